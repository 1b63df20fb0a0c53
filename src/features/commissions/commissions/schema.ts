import { LineKind } from '#features/commissions/commission-engine/trace.schema.ts';
import { changeOfStored } from '#shared/nouns/change-many.ts';
import { CurrencyCode, closed, Day, Id, Instant, Minor, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

const Text = Type.String();
const Count = Type.Integer();

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
  /** The end of the hold period of a line that was released before it; null for the others. */
  held_until: nullable(Day),
  status: LineStatus,
  hold_reason: NullableText,
  description: Text,
  adjusts_line_id: nullable(Id),
  payout_item_id: nullable(Id),
  statement_no: NullableText,
  paid_on: nullable(Day),
  /** The last day on which the partner may dispute the line; null while it is unpaid, and where there is no limit. */
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
  /** The person who released the line before the end of its hold period, with the reason. */
  released_by_name: NullableText,
  release_reason: NullableText,
});
export type CommissionLine = Static<typeof CommissionLine>;

/**
 * A partner sees its own money, its reasons and its payout, but never a base (which may be a margin) or the rules of
 * others.
 */
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
  /**
   * The amount of the event: the price sold or changed to, or the money paid or refunded. Null when the event has no
   * amount.
   */
  amount_minor: nullable(Minor),
  status: oneOf(...eventStatuses),
  result: nullable(oneOf(...ratingResults)),
  codes: Type.Array(Text),
  note: NullableText,
  /** The user who recorded it; null for automatic events, and for those from before this was stored. */
  created_by: nullable(Id),
  created_at: Instant,
});
export type CommissionEventRow = Static<typeof CommissionEventRow>;

export const ReasonText = Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' });
export const CommissionLineBulkChange = changeOfStored({
  hold: Type.Optional(closed({ reason: ReasonText })),
  /** Releases a hold. */
  release: Type.Optional(Type.Literal(true)),
});
export type CommissionLineBulkChange = Static<typeof CommissionLineBulkChange>;
