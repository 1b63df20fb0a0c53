import { defineSlot } from '#web/slots.tsx';

/** Among the facts of a tier: what partners must do to reach it. */
export const tierRequirements = defineSlot<{ id: string }>('tier requirements');
