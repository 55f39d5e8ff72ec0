# SPDX-License-Identifier: GPL-2.0-only
# shellcheck shell=dash
#
# Sourced by the scripts that torture hooks: what goes on beside it, and its report.

torture_dir=/sys/kernel/debug/hooks_torture
_beside=/sys/module/hooks_torture/parameters/beside
report=$torture_dir/report
_going=/tmp/torture
trouble=/tmp/trouble

load() {
	_module=$1
	shift
	insmod "/rig/modules/$_module.ko" "$@"
}

complain() { echo "$*" >> $trouble; }

# Each of these goes on until the file is gone. The module, loaded with beside=1, is told
# when they have ended: what it finds at the end is then its own.

begin_beside() { : > $_going; }

end_beside() {
	rm -f $_going
	wait
	echo 0 > $_beside
}

going() { [ -e $_going ]; }

hotplug() {
	_rounds=0
	while going; do
		for _cpu in /sys/devices/system/cpu/cpu[1-9]; do
			echo 0 > "$_cpu/online" || complain "cannot take $_cpu off"
			usleep 300000
			echo 1 > "$_cpu/online" || complain "cannot take $_cpu on"
			going || break
		done
		_rounds=$((_rounds + 1))
		echo $_rounds > /tmp/hotplugs
	done
}

# All events at once, some alone, and a reader.
events() {
	_events=/sys/kernel/tracing/events/hooks_torture
	[ -d $_events ] || return
	while going; do
		echo 1 > $_events/enable || complain "cannot enable events"
		usleep 200000
		echo 0 > $_events/watch/enable
		echo 0 > $_events/ask_asleep/enable
		usleep 100000
		head -n 20 /sys/kernel/tracing/trace > /dev/null
		echo 0 > $_events/enable || complain "cannot disable events"
		usleep 100000
	done
	echo 0 > $_events/enable
}

# Grace periods of both kinds, and people who look.
looking() {
	while going; do
		echo 1 > /sys/kernel/rcu_expedited
		cat /sys/kernel/debug/hooks/hooks \
			/sys/kernel/debug/hooks/torture/*/handlers > /dev/null
		usleep 1000000
		echo 0 > /sys/kernel/rcu_expedited
		echo 1 > /sys/kernel/debug/hooks/torture/ask/stats
		usleep 300000
		echo 0 > /sys/kernel/debug/hooks/torture/ask/stats
	done
}

# Case 3: a module goes while one of its handlers is busy, or asleep.
_inside=/sys/module/hooks_torture_visitor/parameters/inside

wait_inside() {
	_tries=0
	while [ "$(cat $_inside)" = 0 ] && [ $_tries -lt 50 ]; do
		_tries=$((_tries + 1))
	done
	[ $_tries -lt 50 ]
}

visits() {
	_visits=0
	while going; do
		load hooks_torture_visitor busy_ms=200 || complain "the visitor cannot come"
		! wait_inside || echo . >> /tmp/busy
		rmmod hooks_torture_visitor || complain "the visitor cannot go"
		load hooks_torture_forgetful || complain "the forgetful one cannot come"
		usleep 20000
		rmmod hooks_torture_forgetful || complain "the forgetful one cannot go"
		_visits=$((_visits + 1))
		echo $_visits > /tmp/visits
	done
}

_uptime() { cut -d . -f 1 /proc/uptime; }

# For so many seconds, or until the first failure.
go_on() {
	_end=$(($(_uptime) + $1))
	while [ "$(_uptime)" -lt $_end ] && running; do
		sleep 1
	done
}

running() { grep -q '^torture: running' $report; }

wait_for_end() {
	while running; do
		sleep 1
	done
}

# number WHAT: how much of it the report has.
number() { sed -n "s/^\([0-9]*\) $1\$/\1/p" $report; }

# at_least NAME WHAT NUMBER
at_least() { passes "$1" [ "$(number "$2")" -ge "$3" ]; }

show_report() { sed 's/^/# /' $report; }
