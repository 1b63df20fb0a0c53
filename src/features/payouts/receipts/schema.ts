import { LineKind } from '#features/commissions/commission-engine/trace.schema.ts';
import {
  CommissionLine,
  CommissionLineForPartner,
  eventKinds,
  eventStatuses,
  LineStatus,
  ratingResults,
} from '#features/commissions/commissions/schema.ts';
import { CurrencyCode, closed, Day, Id, Instant, Minor, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

const Text = Type.String();
const NullableText = nullable(Text);
const Count = Type.Integer();

/** The reason for a deal's commission or its absence: a one-sentence answer, and the events. */
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
/** The calculation at a glance. */
export const ReceiptOutline = closed({
  currency: CurrencyCode,
  /** "10% of $4,050.00 = $405.00." */
  sentence: Text,
  /** The base first, then what was subtracted from the price; empty where the base is not shown. */
  price: Type.Array(closed({ label: Text, amount_minor: Minor })),
  /** The bands of the rule that this deal filled, with its part of each in words and as a number of the same unit. */
  bands: Type.Array(closed({ label: Text, text: Text, part: Count })),
  /** The distance to the next band. */
  next: NullableText,
});
export type ReceiptOutline = Static<typeof ReceiptOutline>;

/** One step in a line's history, with its time. */
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
  /** Null for lines that are not calculated, or by several rules. */
  outline: nullable(ReceiptOutline),
  steps: Type.Array(ReceiptStep),
  history: Type.Array(ReceiptMoment),
  /** Lines on the same deal from the same rule: those that this one corrects, and those that correct it. */
  related: Type.Array(RelatedLine),
  note: NullableText,
  /** Whether the line can still be disputed. */
  is_disputable: Type.Boolean(),
  /** Set for calculated lines; null for manual ones. */
  engine_version: NullableText,
  known_at: nullable(Instant),
  input_hash: NullableText,
};
export const Receipt = closed({
  ...receiptForBoth,
  line: CommissionLine,
  /** The amount of a clawback that may still be reinstated, or of a manual line that may be reversed; otherwise 0. */
  returnable_minor: Minor,
  /** Commissions of other partners on the same event. */
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
  /**
   * The engine version that recomputed the amount, and the one that wrote it: different versions may take different
   * steps without an error.
   */
  engine_version: Text,
  written_by: Text,
  /** Stored data was altered. */
  is_altered: Type.Boolean(),
  input_hash: Text,
  /** The first step with a different result, in both versions; null for a distributor that reads no amounts of the deal. */
  differs_at: nullable(closed({ step: Text, stored: Text, recomputed: Text })),
});
export type Recomputation = Static<typeof Recomputation>;

/** The link with which people without an account read a breakdown. */
export const BreakdownLink = closed({
  /** The address with its secret behind the `#`; null while there is no link. */
  link: NullableText,
  expires_at: nullable(Instant),
  created_at: nullable(Instant),
  views: Count,
  viewed_at: nullable(Instant),
});
export type BreakdownLink = Static<typeof BreakdownLink>;

/** A breakdown on one page, in the words and formats of the company. */
export const BreakdownPage = closed({
  company_name: Text,
  partner_name: Text,
  /** "Commission 512" */
  title: Text,
  /** The status, the days and the deal in one line. */
  status: Text,
  amount: Text,
  sentence: NullableText,
  next: NullableText,
  is_calculated: Type.Boolean(),
  steps: Type.Array(closed({ title: Text, detail: Text, amount: Text })),
});
export type BreakdownPage = Static<typeof BreakdownPage>;
