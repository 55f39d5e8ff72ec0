# SPDX-License-Identifier: GPL-2.0-only
# shellcheck shell=dash
#
# Sourced by the guest's test scripts: memory that nobody points to any more.

_kmemleak=/sys/kernel/debug/kmemleak

# What was lost before is not ours.
forget_leaks() {
	echo scan > $_kmemleak && echo clear > $_kmemleak
}

# no_leaks NAME: the kernel reports none; it takes what is 5 s old for lost.
no_leaks() {
	sleep 6
	echo scan > $_kmemleak
	echo scan > $_kmemleak
	same "$1" "$(cat $_kmemleak)" ""
}
