import { Amended, StageMove } from '#features/deals/opportunities/schema.ts';
import { invalid, notFound } from '#server/errors.ts';
import { action, IdParams } from '#server/http/action.ts';
import {
  Accrued,
  AmendmentPreview,
  Estimate,
  EstimateQuestion,
  MovePreview,
  PaymentInput,
  RefundInput,
} from '../schema.ts';
import { previewAmendment, previewMove } from './deal-previews.ts';
import { estimateFor } from './estimate.ts';
import { recordPayment, refundOpportunity } from './refunds-and-payments.ts';
import { paymentSheet, refundSheet } from './sheets.ts';

const both = ['company', 'partner'] as const;
const view = { can: 'commission_lines:view', modes: both } as const;
const manage = { can: 'commission_lines:manage', modes: ['company'] } as const;

export const accrualRoutes = [
  action({
    ...view,
    method: 'POST',
    url: '/commission_lines/estimate',
    summary: 'Estimate what a partner would earn on a deal won today or on a given day; writes nothing',
    whileViewing: 'reads',
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
    ...manage,
    method: 'POST',
    url: '/opportunities/:id/refunds',
    summary: 'Record a customer refund; claws back the commission earned on it',
    params: IdParams,
    body: RefundInput,
    response: Accrued,
    run: (call, { params, body }) => refundOpportunity(call, params.id, body),
    sheet: refundSheet,
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/opportunities/:id/payments',
    summary: 'Record a customer payment; books commission earned on collected money',
    params: IdParams,
    body: PaymentInput,
    response: Accrued,
    run: (call, { params, body }) => recordPayment(call, params.id, body),
    sheet: paymentSheet,
  }),
  action({
    can: 'opportunities:manage',
    modes: ['company'],
    method: 'POST',
    url: '/opportunities/:id/amend/preview',
    summary: 'Preview how an amendment changes commissions without saving',
    whileViewing: 'harmless',
    params: IdParams,
    body: Amended,
    response: AmendmentPreview,
    run: (call, { params, body }) => previewAmendment(call, params.id, body),
  }),
  action({
    can: 'opportunities:manage',
    modes: ['company'],
    method: 'POST',
    url: '/opportunities/:id/move/preview',
    summary: 'Preview how a move to another stage changes commissions without saving',
    whileViewing: 'harmless',
    params: IdParams,
    body: StageMove,
    response: MovePreview,
    run: (call, { params, body }) => previewMove(call, params.id, body),
  }),
];
