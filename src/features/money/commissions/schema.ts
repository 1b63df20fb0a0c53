import { LineKind, RateSource, traceCodes } from '#features/money/commission-engine/trace.schema.ts';
import {
  CurrencyCode,
  closed,
  Day,
  Id,
  Instant,
  Minor,
  nullable,
  oneOf,
  type Static,
  Stored,
  Type,
} from '#shared/schema.ts';

const Text = Type.String();
const Count = Type.Integer();
const Code = oneOf(...traceCodes);

export const lineStatuses = ['on_hold', 'payable', 'reserved', 'paid', 'void'] as const;
export const LineStatus = oneOf(...lineStatuses);
export type LineStatus = Static<typeof LineStatus>;

export const ratingResults = ['lines', 'no_plan', 'no_rule', 'zero', 'blocked', 'parked', 'error'] as const;
export type RatingResult = (typeof ratingResults)[number];

const NullableText = nullable(Text);
const lineForBoth = {
  id: Id,
  number: Type.Integer(),
  opportunity_id: nullable(Id),
  opportunity_name: NullableText,
  account_name: NullableText,
  kind: LineKind,
  amount_minor: Minor,
  currency: CurrencyCode,
  effective_on: Day,
  release_on: Day,
  status: LineStatus,
  hold_reason: NullableText,
  description: Text,
  adjusts_line_id: nullable(Id),
  payout_item_id: nullable(Id),
  statement_no: NullableText,
  paid_on: nullable(Day),
  /** The last day on which its partner may dispute it; null while it is unpaid, and where there is no limit. */
  disputable_until: nullable(Day),
  created_at: Instant,
};

export const CommissionLine = Type.Object({
  ...lineForBoth,
  partner_id: Id,
  partner_name: Text,
  partner_type_id: nullable(Id),
  partner_region_id: nullable(Id),
  partner_owner_user_id: nullable(Id),
  role: Text,
  rule_id: Text,
  plan_id: nullable(Id),
  plan_name: NullableText,
  plan_version: nullable(Type.Integer()),
  base_minor: nullable(Minor),
  effective_rate_ppm: nullable(Type.Integer()),
  event_id: Id,
  sale_event_id: Id,
  payout_batch_id: nullable(Id),
});
export type CommissionLine = Static<typeof CommissionLine>;

/** A partner sees its own money, its reasons and its payout; never a base (it may be a margin), never the rules of others. */
export const CommissionLineForPartner = Type.Object(lineForBoth);
export type CommissionLineForPartner = Static<typeof CommissionLineForPartner>;

export const LineTotal = closed({ currency: CurrencyCode, status: LineStatus, count: Count, amount_minor: Minor });
export type LineTotal = Static<typeof LineTotal>;

export const eventKinds = ['sale', 'refund', 'lost', 'amend', 'payment', 'recalc', 'manual', 'carried'] as const;
export const eventStatuses = ['received', 'rated', 'parked', 'ignored', 'failed'] as const;
export const CommissionEventRow = Type.Object({
  id: Id,
  source: Text,
  external_id: Text,
  kind: oneOf(...eventKinds),
  occurred_on: Day,
  received_at: Instant,
  opportunity_id: nullable(Id),
  opportunity_name: NullableText,
  account_name: NullableText,
  currency: CurrencyCode,
  /** What it was about: the price sold or changed to, the money paid or given back. Null: the event says no amount. */
  amount_minor: nullable(Minor),
  status: oneOf(...eventStatuses),
  result: nullable(oneOf(...ratingResults)),
  codes: Type.Array(Text),
  note: NullableText,
  /** Who said so; nobody for what follows by itself, and for what was recorded before it was kept. */
  created_by: nullable(Id),
  created_at: Instant,
});
export type CommissionEventRow = Static<typeof CommissionEventRow>;

export const ExchangeRate = Type.Object({
  ...Stored,
  base: CurrencyCode,
  quote: CurrencyCode,
  rate: Text,
  as_of: Day,
  source: RateSource,
  /** Where whoever gave it has it from. */
  note: NullableText,
  /** Null for what people gave. */
  fetched_at: nullable(Instant),
  /** The published rates a fetched one was worked out from. */
  derived_from: nullable(Type.Array(closed({ base: CurrencyCode, quote: CurrencyCode, rate: Text }))),
  /** Whether it counts from its day on: `outranked` by another source of the same day, or its source is not in use. */
  standing: oneOf('counts', 'outranked', 'switched_off'),
  outranked_by: nullable(RateSource),
});
export const ExchangeRateCreate = closed({
  base: CurrencyCode,
  quote: CurrencyCode,
  rate: Type.String({
    pattern: '^\\d{1,9}(\\.\\d{1,10})?$',
    description: 'a decimal number such as 1.0825: units of quote for one unit of base',
  }),
  as_of: Day,
  note: Type.Optional(nullable(Type.String({ maxLength: 100, description: 'where you have it from' }))),
});
export type ExchangeRate = Static<typeof ExchangeRate>;
export type ExchangeRateCreate = Static<typeof ExchangeRateCreate>;

