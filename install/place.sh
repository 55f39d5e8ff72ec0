# SPDX-License-Identifier: GPL-2.0-only
# shellcheck shell=sh
#
# Sourced by the scripts that install: where things go.

die() {
	echo "${0##*/}: $*" >&2
	exit 2
}

# absolute NAME VALUE: make runs in other directories too.
absolute() {
	case $2 in
	/*) ;;
	*) die "$1=$2 does not begin with /" ;;
	esac
}

# whole NAME VALUE: make takes it for one word, and leaves it as it is.
whole() {
	case $2 in
	*[[:space:]:\;\#\$%\|\&\*\?\\]*)
		die "$1=$2 has a character that make cannot have in a path"
		;;
	esac
}

prefix=${PREFIX:-/usr/local}
absolute PREFIX "$prefix"
whole PREFIX "$prefix"
[ -z "${DESTDIR-}" ] || absolute DESTDIR "$DESTDIR"
# shellcheck disable=SC2034  # for the scripts that source this
installed=${DESTDIR-}$prefix
