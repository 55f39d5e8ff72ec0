# SPDX-License-Identifier: GPL-2.0-only
#
# Generate code from .hooks files in a Kbuild directory.
#
#	obj-m += disk.o
#	disk-y := disk_main.o disk_hooks.o
#	hooks-y += disk.hooks
#	include <this file>
#
# The last line stands behind all others: it looks at the lists of objects. From
# disk.hooks come disk_hooks.h, which the sources include, disk_hooks.c, and the
# documentation and the manifest, disk_hooks.rst and disk_hooks.json.
#
# The generator leaves files alone that stay the same. A stamp tells make that it
# has run; objects depend on the headers, so that a spec that was only touched
# rebuilds nothing.

hooks-gen := $(patsubst %/,%,$(dir $(lastword $(MAKEFILE_LIST))))
hooks-generator := $(hooks-gen)/hookgen $(wildcard $(hooks-gen)/hooksgen/*.py)

hooks-stems := $(patsubst %.hooks,%,$(sort $(hooks-y) $(hooks-m)))
hooks-headers := $(hooks-stems:%=$(obj)/%_hooks.h)
hooks-sources := $(hooks-stems:%=$(obj)/%_hooks.c)
hooks-stamps := $(hooks-stems:%=$(obj)/.%_hooks.stamp)

# A file that somebody has deleted is to be made again.
hooks-whole = $(and $(wildcard $(obj)/$(1)_hooks.h),$(wildcard $(obj)/$(1)_hooks.c))
$(foreach stem,$(hooks-stems),$(if $(call hooks-whole,$(stem)),,\
	$(shell rm -f $(obj)/.$(stem)_hooks.stamp)))

quiet_cmd_hookgen = HOOKGEN $(obj)/$*_hooks.c
      cmd_hookgen = $(or $(PYTHON3),python3) $(hooks-gen)/hookgen generate -o $(obj) $< && touch $@

$(hooks-stamps): $(obj)/.%_hooks.stamp: $(src)/%.hooks $(hooks-generator) FORCE
	$(call if_changed,hookgen)

$(hooks-headers): $(obj)/%_hooks.h: $(obj)/.%_hooks.stamp
	@:
$(hooks-sources): $(obj)/%_hooks.c: $(obj)/.%_hooks.stamp
	@:

# Before the first build nobody knows which source includes what: every object
# waits for all the headers. Afterwards the compiler's own lists are exact.
hooks-modules := $(patsubst %.o,%,$(filter %.o,$(obj-y) $(obj-m) $(lib-y)))
hooks-objects := $(filter %.o,$(obj-y) $(obj-m) $(lib-y) \
	$(foreach module,$(hooks-modules),$($(module)-y) $($(module)-m) $($(module)-objs)))
hooks-objects := $(patsubst %.o,$(obj)/%,$(sort $(hooks-objects)))
$(foreach suffix,o i s lst,$(addsuffix .$(suffix),$(hooks-objects))): | $(hooks-headers)

targets += $(hooks-stems:%=.%_hooks.stamp)
clean-files += $(foreach suffix,h c rst json,$(hooks-stems:%=%_hooks.$(suffix)))
clean-files += $(hooks-stems:%=.%_hooks.stamp)
ccflags-y += -I$(obj) -I$(hooks-gen)/../include
