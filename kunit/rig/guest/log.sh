# SPDX-License-Identifier: GPL-2.0-only
# shellcheck shell=dash
#
# Sourced by the guest's test scripts: the kernel's log since a mark.

mark() { echo "rig: mark" > /dev/kmsg; }

# Without the times, and without what the kernel says of any module from outside, or of
# a host that had no time for it.
log() {
	dmesg | sed 's/^\[[^]]*\] //' |
		awk '/^rig: mark$/ { text = ""; next } { text = text $0 "\n" }
			END { printf "%s", text }' |
		grep -v -E -e "loading out-of-tree module taints kernel" \
			-e "module verification failed" \
			-e "^hrtimer: interrupt took|^clocksource: Long readout interval"
}

# only NAME PATTERN: each line of it matches.
only() { same "$1" "$(log | grep -v -E "$2")" ""; }
