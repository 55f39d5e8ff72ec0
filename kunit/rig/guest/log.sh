# SPDX-License-Identifier: GPL-2.0-only
# shellcheck shell=dash
#
# Sourced by the guest's test scripts: the kernel's log since a mark.

mark() { echo "rig: mark" > /dev/kmsg; }

# Without the times, and without what the kernel says of any module from outside.
log() {
	dmesg | sed 's/^\[[^]]*\] //' |
		awk '/^rig: mark$/ { text = ""; next } { text = text $0 "\n" }
			END { printf "%s", text }' |
		grep -v -E "loading out-of-tree module taints kernel|module verification failed"
}

# only NAME PATTERN: each line of it matches.
only() { same "$1" "$(log | grep -v -E "$2")" ""; }