export const OpeningVolume = Type.Object({
  ...Stored,
  partner_id: Id,
  partner_name: Text,
  at: Day,
  amount_minor: Minor,
  deal_count: nullable(Count),
  units: nullable(Count),
});
export type OpeningVolume = Static<typeof OpeningVolume>;
export const OpeningVolumeCreate = closed({
  partner_id: Id,
  at: Day,
  amount_minor: Type.Integer({ minimum: 0, maximum: 1e15 }),
  deal_count: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 1e9 }))),
  units: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 1e9 }))),
});

export const ReasonText = Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' });
const EstimateLine = closed({
  product_id: Type.Optional(nullable(Id)),
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  amount_minor: Type.Integer({ minimum: 0, maximum: 1e15 }),
});
/** A deal that might be won; `partner_id` is left out in partner mode. With `lines`, they decide instead of the amount. */
export const EstimateQuestion = closed({
  partner_id: Type.Optional(Id),
  amount_minor: Type.Integer({ minimum: 0, maximum: 1e15 }),
  currency: CurrencyCode,
  type_id: Type.Optional(nullable(Id)),
  account_id: Type.Optional(nullable(Id)),
  role: Type.Optional(Type.String({ maxLength: 40 })),
  source: Type.Optional(Type.String({ maxLength: 40 })),
  lines: Type.Optional(Type.Array(EstimateLine, { maxItems: 200 })),
  on: Type.Optional(Day),
});
export type EstimateInput = Static<typeof EstimateQuestion> & { partner_id: string };
export const Estimate = closed({
  amount_minor: Minor,
  currency: CurrencyCode,
  /** When the last of it is due; null when nothing is earned yet. */
  release_on: nullable(Day),
  /** Earned as the customer pays, not when the deal is won. */
  is_on_collection: Type.Boolean(),
  /** Part of it is earned on the margin, and costs are not known yet: it can only come to less. */
  is_before_costs: Type.Boolean(),
  parts: Type.Array(closed({ rule_id: Text, label: Text, amount_minor: Minor })),
  codes: Type.Array(Code),
});
export type Estimate = Static<typeof Estimate>;

export const Accrued = closed({
  opportunity_id: Id,
  event_id: Id,
  result: oneOf(...ratingResults, 'repeat', 'nobody'),
  codes: Type.Array(Code),
  lines: Count,
  failure: NullableText,
});
/** What became of one event of a deal. `lines` counts all lines it wrote, also corrections on other deals. */
export type Accrued = Static<typeof Accrued>;

/** Why a deal earned what it earned, or nothing: the answer in a sentence, and event by event. */
export const DealExplanation = closed({
  opportunity_id: Id,
  answer: Text,
  reasons: Type.Array(Text),
  events: Type.Array(
    closed({
      id: Id,
      kind: oneOf(...eventKinds),
      occurred_on: Day,
      status: oneOf(...eventStatuses),
      result: nullable(oneOf(...ratingResults)),
      reasons: Type.Array(Text),
      note: NullableText,
    }),
  ),
  totals: Type.Array(closed({ currency: CurrencyCode, amount_minor: Minor, count: Count })),
});
export type DealExplanation = Static<typeof DealExplanation>;

export const ReceiptStep = closed({
  title: Text,
  detail: Text,
  amount: Type.Optional(closed({ amount_minor: Minor, currency: CurrencyCode })),
});
/** A line's own story: what it went through, and when. */
const ReceiptMoment = closed({
  at: Instant,
  kind: oneOf('booked', 'released', 'held', 'in_payout', 'paid', 'came_back'),
  text: Text,
  payout_item_id: nullable(Id),
});
const RelatedLine = closed({
  id: Id,
  number: Count,
  kind: LineKind,
  adjusts_line_id: nullable(Id),
  amount_minor: Minor,
  currency: CurrencyCode,
  effective_on: Day,
  status: LineStatus,
  description: Text,
});
const receiptForBoth = {
  steps: Type.Array(ReceiptStep),
  history: Type.Array(ReceiptMoment),
  /** Lines on the same deal from the same rule: what this one corrects, and what corrects it. */
  related: Type.Array(RelatedLine),
  note: NullableText,
  /** Whether the last day for a dispute has not passed. */
  is_disputable: Type.Boolean(),
  /** Of what was worked out; null of what a person entered. */
  engine_version: NullableText,
  known_at: nullable(Instant),
  input_hash: NullableText,
};
export const Receipt = closed({
  ...receiptForBoth,
  line: CommissionLine,
  /** What of it may still be given back (of a line taken back) or taken back (of a line entered by hand); otherwise 0. */
  returnable_minor: Minor,
  /** What others earn on the same event. */
  others: Type.Array(
    closed({ id: Id, partner_id: Id, partner_name: Text, amount_minor: Minor, currency: CurrencyCode }),
  ),
  trace: Type.Unknown(),
});
export const ReceiptForPartner = closed({ ...receiptForBoth, line: CommissionLineForPartner });
export type Receipt = Static<typeof Receipt>;
export type ReceiptForPartner = Static<typeof ReceiptForPartner>;

export const Recomputation = closed({
  is_identical: Type.Boolean(),
  /** Which worked it out again, and which wrote it: another version may come to other steps without anything being wrong. */
  engine_version: Text,
  written_by: Text,
  /** Something stored is not as it was written. */
  is_altered: Type.Boolean(),
  input_hash: Text,
  /** The first step that comes out otherwise, in both versions. */
  differs_at: nullable(closed({ step: Text, stored: Text, recomputed: Text })),
});
export type Recomputation = Static<typeof Recomputation>;
