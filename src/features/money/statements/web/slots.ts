import { defineSlot } from '#web/slots.tsx';

/** Above the partner's earnings: reasons why payments wait. */
export const ownPayouts = defineSlot<object>('own payouts');

/** Above the statement of one payment: documents that belong to it. */
export const statementDocuments = defineSlot<{ item_id: string }>('statement documents');
