// SPDX-License-Identifier: GPL-2.0-only
/*
 * Usage: bpf-field ID OFFSET SIZE COMMAND...
 *
 * Runs COMMAND with a BPF program attached to the trace event with this ID, and
 * prints what the program has last read in a record: the bytes of a field at
 * OFFSET, in hexadecimal, or the text whose place is there where SIZE is "text".
 */
#include <linux/bpf.h>
#include <linux/perf_event.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#define ARRAY_SIZE(array) (sizeof(array) / sizeof((array)[0]))

enum { VALUE_SIZE = 32, KEY = -8, VALUE = -8 - VALUE_SIZE };

#define INSN(_code, _dst, _src, _off, _imm)				\
	{ .code = (_code), .dst_reg = (_dst), .src_reg = (_src), .off = (_off), .imm = (_imm) }
#define MOV(dst, src)		INSN(BPF_ALU64 | BPF_MOV | BPF_X, dst, src, 0, 0)
#define MOV_IMM(dst, imm)	INSN(BPF_ALU64 | BPF_MOV | BPF_K, dst, 0, 0, imm)
#define ALU_IMM(op, dst, imm)	INSN(BPF_ALU64 | (op) | BPF_K, dst, 0, 0, imm)
#define ADD(dst, src)		INSN(BPF_ALU64 | BPF_ADD | BPF_X, dst, src, 0, 0)
#define LOAD(size, dst, off)	INSN(BPF_LDX | BPF_MEM | (size), dst, 1, off, 0)
#define STORE(dst, src, off)	INSN(BPF_STX | BPF_MEM | BPF_DW, dst, src, off, 0)
#define STORE_IMM(dst, off)	INSN(BPF_ST | BPF_MEM | BPF_DW, dst, 0, off, 0)
#define CALL(function)		INSN(BPF_JMP | BPF_CALL, 0, 0, 0, function)
#define EXIT			INSN(BPF_JMP | BPF_EXIT, 0, 0, 0, 0)

static int bpf(int command, union bpf_attr *attr)
{
	return syscall(SYS_bpf, command, attr, sizeof(*attr));
}

static int map_create(void)
{
	union bpf_attr attr;

	memset(&attr, 0, sizeof(attr));
	attr.map_type = BPF_MAP_TYPE_ARRAY;
	attr.key_size = sizeof(uint32_t);
	attr.value_size = VALUE_SIZE;
	attr.max_entries = 1;
	return bpf(BPF_MAP_CREATE, &attr);
}

static int map_read(int map, void *value)
{
	union bpf_attr attr;
	uint32_t key = 0;

	memset(&attr, 0, sizeof(attr));
	attr.map_fd = map;
	attr.key = (uintptr_t)&key;
	attr.value = (uintptr_t)value;
	return bpf(BPF_MAP_LOOKUP_ELEM, &attr);
}

static int load_size(unsigned int size)
{
	switch (size) {
	case 1:
		return BPF_B;
	case 2:
		return BPF_H;
	case 4:
		return BPF_W;
	default:
		return BPF_DW;
	}
}

/* Puts a field into the only element of the map; size 0 is a text's. */
static int program_load(int map, int offset, unsigned int size)
{
	const struct bpf_insn number[] = {
		LOAD(load_size(size), 2, offset),
		STORE(10, 2, VALUE),
	};
	const struct bpf_insn text[] = {
		LOAD(BPF_W, 2, offset),
		ALU_IMM(BPF_AND, 2, 0xffff),
		MOV(3, 1),
		ADD(3, 2),
		MOV(1, 10),
		ALU_IMM(BPF_ADD, 1, VALUE),
		MOV_IMM(2, VALUE_SIZE),
		CALL(BPF_FUNC_probe_read_kernel_str),
	};
	const struct bpf_insn begin[] = {
		STORE_IMM(10, KEY),
		STORE_IMM(10, VALUE),
		STORE_IMM(10, VALUE + 8),
		STORE_IMM(10, VALUE + 16),
		STORE_IMM(10, VALUE + 24),
	};
	const struct bpf_insn end[] = {
		INSN(BPF_LD | BPF_DW | BPF_IMM, 1, BPF_PSEUDO_MAP_FD, 0, map),
		INSN(0, 0, 0, 0, 0),
		MOV(2, 10),
		ALU_IMM(BPF_ADD, 2, KEY),
		MOV(3, 10),
		ALU_IMM(BPF_ADD, 3, VALUE),
		MOV_IMM(4, BPF_ANY),
		CALL(BPF_FUNC_map_update_elem),
		MOV_IMM(0, 0),
		EXIT,
	};
	const struct bpf_insn *middle = size ? number : text;
	size_t length = size ? ARRAY_SIZE(number) : ARRAY_SIZE(text);
	struct bpf_insn program[ARRAY_SIZE(begin) + ARRAY_SIZE(text) + ARRAY_SIZE(end)];
	static char log[8192];
	union bpf_attr attr;
	int fd;

	memcpy(program, begin, sizeof(begin));
	memcpy(program + ARRAY_SIZE(begin), middle, length * sizeof(*middle));
	memcpy(program + ARRAY_SIZE(begin) + length, end, sizeof(end));
	memset(&attr, 0, sizeof(attr));
	attr.prog_type = BPF_PROG_TYPE_TRACEPOINT;
	attr.insns = (uintptr_t)program;
	attr.insn_cnt = ARRAY_SIZE(begin) + length + ARRAY_SIZE(end);
	attr.license = (uintptr_t)"GPL";
	attr.log_buf = (uintptr_t)log;
	attr.log_size = sizeof(log);
	attr.log_level = 1;
	fd = bpf(BPF_PROG_LOAD, &attr);
	if (fd < 0)
		fprintf(stderr, "%s", log);
	return fd;
}

static int attach(int id, int program)
{
	struct perf_event_attr attr = {
		.type = PERF_TYPE_TRACEPOINT,
		.size = sizeof(attr),
		.config = id,
		.inherit = 1,
	};
	int event = syscall(SYS_perf_event_open, &attr, 0, -1, -1, 0);

	if (event < 0 || ioctl(event, PERF_EVENT_IOC_SET_BPF, program) < 0)
		return -1;
	return event;
}

static int run(char **command)
{
	int status;

	if (!fork()) {
		execvp(command[0], command);
		_exit(127);
	}
	return wait(&status) < 0 || status;
}

int main(int argc, char **argv)
{
	unsigned char value[VALUE_SIZE] = { 0 };
	unsigned int size, i;
	int map, program;

	if (argc < 5)
		return 2;
	size = strcmp(argv[3], "text") ? atoi(argv[3]) : 0;
	map = map_create();
	program = program_load(map, atoi(argv[2]), size);
	if (map < 0 || program < 0 || attach(atoi(argv[1]), program) < 0 || run(argv + 4) ||
	    map_read(map, value)) {
		perror("bpf-field");
		return 1;
	}
	if (size)
		for (i = size; i--; )
			printf("%02x", value[i]);
	else
		printf("%.*s", VALUE_SIZE, (char *)value);
	printf("\n");
	return 0;
}
