# SPDX-License-Identifier: GPL-2.0-only
# shellcheck shell=dash
#
# Sourced by the guest's test scripts: memory that nobody points to any more.

_kmemleak=/sys/kernel/debug/kmemleak

# no_leaks NAME: the kernel reports none. What is lost was allocated 5 s ago, and has
# not changed from one scan to the next.
no_leaks() {
	if [ ! -e $_kmemleak ]; then
		skip "$1" "this kernel has no kmemleak"
		return
	fi
	sleep 6
	echo scan > $_kmemleak
	echo scan > $_kmemleak
	same "$1" "$(cat $_kmemleak)" ""
}
