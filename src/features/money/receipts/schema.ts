import { LineKind } from '#features/money/commission-engine/trace.schema.ts';
import {
  CommissionLine,
  CommissionLineForPartner,
  eventKinds,
  eventStatuses,
  LineStatus,
  ratingResults,
} from '#features/money/commissions/schema.ts';
import { CurrencyCode, closed, Day, Id, Instant, Minor, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

const Text = Type.String();
const NullableText = nullable(Text);
const Count = Type.Integer();

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
