import type { Call } from '#server/call.ts';
import { invalid, notFound } from '#server/errors.ts';
import { action, IdParams, JsonText } from '#server/http/action.ts';
import { readText } from '#server/resource/verbs.ts';
import type { RawQuery } from '#shared/list-query.ts';
import { Type } from '#shared/schema.ts';
import { RecalculatedChange, Recalculation, RecalculationCreate, SeenRecalculation } from '../recalculations.schema.ts';
import {
  Accrued,
  CommissionEventRow,
  CommissionLine,
  DealExplanation,
  Estimate,
  EstimateQuestion,
  HoldInput,
  LineTotal,
  PaymentInput,
  Receipt,
  ReceiptForPartner,
  Recomputation,
  RefundInput,
} from '../schema.ts';
import { recordPayment, refundOpportunity } from './accrual.ts';
import { estimateFor } from './estimate.ts';
import { retryEvent } from './events.ts';
import {
  approveRecalculation,
  cancelRecalculation,
  previewRecalculation,
  recalculationChanges,
  requestRecalculation,
} from './recalculation.ts';
import { receiptOf, recomputeLine } from './receipt.ts';
import { holdLine, releaseLine } from './release.ts';
import { commissionEvents, commissionLines, commissionRecalculations } from './resource.ts';
import { lineTotals } from './totals.ts';
import { explainDeal } from './why.ts';

const both = ['company', 'partner'] as const;
const view = { can: 'commission_lines:view', modes: both } as const;
const manage = { can: 'commission_lines:manage', modes: ['company'] } as const;

async function shown(call: Call, id: string): Promise<JsonText> {
  return new JsonText((await readText(call, commissionLines, id))!);
}

async function recalculationShown(call: Call, id: string): Promise<JsonText> {
  return new JsonText((await readText(call, commissionRecalculations, id))!);
}

export const commissionRoutes = [
  action({
    ...view,
    method: 'GET',
    url: '/commission_lines/totals',
    summary: 'What the lines of a list add up to by currency and status; takes the filters of the list',
    query: Type.Object({}, { additionalProperties: true }),
    response: Type.Array(LineTotal),
    run: (call, { query }) => lineTotals(call, query as RawQuery),
  }),
  action({
    ...view,
    method: 'POST',
    url: '/commission_lines/estimate',
    summary: 'What a partner would earn on a deal won today, or on a given day; writes nothing',
    body: EstimateQuestion,
    response: Estimate,
    run: (call, { body }) => {
      const partner_id = call.actor.partner_id ?? body.partner_id;
      if (!partner_id) throw invalid({ partner_id: ['is required'] });
      if (body.partner_id && body.partner_id !== partner_id) throw notFound('This partner');
      return estimateFor(call, { ...body, partner_id });
    },
  }),
  action({
    ...view,
    method: 'GET',
    url: '/commission_lines/:id/receipt',
    summary: 'Why a commission is what it is: every step in words, and what became of it',
    params: IdParams,
    response: Type.Union([Receipt, ReceiptForPartner]),
    run: (call, { params }) => receiptOf(call, params.id),
  }),
  action({
    ...view,
    method: 'POST',
    url: '/commission_lines/:id/recompute',
    summary: 'Work a commission out again from its stored inputs, and compare every step',
    params: IdParams,
    response: Recomputation,
    run: (call, { params }) => recomputeLine(call, params.id),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/commission_lines/:id/hold',
    summary: 'Keep one commission back, with a reason the partner sees',
    params: IdParams,
    body: HoldInput,
    response: CommissionLine,
    run: async (call, { params, body }) => {
      await holdLine(call, params.id, body.reason);
      return shown(call, params.id);
    },
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/commission_lines/:id/release',
    summary: 'Let go a commission that was put on hold',
    params: IdParams,
    response: CommissionLine,
    run: async (call, { params }) => {
      await releaseLine(call, params.id);
      return shown(call, params.id);
    },
  }),
  action({
    ...view,
    method: 'GET',
    url: '/opportunities/:id/commissions',
    summary: 'Why a deal earned what it earned, or nothing',
    params: IdParams,
    response: DealExplanation,
    run: (call, { params }) => explainDeal(call, params.id),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/opportunities/:id/refunds',
    summary: 'Money went back to the customer: commission goes back with it',
    params: IdParams,
    body: RefundInput,
    response: Accrued,
    run: (call, { params, body }) => refundOpportunity(call, params.id, body),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/opportunities/:id/payments',
    summary: 'The customer paid: commission on collected money follows',
    params: IdParams,
    body: PaymentInput,
    response: Accrued,
    run: (call, { params, body }) => recordPayment(call, params.id, body),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/commission_events/:id/retry',
    summary: 'Try an event again that could not be worked out',
    params: IdParams,
    response: CommissionEventRow,
    run: async (call, { params }) => {
      await retryEvent(call, params.id);
      return new JsonText((await readText(call, commissionEvents, params.id))!);
    },
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/commission_recalculations',
    summary: 'Look again at past deals with what is known now, and preview the differences',
    body: RecalculationCreate,
    response: Recalculation,
    status: 201,
    run: async (call, { body }) => recalculationShown(call, await requestRecalculation(call, body)),
  }),
  action({
    ...manage,
    method: 'GET',
    url: '/commission_recalculations/:id/changes',
    summary: 'What each partner’s commission on each deal was and should be, largest difference first',
    params: IdParams,
    response: Type.Array(RecalculatedChange),
    run: (call, { params }) => recalculationChanges(call, params.id),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/commission_recalculations/:id/preview',
    summary: 'Preview again',
    params: IdParams,
    response: Recalculation,
    run: async (call, { params }) => {
      await previewRecalculation(call, params.id);
      return recalculationShown(call, params.id);
    },
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/commission_recalculations/:id/approve',
    summary: 'Agree as a second person: the differences are posted',
    params: IdParams,
    body: SeenRecalculation,
    response: Recalculation,
    run: async (call, { params, body }) => {
      await approveRecalculation(call, params.id, body.preview_hash);
      return recalculationShown(call, params.id);
    },
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/commission_recalculations/:id/cancel',
    summary: 'Call a recalculation off',
    params: IdParams,
    response: Recalculation,
    run: async (call, { params }) => {
      await cancelRecalculation(call, params.id);
      return recalculationShown(call, params.id);
    },
  }),
];
