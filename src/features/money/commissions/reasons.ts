import type { TraceCode } from '#features/money/commission-engine/trace.schema.ts';

/** Why an evaluation came to what it came to, in words a partner understands. None of them names anybody else. */
export const reasons: Record<TraceCode, string> = {
  no_plan: 'No published incentive structure applied on the day the deal was won.',
  no_rule: 'No rule of the incentive structure fits this deal.',
  partner_inactive: 'The partner was not active on the day the deal was won.',
  partner_invited:
    'It waits until everybody who takes part has accepted the invitation, for as long after the day the deal was won as the programme waits.',
  claim_lapsed: 'The partner’s protection of the deal had ended, and the days of grace after it were over.',
  not_commissionable: 'A product on this deal earns no commission.',
  zero_amount: 'The amount that counts for commission is zero.',
  duplicate_event: 'This event was counted before.',
  recurring_window_over: 'The months for which this subscription pays are over.',
  cap_reached: 'A ceiling on commission was reached.',
  deal_cap_applied: 'The ceiling for one deal was reached.',
  minimum_applied: 'The minimum commission applied.',
  spiff_budget_exhausted: 'The budget of a bonus is used up.',
  currency_mismatch: 'A rule is written in another currency than the deal.',
  fx_missing: 'There is no exchange rate from the deal’s currency to the programme’s.',
  outside_clawback_window: 'It came after the time in which commission is taken back.',
  flat_kept_on_partial_refund: 'A fixed amount is kept when only part of the deal is refunded.',
  parked_unmatched: 'It waits for the deal it belongs to.',
  waited_in_vain: 'Its deal was not won in time. If it still is, this counts.',
  period_closed: 'The month was closed when it was booked, so it is booked in a later month, with its own date.',
  on_hold_risk: 'It is on hold while a risk is looked at.',
};

/** Codes that explain why nothing was paid, most telling first; the others only explain how much. */
export const emptyHanded: readonly TraceCode[] = [
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
