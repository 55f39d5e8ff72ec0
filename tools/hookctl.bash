# SPDX-License-Identifier: GPL-2.0-only
# Completion of hookctl for bash.

_hookctl_names()
{
	hookctl list 2> /dev/null | awk 'NR > 1 { print $1 }'
}

_hookctl_facilities()
{
	_hookctl_names | cut -d : -f 1 | sort -u
}

# What may stand behind the equals sign of a selector, or a selector or an action.
_hookctl_selectors()
{
	case $1 in
	facility=*) _hookctl_facilities | sed 's/^/facility=/' ;;
	hook=*) _hookctl_names | sed 's/^/hook=/' ;;
	level=*) printf 'level=%s\n' core detail ;;
	severity[=\<\>]*)
		local op=${1#severity}
		printf "severity${op%%[a-z]*}%s\n" debug info warning
		;;
	class=*) printf 'class=%s\n' security perf trace ;;
	[+-]*) printf '%s\n' {+,-}{trace,count,hist,stats} -all ;;
	*) printf '%s\n' facility= hook= level= severity= class= module= ;;
	esac
}

_hookctl()
{
	local cur=${COMP_LINE:0:COMP_POINT} command='' word words
	cur=${cur##* }

	for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
		[[ $word == -* ]] || { command=$word; break; }
	done
	case $command in
	"") words="list select status watch hist record doctor --json --help" ;;
	list | watch | hist) words=$(_hookctl_names) ;;
	select) words="$(_hookctl_selectors "$cur") --dry-run save load" ;;
	record) words="$(_hookctl_selectors "$cur") -o -b -t --" ;;
	*) words=--json ;;
	esac
	mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
	# bash takes a word apart at = and : and completes what stands behind them.
	local part=${cur%"${cur##*[=:]}"}
	COMPREPLY=("${COMPREPLY[@]#"$part"}")
	if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then
		compopt -o nospace
	fi
}

complete -F _hookctl hookctl
