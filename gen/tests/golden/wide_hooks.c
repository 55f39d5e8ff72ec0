// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility wide: Twelve parameters
 *
 * Generated from wide.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "wide_hooks.h"

/*
 * Of hooks that are void (out unsigned long *, out int *, const char *, struct golden *,
 * unsigned long long).
 */

static notrace void __hookidle_wide_1fb8eed7(void *__data, unsigned long *arg0, int *arg1,
					     const char *arg2, struct golden *arg3,
					     unsigned long long arg4)
{
}

static notrace void
__hookidletrace_wide_1fb8eed7(void *__data, const unsigned long *arg0, const int *arg1,
			      const char *arg2, struct golden *arg3,
			      unsigned long long arg4)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_wide_1fb8eed7(void *__data, unsigned long *arg0, int *arg1, const char *arg2,
			  struct golden *arg3, unsigned long long arg4)
{
	struct hook_counted __counted;
	typeof(__hookcount_wide_1fb8eed7) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3, arg4);
	hook_count_end(__data, &__counted);
}

static notrace void
__hookcounttrace_wide_1fb8eed7(void *__data, const unsigned long *arg0, const int *arg1,
			       const char *arg2, struct golden *arg3,
			       unsigned long long arg4)
{
	struct hook_counted __counted;
	typeof(__hookcounttrace_wide_1fb8eed7) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3, arg4);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_wide_1fb8eed7(void *__data, const unsigned long *arg0, const int *arg1,
			  const char *arg2, struct golden *arg3, unsigned long long arg4)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3), hook_metered(arg4));
}

/*
 * Of hooks that are int (const struct golden *, unsigned long long, unsigned long long,
 * const char *, unsigned int, sector_t, enum golden_op, bool, int (*)(void *, int), void
 * *, u8[6], long).
 */

static notrace void __hookidle_wide_dd85e42a(void *__data, const struct golden *arg0,
					     unsigned long long arg1,
					     unsigned long long arg2, const char *arg3,
					     unsigned int arg4, sector_t arg5,
					     enum golden_op arg6, bool arg7,
					     int (*arg8)(void *, int), void *arg9,
					     u8 arg10[6], long arg11, int __verdict)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace int
__hookcountdecide_wide_dd85e42a(void *__data, const struct golden *arg0,
				unsigned long long arg1, unsigned long long arg2,
				const char *arg3, unsigned int arg4, sector_t arg5,
				enum golden_op arg6, bool arg7, int (*arg8)(void *, int),
				void *arg9, u8 arg10[6], long arg11)
{
	struct hook_counted __counted;
	typeof(__hookcountdecide_wide_dd85e42a) *__handler;
	int __verdict;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__verdict = __handler(__counted.data, arg0, arg1, arg2, arg3, arg4, arg5, arg6,
			      arg7, arg8, arg9, arg10, arg11);
	hook_count_verdict(__data, &__counted, __verdict);
	return __verdict;
}

static notrace void
__hookcount_wide_dd85e42a(void *__data, const struct golden *arg0,
			  unsigned long long arg1, unsigned long long arg2,
			  const char *arg3, unsigned int arg4, sector_t arg5,
			  enum golden_op arg6, bool arg7, int (*arg8)(void *, int),
			  void *arg9, u8 arg10[6], long arg11, int __verdict)
{
	struct hook_counted __counted;
	typeof(__hookcount_wide_dd85e42a) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8,
		  arg9, arg10, arg11, __verdict);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_wide_dd85e42a(void *__data, const struct golden *arg0,
			  unsigned long long arg1, unsigned long long arg2,
			  const char *arg3, unsigned int arg4, sector_t arg5,
			  enum golden_op arg6, bool arg7, int (*arg8)(void *, int),
			  void *arg9, u8 arg10[6], long arg11, int __verdict)
{
	hook_meter(__data, __verdict, hook_metered(arg0), hook_metered(arg1),
		   hook_metered(arg2), hook_metered(arg3), hook_metered(arg4),
		   hook_metered(arg5), hook_metered(arg6), hook_metered(arg7),
		   hook_metered(arg8), hook_metered(arg9), hook_metered(arg10),
		   hook_metered(arg11));
}

/* long_names: Long ones, of every kind. */

static notrace int
__hook_wide_long_names_idle_decide(void *__data,
				   const struct golden *golden_structure_of_the_caller,
				   unsigned long long physical_address_of_first,
				   unsigned long long physical_address_of_last,
				   const char *name_of_the_device_in_question,
				   unsigned int number_of_segments_mapped,
				   sector_t first_sector_of_the_request,
				   enum golden_op operation_that_was_asked_for,
				   bool request_is_synchronous,
				   int (*completion_function)(void *, int),
				   void *completion_cookie,
				   u8 hardware_address_of_the_peer[6],
				   long deadline_in_jiffies_from_now)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_wide_long_names_d0, __hook_wide_long_names_idle_decide);
DEFINE_STATIC_CALL(__hook_wide_long_names_d1, __hook_wide_long_names_idle_decide);
DEFINE_STATIC_CALL(__hook_wide_long_names_o0, __hookidle_wide_dd85e42a);
DEFINE_STATIC_CALL(__hook_wide_long_names_o1, __hookidle_wide_dd85e42a);
DEFINE_STATIC_CALL(__hook_wide_long_names_o2, __hookidle_wide_dd85e42a);
DEFINE_STATIC_CALL(__hook_wide_long_names_o3, __hookidle_wide_dd85e42a);

