import { RateSource } from '#features/setup/exchange-rates/schema.ts';
import { CurrencyCode, closed, Day, Minor, nullable, oneOf, Ppm, type Static, Type } from '#shared/schema.ts';

/** Every reason an evaluation can have in addition to an amount. A trace records each applicable reason once. */
export const traceCodes = [
  'no_plan',
  'no_rule',
  'partner_inactive',
  'partner_invited',
  'claim_lapsed',
  'not_commissionable',
  'zero_amount',
  'duplicate_event',
  'recurring_window_over',
  'cap_reached',
  'deal_cap_applied',
  'minimum_applied',
  'spiff_budget_exhausted',
  'currency_mismatch',
  'fx_missing',
  'outside_clawback_window',
  'flat_kept_on_partial_refund',
  'parked_unmatched',
  'waited_in_vain',
  'period_closed',
  'on_hold_risk',
] as const;
export type TraceCode = (typeof traceCodes)[number];
const Code = oneOf(...traceCodes);

export const lineKinds = ['accrual', 'adjustment', 'clawback', 'bonus', 'manual', 'carried'] as const;
export const LineKind = oneOf(...lineKinds);
export type LineKind = Static<typeof LineKind>;

const Text = Type.String();
const Fraction = Type.String({ pattern: '^-?\\d+/\\d+$', description: 'an exact value as numerator/denominator' });
const Count = Type.Integer();

const PlanRef = closed({ id: Text, version: Type.Integer(), effective_from: Day });

/** Largest-remainder split, one partner's part: exact quota, its whole part, and the spare unit if it got one. */
export const TraceShare = closed({
  partner: Text,
  weight: Count,
  quota: Fraction,
  floor: Minor,
  extra: Type.Integer({ minimum: 0, maximum: 1 }),
  amount_minor: Minor,
});

/**
 * `event` and `currency` are set where a trace entry belongs to another deal than the event's own: one that was rated
 * again.
 */
const OfAnotherDeal = { event: Type.Optional(Text), currency: Type.Optional(CurrencyCode) };

/** A ceiling as applied: its limit, the amount used before, the room left, the amount asked for and the result. */
export const TraceCap = closed({
  /** `programme` is the name that engines up to 1.0.7 use for the program's ceiling. */
  kind: oneOf('deal', 'pool', 'program', 'programme', 'partner', 'customer'),
  ...OfAnotherDeal,
  rule: Type.Optional(Text),
  partner: Type.Optional(Text),
  role: Type.Optional(Text),
  period: Type.Optional(Text),
  limit: Minor,
  used: Minor,
  room: Minor,
  asked: Minor,
  result: Minor,
  /** The ceiling applies when commission is booked with the money received, and not when the deal is rated. */
  as_booked: Type.Optional(Type.Literal(true)),
});

export const TraceSlice = closed({
  from: Count,
  to: nullable(Count),
  amount: Count,
  rate_ppm: Type.Optional(Ppm),
  flat_minor: Type.Optional(Minor),
  exact: Fraction,
});

export const TraceCandidate = closed({
  event: OfAnotherDeal.event,
  role: Text,
  partner: Text,
  line: Type.Optional(Count),
  rule: Text,
  matched: Type.Boolean(),
  failed_condition: Type.Optional(Text),
  /** The regions the rule asks for that the partner is in, for a partner in several regions. */
  regions: Type.Optional(Type.Array(Text)),
  specificity: Type.Optional(Count),
  money: Type.Optional(Fraction),
  chosen: Type.Boolean(),
});

/** One rule applied to one deal, from its base to the shares before the ceilings that span several rules. */
export const TracePool = closed({
  event: Text,
  currency: OfAnotherDeal.currency,
  rule: Text,
  label: Type.Optional(Text),
  slot: Text,
  plan: PlanRef,
  role: Text,
  partner: Text,
  base: closed({
    kind: Text,
    /** Recurring lines count for the whole contract, because the commission is earned as the money is received. */
    whole_contract: Type.Optional(Type.Literal(true)),
    per_line: Type.Array(closed({ line: Count, product: Type.Optional(Text), amount_minor: Minor })),
    deal_total: Minor,
    credit: Type.Optional(TraceShare),
    total: Minor,
  }),
  calc: closed({
    type: oneOf('percent', 'flat', 'tiered'),
    mode: Type.Optional(oneOf('marginal', 'slab', 'retroactive')),
    rate_ppm: Type.Optional(Ppm),
    tier: Type.Optional(Text),
    units: Type.Optional(Count),
    unit_minor: Type.Optional(Minor),
    measure: Type.Optional(Text),
    period: Type.Optional(Text),
    before: Type.Optional(Count),
    after: Type.Optional(Count),
    slices: Type.Array(TraceSlice),
    exact: Fraction,
    rounding: oneOf('half_up', 'half_even', 'floor'),
    rounded: Minor,
  }),
  min: Type.Optional(closed({ minimum: Minor, base: Minor, result: Minor })),
  caps: Type.Array(TraceCap),
  pool: Minor,
  split: Type.Array(TraceShare),
});

/**
 * An amount of a deal converted to the program's currency: the stored rate, and the rounding difference (exact less
 * rounded).
 */
export const TraceConversion = closed({
  event: Text,
  what: oneOf('volume', 'deal_amount'),
  rule: Type.Optional(Text),
  partner: Type.Optional(Text),
  role: Type.Optional(Text),
  rate: closed({ id: Text, source: RateSource, as_of: Day, rate: Text }),
  from: closed({ amount_minor: Minor, currency: CurrencyCode }),
  to: closed({ amount_minor: Minor, currency: CurrencyCode }),
  remainder: Fraction,
});

