# SPDX-License-Identifier: GPL-2.0-only
#
# What people type. The kernel's build system reads Kbuild and not this file.
ifeq ($(KERNELRELEASE),)

# For the demo, the version of a stock kernel of Debian's; for everything else, a
# kernel's directory. Modules are built with the headers of KDIR, by default those
# of the running kernel.
KERNEL ?=
KDIR ?= $(or $(KERNEL),/lib/modules/$(shell uname -r)/build)

PREFIX ?= $(or $(prefix),/usr/local)
DESTDIR ?=
export PREFIX DESTDIR

# How long the long forms go on.
SECONDS ?= 3600
INPUTS ?= 1000000
WRITES ?= 100000

.PHONY: help modules modules_install install uninstall graft ungraft
.PHONY: demo check lint matrix bench torture kcsan commands faults fuzz clean

help:
	@echo 'make demo           boot a stock kernel with the library and show what it does'
	@echo 'make demo DEMO_SHELL=1'
	@echo '                    the same, with a shell on the machine at the end'
	@echo 'make modules        build hooks.ko for the running kernel, or that of KDIR='
	@echo 'make modules_install'
	@echo '                    install it, below DESTDIR= if that is said'
	@echo 'make install        install what authors of modules need below PREFIX=/usr/local:'
	@echo '                    headers, the generator and hooks.mk; and hookctl if it is built'
	@echo 'make uninstall      take both out again'
	@echo 'make graft KERNEL=DIR'
	@echo "                    put the library into a kernel's source tree"
	@echo 'make ungraft KERNEL=DIR'
	@echo '                    take it out again'
	@echo 'make check          run all tests'
	@echo 'make check SUITE=x  run one suite of kunit/rig/suites'
	@echo 'make lint           have all files checked, by checkpatch, sparse, mypy and others'
	@echo 'make matrix         run suites on all kernels, by all compilers, in all layouts;'
	@echo '                    writes Documentation/matrix/cells.txt'
	@echo 'make matrix CELL=6.12-gcc-stock'
	@echo '                    the same for one cell of kunit/rig/matrix, or for a kernel'
	@echo 'make bench          measure hooks and their peers, for build/bench-figures and'
	@echo '                    Documentation/performance'
	@echo 'make torture SECONDS=3600'
	@echo '                    torture hooks for so long, on a kernel with KASAN and lockdep'
	@echo 'make kcsan SECONDS=3600'
	@echo '                    the same on a kernel that looks for data races'
	@echo 'make commands WRITES=100000'
	@echo '                    write so many random commands, on a kernel with KASAN'
	@echo 'make faults         see to it that the tests notice faults in the library'
	@echo 'make fuzz INPUTS=1000000'
	@echo '                    give so many mutated specs to the generator'
	@echo 'make clean          remove what was built here'
	@echo
	@echo 'make demo KERNEL=6.1 chooses the stock kernel for the demo by its version; elsewhere'
	@echo "KERNEL is a kernel's directory, which modules take for KDIR if that is not said."
	@echo 'Kernels and what else takes long to get are kept in $$HOOKS_CACHE, by default'
	@echo '~/.cache/hooks.'

# What was said to this make for the kernel's: variables, as W=1 and CC=, and -k. Words
# of a value may look like variables, and are none.
quote = '$(subst ','\'',$(1))'
said := $(sort $(foreach word,$(MAKEOVERRIDES),$(patsubst %:,%,$(firstword $(subst =, ,$(word))))))
said := $(filter-out KERNEL KDIR PREFIX prefix DESTDIR,$(said))
said := $(foreach name,$(said),$(if $(filter command,$(origin $(name))),$(name)))
passed = $(foreach name,$(said),$(call quote,$(name)=$($(name)))) \
	$(if $(findstring k,$(filter-out --%,$(firstword -$(MAKEFLAGS)))),-k)

modules:
	@install/modules '$(KDIR)' $(passed)

modules_install:
	@install/modules --install '$(KDIR)' $(passed)

install:
	@install/library
	@[ ! -e tools/hookctl ] || $(MAKE) --no-print-directory -C tools install

uninstall:
	@install/library --undo
	@$(MAKE) --no-print-directory -C tools uninstall

graft:
	@kunit/rig/graft '$(or $(KERNEL),$(error say KERNEL=DIRECTORY))'

ungraft:
	@kunit/rig/graft --undo '$(or $(KERNEL),$(error say KERNEL=DIRECTORY))'

demo:
	@kunit/rig/packages demo
	@kunit/rig/demo $(KERNEL:%=-v %) $(if $(filter-out 0,$(DEMO_SHELL)),--shell)

check:
	@kunit/rig/packages check
	@kunit/rig/check.py $(SUITE)

lint:
	@kunit/rig/packages check
	@kunit/rig/lint.py

matrix:
	@kunit/rig/packages matrix
	@kunit/rig/matrix.py $(CELL)

bench:
	@kunit/rig/packages check
	@bench/run --all build/bench-figures

torture:
	@kunit/rig/packages check
	@kunit/rig/x86 -a "hooks_seconds=$(SECONDS) hooks_changes=100000 hooks_hits=10000000" \
		debug test-torture --limit $$(($(SECONDS) * 2 + 900)) --silence 600

kcsan:
	@kunit/rig/packages check
	@kunit/rig/x86 -a "hooks_seconds=$(SECONDS)" \
		kcsan test-torture --limit $$(($(SECONDS) * 2 + 900)) --silence 600

faults:
	@kunit/rig/packages check
	@kunit/torture/faults/run

# Others each time, unless SEED says which.
fuzz:
	@gen/tests/fuzz $(INPUTS) $(or $(SEED),$$(date +%s)00000)

commands:
	@kunit/rig/packages check
	@kunit/rig/x86-commands -n $(WRITES) -s $(or $(SEED),$$(date +%s)) \
		--limit $$(($(WRITES) / 5 + 900)) --silence $$(($(WRITES) / 5 + 900))

clean:
	rm -rf build

endif
