import { defineSlot } from '#web/slots.tsx';

/** Below the tax profile of the partner's own company: what else belongs to its taxes. */
export const ownTax = defineSlot<object>('own tax');
