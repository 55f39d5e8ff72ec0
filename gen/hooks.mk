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
# A module without specs, that registers handlers or has sites of another's hooks,
# includes it too: the headers of the library are found, and so are its symbols,
# unless KBUILD_EXTRA_SYMBOLS is given to make, if this file is included by the Kbuild
# file of the directory that make is given as M=. Those of the owner of the hooks are
# to be added:
#
#	ccflags-y += -I<where disk_hooks.h is>
#	KBUILD_EXTRA_SYMBOLS += <where the owner was built>/Module.symvers
#
# All specs of a directory are read together, so that a name in two of them is an
# error at its place. The generator leaves files alone that stay the same: a stamp
# tells make that it has run, and objects depend on the headers, so that a spec
# that was only touched rebuilds nothing.

hooks-gen := $(patsubst %/,%,$(dir $(lastword $(MAKEFILE_LIST))))
hooks-generator := $(hooks-gen)/hookgen $(wildcard $(hooks-gen)/hooksgen/*.py)
hooks-include := $(realpath $(hooks-gen)/../include)
ifneq ($(words $(wildcard $(hooks-gen)/hookgen) $(hooks-include)),2)
$(error hooks.mk has no hookgen beside it: the path of the hooks library must not \
have a space)
endif

# Of an installed library, for the kernel; or of one that is built where it is.
KBUILD_EXTRA_SYMBOLS += $(firstword $(wildcard \
	$(hooks-gen)/../kernels/$(KERNELRELEASE)/Module.symvers $(hooks-gen)/../Module.symvers))

hooks-specs := $(sort $(hooks-y) $(hooks-m))
hooks-stems := $(hooks-specs:.hooks=)
hooks-headers := $(hooks-stems:%=$(obj)/%_hooks.h)
hooks-sources := $(hooks-stems:%=$(obj)/%_hooks.c)
hooks-files := $(foreach suffix,h c rst json,$(hooks-stems:%=%_hooks.$(suffix)))
hooks-stamp := $(obj)/.hooks.stamp

# A file that somebody has deleted is to be made again.
ifneq ($(filter-out $(wildcard $(addprefix $(obj)/,$(hooks-files))),\
	$(addprefix $(obj)/,$(hooks-files))),)
$(shell rm -f $(hooks-stamp))
endif

quiet_cmd_hookgen = HOOKGEN $(hooks-sources)
      cmd_hookgen = $(or $(PYTHON3),python3) $(hooks-gen)/hookgen generate -o $(obj) \
	$(filter %.hooks,$^); touch $@

$(hooks-stamp): $(addprefix $(src)/,$(hooks-specs)) $(hooks-generator) FORCE
	$(call if_changed,hookgen)

$(hooks-headers) $(hooks-sources): $(hooks-stamp)
	@:

# Before the first build nobody knows which source includes what: every object
# waits for all the headers. Afterwards the compiler's own lists are exact.
hooks-modules := $(patsubst %.o,%,$(filter %.o,$(obj-y) $(obj-m) $(lib-y)))
hooks-objects := $(filter %.o,$(obj-y) $(obj-m) $(lib-y) \
	$(foreach module,$(hooks-modules),$($(module)-y) $($(module)-m) $($(module)-objs)))
hooks-objects := $(patsubst %.o,$(obj)/%,$(sort $(hooks-objects)))
$(foreach suffix,o i s lst,$(addsuffix .$(suffix),$(hooks-objects))): | $(hooks-headers)

targets += .hooks.stamp
clean-files += .hooks.stamp $(hooks-files)
ccflags-y += -I$(obj)

# The library's headers come before the kernel's, whose source may have another tree's
# library grafted in. Directories below inherit this; in a tree they are the kernel's.
ifneq ($(KBUILD_EXTMOD),)
LINUXINCLUDE := -I$(hooks-include) $(filter-out -I$(hooks-include),$(LINUXINCLUDE))
endif