static const struct hook_slot __hook_wide_long_names_slots[] = {
	HOOK_SLOT(__hook_wide_long_names_d0),
	HOOK_SLOT(__hook_wide_long_names_d1),
	HOOK_SLOT(__hook_wide_long_names_o0),
	HOOK_SLOT(__hook_wide_long_names_o1),
	HOOK_SLOT(__hook_wide_long_names_o2),
	HOOK_SLOT(__hook_wide_long_names_o3),
};

static struct static_key_false __hook_wide_long_names_labels[6];

static const struct hook_desc __hook_wide_long_names_desc = {
	.name = "long_names",
	.proto = __hook_wide_long_names_proto,
	.hash = __hook_wide_long_names_hash,
	.facility = &hook_facility_wide,
	.slots = __hook_wide_long_names_slots,
	.labels = __hook_wide_long_names_labels,
	.idle_decide = __hook_wide_long_names_idle_decide,
	.idle_observe = __hookidle_wide_dd85e42a,
	.idle_trace = __hookidle_wide_dd85e42a,
	.count_decide = __hookcountdecide_wide_dd85e42a,
	.count_observe = __hookcount_wide_dd85e42a,
	.count_trace = __hookcount_wide_dd85e42a,
	.meter = __hookmeter_wide_dd85e42a,
	.args = "golden_structure_of_the_caller,physical_address_of_first,"
		"physical_address_of_last,name_of_the_device_in_question,"
		"number_of_segments_mapped,first_sector_of_the_request,"
		"operation_that_was_asked_for,request_is_synchronous,"
		"completion_function,completion_cookie,"
		"hardware_address_of_the_peer,deadline_in_jiffies_from_now",
	.numbers = HOOK_NUMBER(unsigned long long, 1) |
		HOOK_NUMBER(unsigned long long, 2) | HOOK_NUMBER(unsigned int, 4) |
		HOOK_NUMBER(sector_t, 5) | HOOK_NUMBER(enum golden_op, 6) |
		HOOK_NUMBER(bool, 7) | HOOK_NUMBER(long, 11),
	.verdict = 0,
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.decide_slots = 2,
	.observe_slots = 4,
};

