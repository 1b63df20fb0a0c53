/** The door of payouts for demo data and other features. */

export { approveBatch } from './approval.ts';
export { submitBatch } from './batches.ts';
export { createPayout } from './create.ts';
export {
  type ConcernedPayment,
  holdChangedDetails,
  holdForDisabledDetails,
} from './held-details.ts';
export { isPaid, proposePayments } from './preview.ts';
export { failItem, payItems, returnItem } from './settlement.ts';
