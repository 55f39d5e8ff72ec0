// SPDX-License-Identifier: GPL-2.0-only
/*
 * Usage: perf-count ID COMMAND...
 *
 * Counts the hits of the trace event with this ID by way of perf while COMMAND
 * runs, with a BPF program attached that lets every hit through. Prints the
 * count, and "bpf" where the program could be attached.
 */
#include <linux/bpf.h>
#include <linux/perf_event.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static int event_open(int id)
{
	struct perf_event_attr attr = {
		.type = PERF_TYPE_TRACEPOINT,
		.size = sizeof(attr),
		.config = id,
		.inherit = 1,
	};

	return syscall(SYS_perf_event_open, &attr, 0, -1, -1, 0);
}

/* return 1 */
static int program_load(void)
{
	static const struct bpf_insn program[] = {
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = BPF_REG_0, .imm = 1 },
		{ .code = BPF_JMP | BPF_EXIT },
	};
	union bpf_attr attr;

	memset(&attr, 0, sizeof(attr));
	attr.prog_type = BPF_PROG_TYPE_TRACEPOINT;
	attr.insns = (uintptr_t)program;
	attr.insn_cnt = sizeof(program) / sizeof(program[0]);
	attr.license = (uintptr_t)"GPL";
	return syscall(SYS_bpf, BPF_PROG_LOAD, &attr, sizeof(attr));
}

int main(int argc, char **argv)
{
	uint64_t count;
	int event, program, status;

	if (argc < 3)
		return 2;
	event = event_open(atoi(argv[1]));
	if (event < 0) {
		perror("perf_event_open");
		return 1;
	}
	program = program_load();
	if (program >= 0 && !ioctl(event, PERF_EVENT_IOC_SET_BPF, program))
		puts("bpf");
	if (!fork()) {
		execvp(argv[2], argv + 2);
		_exit(127);
	}
	wait(&status);
	if (read(event, &count, sizeof(count)) != sizeof(count))
		return 1;
	printf("%llu\n", (unsigned long long)count);
	return status ? 1 : 0;
}
