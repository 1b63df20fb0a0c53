import { defineSlot } from '#web/slots.tsx';

/** Rules of features of higher layers, above the form of the program rules. */
export const programRules = defineSlot<object>('program rules');
