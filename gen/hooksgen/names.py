# SPDX-License-Identifier: GPL-2.0-only
"""Every global name that the generated code defines, in one table.

The emitters take the names from here, and the check for clashes looks at the
same table, so that a name cannot be generated unchecked. To add one, add a row.
Locals, and members of records, need no row: they begin with ``__``, which no
name of a specification may.
"""

from __future__ import annotations

import hashlib
from typing import Dict, Iterable, List, NamedTuple


class Pattern(NamedTuple):
    """A generated name: what stands before and after facility_hook, and what it is."""

    prefix: str
    suffix: str
    what: str


HOOK_NAMES: Dict[str, Pattern] = {
    "site": Pattern("hook_", "", "its macro"),
    "enabled": Pattern("hook_", "_enabled", "whether it is armed"),
    "dispatch": Pattern("__hook_", "", "its dispatch function"),
    "many": Pattern("__hook_", "_many", "its dispatch through several slots"),
    "walk": Pattern("__hook_", "_walk", "its dispatch through the array"),
    "tell": Pattern("__hook_", "_tell", "what tells its observers of a verdict"),
    "hook": Pattern("__hook_", "_def", "its struct hook"),
    "slots": Pattern("__hook_", "_slots", "its slots"),
    "labels": Pattern("__hook_", "_labels", "the jump labels of its slots"),
    "decide_fn": Pattern("hook_", "_decide_fn", "the prototype of its security handlers"),
    "observe_fn": Pattern("hook_", "_observe_fn", "the prototype of its perf handlers"),
    "trace_fn": Pattern("hook_", "_trace_fn", "the prototype of its trace handlers"),
    "exists": Pattern("__hook_", "_exists", "whether the kernel has it"),
    "proto": Pattern("__hook_", "_proto", "its prototype as text"),
    "hash": Pattern("__hook_", "_hash", "the hash of that text"),
    "event": Pattern("__hook_", "_event", "its trace event"),
    "record": Pattern("__hook_", "_record", "its record function"),
    "perf": Pattern("__hook_", "_perf", "its record function for perf"),
    "desc": Pattern("__hook_", "_desc", "its description"),
    "idle_decide": Pattern("__hook_", "_idle_decide", "its decider that does nothing"),
    "print": Pattern("__hook_", "_print", "what prints its records"),
    "print_fmt": Pattern("__hook_", "_print_fmt", "the print format of its records"),
    "funcs": Pattern("__hook_", "_funcs", "the functions of its trace event"),
    "fill": Pattern("__hook_", "_fill", "what fills its records"),
    "measure": Pattern("__hook_", "_measure", "what measures its records"),
    "vars": Pattern("__hook_", "_vars", "what its records have room for"),
    "call": Pattern("__hook_", "_call", "the pointer by which its trace event is found"),
}

# One for each slot: its static call.
for _slot in range(8):
    HOOK_NAMES[f"decide_slot_{_slot}"] = Pattern("__hook_", f"_d{_slot}", "a slot that decides")
    HOOK_NAMES[f"observe_slot_{_slot}"] = Pattern("__hook_", f"_o{_slot}", "a slot that observes")

# For each field with a table; the field's name follows the suffix.
FIELD_NAMES: Dict[str, Pattern] = {
    "names": Pattern("__hook_", "_names_", "the table of a field"),
}

# What hooks of a facility share that have the same prototype, or the same layout of records; a
# hash of that follows the facility. It is not the name of one of them, so that a hook that
# changes leaves the others as they are. No other name begins so, and none can meet these.
SHARED_NAMES: Dict[str, Pattern] = {
    "idle_observe": Pattern("__hookidle_", "", "an observer that does nothing"),
    "idle_trace": Pattern("__hookidletrace_", "", "a trace handler that does nothing"),
    "count_observe": Pattern("__hookcount_", "", "what counts an observer"),
    "count_trace": Pattern("__hookcounttrace_", "", "what counts a trace handler"),
    "count_decide": Pattern("__hookcountdecide_", "", "what counts a decider"),
    "meter": Pattern("__hookmeter_", "", "what hands hits to the library's own handlers"),
    "rec": Pattern("__hookrec_", "", "a record"),
    "fields": Pattern("__hookfields_", "", "the fields of a record"),
    "class": Pattern("__hookclass_", "", "the class of trace events with such a record"),
}

