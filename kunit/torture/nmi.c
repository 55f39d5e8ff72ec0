// SPDX-License-Identifier: GPL-2.0-only
/*
 * NMIs on demand, on x86: an interrupt that one CPU sends another by the APIC.
 */
#include <asm/apic.h>
#include <asm/irq_vectors.h>
#include <asm/nmi.h>
#include <linux/atomic.h>
#include <linux/export.h>
#include <linux/percpu.h>

#include "nmi.h"

static DEFINE_PER_CPU(atomic_t, nmi_due);
static void (*nmi_fn)(void);

/* An NMI does not say where it comes from: it is ours if one is due. */
static int nmi_handler(unsigned int type, struct pt_regs *regs)
{
	if (!atomic_read(this_cpu_ptr(&nmi_due)))
		return NMI_DONE;
	nmi_fn();
	/* Last: from now on another may come. */
	atomic_set_release(this_cpu_ptr(&nmi_due), 0);
	return NMI_HANDLED;
}

int nmi_init(void (*fn)(void))
{
	nmi_fn = fn;
	return register_nmi_handler(NMI_LOCAL, nmi_handler, 0, "hooks_torture");
}
EXPORT_SYMBOL_GPL(nmi_init);

void nmi_exit(void)
{
	unregister_nmi_handler(NMI_LOCAL, "hooks_torture");
}
EXPORT_SYMBOL_GPL(nmi_exit);

/* From any context; the last one has been taken. */
void nmi_post(unsigned int cpu)
{
	atomic_set(&per_cpu(nmi_due, cpu), 1);
	apic->send_IPI(cpu, NMI_VECTOR);
}
EXPORT_SYMBOL_GPL(nmi_post);

bool nmi_taken(unsigned int cpu)
{
	return !atomic_read_acquire(&per_cpu(nmi_due, cpu));
}
EXPORT_SYMBOL_GPL(nmi_taken);
