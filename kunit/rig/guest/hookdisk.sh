# SPDX-License-Identifier: GPL-2.0-only
# shellcheck shell=dash
# shellcheck disable=SC2034  # for the scripts that source this
#
# Sourced by the guest's scripts that use the sample disk. It has 64 MB; the
# file system gets the first 48, and the guard protects the last megabyte.

disk=/dev/hookdisk0
first=129024
last=131071
tracing=/sys/kernel/tracing
events=$tracing/events/hooks_hookdisk
histogram=/sys/kernel/debug/hookdisk_latency

load() {
	_module=$1
	shift
	insmod "/rig/modules/$_module.ko" "$@"
}

load_disk() { load hookdisk size_mb=64; }
load_guard() { load hookdisk_guard first="$first" last="$last"; }
load_latency() { load hookdisk_latency; }

# site HOOK: the address in memory of the hook's first site.
site() {
	awk -v key="__hook_hookdisk_$1_def" '$1 == "hookdisk" && $5 == key { print $2, $3; exit }' \
		/rig/sites > /tmp/site
	read -r _section _offset < /tmp/site || return 1
	_base=$(cat "/sys/module/hookdisk/sections/$_section") || return 1
	printf '%#x' $((_base + _offset))
}

# bytes HOOK: the first bytes at the site, as the processor would find them now.
bytes() {
	_address=$(site "$1") && /rig/kcore-read "$_address" 5
}

# instruction HOOK: what they are.
instruction() {
	_bytes=$(bytes "$1") || return 1
	case $_bytes in
	"66 90 "*) echo NOP ;;
	"0f 1f 44 00 00") echo NOP ;;
	"eb "* | "e9 "*) echo JMP ;;
	*) echo "$_bytes" ;;
	esac
}

# The disk's blocks from A on, N of them of 4 KB, past the page cache.
read_blocks() { dd if=$disk bs=4k skip="$1" count="$2" iflag=direct 2> /dev/null; }
write_blocks() { dd of=$disk bs=4k seek="$1" count="$2" oflag=direct conv=notrunc; }
protected_block() { echo $((first / 8)); }

# What the block layer counted since the disk is there: reads, writes, discards
# and flushes that were completed; sectors read, written and discarded.
completed() { awk '{ print $1 + $5 + $12 + $16 }' /sys/block/hookdisk0/stat; }
sectors() { awk '{ print $3 + $7 + $14 }' /sys/block/hookdisk0/stat; }

make_fs() { mkfs.ext4 -q -F $disk 48M && mount -t ext4 $disk /mnt; }

# Some files of all sizes, and the checksums that they must have.
write_files() {
	mkdir /mnt/files
	for _size in 1 100 4095 4096 4097 65536 1000000 8000000; do
		yes "hookdisk $_size" | head -c "$_size" > "/mnt/files/$_size"
	done
	(cd /mnt/files && sha256sum ./*) > /tmp/sums
	sync
}

# From the disk and not from memory.
read_files() {
	echo 3 > /proc/sys/vm/drop_caches
	(cd /mnt/files && sha256sum -c /tmp/sums)
}