FACILITY_NAMES: Dict[str, Pattern] = {
    "facility": Pattern("hook_facility_", "", "the facility's structure"),
    "hooks": Pattern("__hooks_", "", "the list of its hooks"),
    "system": Pattern("__hooks_", "_system", "the group of its trace events"),
}


class Generated(NamedTuple):
    """A name of the generated code."""

    name: str
    what: str


def hook_name(key: str, facility: str, hook: str) -> str:
    """One of a hook's names, by its key in HOOK_NAMES."""
    pattern = HOOK_NAMES[key]
    return f"{pattern.prefix}{facility}_{hook}{pattern.suffix}"


def shared_name(key: str, facility: str, shared: str) -> str:
    """One of the names that hooks share, by its key in SHARED_NAMES."""
    return f"{SHARED_NAMES[key].prefix}{facility}_{shared}"


def digest(*what: object) -> str:
    """What such names end with: a hash of what those who share it have in common."""
    return hashlib.sha256(repr(what).encode()).hexdigest()[:8]


def facility_name(key: str, facility: str) -> str:
    """One of a facility's names, by its key in FACILITY_NAMES."""
    pattern = FACILITY_NAMES[key]
    return f"{pattern.prefix}{facility}{pattern.suffix}"


class Names:
    """A hook's names in the generated code, each an attribute."""

    def __init__(self, facility: str, hook: str) -> None:
        self._facility = facility
        self._hook = hook

    def __getattr__(self, key: str) -> str:
        name = hook_name(key, self._facility, self._hook)
        setattr(self, key, name)     # asked once
        return name


def field_name(key: str, facility: str, hook: str, field: str) -> str:
    """One of the names that a field with a table has, by its key in FIELD_NAMES."""
    pattern = FIELD_NAMES[key]
    return f"{pattern.prefix}{facility}_{hook}{pattern.suffix}{field}"


def identifiers(facility: str, hook: str, tables: Iterable[str] = ()) -> List[str]:
    """The names of hook_names(), without what they are."""
    middle = f"{facility}_{hook}"
    found = [prefix + middle + suffix for prefix, suffix, _ in HOOK_NAMES.values()]
    return found + [prefix + middle + suffix + field for field in tables
                    for prefix, suffix, _ in FIELD_NAMES.values()]


def hook_names(facility: str, hook: str, tables: Iterable[str] = ()) -> List[Generated]:
    """Every global name that a hook makes; tables are its fields that have one."""
    found = [Generated(f"{pattern.prefix}{facility}_{hook}{pattern.suffix}", pattern.what)
             for pattern in HOOK_NAMES.values()]
    found += [Generated(field_name(key, facility, hook, field), pattern.what)
              for field in tables for key, pattern in FIELD_NAMES.items()]
    return found


def facility_names(facility: str) -> List[Generated]:
    """Every global name that a facility makes, beside those of its hooks."""
    return [Generated(facility_name(key, facility), pattern.what)
            for key, pattern in FACILITY_NAMES.items()]


MAX_LENGTH = 64     # of a facility's or a hook's name: they make file names and symbols

# C11, what GNU C adds without underscores, and what the kernel makes a keyword.
KEYWORDS = frozenset("""
    auto break case char const continue default do double else enum extern float for goto
    if inline int long register restrict return short signed sizeof static struct switch
    typedef union unsigned void volatile while asm typeof
    _Alignas _Alignof _Atomic _Bool _Complex _Generic _Imaginary _Noreturn _Static_assert
    _Thread_local
    """.split())

# Typedefs of linux/types.h: a parameter of such a name would hide the type.
TYPES = frozenset("""
    bool u8 u16 u32 u64 s8 s16 s32 s64 uint8_t uint16_t uint32_t uint64_t int8_t int16_t
    int32_t int64_t size_t ssize_t ptrdiff_t uintptr_t intptr_t loff_t off_t pid_t uid_t gid_t
    dev_t mode_t umode_t sector_t blkcnt_t gfp_t fmode_t slab_flags_t phys_addr_t
    resource_size_t dma_addr_t pgoff_t ktime_t time64_t atomic_t atomic64_t wait_queue_head_t
    spinlock_t raw_spinlock_t rwlock_t cpumask_t nodemask_t uuid_t guid_t kuid_t kgid_t
    uint ulong ushort unchar
    """.split())