/**
 * The settlement of one partner's commission on one deal: the amount due, the amount booked, and the difference to
 * post.
 */
export const TraceSettlement = closed({
  event: Text,
  currency: OfAnotherDeal.currency,
  partner: Text,
  role: Text,
  rule: Text,
  reason: oneOf('sale', 'refund', 'lost', 'amend', 'payment', 'retroactive', 'recalc', 'spiff'),
  gross_minor: Minor,
  /** The amount by the rule. The partner keeps the rest from the deal already, by another rule or in another role. */
  asked_minor: Type.Optional(Minor),
  refunded: Type.Optional(closed({ amount_minor: Minor, total_minor: Minor })),
  /** By the rule's terms a partial refund takes back all of it. */
  takes_all: Type.Optional(Type.Literal(true)),
  /** By the rule's terms this refund takes nothing back. */
  takes_nothing: Type.Optional(Type.Literal(true)),
  received_minor: Type.Optional(Minor),
  /** The total invoiced to the customer; `received_minor` is a part of it. */
  invoiced_minor: Type.Optional(Minor),
  /** The part for the first year, where commission on that year is earned as it is paid. */
  first_year_minor: Type.Optional(Minor),
  /** The amount that had no room under a ceiling when the money was received. */
  denied_minor: Type.Optional(Minor),
  owed_minor: Minor,
  booked_minor: Minor,
  delta_minor: Minor,
});

export const TraceSpiff = closed({
  rule: Text,
  partner: Text,
  period: Text,
  qualifying_deals: Count,
  every: Count,
  earned: Count,
  held: Count,
  award_minor: Minor,
  budget_left_minor: nullable(Minor),
  paid_minor: Minor,
});

export const TraceSeat = closed({
  partner: Text,
  role: Text,
  weight: Count,
  position: Count,
  plan: nullable(PlanRef),
  tier: nullable(closed({ id: Text, effective_from: Day, recorded_at: Text })),
  /** The audience through which the partner had the plan when the deal was ingested. */
  audience: Type.Optional(Text),
  /**
   * For a partner in several regions: the one through which it had the plan, and all of them in order of precedence.
   */
  region: Type.Optional(Text),
  regions: Type.Optional(Type.Array(Text)),
  blocked: Type.Optional(Code),
});

export const TraceLine = closed({
  key: Text,
  adjusts: nullable(Text),
  event: Text,
  of_event: Text,
  deal: nullable(Text),
  customer: nullable(Text),
  partner: Text,
  role: Text,
  rule: Text,
  slot: Text,
  plan_id: Text,
  plan_version: Type.Integer(),
  kind: LineKind,
  amount_minor: Minor,
  currency: CurrencyCode,
  base_minor: Minor,
  weight: Count,
  tier: nullable(Text),
  effective_on: Day,
  release_on: Day,
});

/** The receipt of one evaluation: everything needed to recompute the amount by hand, in the order of computation. */
export const Trace = closed({
  engine_version: Text,
  inputs: closed({
    event: closed({
      id: Text,
      type: Text,
      at: Day,
      of: Type.Optional(Text),
      /** The sale, where `of` names something booked on it. */
      sale: Type.Optional(Text),
      deal: Type.Optional(Text),
      customer: Type.Optional(Text),
      kind: Type.Optional(Text),
      currency: Type.Optional(CurrencyCode),
      amount_minor: Type.Optional(Minor),
      /** No customer left: the sale never existed or is replaced by another. */
      annulled: Type.Optional(Type.Literal(true)),
    }),
    known_at: Text,
    program: closed({ currency: CurrencyCode, rounding: oneOf('half_up', 'half_even', 'floor') }),
    seats: Type.Array(TraceSeat),
    fx: Type.Optional(
      closed({
        from: CurrencyCode,
        to: CurrencyCode,
        rate: Text,
        /**
         * The stored rate: its id, source and day, and how many days before the sale it was set. Absent in traces from
         * before rates had ids.
         */
        id: Type.Optional(Text),
        source: Type.Optional(RateSource),
        as_of: Type.Optional(Day),
        age_days: Type.Optional(Count),
      }),
    ),
    subscription: Type.Optional(closed({ id: Text, first_on: Day, months: Count })),
  }),
  candidates: Type.Array(TraceCandidate),
  pools: Type.Array(TracePool),
  caps: Type.Array(TraceCap),
  settlements: Type.Array(TraceSettlement),
  spiffs: Type.Array(TraceSpiff),
  /** Absent where no amount was converted at a named rate. */
  conversions: Type.Optional(Type.Array(TraceConversion)),
  result: Type.Array(TraceLine),
  codes: Type.Array(Code),
  /** Lines dated before `open_from` belong to closed months and are booked in the month `booked_in` instead. */
  books: Type.Optional(closed({ open_from: Day, booked_in: Text })),
});

export type TraceShare = Static<typeof TraceShare>;
export type TraceCap = Static<typeof TraceCap>;
export type TraceSlice = Static<typeof TraceSlice>;
export type TraceCandidate = Static<typeof TraceCandidate>;
export type TracePool = Static<typeof TracePool>;
export type TraceSettlement = Static<typeof TraceSettlement>;
export type TraceSpiff = Static<typeof TraceSpiff>;
export type TraceConversion = Static<typeof TraceConversion>;
export type TraceSeat = Static<typeof TraceSeat>;
/** One commission line as the engine computes it. The caller adds ids and status. */
export type RatedLine = Static<typeof TraceLine>;
export type Trace = Static<typeof Trace>;
