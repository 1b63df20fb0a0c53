/** The door of payouts for demo data and other features. */
export { approveBatch } from './approval.ts';
export { setExcluded, submitBatch } from './batches.ts';
export { savePayoutMethod, verifyMethod } from './methods.ts';
export { cancelBatch, failItem, payItems, returnItem } from './settlement.ts';

import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import { payoutBatches } from './resource.ts';

/** A draft of everything due in a currency. @returns its id */
export function createPayout(
  call: Call,
  input: { currency: string; cutoff_on?: string; name?: string },
): Promise<string> {
  return createRow(call, payoutBatches, input);
}