struct hook __hook_wide_long_names_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_wide_long_names_desc,
};
EXPORT_SYMBOL_GPL(__hook_wide_long_names_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_wide_long_names_tell(const struct hook_calls *__calls,
			    const struct golden *golden_structure_of_the_caller,
			    unsigned long long physical_address_of_first,
			    unsigned long long physical_address_of_last,
			    const char *name_of_the_device_in_question,
			    unsigned int number_of_segments_mapped,
			    sector_t first_sector_of_the_request,
			    enum golden_op operation_that_was_asked_for,
			    bool request_is_synchronous,
			    int (*completion_function)(void *, int),
			    void *completion_cookie, u8 hardware_address_of_the_peer[6],
			    long deadline_in_jiffies_from_now, int __verdict)
{
	const struct hook_call *__call;
	hook_wide_long_names_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, golden_structure_of_the_caller,
			  physical_address_of_first, physical_address_of_last,
			  name_of_the_device_in_question, number_of_segments_mapped,
			  first_sector_of_the_request, operation_that_was_asked_for,
			  request_is_synchronous, completion_function, completion_cookie,
			  hardware_address_of_the_peer, deadline_in_jiffies_from_now,
			  __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_wide_long_names_walk(const struct hook_calls *__calls,
			    const struct golden *golden_structure_of_the_caller,
			    unsigned long long physical_address_of_first,
			    unsigned long long physical_address_of_last,
			    const char *name_of_the_device_in_question,
			    unsigned int number_of_segments_mapped,
			    sector_t first_sector_of_the_request,
			    enum golden_op operation_that_was_asked_for,
			    bool request_is_synchronous,
			    int (*completion_function)(void *, int),
			    void *completion_cookie, u8 hardware_address_of_the_peer[6],
			    long deadline_in_jiffies_from_now)
{
	const struct hook_call *__call;
	hook_wide_long_names_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, golden_structure_of_the_caller,
				     physical_address_of_first, physical_address_of_last,
				     name_of_the_device_in_question,
				     number_of_segments_mapped,
				     first_sector_of_the_request,
				     operation_that_was_asked_for, request_is_synchronous,
				     completion_function, completion_cookie,
				     hardware_address_of_the_peer,
				     deadline_in_jiffies_from_now);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_wide_long_names_def,
						       __verdict);
			break;
		}
	}
	return __hook_wide_long_names_tell(__calls, golden_structure_of_the_caller,
					   physical_address_of_first,
					   physical_address_of_last,
					   name_of_the_device_in_question,
					   number_of_segments_mapped,
					   first_sector_of_the_request,
					   operation_that_was_asked_for,
					   request_is_synchronous, completion_function,
					   completion_cookie,
					   hardware_address_of_the_peer,
					   deadline_in_jiffies_from_now, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_wide_long_names_many(void *__data,
			    const struct golden *golden_structure_of_the_caller,
			    unsigned long long physical_address_of_first,
			    unsigned long long physical_address_of_last,
			    const char *name_of_the_device_in_question,
			    unsigned int number_of_segments_mapped,
			    sector_t first_sector_of_the_request,
			    enum golden_op operation_that_was_asked_for,
			    bool request_is_synchronous,
			    int (*completion_function)(void *, int),
			    void *completion_cookie, u8 hardware_address_of_the_peer[6],
			    long deadline_in_jiffies_from_now)
{
	struct hook *__hook = &__hook_wide_long_names_def;
	int __verdict;

	if (!static_branch_likely(&__hook_wide_long_names_labels[0]))
		goto observe;
	__verdict = static_call(__hook_wide_long_names_d0)(__data,
							   golden_structure_of_the_caller,
							   physical_address_of_first,
							   physical_address_of_last,
							   name_of_the_device_in_question,
							   number_of_segments_mapped,
							   first_sector_of_the_request,
							   operation_that_was_asked_for,
							   request_is_synchronous,
							   completion_function,
							   completion_cookie,
							   hardware_address_of_the_peer,
							   deadline_in_jiffies_from_now);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_wide_long_names_labels[1]))
		goto observe;
	__verdict = static_call(__hook_wide_long_names_d1)(hook_data(__hook, 1),
							   golden_structure_of_the_caller,
							   physical_address_of_first,
							   physical_address_of_last,
							   name_of_the_device_in_question,
							   number_of_segments_mapped,
							   first_sector_of_the_request,
							   operation_that_was_asked_for,
							   request_is_synchronous,
							   completion_function,
							   completion_cookie,
							   hardware_address_of_the_peer,
							   deadline_in_jiffies_from_now);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_wide_long_names_labels[2]))
		goto out;
	static_call(__hook_wide_long_names_o0)(hook_data(__hook, 2),
					       golden_structure_of_the_caller,
					       physical_address_of_first,
					       physical_address_of_last,
					       name_of_the_device_in_question,
					       number_of_segments_mapped,
					       first_sector_of_the_request,
					       operation_that_was_asked_for,
					       request_is_synchronous,
					       completion_function, completion_cookie,
					       hardware_address_of_the_peer,
					       deadline_in_jiffies_from_now, 0);
	if (!static_branch_likely(&__hook_wide_long_names_labels[3]))
		goto out;
	static_call(__hook_wide_long_names_o1)(hook_data(__hook, 3),
					       golden_structure_of_the_caller,
					       physical_address_of_first,
					       physical_address_of_last,
					       name_of_the_device_in_question,
					       number_of_segments_mapped,
					       first_sector_of_the_request,
					       operation_that_was_asked_for,
					       request_is_synchronous,
					       completion_function, completion_cookie,
					       hardware_address_of_the_peer,
					       deadline_in_jiffies_from_now, 0);
	if (!static_branch_likely(&__hook_wide_long_names_labels[4]))
		goto out;
	static_call(__hook_wide_long_names_o2)(hook_data(__hook, 4),
					       golden_structure_of_the_caller,
					       physical_address_of_first,
					       physical_address_of_last,
					       name_of_the_device_in_question,
					       number_of_segments_mapped,
					       first_sector_of_the_request,
					       operation_that_was_asked_for,
					       request_is_synchronous,
					       completion_function, completion_cookie,
					       hardware_address_of_the_peer,
					       deadline_in_jiffies_from_now, 0);
	if (!static_branch_likely(&__hook_wide_long_names_labels[5]))
		goto out;
	static_call(__hook_wide_long_names_o3)(hook_data(__hook, 5),
					       golden_structure_of_the_caller,
					       physical_address_of_first,
					       physical_address_of_last,
					       name_of_the_device_in_question,
					       number_of_segments_mapped,
					       first_sector_of_the_request,
					       operation_that_was_asked_for,
					       request_is_synchronous,
					       completion_function, completion_cookie,
					       hardware_address_of_the_peer,
					       deadline_in_jiffies_from_now, 0);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_wide_long_names_tell(hook_calls(__hook),
						golden_structure_of_the_caller,
						physical_address_of_first,
						physical_address_of_last,
						name_of_the_device_in_question,
						number_of_segments_mapped,
						first_sector_of_the_request,
						operation_that_was_asked_for,
						request_is_synchronous,
						completion_function, completion_cookie,
						hardware_address_of_the_peer,
						deadline_in_jiffies_from_now, __verdict);
	goto out;
}

notrace int __hook_wide_long_names(const struct golden *golden_structure_of_the_caller,
				   unsigned long long physical_address_of_first,
				   unsigned long long physical_address_of_last,
				   const char *name_of_the_device_in_question,
				   unsigned int number_of_segments_mapped,
				   sector_t first_sector_of_the_request,
				   enum golden_op operation_that_was_asked_for,
				   bool request_is_synchronous,
				   int (*completion_function)(void *, int),
				   void *completion_cookie,
				   u8 hardware_address_of_the_peer[6],
				   long deadline_in_jiffies_from_now)
{
	struct hook *__hook = &__hook_wide_long_names_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_wide_long_names_d0)(__hook->data[0],
								   golden_structure_of_the_caller,
								   physical_address_of_first,
								   physical_address_of_last,
								   name_of_the_device_in_question,
								   number_of_segments_mapped,
								   first_sector_of_the_request,
								   operation_that_was_asked_for,
								   request_is_synchronous,
								   completion_function,
								   completion_cookie,
								   hardware_address_of_the_peer,
								   deadline_in_jiffies_from_now);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		return __hook_wide_long_names_many(__hook->data[0],
						   golden_structure_of_the_caller,
						   physical_address_of_first,
						   physical_address_of_last,
						   name_of_the_device_in_question,
						   number_of_segments_mapped,
						   first_sector_of_the_request,
						   operation_that_was_asked_for,
						   request_is_synchronous, completion_function,
						   completion_cookie,
						   hardware_address_of_the_peer,
						   deadline_in_jiffies_from_now);
	}
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_wide_long_names_o0)(__hook->data[2],
						       golden_structure_of_the_caller,
						       physical_address_of_first,
						       physical_address_of_last,
						       name_of_the_device_in_question,
						       number_of_segments_mapped,
						       first_sector_of_the_request,
						       operation_that_was_asked_for,
						       request_is_synchronous,
						       completion_function, completion_cookie,
						       hardware_address_of_the_peer,
						       deadline_in_jiffies_from_now, 0);
		hook_exit_bounded(__hook);
		return 0;
	}
	__verdict = __hook_wide_long_names_walk(hook_calls(__hook),
						golden_structure_of_the_caller,
						physical_address_of_first,
						physical_address_of_last,
						name_of_the_device_in_question,
						number_of_segments_mapped,
						first_sector_of_the_request,
						operation_that_was_asked_for,
						request_is_synchronous,
						completion_function, completion_cookie,
						hardware_address_of_the_peer,
						deadline_in_jiffies_from_now);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_wide_long_names);

