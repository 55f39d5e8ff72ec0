// SPDX-License-Identifier: GPL-2.0-only
/*
 * The code of one TRACE_EVENT: what it adds to a module is the size of this object.
 */
#define CREATE_TRACE_POINTS
#include "size_trace.h"
