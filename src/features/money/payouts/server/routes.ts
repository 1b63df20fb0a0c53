import type { FastifyInstance } from 'fastify';
import { action, IdParams, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { shown, step } from '#server/resource/step.ts';
import { closed, Id, Type } from '#shared/schema.ts';
import { Conversion, MethodDefault, PayoutMethod, PayoutMethodCreate, ShownDetails } from '../methods.schema.ts';
import { BatchPreview, CancelInput, FailInput, FeeInput, PayInput, PayoutExport, SeenPreview } from '../schema.ts';
import { Earnings, Statement, StatementQuery } from '../statement.schema.ts';
import { approveBatch } from './approval.ts';
import { previewBatch, refreshBatch, reopenBatch, setExcluded, submitBatch } from './batches.ts';
import { earningsOf } from './earnings.ts';
import { exportBatch, exportsOf } from './export.ts';
import { conversionOf, disableMethod, savePayoutMethod, setDefault, verifyMethod } from './methods.ts';
import { payoutBatches, payoutItems, payoutMethods } from './resource.ts';
import { resumeItem } from './resume.ts';
import { cancelBatch, cancelItem, failItem, payItems, returnItem, setFee } from './settlement.ts';
import { accountsCsv, showDetails } from './shown-details.ts';
import { statementFor, statementOfItem } from './statement.ts';

const both = ['company', 'partner'] as const;
const view = { can: 'payout_batches:view', modes: ['company'] } as const;
const manage = { can: 'payout_batches:manage', modes: ['company'] } as const;
const ofBatch = { can: manage.can };

/** What a partner has earned is told wherever it looks, also where this module is switched off. */
export const earningsRoutes = [
  action({
    method: 'GET',
    url: '/partner_earnings',
    summary: 'What a partner has earned, by how close it is to the bank',
    can: 'commission_lines:view',
    modes: both,
    query: closed({ partner_id: Type.Optional(Id) }),
    response: Type.Array(Earnings),
    run: (call, { query }) => earningsOf(call, query.partner_id),
  }),
];

export const payoutRoutes = [
  action({
    ...view,
    method: 'GET',
    url: '/payout_batches/:id/preview',
    summary: 'What would be paid now, what keeps others out, and what moved since the batch was prepared',
    params: IdParams,
    response: BatchPreview,
    run: (call, { params }) => previewBatch(call, params.id),
  }),
  step(payoutBatches, 'refresh', 'Bring a draft to what would be paid now', refreshBatch),
  step(payoutBatches, 'reopen', 'Take a payout back from approval', reopenBatch),
  step(
    payoutBatches,
    'submit',
    'Hand a draft over for approval',
    (call, id, { preview_hash }) => submitBatch(call, id, preview_hash),
    { body: SeenPreview },
  ),
  step(
    payoutBatches,
    'approve',
    'Approve as a second person: reserves the lines',
    (call, id, { preview_hash }) => approveBatch(call, id, preview_hash),
    { body: SeenPreview, personal: true },
  ),
  step(payoutBatches, 'pay', 'Mark payments as paid: those named, or all that are on their way', payItems, {
    body: PayInput,
  }),
  step(
    payoutBatches,
    'cancel',
    'Call a payout off: its lines are payable again',
    (call, id, { reason }) => cancelBatch(call, id, reason),
    { body: CancelInput },
  ),
  action({
    ...manage,
    method: 'POST',
    url: '/payout_batches/:id/export',
    summary: 'Make the payment file of all that is reserved',
    params: IdParams,
    response: PayoutExport,
    run: (call, { params }) => exportBatch(call, params.id),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/payout_batches/:id/exports',
    summary: 'The payment files made of a payout',
    params: IdParams,
    response: Type.Array(PayoutExport),
    run: (call, { params }) => exportsOf(call, params.id),
  }),
  step(payoutItems, 'exclude', 'Leave a partner out of a draft', (call, id) => setExcluded(call, id, true), ofBatch),
  step(
    payoutItems,
    'include',
    'Take a partner into a draft again',
    (call, id) => setExcluded(call, id, false),
    ofBatch,
  ),
  step(payoutItems, 'resume', 'Let a held payment go on, to the details verified meanwhile', resumeItem, ofBatch),
  step(
    payoutItems,
    'fee',
    'Say what the bank charged for a payment in all; the books follow by the difference',
    setFee,
    {
      ...ofBatch,
      body: FeeInput,
    },
  ),
  step(payoutItems, 'fail', 'The payment did not go through', failItem, { ...ofBatch, body: FailInput }),
  step(payoutItems, 'return', 'The bank sent a payment back', returnItem, { ...ofBatch, body: FailInput }),
  step(
    payoutItems,
    'cancel',
    'Take one payment out of an approved payout',
    (call, id, { reason }) => cancelItem(call, id, reason),
    { ...ofBatch, body: CancelInput },
  ),
  action({
    method: 'GET',
    url: '/payout_items/:id/statement',
    summary: 'The statement of one payment',
    can: 'payout_items:view',
    modes: both,
    params: IdParams,
    response: Statement,
    run: (call, { params }) => statementOfItem(call, params.id),
  }),
  action({
    method: 'GET',
    url: '/partner_statement',
    summary: 'A partner’s statement between two days',
    can: 'payout_items:view',
    modes: both,
    query: StatementQuery,
    response: Statement,
    run: (call, { query }) => statementFor(call, query),
  }),
  action({
    method: 'POST',
    url: '/payout_methods/:id/verify',
    summary: 'Vouch for payout details after checking them with the partner',
    personal: true,
    can: 'payout_methods:manage',
    modes: ['company'],
    params: IdParams,
    body: closed({ row_version: Type.Optional(Type.Integer()) }),
    response: PayoutMethod,
    run: async (call, { params, body }) => {
      await verifyMethod(call, params.id, body.row_version);
      return shown(call, payoutMethods, params.id);
    },
  }),
  action({
    method: 'POST',
    url: '/payout_methods/:id/disable',
    summary: 'Take payout details out of use',
    can: 'payout_methods:manage',
    modes: both,
    params: IdParams,
    response: PayoutMethod,
    run: async (call, { params }) => {
      await disableMethod(call, params.id);
      return shown(call, payoutMethods, params.id);
    },
  }),
];

/** What the form for payout details asks and does besides entering them. */
export const conversionRoutes = [
  action({
    method: 'GET',
    url: '/payout_conversion',
    summary: 'Whether what arrives may be another amount than what was earned: converted, or less tax',
    can: 'payout_methods:view',
    modes: both,
    response: Conversion,
    run: conversionOf,
  }),
  action({
    method: 'POST',
    url: '/payout_methods/:id/default',
    summary: 'Let an account also take what is earned in currencies without details of their own, or no longer',
    can: 'payout_methods:manage',
    modes: both,
    params: IdParams,
    body: MethodDefault,
    response: PayoutMethod,
    run: async (call, { params, body }) => {
      await setDefault(call, params.id, body.is_default);
      return shown(call, payoutMethods, params.id);
    },
  }),
];

/** Routes that seal and open. */
export function sealedRoutes(api: FastifyInstance, kernel: Kernel): void {
  const cipher = kernel.sealing.cipher('payout methods');
  const sealed = { can: 'payout_methods:manage', modes: ['company'], personal: true } as const;
  const actions = [
    action({
      method: 'POST',
      url: '/payout_methods',
      summary: 'Say where a partner’s money goes in one currency',
      can: 'payout_methods:manage',
      modes: both,
      body: PayoutMethodCreate,
      response: PayoutMethod,
      status: 201,
      run: async (call, { body }) => shown(call, payoutMethods, await savePayoutMethod(call, cipher, body)),
    }),
    // Not a POST: an answer with an account number in it must not be kept for a retry.
    action({
      ...sealed,
      method: 'PUT',
      url: '/payout_methods/:id/look',
      summary: 'Look at the whole payout details; who looked is recorded',
      params: IdParams,
      response: ShownDetails,
      run: (call, { params }) => showDetails(call, cipher, params.id),
    }),
    action({
      ...sealed,
      method: 'PUT',
      url: '/payout_batches/:id/exports/:number/accounts',
      summary: 'The payments of a payment file with the accounts they go to; who asked is recorded',
      params: closed({ id: Id, number: Type.Integer({ minimum: 1, maximum: 1e6 }) }),
      response: closed({ name: Type.String(), text: Type.String() }),
      run: (call, { params }) => accountsCsv(call, cipher, params.id, params.number),
    }),
  ];
  for (const one of actions) registerAction(api, kernel, one);
}
