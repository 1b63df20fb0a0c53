import { defineSlot } from '#web/slots.tsx';

/** Above the partner's earnings: reasons why payments wait. */
export const ownPayouts = defineSlot<object>('own payouts');

/** Above the statement of one payment: documents that belong to it. */
export const statementDocuments = defineSlot<{ item_id: string }>('statement documents');

/** Below the partner's payments: earnings that are not part of the balance. */
export const earningsBelow = defineSlot<object>('earnings below payouts');

/** Below the sums of a statement: what it does not include. */
export const statementNotes = defineSlot<{ partner_id: string; currency: string }>('statement notes');
