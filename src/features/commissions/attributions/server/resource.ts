import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { AttributionDecision, contractAccount, RiskCase, SaleReview, TrackedEvent } from '../schema.ts';

constraintMessage('contract_accounts_once', {
  account_id: ['Another contract covers this account on some of these days.'],
});
constraintMessage('contract_accounts_days', { ends_on: ['must not be before the first day'] });

/** Read only; written by the tracking routes. */
export const trackedEvents = defineResource({
  name: 'tracked_events',
  noun: 'tracked event',
  row: TrackedEvent,
  view: 'tracked_event_rows',
  list: {
    sort: ['occurred_at', 'created_at', 'kind', 'amount_minor', 'status'],
    filter: [
      'kind',
      'status',
      'partner_id',
      'link_id',
      'opportunity_id',
      'customer_id',
      'occurred_at',
      'external_id',
      'invoice_id',
      'currency',
    ],
    search: ['external_id', 'customer_name', 'partner_name'],
    by: '-occurred_at',
  },
});

export const attributionDecisions = defineResource({
  name: 'attribution_decisions',
  noun: 'attribution decision',
  row: AttributionDecision,
  list: {
    sort: ['created_at', 'method'],
    filter: ['opportunity_id', 'customer_id', 'partner_id', 'method', 'created_at'],
    search: ['reason'],
    by: '-created_at',
  },
});

/** Decided by the steps in `routes.ts`. */
export const riskCases = defineResource({
  name: 'risk_cases',
  noun: 'risk case',
  row: RiskCase,
  view: 'risk_case_rows',
  guardedBy: 'attribution_decisions',
  list: {
    sort: ['created_at', 'decided_at', 'status', 'partner_name'],
    filter: ['status', 'partner_id', 'customer_id', 'created_at'],
    search: ['summary', 'partner_name', 'customer_name'],
    by: '-created_at',
  },
});

/** Decided by the step in `routes.ts`. */
export const saleReviews = defineResource({
  name: 'sale_reviews',
  noun: 'sale in review',
  row: SaleReview,
  references: { opportunity_ids: { of: 'opportunities' } },
  view: 'sale_review_rows',
  guardedBy: 'attribution_decisions',
  list: {
    sort: ['created_at', 'decided_at', 'occurred_at', 'amount_minor', 'status', 'customer_name', 'account_name'],
    filter: ['status', 'reason', 'customer_id', 'account_id', 'opportunity_id', 'invoice_id', 'currency', 'created_at'],
    search: ['invoice_id', 'customer_name', 'account_name'],
    by: '-created_at',
  },
});

export const contractAccounts = defineResource(contractAccount, {
  remove: 'delete',
  guardedBy: 'attribution_decisions',
  partner: { verbs: ['list', 'get'] },
});
