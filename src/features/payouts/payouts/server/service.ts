import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { PlannedPayout } from '../calendar.ts';
import { payoutBatches } from './resource.ts';

export { approvedPayments, type FilePayment, takeIntoFile } from './export.ts';
export {
  type ConcernedPayment,
  holdChangedDetails,
  holdForDisabledDetails,
} from './held-details.ts';
export { definePayoutPause } from './pauses.ts';
export { isPaid, proposePayments } from './preview.ts';
export { takePaymentStep, takePayoutStep } from './steps.ts';

/** Creates a draft of everything due in a currency. @returns its id */
export function createPayout(
  call: Call,
  input: { currency: string; cutoff_on?: string; name?: string } & Partial<PlannedPayout>,
): Promise<string> {
  return createRow(call, payoutBatches, input);
}
