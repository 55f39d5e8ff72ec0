# SPDX-License-Identifier: GPL-2.0-only
# shellcheck shell=dash
#
# Sourced by the guest's test scripts: results in the Test Anything Protocol.

tests=0
failed=0

# result STATUS NAME
result() {
	tests=$((tests + 1))
	if [ "$1" -eq 0 ]; then
		echo "ok $tests - $2"
	else
		echo "not ok $tests - $2"
		failed=$((failed + 1))
	fi
}

# skip NAME REASON
skip() {
	tests=$((tests + 1))
	echo "ok $tests - $1 # SKIP $2"
}

# passes NAME COMMAND...: the command succeeds; what it printed is shown if not.
passes() {
	_name=$1
	shift
	if _out=$("$@" 2>&1); then
		result 0 "$_name"
	else
		_rc=$?
		printf '%s\n' "$_out" | sed 's/^/# /'
		echo "# status $_rc: $*"
		result 1 "$_name"
	fi
}

# refused NAME COMMAND...: the command fails.
refused() {
	_name=$1
	shift
	if _out=$("$@" 2>&1); then
		printf '%s\n' "$_out" | sed 's/^/# /'
		echo "# succeeded: $*"
		result 1 "$_name"
	else
		result 0 "$_name"
	fi
}

# same NAME GOT WANTED
same() {
	if [ "$2" = "$3" ]; then
		result 0 "$1"
	else
		printf 'got:    %s\nwanted: %s\n' "$2" "$3" | sed 's/^/# /'
		result 1 "$1"
	fi
}

# The plan comes last; a script that dies before it has none.
end_of_tests() {
	echo "1..$tests"
	[ "$failed" -eq 0 ]
}
