import { defineSlot } from '#web/slots.tsx';

/** Actions beside the title of the list of commissions. */
export const commissionListActions = defineSlot<object>('actions of the list of commissions');
