import { defineSlot } from '#web/slots.tsx';

/** Beside the title of the list of commissions. */
export const commissionListActions = defineSlot<object>('actions of the list of commissions');
