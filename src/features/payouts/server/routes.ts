import type { FastifyInstance } from 'fastify';
import type { Call } from '#server/call.ts';
import { action, IdParams, JsonText, registerAction } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import { createCipher } from '#server/ports/cipher.ts';
import type { Resource } from '#server/resource/define.ts';
import { readText } from '#server/resource/verbs.ts';
import { closed, Id, Type } from '#shared/schema.ts';
import { PayoutMethod, PayoutMethodCreate } from '../methods.schema.ts';
import {
  BatchPreview,
  CancelInput,
  Earnings,
  FailInput,
  PayInput,
  PayoutBatch,
  PayoutExport,
  PayoutItem,
  SeenPreview,
  Statement,
  StatementQuery,
} from '../schema.ts';
import { approveBatch } from './approval.ts';
import { previewBatch, refreshBatch, reopenBatch, setExcluded, submitBatch } from './batches.ts';
import { earningsOf } from './earnings.ts';
import { exportBatch, exportsOf } from './export.ts';
import { disableMethod, savePayoutMethod, verifyMethod } from './methods.ts';
import { payoutBatches, payoutItems, payoutMethods } from './resource.ts';
import { cancelBatch, cancelItem, failItem, payItems, resumeItem, returnItem } from './settlement.ts';
import { statementFor, statementOfItem } from './statement.ts';

const both = ['company', 'partner'] as const;
const view = { can: 'payout_batches:view', modes: ['company'] } as const;
const manage = { can: 'payout_batches:manage', modes: ['company'] } as const;

async function shown(call: Call, resource: Resource, id: string): Promise<JsonText> {
  return new JsonText((await readText(call, resource, id))!);
}

/** A step of a batch: done, then shown as it is now. */
function step(name: string, summary: string, work: (call: Call, id: string) => Promise<unknown>) {
  return action({
    ...manage,
    method: 'POST',
    url: `/payout_batches/:id/${name}`,
    summary,
    params: IdParams,
    response: PayoutBatch,
    run: async (call, { params }) => {
      await work(call, params.id);
      return shown(call, payoutBatches, params.id);
    },
  });
}

/** The same for one payment. */
function itemStep(name: string, summary: string, work: (call: Call, id: string) => Promise<unknown>) {
  return action({
    ...manage,
    method: 'POST',
    url: `/payout_items/:id/${name}`,
    summary,
    params: IdParams,
    response: PayoutItem,
    run: async (call, { params }) => {
      await work(call, params.id);
      return shown(call, payoutItems, params.id);
    },
  });
}

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
  step('refresh', 'Bring a draft to what would be paid now', refreshBatch),
  step('reopen', 'Take a payout back from approval', reopenBatch),
  action({
    ...manage,
    method: 'POST',
    url: '/payout_batches/:id/submit',
    summary: 'Hand a draft over for approval',
    params: IdParams,
    body: SeenPreview,
    response: PayoutBatch,
    run: async (call, { params, body }) => {
      await submitBatch(call, params.id, body.preview_hash);
      return shown(call, payoutBatches, params.id);
    },
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/payout_batches/:id/approve',
    summary: 'Approve as a second person: reserves the lines',
    params: IdParams,
    body: SeenPreview,
    response: PayoutBatch,
    run: async (call, { params, body }) => {
      await approveBatch(call, params.id, body.preview_hash);
      return shown(call, payoutBatches, params.id);
    },
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/payout_batches/:id/pay',
    summary: 'Mark payments as paid: those named, or all that are on their way',
    params: IdParams,
    body: PayInput,
    response: PayoutBatch,
    run: async (call, { params, body }) => {
      await payItems(call, params.id, body);
      return shown(call, payoutBatches, params.id);
    },
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/payout_batches/:id/cancel',
    summary: 'Call a payout off: its lines are payable again',
    params: IdParams,
    body: CancelInput,
    response: PayoutBatch,
    run: async (call, { params, body }) => {
      await cancelBatch(call, params.id, body.reason);
      return shown(call, payoutBatches, params.id);
    },
  }),
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
  itemStep('exclude', 'Leave a partner out of a draft', (call, id) => setExcluded(call, id, true)),
  itemStep('include', 'Take a partner into a draft again', (call, id) => setExcluded(call, id, false)),
  itemStep('resume', 'Let a held payment go on, to the details verified meanwhile', resumeItem),
  action({
    ...manage,
    method: 'POST',
    url: '/payout_items/:id/fail',
    summary: 'The payment did not go through',
    params: IdParams,
    body: FailInput,
    response: PayoutItem,
    run: async (call, { params, body }) => {
      await failItem(call, params.id, body);
      return shown(call, payoutItems, params.id);
    },
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/payout_items/:id/return',
    summary: 'The bank sent a payment back',
    params: IdParams,
    body: FailInput,
    response: PayoutItem,
    run: async (call, { params, body }) => {
      await returnItem(call, params.id, body);
      return shown(call, payoutItems, params.id);
    },
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/payout_items/:id/cancel',
    summary: 'Take one payment out of an approved payout',
    params: IdParams,
    body: CancelInput,
    response: PayoutItem,
    run: async (call, { params, body }) => {
      await cancelItem(call, params.id, body.reason);
      return shown(call, payoutItems, params.id);
    },
  }),
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

/** Routes that need the installation's secret. */
export function sealedRoutes(api: FastifyInstance, kernel: Kernel): void {
  const cipher = createCipher(kernel.config.secret, 'payout methods');
  registerAction(
    api,
    kernel,
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
  );
}
