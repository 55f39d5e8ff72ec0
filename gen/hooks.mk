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
# An owner that is built by the same make, in a tree or below the same M=, is named by
# its directory, seen from this one: its headers are made in time then, and found.
#
#	hooks-needs += ../disk
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

hooks-specs := $(sort $(hooks-y) $(hooks-m))
hooks-misplaced := $(filter-out %.hooks,$(hooks-specs)) $(foreach spec,$(hooks-specs),\
	$(if $(findstring /,$(spec)),$(spec)))
ifneq ($(strip $(hooks-misplaced)),)
$(error hooks-y takes specs of its own directory, NAME.hooks, and not \
$(firstword $(hooks-misplaced)))
endif

# The symbols for this kernel: of an installed library, of make modules, or of a build
# in the library's own directory, which may have been for another kernel.
ifneq ($(KBUILD_EXTMOD),)
hooks-built := $(firstword $(wildcard $(foreach place,kernels build/kernels,\
	$(hooks-gen)/../$(place)/$(KERNELRELEASE)/Module.symvers)))
ifeq ($(hooks-built),)
hooks-built := $(if $(shell grep -l -s -F 'vermagic=$(KERNELRELEASE) ' \
	$(hooks-gen)/../hooks/hooks.ko),$(wildcard $(hooks-gen)/../Module.symvers))
endif
KBUILD_EXTRA_SYMBOLS += $(hooks-built)
hooks-make := $(if $(wildcard $(hooks-gen)/../install/modules),modules,install modules_install)
hooks-within := $(filter $(realpath $(KBUILD_EXTMOD))/%,$(hooks-include))

# What is built with other headers than hooks.ko was would be refused, or worse. Symbols
# that were given to make, or that this build makes, are others; make clean needs none.
hooks-sum := $(hooks-built:%/Module.symvers=%/headers.sum)
hooks-others := $(hooks-within) $(filter-out $(KBUILD_EXTRA_SYMBOLS),$(hooks-built))
ifeq ($(strip $(filter __clean,$(PHONY)) $(hooks-others)),)
ifneq ($(wildcard $(hooks-sum)),)
ifneq ($(shell cat $(hooks-sum)),$(shell export LC_ALL=C; cat $(hooks-include)/linux/*.h | cksum))
$(error hooks.ko for $(KERNELRELEASE) was built with other headers than \
$(hooks-include): say make $(hooks-make) in the library's tree)
endif
endif
endif

# Without symbols modpost says of each that it is undefined: surely so if there are
# specs, and if neither the kernel has hooks nor another directory of this build.
ifneq ($(filter __modpost,$(PHONY)),)
ifeq ($(hooks-built)$(hooks-within)$(CONFIG_HOOKS),)
hooks-lacking := $(if $(shell grep -l -s -w hooks_announce $(KBUILD_EXTRA_SYMBOLS) /dev/null),,no)
endif
endif
ifneq ($(hooks-lacking),)
hooks-lacking := no symbols of hooks for $(KERNELRELEASE): say make $(hooks-make) in the \
library's tree
$(if $(and $(hooks-specs),$(wildcard $(objtree)/Module.symvers)),$(error \
$(hooks-lacking)),$(warning $(hooks-lacking)))
endif
endif

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

# hooks-beside DIRECTORY,PATH/: where the path leads from there, as Kbuild spells it.
hooks-beside = $(if $(filter ../%,$(2)),$(call \
	hooks-beside,$(patsubst %/,%,$(dir $(1))),$(patsubst ../%,%,$(2))),$(patsubst \
	%/,%,$(patsubst ./%,%,$(1)/$(2))))
hooks-source := $(if $(KBUILD_EXTMOD)$(filter $(srctree)/%,$(src)),$(src),$(srctree)/$(src))
hooks-needed := $(foreach need,$(hooks-needs),$(call hooks-beside,$(obj),$(need:%/=%)/))
hooks-awaited := $(addsuffix /.hooks.stamp,$(hooks-needed))

# Two makes may do this at once, and the generator then finds nothing to change. Headers
# that are there already wait too, so that their times are looked at afterwards.
$(hooks-awaited): FORCE
	$(Q)$(MAKE) $(build)=$(@D) $@

$(wildcard $(hooks-needed:%=%/*_hooks.h)): $(hooks-awaited)
	@:

ccflags-y += $(addprefix -I,$(sort $(hooks-needed) $(foreach need,$(hooks-needs),$(call \
	hooks-beside,$(hooks-source),$(need:%/=%)/))))

# Before the first build nobody knows which source includes what: every object
# waits for all the headers. Afterwards the compiler's own lists are exact.
hooks-modules := $(patsubst %.o,%,$(filter %.o,$(obj-y) $(obj-m) $(lib-y)))
hooks-objects := $(filter %.o,$(obj-y) $(obj-m) $(lib-y) \
	$(foreach module,$(hooks-modules),$($(module)-y) $($(module)-m) $($(module)-objs)))
hooks-objects := $(patsubst %.o,$(obj)/%,$(sort $(hooks-objects)))
$(foreach suffix,o i s lst,$(addsuffix .$(suffix),$(hooks-objects))): | $(hooks-headers) \
	$(hooks-awaited)

targets += .hooks.stamp
# What somebody wrote by hand hookgen has refused to replace.
ifneq ($(filter __clean,$(PHONY)),)
hooks-files := $(notdir $(shell grep -l -s -e ' by hookgen; change that file' \
	-e '^  "facility": ' $(addprefix $(obj)/,$(hooks-files)) /dev/null))
endif
clean-files += .hooks.stamp $(hooks-files)
ccflags-y += -I$(obj)

# The library's headers come before the kernel's, whose source may have another tree's
# library grafted in. Directories below inherit this; in a tree they are the kernel's.
ifneq ($(KBUILD_EXTMOD),)
LINUXINCLUDE := -I$(hooks-include) $(filter-out -I$(hooks-include),$(LINUXINCLUDE))
endif
