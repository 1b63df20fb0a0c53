import { openBooks } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { PayoutBatch, PayoutItem } from '../schema.ts';
import { batchSteps, paymentSteps } from '../steps.schema.ts';
import { approveBatch } from './approval.ts';
import { excludePartner, includePartner, refreshBatch, reopenBatch, submitBatch } from './batches.ts';
import { payoutBatches, payoutItems } from './resource.ts';
import { resumeItem } from './resume.ts';
import { cancelBatch, cancelItem, failItem, payItems, returnItem, setFee } from './settle-items.ts';
import { batchCancelSheet, cancelSheet, failSheet, returnSheet } from './sheets.ts';

/** The books are locked first, because everything that moves payments takes the same locks in the same order. */
async function lockedPayout(call: Call, id: string): Promise<PayoutBatch> {
  await openBooks(call);
  return lockedRow<PayoutBatch>(call, payoutBatches, id);
}

/** A payment is locked after its payout. */
async function lockedPayment(call: Call, id: string): Promise<PayoutItem> {
  const { batch_id } = await call.one<{ batch_id: string }>(
    sql`select batch_id from payout_items where organization_id = ${call.organization_id} and id = ${id}`,
    'This payment',
  );
  await lockedPayout(call, batch_id);
  return lockedRow<PayoutItem>(call, payoutItems, id);
}

const ofBatches = takeSteps(payoutBatches, batchSteps, {
  lock: lockedPayout,
  rules: {
    refresh: refreshBatch,
    reopen: reopenBatch,
    submit: submitBatch,
    approve: approveBatch,
    pay: payItems,
    cancel: cancelBatch,
  },
  sheets: { cancel: batchCancelSheet },
});
const ofPayments = takeSteps(payoutItems, paymentSteps, {
  lock: lockedPayment,
  rules: {
    exclude: excludePartner,
    include: includePartner,
    resume: resumeItem,
    fail: failItem,
    fee: setFee,
    return: returnItem,
    cancel: cancelItem,
  },
  sheets: { fail: failSheet, return: returnSheet, cancel: cancelSheet },
});

export const payoutStepRoutes = [...ofBatches.routes, ...ofPayments.routes];
export const takePayoutStep = ofBatches.take;
export const takePaymentStep = ofPayments.take;
