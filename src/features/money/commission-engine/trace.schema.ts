import { RateSource } from '#features/setup/exchange-rates/schema.ts';
import { CurrencyCode, closed, Day, Minor, nullable, oneOf, Ppm, type Static, Type } from '#shared/schema.ts';

/** Every reason an evaluation can give besides an amount. A trace records each that applied, once. */
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

/** Largest remainder, one partner's part: exact quota, its whole part, and the spare unit if it got one. */
export const TraceShare = closed({
  partner: Text,
  weight: Count,
  quota: Fraction,
  floor: Minor,
  extra: Type.Integer({ minimum: 0, maximum: 1 }),
  amount_minor: Minor,
});

/** `event` and `currency` are named where a working speaks of another deal than its own event's: one that was rated again. */
const OfAnotherDeal = { event: Type.Optional(Text), currency: Type.Optional(CurrencyCode) };

/** A ceiling at work: what it allows, what was used before, the room left, what was asked and what came out. */
export const TraceCap = closed({
  /** `programme` is what engines up to 1.0.7 called the program's ceiling. */
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
  /** Applied as commission is booked with the money that comes in, not when the deal is rated. */
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
  /** Of a partner in several regions: those the rule asks for that it is in. */
  regions: Type.Optional(Type.Array(Text)),
  specificity: Type.Optional(Count),
  money: Type.Optional(Fraction),
  chosen: Type.Boolean(),
});

/** One rule at work on one deal, from its base to the shares before the ceilings that look at several rules. */
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
    /** What is charged again and again counts for the whole contract: it is earned as the money comes in. */
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

/** An amount of a deal in the program's currency: by which stored rate, and what rounding left, exact less rounded. */
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

/** What became of one partner's commission on one deal: what it should be, what is booked, and the difference to post. */
export const TraceSettlement = closed({
  event: Text,
  currency: OfAnotherDeal.currency,
  partner: Text,
  role: Text,
  rule: Text,
  reason: oneOf('sale', 'refund', 'lost', 'amend', 'payment', 'retroactive', 'recalc', 'spiff'),
  gross_minor: Minor,
  /** What the rule gives; the rest of it the partner keeps already of the deal, by another rule or in another role. */
  asked_minor: Type.Optional(Minor),
  refunded: Type.Optional(closed({ amount_minor: Minor, total_minor: Minor })),
  /** By the rule's terms a refund of a part takes back all of it. */
  takes_all: Type.Optional(Type.Literal(true)),
  /** By the rule's terms this refund takes nothing back. */
  takes_nothing: Type.Optional(Type.Literal(true)),
  received_minor: Type.Optional(Minor),
  /** What the customer is asked to pay in all: `received_minor` is a part of it. */
  invoiced_minor: Type.Optional(Minor),
  /** What of that is for the first year, where commission on it is earned in step with it. */
  first_year_minor: Type.Optional(Minor),
  /** What had no room under a ceiling when the money came in. */
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
  /** The audience by which it had the plan, as it was when the deal was taken in. */
  audience: Type.Optional(Text),
  /** Of a partner in several regions: the one by which it had the plan, and all of them in the order in which they count. */
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

/** The receipt of one evaluation. Everything needed to follow the amount by hand, in the order in which it was worked out. */
export const Trace = closed({
  engine_version: Text,
  inputs: closed({
    event: closed({
      id: Text,
      type: Text,
      at: Day,
      of: Type.Optional(Text),
      /** The sale it belongs to, where `of` names something that was booked on that. */
      sale: Type.Optional(Text),
      deal: Type.Optional(Text),
      customer: Type.Optional(Text),
      kind: Type.Optional(Text),
      currency: Type.Optional(CurrencyCode),
      amount_minor: Type.Optional(Minor),
      /** Nobody left: the sale never was, or another stands in its place. */
      annulled: Type.Optional(Type.Literal(true)),
    }),
    known_at: Text,
    program: closed({ currency: CurrencyCode, rounding: oneOf('half_up', 'half_even', 'floor') }),
    seats: Type.Array(TraceSeat),
    fx: Type.Optional(
      closed({
        ...{ from: CurrencyCode, to: CurrencyCode, rate: Text },
        /** The stored rate, since rates are told apart: its source and day, and how many days before the sale that is. */
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
  /** Absent where nothing was converted by a rate that is named. */
  conversions: Type.Optional(Type.Array(TraceConversion)),
  result: Type.Array(TraceLine),
  codes: Type.Array(Code),
  /** Lines of days before `open_from` concern closed months: they are booked in the month `booked_in` instead. */
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
/** One commission line as the engine decides it. The caller adds ids and status. */
export type RatedLine = Static<typeof TraceLine>;
export type Trace = Static<typeof Trace>;
