# SPDX-License-Identifier: GPL-2.0-only
# shellcheck shell=dash
# shellcheck disable=SC2034  # for the scripts that source this
#
# Sourced by the guest's scripts that run a suite of others beside our modules: hooks
# that are counted, traced and hit all the time, and what the suite says of itself.

# shellcheck source-path=SCRIPTDIR
. "$(dirname "$0")/tap.sh"
. "$(dirname "$0")/log.sh"
. "$(dirname "$0")/hookdisk.sh"

dir=/sys/kernel/debug/hooks
params=/sys/module/probe/parameters
place=/tmp/peers

# shown STATE: lines that are no results of ours, as they come.
shown() {
	while IFS= read -r _line; do
		echo "# $1: $_line"
	done
}

# load_all TRACE: with handlers on all hooks, and events where TRACE says.
load_all() {
	passes "the library loads" load hooks
	passes "the disk loads" load_disk
	passes "its guard loads" load_guard
	passes "its histogram loads" load_latency
	passes "the probe loads" load probe
	passes "hooks are counted and traced" \
		sh -c "echo 'hook=* +count +hist $1' > $dir/control"
}

unload_all() {
	echo 'hook=* -all' > $dir/control
	rmmod probe hookdisk_latency hookdisk_guard hookdisk
	passes "all go" rmmod hooks
}

# Hits on all hooks, until the file is gone.
begin_hits() {
	: > /tmp/hitting
	while [ -e /tmp/hitting ]; do
		echo 1 > $params/hit
		read_blocks 0 8 > /dev/null
		usleep 200000
	done &
	hitter=$!
}

end_hits() {
	rm /tmp/hitting
	wait "$hitter"
}

# hits HOOK
hits() { awk '$1 == "hits" { print $2 }' "$dir/$1/count"; }

# What must hold after a suite that ran beside hooks.
look_at_hooks() {
	passes "with: they were hit" [ "$(hits probe/point)" -gt 100 ]
	passes "with: the disk's too" [ "$(hits hookdisk/submit)" -gt 100 ]
	same "with: their sites are armed" "$(cat $params/armed)$(instruction submit)" 11JMP
	same "with: nothing warns" "$(log | grep -E '^(WARNING|BUG|Oops)')" ""
}

mkdir $place
ip link set lo up
