import { action, IdParams } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { DealExplanation, Receipt, ReceiptForPartner, Recomputation } from '../schema.ts';
import { explainDeal } from './deal-explanation.ts';
import { commissionReceipt, recomputeLine } from './receipt.ts';

const both = ['company', 'partner'] as const;
const view = { can: 'commission_lines:view', modes: both } as const;

export const receiptRoutes = [
  action({
    ...view,
    method: 'GET',
    url: '/commission_lines/:id/receipt',
    summary: 'Breakdown of a commission: every calculation step in words, and its status history',
    params: IdParams,
    response: Type.Union([Receipt, ReceiptForPartner]),
    run: (call, { params }) => commissionReceipt(call, params.id),
  }),
  action({
    ...view,
    method: 'POST',
    url: '/commission_lines/:id/recompute',
    summary: 'Recalculate a commission from its stored inputs and compare every step',
    whileViewing: 'reads',
    params: IdParams,
    response: Recomputation,
    run: (call, { params }) => recomputeLine(call, params.id),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/opportunities/:id/commissions',
    summary: 'Explain why a deal earned commission or not',
    params: IdParams,
    response: DealExplanation,
    run: (call, { params }) => explainDeal(call, params.id),
  }),
];
