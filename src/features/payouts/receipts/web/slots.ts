import { defineSlot } from '#web/slots.tsx';

/** Beside the title of a calculated commission's breakdown, in either mode. */
export const breakdownActions = defineSlot<{ id: string }>('actions of a breakdown');
