/** The door of payouts for demo data and other features. */

export { approveBatch } from './approval.ts';
export { submitBatch } from './batches.ts';
export { createPayout } from './create.ts';
export {
  type ConcernedPayment,
  holdChangedDetails as holdForChangedDetails,
  holdForDisabledDetails,
} from './held-details.ts';
export { definePayoutPause } from './pauses.ts';
export { isPaid, proposePayments as propose } from './preview.ts';
export { failItem, payItems, returnItem } from './settlement.ts';