/* results: Without a verdict, with results. */

DEFINE_STATIC_CALL(__hook_wide_results_o0, __hookidle_wide_1fb8eed7);
DEFINE_STATIC_CALL(__hook_wide_results_o1, __hookidle_wide_1fb8eed7);
DEFINE_STATIC_CALL(__hook_wide_results_o2, __hookidle_wide_1fb8eed7);
DEFINE_STATIC_CALL(__hook_wide_results_o3, __hookidle_wide_1fb8eed7);

static const struct hook_slot __hook_wide_results_slots[] = {
	HOOK_SLOT(__hook_wide_results_o0),
	HOOK_SLOT(__hook_wide_results_o1),
	HOOK_SLOT(__hook_wide_results_o2),
	HOOK_SLOT(__hook_wide_results_o3),
};

static struct static_key_false __hook_wide_results_labels[2];

static const struct hook_desc __hook_wide_results_desc = {
	.name = "results",
	.proto = __hook_wide_results_proto,
	.hash = __hook_wide_results_hash,
	.facility = &hook_facility_wide,
	.slots = __hook_wide_results_slots,
	.labels = __hook_wide_results_labels,
	.idle_observe = __hookidle_wide_1fb8eed7,
	.idle_trace = __hookidletrace_wide_1fb8eed7,
	.count_observe = __hookcount_wide_1fb8eed7,
	.count_trace = __hookcounttrace_wide_1fb8eed7,
	.meter = __hookmeter_wide_1fb8eed7,
	.args = "physical_address_of_first,number_of_segments_mapped,"
		"name_of_the_device_in_question,golden_structure,"
		"deadline_in_nanoseconds",
	.numbers = HOOK_NUMBER(unsigned long long, 4),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_SLEEPABLE,
	.reentry = HOOK_REENTRY_FREE,
	.observe_slots = 4,
};

struct hook __hook_wide_results_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_wide_results_desc,
};
EXPORT_SYMBOL_GPL(__hook_wide_results_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_wide_results_walk(const struct hook_calls *__calls,
			 unsigned long *physical_address_of_first,
			 int *number_of_segments_mapped,
			 const char *name_of_the_device_in_question,
			 struct golden *golden_structure,
			 unsigned long long deadline_in_nanoseconds)
{
	const struct hook_call *__call;
	hook_wide_results_observe_fn *__observe;
	hook_wide_results_trace_fn *__trace;

	hook_for_each_perf(__call, __observe, __calls)
		__observe(__call->data, physical_address_of_first,
			  number_of_segments_mapped, name_of_the_device_in_question,
			  golden_structure, deadline_in_nanoseconds);
	hook_for_each_trace(__call, __trace, __calls)
		__trace(__call->data, physical_address_of_first,
			number_of_segments_mapped, name_of_the_device_in_question,
			golden_structure, deadline_in_nanoseconds);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_wide_results_many(void *__data, unsigned long *physical_address_of_first,
			 int *number_of_segments_mapped,
			 const char *name_of_the_device_in_question,
			 struct golden *golden_structure,
			 unsigned long long deadline_in_nanoseconds)
{
	struct hook *__hook = &__hook_wide_results_def;

	static_call(__hook_wide_results_o0)(__data, physical_address_of_first,
					    number_of_segments_mapped,
					    name_of_the_device_in_question,
					    golden_structure, deadline_in_nanoseconds);
	static_call(__hook_wide_results_o1)(hook_data(__hook, 1),
					    physical_address_of_first,
					    number_of_segments_mapped,
					    name_of_the_device_in_question,
					    golden_structure, deadline_in_nanoseconds);
	if (!static_branch_likely(&__hook_wide_results_labels[0]))
		goto out;
	static_call(__hook_wide_results_o2)(hook_data(__hook, 2),
					    physical_address_of_first,
					    number_of_segments_mapped,
					    name_of_the_device_in_question,
					    golden_structure, deadline_in_nanoseconds);
	if (!static_branch_likely(&__hook_wide_results_labels[1]))
		goto out;
	static_call(__hook_wide_results_o3)(hook_data(__hook, 3),
					    physical_address_of_first,
					    number_of_segments_mapped,
					    name_of_the_device_in_question,
					    golden_structure, deadline_in_nanoseconds);
out:
	return;
}

notrace void __hook_wide_results(unsigned long *physical_address_of_first,
				 int *number_of_segments_mapped,
				 const char *name_of_the_device_in_question,
				 struct golden *golden_structure,
				 unsigned long long deadline_in_nanoseconds)
{
	struct hook *__hook = &__hook_wide_results_def;
	struct hook_frame __frame;
	enum hook_path __path;

	hook_enter_sleepable_free(__hook, &__frame);
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_wide_results_o0)(__hook->data[0], physical_address_of_first,
						    number_of_segments_mapped,
						    name_of_the_device_in_question,
						    golden_structure, deadline_in_nanoseconds);
		hook_exit_sleepable_free(__hook, &__frame);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_wide_results_many(__hook->data[0], physical_address_of_first,
					 number_of_segments_mapped,
					 name_of_the_device_in_question, golden_structure,
					 deadline_in_nanoseconds);
		hook_exit_sleepable_free(__hook, &__frame);
		return;
	}
	__hook_wide_results_walk(hook_calls(__hook), physical_address_of_first,
				 number_of_segments_mapped,
				 name_of_the_device_in_question, golden_structure,
				 deadline_in_nanoseconds);
	hook_exit_sleepable_free(__hook, &__frame);
}
EXPORT_SYMBOL_GPL(__hook_wide_results);

