// SPDX-License-Identifier: GPL-2.0-only
/*
 * The code of the peers among tracepoints.
 */
#define CREATE_TRACE_POINTS
#include "bench_trace.h"

EXPORT_TRACEPOINT_SYMBOL_GPL(bench_probe);
