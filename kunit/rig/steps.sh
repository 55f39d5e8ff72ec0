# SPDX-License-Identifier: GPL-2.0-only
# shellcheck shell=bash
#
# Sourced by the rig's scripts: where things are kept, how a long step tells of
# itself, and how the cache is filled so that no reader sees half an entry.

rig=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck disable=SC2034  # for the scripts that source this
top=$(cd "$rig/../.." && pwd)
cache=${HOOKS_CACHE:-${HOME:-/root}/.cache/hooks}
# The clang that kernels and modules are built with, as make's LLVM= has it.
# shellcheck disable=SC2034
llvm=-19
set -o pipefail
PATH=$PATH:/usr/sbin:/sbin
export LC_ALL=C
export CCACHE_DIR=$cache/ccache

say() {
	echo "== $*" >&2
}

die() {
	echo "${0##*/}: $*" >&2
	exit 1
}

# lacks TEXT: what is asked for cannot be had here. matrix.py knows it by the status.
lacks() {
	echo "${0##*/}: $*" >&2
	exit 77
}

# needs PROGRAM...: what cannot be done without them.
needs() {
	local program

	for program; do
		command -v "$program" > /dev/null || lacks "no $program"
	done
}

# step TITLE COMMAND...: one line when it begins, one when it ends; the
# command's own output is shown only if it fails. The command is a subshell with
# an errexit of its own, since within a condition the shell would ignore it.
step() {
	local title=$1 log start=$SECONDS rc

	shift
	log=$(mktemp)
	say "$title ..."
	set +e
	(
		set -e
		"$@"
	) > "$log" 2>&1 < /dev/null
	rc=$?
	set -e
	if [ "$rc" -ne 0 ]; then
		tail -n 40 "$log" >&2
		rm -f "$log"
		die "$title: failed with status $rc"
	fi
	rm -f "$log"
	say "$title: done in $((SECONDS - start)) s"
}

# A directory of this run's own, on the cache's file system. It goes when the
# script ends; what killed runs left goes when it is a day old.
scratch() {
	mkdir -p "$cache/tmp"
	find "$cache/tmp" -mindepth 1 -maxdepth 1 -mtime +0 -exec rm -rf {} +
	scratch=$(mktemp -d "$cache/tmp/XXXXXX")
	trap 'rm -rf "$scratch"' EXIT
	trap 'exit 1' HUP INT TERM
}

# keep NEW PLACE: make a finished file or directory an entry of the cache.
# Where another run was faster its entry is as good.
keep() {
	mkdir -p "$(dirname "$2")"
	mv -T "$1" "$2" 2> /dev/null || [ -e "$2" ] || die "cannot write $2"
}

# lock PLACE: one at a time, until the script ends or says unlock. What is built in
# PLACE others may be building too.
lock() {
	exec 9> "$1.lock"
	flock -n 9 || step "wait for another build" flock 9
}

unlock() {
	flock -u 9
}

# check_config FRAGMENT CONFIG: what a fragment asks for and a kernel's configuration
# does not have is a mistake in the fragment. Of two lines for one option the later holds.
check_config() {
	local line

	while read -r line; do
		case $line in
		'#'* | '') ;;
		*=n) ! grep -q "^${line%=n}=" "$2" || die "$line is ignored" ;;
		*) grep -qxF "$line" "$2" || die "$line is ignored" ;;
		esac
	done < <(tac "$1" | sort -s -u -t = -k 1,1)
}

# guest_program NAME DIR: the guest's own program of that name, put into DIR.
guest_program() {
	gcc -D_GNU_SOURCE -O2 -Wall -Wextra -Werror -static -o "$2/$1" "$rig/guest/$1.c"
}
