import { defineSlot } from '#web/slots.tsx';

/** Beside a partner's link: what a sale through it earns. */
export const linkRate = defineSlot<object>('link rate');
