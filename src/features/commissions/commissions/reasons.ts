import type { TraceCode } from '#features/commissions/commission-engine/trace.schema.ts';
import { sayableWords } from '#shared/text/labels.ts';

/** Explanations of an evaluation's result in words a partner understands. They never name other partners. */
export const reasons: Record<TraceCode, string> = sayableWords({
  no_plan: 'No published incentive structure applied on the day the deal was won.',
  no_rule: 'No rule of the incentive structure matches this deal.',
  partner_inactive: 'The partner was not active on the day the deal was won.',
  partner_invited:
    'Not every partner on the deal has accepted the invitation yet. The commission waits for them, up to the limit set by the program.',
  claim_lapsed: 'The partner’s protection and its grace period had ended.',
  not_commissionable: 'A product on this deal earns no commission.',
  zero_amount: 'The commissionable amount is zero.',
  duplicate_event: 'This event was already counted.',
  recurring_window_over: 'The commission period of this subscription has ended.',
  cap_reached: 'A commission cap was reached.',
  deal_cap_applied: 'The cap per deal was reached.',
  minimum_applied: 'The minimum commission was applied.',
  spiff_budget_exhausted: 'The budget of a bonus is used up.',
  currency_mismatch: 'A rule uses a different currency than the deal.',
  fx_missing: 'There is no exchange rate from the deal’s currency to the program’s.',
  outside_clawback_window: 'The clawback period had ended.',
  flat_kept_on_partial_refund: 'A fixed amount is not reduced by a partial refund.',
  parked_unmatched: 'Waiting for its deal to be won.',
  waited_in_vain: 'The deal was not won in time. If it is won later, this still counts.',
  period_closed: 'Its month was already closed, so it is booked in a later month and keeps its own date.',
  on_hold_risk: 'On hold during a risk review.',
});

/** Codes that explain why nothing was paid, most informative first; the others only explain the amount. */
export const noPaymentReasons: readonly TraceCode[] = [
  'parked_unmatched',
  'partner_invited',
  'no_plan',
  'partner_inactive',
  'claim_lapsed',
  'recurring_window_over',
  'fx_missing',
  'currency_mismatch',
  'not_commissionable',
  'no_rule',
  'cap_reached',
  'zero_amount',
];