static struct hook *const __hooks_wide[] = {
	&__hook_wide_long_names_def,
	&__hook_wide_results_def,
};

struct hook_facility hook_facility_wide = {
	.name = "wide",
	.title = "Twelve parameters",
	.owner = THIS_MODULE,
	.hooks = __hooks_wide,
	.nr_hooks = ARRAY_SIZE(__hooks_wide),
};
EXPORT_SYMBOL_GPL(hook_facility_wide);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_wide_system[] = "hooks_wide";

/*
 * A record with golden_structure_of_the_caller, physical_address_of_first,
 * physical_address_of_last, name_of_the_device_in_question, number_of_segments_mapped,
 * first_sector_of_the_request, operation_that_was_asked_for, request_is_synchronous,
 * completion_function, completion_cookie, hardware_address_of_the_peer,
 * deadline_in_jiffies_from_now, verdict.
 */

#line 13 "wide.hooks"
_Static_assert(hook_is_scalar(sector_t),
	       "parameter first_sector_of_the_request is no number: say in a trace block what of it to record");
#line 678 "wide_hooks.c"
struct __hookrec_wide_3f00e064 {
	struct trace_entry __ent;
	const void *golden_structure_of_the_caller;
	unsigned long long physical_address_of_first;
	unsigned long long physical_address_of_last;
	u32 name_of_the_device_in_question;
	unsigned int number_of_segments_mapped;
	sector_t first_sector_of_the_request;
	enum golden_op operation_that_was_asked_for;
	bool request_is_synchronous;
	const void *completion_function;
	const void *completion_cookie;
	u8 hardware_address_of_the_peer[6];
	long deadline_in_jiffies_from_now;
	int verdict;
	char __data[];
};

static struct trace_event_fields __hookfields_wide_3f00e064[] = {
	HOOK_FIELD_POINTER(struct __hookrec_wide_3f00e064, golden_structure_of_the_caller,
			   "void *"),
	HOOK_FIELD(struct __hookrec_wide_3f00e064, physical_address_of_first,
		   "unsigned long long"),
	HOOK_FIELD(struct __hookrec_wide_3f00e064, physical_address_of_last,
		   "unsigned long long"),
	HOOK_FIELD_LOCATED(struct __hookrec_wide_3f00e064, name_of_the_device_in_question,
			   "__data_loc char[]"),
	HOOK_FIELD(struct __hookrec_wide_3f00e064, number_of_segments_mapped,
		   "unsigned int"),
	HOOK_FIELD(struct __hookrec_wide_3f00e064, first_sector_of_the_request,
		   hook_type_name(sector_t)),
	HOOK_FIELD(struct __hookrec_wide_3f00e064, operation_that_was_asked_for,
		   hook_type_name(enum golden_op)),
	HOOK_FIELD(struct __hookrec_wide_3f00e064, request_is_synchronous, "bool"),
	HOOK_FIELD_POINTER(struct __hookrec_wide_3f00e064, completion_function, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_wide_3f00e064, completion_cookie, "void *"),
	HOOK_FIELD_ARRAY(struct __hookrec_wide_3f00e064, hardware_address_of_the_peer,
			 "u8[]"),
	HOOK_FIELD(struct __hookrec_wide_3f00e064, deadline_in_jiffies_from_now, "long"),
	HOOK_FIELD(struct __hookrec_wide_3f00e064, verdict, "int"),
	{}
};

