import { defineSteps, type StepInput, type SteppedNoun } from '#shared/nouns/define-steps.ts';
import { field } from '#shared/nouns/fields.ts';
import { sayable } from '#shared/text/labels.ts';
import { caseStatusOptions, ReviewDecision, RiskCase, reviewStatusOptions, SaleReview } from './schema.ts';

const riskCase = sayable({
  name: 'risk_cases',
  one: 'risk case',
  row: RiskCase,
  fields: { status: field.choice({ label: 'Status', options: caseStatusOptions, notNull: true }) },
} as const satisfies SteppedNoun);

/** The decision about a suspicious sale; without one the case expires. */
export const caseSteps = defineSteps(riskCase, {
  can: 'attribution_decisions:manage',
  ends: ['released', 'rejected', 'expired'],
  steps: {
    release: {
      by: 'company',
      from: ['open'],
      to: 'released',
      label: 'Release',
      done: 'Commissions released',
      text: 'Held commissions continue as usual, and later sales of this customer are not held for the same reasons.',
      summary: 'Release a risk case; held commissions continue',
      input: { reason: field.longText({ label: 'Reason', required: true }) },
      look: 'primary',
    },
    reject: {
      by: 'company',
      from: ['open'],
      to: 'rejected',
      label: 'Reject credit',
      done: 'Credit rejected',
      text: 'The partner gets no credit for this customer. Commission already booked is reversed.',
      summary: 'Reject the credit; commissions are reversed',
      input: { reason: field.longText({ label: 'Reason', required: true }) },
      look: 'button',
      danger: true,
    },
  },
});

const saleReview = sayable({
  name: 'sale_reviews',
  one: 'sale',
  row: SaleReview,
  fields: { status: field.choice({ label: 'Status', options: reviewStatusOptions, notNull: true }) },
} as const satisfies SteppedNoun);

/** The decision where a tracked sale belongs. */
export const reviewSteps = defineSteps(saleReview, {
  can: 'attribution_decisions:manage',
  ends: ['same_deal', 'renewal', 'new_deal', 'ignored'],
  steps: {
    decide: {
      by: 'company',
      from: ['open'],
      to: ['same_deal', 'renewal', 'new_deal', 'ignored'],
      label: 'Decide',
      done: 'Sale decided',
      text: 'The sale is booked as you decide, and commission follows. You cannot undo this.',
      summary: 'Decide which deal a sale in review belongs to; commission follows',
      body: ReviewDecision,
      look: 'primary',
    },
  },
});

export type CaseReason = StepInput<(typeof caseSteps)['steps']['release']>;