# Macros without arguments, of which a name in the generated code would be replaced. Those with
# arguments are replaced only before a bracket, and are fine; min and max are refused all the
# same, since expressions of a specification use them.
MACROS: Dict[str, str] = {}


def _macros(where: str, names: str) -> None:
    """Enter names that are macros of one place."""
    MACROS.update(dict.fromkeys(names.split(), where))


_macros("the compiler", "linux unix i386 mips sparc hppa PPC powerpc")
_macros("the kernel", """
    NULL true false current min max fallthrough asmlinkage noinline noinstr notrace asm_inline
    noinline_for_stack nokprobe_inline asm_volatile_goto
    nr_cpu_ids nr_cpumask_bits nr_node_ids nr_online_nodes first_online_node first_memory_node
    node_online_map node_possible_map cpu_possible_mask cpu_online_mask cpu_present_mask
    cpu_active_mask cpu_dying_mask cpu_all_mask cpu_none_mask cpu_info
    HZ PAGE_SIZE PAGE_SHIFT PAGE_MASK NR_CPUS BITS_PER_LONG KERN_INFO THIS_MODULE KBUILD_MODNAME
    EPERM ENOENT EINTR EIO ENOMEM EACCES EFAULT EBUSY EEXIST ENODEV EINVAL ENOSPC
    pageblock_order pageblock_nr_pages console_loglevel my_cpu_offset mmap_min_addr
    kexec_in_progress static_call_initialized swapper_pg_dir vmemmap jump_label_enabled
    kmap_prot hashdist prof_on
    """)
_macros("linux/dcache.h", "d_lock")
_macros("linux/signal.h", """
    si_addr si_addr_lsb si_arch si_band si_call_addr si_fd si_int si_lower si_overrun
    si_perf_data si_perf_flags si_perf_type si_pid si_pkey si_ptr si_status si_stime
    si_sys_private si_syscall si_tid si_trapno si_uid si_upper si_utime si_value
    sa_handler sa_sigaction sigev_notify_attributes sigev_notify_function
    sigev_notify_thread_id
    """)
_macros("net/sock.h", """
    sk_addrpair sk_bind_node sk_bound_dev_if sk_cookie sk_daddr sk_dontcopy_begin
    sk_dontcopy_end sk_dport sk_family sk_flags sk_hash sk_incoming_cpu sk_ipv6only sk_net
    sk_net_refcnt sk_node sk_nulls_node sk_num sk_portpair sk_prot sk_rcv_saddr sk_refcnt
    sk_reuse sk_reuseport sk_rmem_alloc sk_rx_queue_mapping sk_rxhash sk_state
    sk_tx_queue_mapping sk_v6_daddr sk_v6_rcv_saddr
    """)
_macros("net/inet_sock.h", """
    inet_daddr inet_dport inet_num inet_rcv_saddr ir_cookie ir_iif ir_loc_addr ir_num
    ir_rmt_addr ir_rmt_port ir_v6_loc_addr ir_v6_rmt_addr ireq_family ireq_net ireq_state
    tw_bind_node tw_bound_dev_if tw_cookie tw_daddr tw_dport tw_dr tw_family
    tw_hash tw_ipv6only tw_net tw_node tw_num tw_prot tw_rcv_saddr tw_refcnt tw_reuse
    tw_reuseport tw_state tw_tclass tw_v6_daddr tw_v6_rcv_saddr
    rsk_hash rsk_listener rsk_rcv_wnd rsk_refcnt rsk_window_clamp
    """)
_macros("net/flow.h", """
    fl4_dport fl4_gre_key fl4_icmp_code fl4_icmp_type fl4_mh_type fl4_sport fl6_dport
    fl6_gre_key fl6_icmp_code fl6_icmp_type fl6_mh_type fl6_sport flowi_flags flowi_iif
    flowi_mark flowi_oif flowi_proto flowi_scope flowi_secid flowi_tos flowi_uid
    flowi4_flags flowi4_iif flowi4_mark flowi4_oif flowi4_proto flowi4_scope flowi4_secid
    flowi4_tos flowi4_uid flowi6_flags flowi6_iif flowi6_mark flowi6_oif flowi6_proto
    flowi6_scope flowi6_secid flowi6_uid
    """)
