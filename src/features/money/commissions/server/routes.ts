import { invalid, notFound } from '#server/errors.ts';
import { action, IdParams } from '#server/http/action.ts';
import { changeMany } from '#server/resource/change-many.ts';
import { shown, step } from '#server/resource/step.ts';
import type { RawQuery } from '#shared/list-query.ts';
import { Type } from '#shared/schema.ts';
import {
  CommissionLineBulkChange,
  HoldInput,
  ManualInput,
  PaymentInput,
  RefundInput,
  TakeBackInput,
  WriteOffInput,
} from '../inputs.schema.ts';
import { RecalculatedChange, Recalculation, RecalculationCreate, SeenRecalculation } from '../recalculations.schema.ts';
import {
  Accrued,
  DealExplanation,
  Estimate,
  EstimateQuestion,
  LineTotal,
  Receipt,
  ReceiptForPartner,
  Recomputation,
} from '../schema.ts';
import { recordPayment, refundOpportunity } from './customer-money.ts';
import { estimateFor } from './estimate.ts';
import { retryEvent } from './events.ts';
import { addByHand, takeBack, writeOff } from './manual.ts';
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
  step(
    commissionLines,
    'hold',
    'Keep one commission back, with a reason the partner sees',
    (call, id, { reason }) => holdLine(call, id, reason),
    { body: HoldInput },
  ),
  changeMany(commissionLines, CommissionLineBulkChange, async (call, id, { hold, release }) => {
    if (hold) await holdLine(call, id, hold.reason);
    if (release) await releaseLine(call, id);
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/commission_lines/by_hand',
    summary: 'Add an amount for a partner that no structure works out; below zero it takes money off',
    body: ManualInput,
    response: commissionLines.row,
    status: 201,
    run: async (call, { body }) => shown(call, commissionLines, await addByHand(call, body)),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/commission_lines/:id/take_back',
    summary: 'Balance a line that was entered by hand, once; answered with the new line',
    params: IdParams,
    body: TakeBackInput,
    response: commissionLines.row,
    status: 201,
    run: async (call, { params, body }) => shown(call, commissionLines, await takeBack(call, params.id, body.reason)),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/commission_lines/write_off',
    summary: 'Let go of what a partner owes in a currency, at most all of it',
    body: WriteOffInput,
    response: commissionLines.row,
    status: 201,
    run: async (call, { body }) => shown(call, commissionLines, await writeOff(call, body)),
  }),
  step(commissionLines, 'release', 'Let go a commission that was put on hold', releaseLine),
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
  step(commissionEvents, 'retry', 'Try an event again that could not be worked out', retryEvent, { can: manage.can }),
  action({
    ...manage,
    method: 'POST',
    url: '/commission_recalculations',
    summary: 'Look again at past deals with what is known now, and preview the differences',
    body: RecalculationCreate,
    response: Recalculation,
    status: 201,
    run: async (call, { body }) => shown(call, commissionRecalculations, await requestRecalculation(call, body)),
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
  step(commissionRecalculations, 'preview', 'Preview again', previewRecalculation, { can: manage.can }),
  step(
    commissionRecalculations,
    'approve',
    'Agree as a second person: the differences are posted',
    (call, id, { preview_hash }) => approveRecalculation(call, id, preview_hash),
    { can: manage.can, body: SeenRecalculation, personal: true },
  ),
  step(commissionRecalculations, 'cancel', 'Call a recalculation off', cancelRecalculation, { can: manage.can }),
];
