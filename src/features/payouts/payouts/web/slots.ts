import { defineSlot } from '#web/slots.tsx';
import type { PayoutBatch } from '../schema.ts';

/** Steps of an approved payout, before *Mark as paid*. */
export const payoutSteps = defineSlot<{ batch: PayoutBatch }>('steps of an approved payout');
/** Below the facts of a payout. */
export const payoutRail = defineSlot<{ batch: PayoutBatch }>('below the facts of a payout');
