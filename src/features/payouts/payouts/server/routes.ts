import { action, IdParams } from '#server/http/action.ts';
import { step } from '#server/resource/step.ts';
import { Type } from '#shared/schema.ts';
import {
  BatchPreview,
  CancelInput,
  FailInput,
  FeeInput,
  PayInput,
  PayoutExport,
  PayoutForecast,
  PlannedBatch,
  SeenPreview,
} from '../schema.ts';
import { approveBatch } from './approval.ts';
import { forecastBatch, previewBatch, refreshBatch, reopenBatch, setExcluded, submitBatch } from './batches.ts';
import { exportBatch, exportsOf } from './export.ts';
import { payoutBatches, payoutItems } from './resource.ts';
import { resumeItem } from './resume.ts';
import { cancelBatch, cancelItem, failItem, payItems, returnItem, setFee } from './settle-items.ts';
import { batchCancelSheet, cancelSheet, failSheet, returnSheet } from './sheets.ts';

const view = { can: 'payout_batches:view', modes: ['company'] } as const;
const manage = { can: 'payout_batches:manage', modes: ['company'] } as const;
const ofBatch = { can: manage.can };

export const payoutRoutes = [
  action({
    ...view,
    method: 'GET',
    url: '/payout_batches/:id/preview',
    summary: 'Preview what would be paid now, who is excluded and why, and what changed since the payout was prepared',
    params: IdParams,
    response: BatchPreview,
    run: (call, { params }) => previewBatch(call, params.id),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/payout_batches/forecast',
    summary: 'Preview what a new payout would pay, who would be excluded and why; writes nothing',
    query: PlannedBatch,
    response: PayoutForecast,
    run: (call, { query }) => forecastBatch(call, query),
  }),
  step(payoutBatches, 'refresh', 'Recalculate a draft with the currently payable amounts', refreshBatch),
  step(payoutBatches, 'reopen', 'Return a payout to draft', reopenBatch),
  step(
    payoutBatches,
    'submit',
    'Submit a draft for approval',
    (call, id, { preview_hash }) => submitBatch(call, id, preview_hash),
    { body: SeenPreview },
  ),
  step(
    payoutBatches,
    'approve',
    'Approve as a second person and reserve the commissions',
    (call, id, { preview_hash }) => approveBatch(call, id, preview_hash),
    { body: SeenPreview, personal: true },
  ),
  step(
    payoutBatches,
    'pay',
    'Mark payments as paid: the given ones, or those that were sent, or all open ones while none was sent',
    payItems,
    {
      body: PayInput,
    },
  ),
  step(
    payoutBatches,
    'cancel',
    'Cancel a payout and make its commissions payable again',
    (call, id, { reason }) => cancelBatch(call, id, reason),
    { body: CancelInput, sheet: batchCancelSheet },
  ),
  action({
    ...manage,
    method: 'POST',
    url: '/payout_batches/:id/export',
    summary: 'Create the payment file of all reserved payments',
    params: IdParams,
    response: PayoutExport,
    run: (call, { params }) => exportBatch(call, params.id),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/payout_batches/:id/exports',
    summary: 'List the payment files of a payout',
    params: IdParams,
    response: Type.Array(PayoutExport),
    run: (call, { params }) => exportsOf(call, params.id),
  }),
  step(payoutItems, 'exclude', 'Exclude a partner from a draft', (call, id) => setExcluded(call, id, true), ofBatch),
  step(
    payoutItems,
    'include',
    'Include a partner in a draft again',
    (call, id) => setExcluded(call, id, false),
    ofBatch,
  ),
  step(payoutItems, 'resume', 'Release a held payment to the payout details verified since', resumeItem, ofBatch),
  step(payoutItems, 'fee', 'Set the total bank fee of a payment; the difference is posted to the ledger', setFee, {
    ...ofBatch,
    body: FeeInput,
  }),
  step(payoutItems, 'fail', 'Mark a payment as failed', failItem, { ...ofBatch, body: FailInput, sheet: failSheet }),
  step(payoutItems, 'return', 'Mark a payment as returned by the bank', returnItem, {
    ...ofBatch,
    body: FailInput,
    sheet: returnSheet,
  }),
  step(
    payoutItems,
    'cancel',
    'Remove a payment from an approved payout',
    (call, id, { reason }) => cancelItem(call, id, reason),
    { ...ofBatch, body: CancelInput, sheet: cancelSheet },
  ),
];
