/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * json-c; or, for a build without it, functions of the same names that do nothing:
 * --json is refused then.
 */
#ifndef HOOKCTL_JSON_H
#define HOOKCTL_JSON_H

#ifdef HAVE_JSON
#include <json-c/json.h>
#else
#include <stddef.h>
#include <stdint.h>

struct json_object;

static inline struct json_object *json_object_new_object(void) { return NULL; }
static inline struct json_object *json_object_new_array(void) { return NULL; }
static inline struct json_object *json_object_new_string(const char *s)
{
	(void)s;
	return NULL;
}

static inline struct json_object *json_object_new_int64(int64_t n)
{
	(void)n;
	return NULL;
}

static inline struct json_object *json_object_new_uint64(uint64_t n)
{
	(void)n;
	return NULL;
}

static inline struct json_object *json_object_new_boolean(int b)
{
	(void)b;
	return NULL;
}

static inline int json_object_object_add(struct json_object *o, const char *key,
					 struct json_object *value)
{
	(void)o;
	(void)key;
	(void)value;
	return 0;
}

static inline int json_object_array_add(struct json_object *o, struct json_object *value)
{
	(void)o;
	(void)value;
	return 0;
}
#endif

#endif /* HOOKCTL_JSON_H */