static struct trace_event_class __hookclass_wide_3f00e064 = {
	.system = __hooks_wide_system,
	.fields_array = __hookfields_wide_3f00e064,
	.fields = LIST_HEAD_INIT(__hookclass_wide_3f00e064.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/*
 * A record with physical_address_of_first, number_of_segments_mapped,
 * name_of_the_device_in_question, golden_structure, deadline_in_nanoseconds.
 */

struct __hookrec_wide_4d998ebc {
	struct trace_entry __ent;
	const void *physical_address_of_first;
	const void *number_of_segments_mapped;
	u32 name_of_the_device_in_question;
	const void *golden_structure;
	unsigned long long deadline_in_nanoseconds;
	char __data[];
};

static struct trace_event_fields __hookfields_wide_4d998ebc[] = {
	HOOK_FIELD_POINTER(struct __hookrec_wide_4d998ebc, physical_address_of_first,
			   "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_wide_4d998ebc, number_of_segments_mapped,
			   "void *"),
	HOOK_FIELD_LOCATED(struct __hookrec_wide_4d998ebc, name_of_the_device_in_question,
			   "__data_loc char[]"),
	HOOK_FIELD_POINTER(struct __hookrec_wide_4d998ebc, golden_structure, "void *"),
	HOOK_FIELD(struct __hookrec_wide_4d998ebc, deadline_in_nanoseconds,
		   "unsigned long long"),
	{}
};

static struct trace_event_class __hookclass_wide_4d998ebc = {
	.system = __hooks_wide_system,
	.fields_array = __hookfields_wide_4d998ebc,
	.fields = LIST_HEAD_INIT(__hookclass_wide_4d998ebc.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of long_names. */

struct __hook_wide_long_names_vars {
	u32 __size;
	const void *__name_of_the_device_in_question;
	u32 name_of_the_device_in_question;
};

static __always_inline void
__hook_wide_long_names_measure(struct __hook_wide_long_names_vars *__vars,
			       const struct golden *golden_structure_of_the_caller,
			       unsigned long long physical_address_of_first,
			       unsigned long long physical_address_of_last,
			       const char *name_of_the_device_in_question,
			       unsigned int number_of_segments_mapped,
			       sector_t first_sector_of_the_request,
			       enum golden_op operation_that_was_asked_for,
			       bool request_is_synchronous,
			       int (*completion_function)(void *, int),
			       void *completion_cookie,
			       u8 hardware_address_of_the_peer[6],
			       long deadline_in_jiffies_from_now, int verdict)
{
	u32 __end = offsetof(struct __hookrec_wide_3f00e064, __data);

	__vars->__name_of_the_device_in_question = hook_text(name_of_the_device_in_question);
	__vars->name_of_the_device_in_question =
		hook_place(&__end,
			   hook_text_size(__vars->__name_of_the_device_in_question));
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_wide_long_names_fill(struct __hookrec_wide_3f00e064 *__rec,
			    const struct __hook_wide_long_names_vars *__vars,
			    const struct golden *golden_structure_of_the_caller,
			    unsigned long long physical_address_of_first,
			    unsigned long long physical_address_of_last,
			    const char *name_of_the_device_in_question,
			    unsigned int number_of_segments_mapped,
			    sector_t first_sector_of_the_request,
			    enum golden_op operation_that_was_asked_for,
			    bool request_is_synchronous,
			    int (*completion_function)(void *, int),
			    void *completion_cookie, u8 hardware_address_of_the_peer[6],
			    long deadline_in_jiffies_from_now, int verdict)
{
	hook_record_clear(__rec, offsetof(struct __hookrec_wide_3f00e064, __data));
	hook_record_clear_end(__rec, __vars->__size);
	__rec->golden_structure_of_the_caller =
		(__force const void *)golden_structure_of_the_caller;
	__rec->physical_address_of_first = physical_address_of_first;
	__rec->physical_address_of_last = physical_address_of_last;
	__rec->number_of_segments_mapped = number_of_segments_mapped;
	__rec->first_sector_of_the_request = first_sector_of_the_request;
	__rec->operation_that_was_asked_for = operation_that_was_asked_for;
	__rec->request_is_synchronous = request_is_synchronous;
	__rec->completion_function = (__force const void *)completion_function;
	__rec->completion_cookie = (__force const void *)completion_cookie;
	__rec->deadline_in_jiffies_from_now = deadline_in_jiffies_from_now;
	__rec->verdict = verdict;
	__rec->name_of_the_device_in_question = __vars->name_of_the_device_in_question;
	hook_copy_text(__rec, __rec->name_of_the_device_in_question,
		       __vars->__name_of_the_device_in_question);
	hook_copy_fixed(__rec->hardware_address_of_the_peer,
			sizeof(__rec->hardware_address_of_the_peer),
			hardware_address_of_the_peer);
}

static notrace void
__hook_wide_long_names_record(void *__data,
			      const struct golden *golden_structure_of_the_caller,
			      unsigned long long physical_address_of_first,
			      unsigned long long physical_address_of_last,
			      const char *name_of_the_device_in_question,
			      unsigned int number_of_segments_mapped,
			      sector_t first_sector_of_the_request,
			      enum golden_op operation_that_was_asked_for,
			      bool request_is_synchronous,
			      int (*completion_function)(void *, int),
			      void *completion_cookie, u8 hardware_address_of_the_peer[6],
			      long deadline_in_jiffies_from_now, int verdict)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_wide_long_names_vars __vars __uninitialized;
	struct __hookrec_wide_3f00e064 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__hook_wide_long_names_measure(&__vars, golden_structure_of_the_caller,
				       physical_address_of_first,
				       physical_address_of_last,
				       name_of_the_device_in_question,
				       number_of_segments_mapped,
				       first_sector_of_the_request,
				       operation_that_was_asked_for,
				       request_is_synchronous, completion_function,
				       completion_cookie, hardware_address_of_the_peer,
				       deadline_in_jiffies_from_now, verdict);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_wide_long_names_def);
		return;
	}
	__hook_wide_long_names_fill(__rec, &__vars, golden_structure_of_the_caller,
				    physical_address_of_first, physical_address_of_last,
				    name_of_the_device_in_question,
				    number_of_segments_mapped,
				    first_sector_of_the_request,
				    operation_that_was_asked_for, request_is_synchronous,
				    completion_function, completion_cookie,
				    hardware_address_of_the_peer,
				    deadline_in_jiffies_from_now, verdict);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_wide_long_names_perf(void *__data,
			    const struct golden *golden_structure_of_the_caller,
			    unsigned long long physical_address_of_first,
			    unsigned long long physical_address_of_last,
			    const char *name_of_the_device_in_question,
			    unsigned int number_of_segments_mapped,
			    sector_t first_sector_of_the_request,
			    enum golden_op operation_that_was_asked_for,
			    bool request_is_synchronous,
			    int (*completion_function)(void *, int),
			    void *completion_cookie, u8 hardware_address_of_the_peer[6],
			    long deadline_in_jiffies_from_now, int verdict)
{
	struct trace_event_call *__call = __data;
	struct __hook_wide_long_names_vars __vars __uninitialized;
	struct __hookrec_wide_3f00e064 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__hook_wide_long_names_measure(&__vars, golden_structure_of_the_caller,
				       physical_address_of_first,
				       physical_address_of_last,
				       name_of_the_device_in_question,
				       number_of_segments_mapped,
				       first_sector_of_the_request,
				       operation_that_was_asked_for,
				       request_is_synchronous, completion_function,
				       completion_cookie, hardware_address_of_the_peer,
				       deadline_in_jiffies_from_now, verdict);
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_wide_long_names_fill(__rec, &__vars, golden_structure_of_the_caller,
				    physical_address_of_first, physical_address_of_last,
				    name_of_the_device_in_question,
				    number_of_segments_mapped,
				    first_sector_of_the_request,
				    operation_that_was_asked_for, request_is_synchronous,
				    completion_function, completion_cookie,
				    hardware_address_of_the_peer,
				    deadline_in_jiffies_from_now, verdict);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_wide_long_names_print(struct trace_iterator *__iter, int __flags,
			     struct trace_event *__event)
{
	const struct __hookrec_wide_3f00e064 *__rec = (const void *)__iter->ent;
	struct trace_seq *__p = &__iter->tmp_seq;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_seq_init(__p);
	trace_event_printf(__iter,
			   "golden_structure_of_the_caller=%p physical_address_of_first=%llu physical_address_of_last=%llu name_of_the_device_in_question=%s number_of_segments_mapped=%u first_sector_of_the_request=%llu operation_that_was_asked_for=%d request_is_synchronous=%d completion_function=%p completion_cookie=%p hardware_address_of_the_peer=%s deadline_in_jiffies_from_now=%ld verdict=%d\n",
			   __rec->golden_structure_of_the_caller,
			   __rec->physical_address_of_first,
			   __rec->physical_address_of_last,
			   (char *)hook_placed(__rec,
					       __rec->name_of_the_device_in_question),
			   __rec->number_of_segments_mapped,
			   (__force unsigned long long)__rec->first_sector_of_the_request,
			   __rec->operation_that_was_asked_for,
			   __rec->request_is_synchronous, __rec->completion_function,
			   __rec->completion_cookie,
			   hook_print_fixed(__p, __rec, hardware_address_of_the_peer),
			   __rec->deadline_in_jiffies_from_now, __rec->verdict);
	return trace_handle_return(&__iter->seq);
}

static char __hook_wide_long_names_print_fmt[] =
	"\"golden_structure_of_the_caller=%p physical_address_of_first=%llu "
	"physical_address_of_last=%llu name_of_the_device_in_question=%s "
	"number_of_segments_mapped=%u first_sector_of_the_request=%llu "
	"operation_that_was_asked_for=%d request_is_synchronous=%d "
	"completion_function=%p completion_cookie=%p "
	"hardware_address_of_the_peer=%s deadline_in_jiffies_from_now=%ld verdict=%d\", "
	"REC->golden_structure_of_the_caller, REC->physical_address_of_first, "
	"REC->physical_address_of_last, __get_str(name_of_the_device_in_question), "
	"REC->number_of_segments_mapped, "
	"(unsigned long long)REC->first_sector_of_the_request, "
	"REC->operation_that_was_asked_for, REC->request_is_synchronous, "
	"REC->completion_function, REC->completion_cookie, "
	"__print_array(REC->hardware_address_of_the_peer, 6, 1), "
	"REC->deadline_in_jiffies_from_now, REC->verdict";

static struct trace_event_functions __hook_wide_long_names_funcs = {
	.trace = __hook_wide_long_names_print,
};

static struct hook_event __hook_wide_long_names_event = {
	.call = {
		.class = &__hookclass_wide_3f00e064,
		.tp = &__hook_wide_long_names_event.tracepoint,
		.event.funcs = &__hook_wide_long_names_funcs,
		.print_fmt = __hook_wide_long_names_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "long_names",
	.hook = &__hook_wide_long_names_def,
	.record = __hook_wide_long_names_record,
	.perf = HOOK_EVENT_PERF(__hook_wide_long_names_perf),
};

HOOK_EVENT(__hook_wide_long_names_call, __hook_wide_long_names_event);

/* The trace event of results. */

struct __hook_wide_results_vars {
	u32 __size;
	const void *__name_of_the_device_in_question;
	u32 name_of_the_device_in_question;
};

static __always_inline void
__hook_wide_results_measure(struct __hook_wide_results_vars *__vars,
			    const unsigned long *physical_address_of_first,
			    const int *number_of_segments_mapped,
			    const char *name_of_the_device_in_question,
			    struct golden *golden_structure,
			    unsigned long long deadline_in_nanoseconds)
{
	u32 __end = offsetof(struct __hookrec_wide_4d998ebc, __data);

	__vars->__name_of_the_device_in_question = hook_text(name_of_the_device_in_question);
	__vars->name_of_the_device_in_question =
		hook_place(&__end,
			   hook_text_size(__vars->__name_of_the_device_in_question));
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_wide_results_fill(struct __hookrec_wide_4d998ebc *__rec,
			 const struct __hook_wide_results_vars *__vars,
			 const unsigned long *physical_address_of_first,
			 const int *number_of_segments_mapped,
			 const char *name_of_the_device_in_question,
			 struct golden *golden_structure,
			 unsigned long long deadline_in_nanoseconds)
{
	hook_record_clear(__rec, offsetof(struct __hookrec_wide_4d998ebc, __data));
	hook_record_clear_end(__rec, __vars->__size);
	__rec->physical_address_of_first = (__force const void *)physical_address_of_first;
	__rec->number_of_segments_mapped = (__force const void *)number_of_segments_mapped;
	__rec->golden_structure = (__force const void *)golden_structure;
	__rec->deadline_in_nanoseconds = deadline_in_nanoseconds;
	__rec->name_of_the_device_in_question = __vars->name_of_the_device_in_question;
	hook_copy_text(__rec, __rec->name_of_the_device_in_question,
		       __vars->__name_of_the_device_in_question);
}

static notrace void
__hook_wide_results_record(void *__data, const unsigned long *physical_address_of_first,
			   const int *number_of_segments_mapped,
			   const char *name_of_the_device_in_question,
			   struct golden *golden_structure,
			   unsigned long long deadline_in_nanoseconds)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_wide_results_vars __vars __uninitialized;
	struct __hookrec_wide_4d998ebc *__rec;

	preempt_disable_notrace();
	if (trace_trigger_soft_disabled(__file))
		goto out;
	__hook_wide_results_measure(&__vars, physical_address_of_first,
				    number_of_segments_mapped,
				    name_of_the_device_in_question, golden_structure,
				    deadline_in_nanoseconds);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_wide_results_def);
		goto out;
	}
	__hook_wide_results_fill(__rec, &__vars, physical_address_of_first,
				 number_of_segments_mapped,
				 name_of_the_device_in_question, golden_structure,
				 deadline_in_nanoseconds);
	trace_event_buffer_commit(&__buffer);
out:
	preempt_enable_notrace();
}

#ifdef CONFIG_PERF_EVENTS
static notrace void __hook_wide_results_perf(void *__data,
					     const unsigned long *physical_address_of_first,
					     const int *number_of_segments_mapped,
					     const char *name_of_the_device_in_question,
					     struct golden *golden_structure,
					     unsigned long long deadline_in_nanoseconds)
{
	struct trace_event_call *__call = __data;
	struct __hook_wide_results_vars __vars __uninitialized;
	struct __hookrec_wide_4d998ebc *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	__hook_wide_results_measure(&__vars, physical_address_of_first,
				    number_of_segments_mapped,
				    name_of_the_device_in_question, golden_structure,
				    deadline_in_nanoseconds);
	preempt_disable_notrace();
	if (!hook_perf_wanted(__call))
		goto out;
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		goto out;
	perf_fetch_caller_regs(__regs);
	__hook_wide_results_fill(__rec, &__vars, physical_address_of_first,
				 number_of_segments_mapped,
				 name_of_the_device_in_question, golden_structure,
				 deadline_in_nanoseconds);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
out:
	preempt_enable_notrace();
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_wide_results_print(struct trace_iterator *__iter, int __flags,
			  struct trace_event *__event)
{
	const struct __hookrec_wide_4d998ebc *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter,
			   "physical_address_of_first=%p number_of_segments_mapped=%p name_of_the_device_in_question=%s golden_structure=%p deadline_in_nanoseconds=%llu\n",
			   __rec->physical_address_of_first,
			   __rec->number_of_segments_mapped,
			   (char *)hook_placed(__rec,
					       __rec->name_of_the_device_in_question),
			   __rec->golden_structure, __rec->deadline_in_nanoseconds);
	return trace_handle_return(&__iter->seq);
}

static char __hook_wide_results_print_fmt[] =
	"\"physical_address_of_first=%p number_of_segments_mapped=%p "
	"name_of_the_device_in_question=%s golden_structure=%p deadline_in_nanoseconds=%llu\", "
	"REC->physical_address_of_first, REC->number_of_segments_mapped, "
	"__get_str(name_of_the_device_in_question), REC->golden_structure, "
	"REC->deadline_in_nanoseconds";

static struct trace_event_functions __hook_wide_results_funcs = {
	.trace = __hook_wide_results_print,
};

static struct hook_event __hook_wide_results_event = {
	.call = {
		.class = &__hookclass_wide_4d998ebc,
		.tp = &__hook_wide_results_event.tracepoint,
		.event.funcs = &__hook_wide_results_funcs,
		.print_fmt = __hook_wide_results_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "results",
	.hook = &__hook_wide_results_def,
	.record = __hook_wide_results_record,
	.perf = HOOK_EVENT_PERF(__hook_wide_results_perf),
};

HOOK_EVENT(__hook_wide_results_call, __hook_wide_results_event);

#endif /* CONFIG_EVENT_TRACING */
