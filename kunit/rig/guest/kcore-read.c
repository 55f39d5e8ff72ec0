// SPDX-License-Identifier: GPL-2.0-only
/*
 * Usage: kcore-read ADDRESS LENGTH
 *
 * Prints LENGTH bytes of the running kernel's memory in hexadecimal. /proc/kcore
 * is an ELF file: the segment that holds the address says where in the file it is.
 */
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int fail(const char *what)
{
	fprintf(stderr, "kcore-read: %s: %s\n", what, strerror(errno));
	return EXIT_FAILURE;
}

static off_t place(int fd, unsigned long long address)
{
	Elf64_Ehdr head;
	Elf64_Phdr segment;
	int i;

	if (pread(fd, &head, sizeof(head), 0) != sizeof(head))
		return -1;
	for (i = 0; i < head.e_phnum; i++) {
		off_t at = head.e_phoff + i * sizeof(segment);

		if (pread(fd, &segment, sizeof(segment), at) != sizeof(segment))
			return -1;
		if (segment.p_type == PT_LOAD && address >= segment.p_vaddr &&
		    address - segment.p_vaddr < segment.p_memsz)
			return segment.p_offset + (address - segment.p_vaddr);
	}
	errno = EFAULT;
	return -1;
}

int main(int argc, char **argv)
{
	unsigned char bytes[64];
	size_t length, i;
	off_t offset;
	int fd;

	if (argc == 3)
		length = strtoul(argv[2], NULL, 0);
	if (argc != 3 || length > sizeof(bytes)) {
		fprintf(stderr, "usage: kcore-read ADDRESS LENGTH (at most %zu)\n", sizeof(bytes));
		return 2;
	}
	fd = open("/proc/kcore", O_RDONLY);
	if (fd < 0)
		return fail("/proc/kcore");
	offset = place(fd, strtoull(argv[1], NULL, 0));
	if (offset < 0)
		return fail(argv[1]);
	if (pread(fd, bytes, length, offset) != (ssize_t)length)
		return fail("read");
	for (i = 0; i < length; i++)
		printf("%s%02x", i ? " " : "", bytes[i]);
	printf("\n");
	return EXIT_SUCCESS;
}