_macros("linux/if.h", """
    ifc_buf ifc_req ifr_addr ifr_bandwidth ifr_broadaddr ifr_data ifr_dstaddr ifr_flags
    ifr_hwaddr ifr_ifindex ifr_map ifr_metric ifr_mtu ifr_name ifr_netmask ifr_newname
    ifr_qlen ifr_settings ifr_slave
    """)
_macros("linux/in6.h", "s6_addr s6_addr16 s6_addr32")
_macros("linux/icmpv6.h", """
    icmp6_datagram_len icmp6_hop_limit icmp6_identifier icmp6_mtu icmp6_pointer
    icmp6_router icmp6_sequence icmp6_unused
    """)
_macros("net/ip_fib.h", """
    fib_advmss fib_mtu fib_rtt fib_window fib_nh_dev fib_nh_family fib_nh_flags fib_nh_gw4
    fib_nh_gw6 fib_nh_lws fib_nh_oif fib_nh_scope fib_nh_weight
    """)
_macros("net/act_api.h", """
    tcf_action tcf_bindcnt tcf_bstats tcf_index tcf_lock tcf_qstats tcf_rate_est
    tcf_refcnt tcf_tm
    """)

# What generated functions call, or name, where the parameters are in scope.
USED = frozenset("""
    hook_armed hook_armed_sleepable hook_array_size hook_bitmask_size hook_calls
    hook_check_verdict hook_copy_array hook_copy_chars hook_copy_fixed hook_copy_name
    hook_copy_text hook_data hook_decided
    hook_enter_bounded hook_enter_free hook_enter_never hook_enter_sleepable_bounded
    hook_enter_sleepable_free hook_enter_sleepable_never hook_event_init hook_event_reg
    hook_exit_bounded hook_exit_free hook_exit_never hook_exit_sleepable_bounded
    hook_exit_sleepable_free hook_exit_sleepable_never hook_for_each_decider hook_for_each_handler hook_for_each_observer hook_for_each_perf
    hook_for_each_trace hook_is_scalar hook_lost hook_meter hook_metered hook_path
    hook_path_either hook_perf_size hook_perf_wanted hook_place hook_placed hook_print_array
    hook_print_bitmask hook_print_fixed hook_print_fixed_hex hook_print_flags hook_print_hex
    hook_print_symbol hook_record_clear hook_record_clear_end hook_record_size hook_suppressed_bounded hook_suppressed_never
    hook_suppressed_sleepable_bounded hook_suppressed_sleepable_never hook_text hook_text_size
    hook_type_name hook_user_text hook_valid likely offsetof perf_fetch_caller_regs
    perf_trace_buf_alloc perf_trace_run_bpf_submit preempt_disable_notrace
    preempt_enable_notrace static_assert static_branch_likely static_call this_cpu_ptr
    trace_event_buffer_commit trace_event_buffer_reserve trace_event_printf trace_handle_return
    trace_raw_output_prep trace_seq_init trace_trigger_soft_disabled unlikely
    """.split())

# Facilities that would make hook_<facility>_<hook> look like, or meet, a name of the library
# itself: hook_register_many() would be the site of register:many.
LIBRARY_WORDS = frozenset("""
    announce announced arm armed array attach attached bitmask builtin call calls check class
    classes command compat context control copy count decide decider default depth desc disable
    disabled disarm dispatch enable enabled enter entries entry event events exit facilities
    facility find fn for foreach frame get guard handler handlers has hist hits hook hooks info
    init is iter kill late level limit list lock lockdep lookup lost many meter metered missed
    module name next number observe observer one owner path paths perf permanent print prio
    priority proto put read record reentry refused register registry release reserve seal sealed
    security select selector set settle severity site sites slot slots state stats suppressed
    table test text trace type unlock unregister unseal user verdict walk withdraw
    """.split())

# Fields: what every record begins with, and names that filters and tools give a meaning.
RECORD_PREFIX = "common_"


def reserved_field(name: str) -> bool:
    """Whether the trace record keeps a field's name for itself."""
    return name.startswith(RECORD_PREFIX)
