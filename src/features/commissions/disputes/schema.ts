import {
  CurrencyCode,
  closed,
  Id,
  Instant,
  Minor,
  nullable,
  oneOf,
  type Static,
  Stored,
  Type,
} from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';

/** The kinds of problem that a partner can report about a commission. */
export const disputeReasons = ['rate', 'base', 'share', 'taken_back', 'hold', 'missing', 'other'] as const;
export type DisputeReason = (typeof disputeReasons)[number];
export const disputeStatusOptions = sayable([
  { value: 'open', label: 'Open', tone: 'violet' },
  { value: 'kept', label: 'Kept unchanged', tone: 'gray' },
  { value: 'corrected', label: 'Corrected', tone: 'green' },
  { value: 'withdrawn', label: 'Withdrawn', tone: 'gray' },
] as const);

const NullableText = nullable(Type.String());

export const DisputeMessage = closed({
  id: Id,
  side: oneOf('company', 'partner'),
  kind: oneOf('opened', 'said', 'kept', 'corrected', 'withdrawn'),
  body: Type.String(),
  /** The company's messages are shown to the partner under the company's name. */
  author_name: Type.String(),
  said_at: Instant,
});
export type DisputeMessage = Static<typeof DisputeMessage>;

const forBoth = {
  ...Stored,
  number: Type.Integer(),
  line_id: Id,
  line_number: Type.Integer(),
  line_kind: Type.String(),
  amount_minor: Minor,
  currency: CurrencyCode,
  opportunity_id: nullable(Id),
  opportunity_name: NullableText,
  reason: oneOf(...disputeReasons),
  step: NullableText,
  status: oneOf(...disputeStatusOptions.map(({ value }) => value)),
  messages: Type.Array(DisputeMessage),
  /** The line that corrects the commission. */
  correction_line_id: nullable(Id),
  correction_number: nullable(Type.Integer()),
  correction_minor: nullable(Minor),
  opened_at: Instant,
  decided_at: nullable(Instant),
};
export const CommissionDispute = Type.Object({
  ...forBoth,
  partner_id: Id,
  partner_name: Type.String(),
  partner_owner_user_id: nullable(Id),
  recalculation_id: nullable(Id),
  decided_by: nullable(Id),
});
export type CommissionDispute = Static<typeof CommissionDispute>;
export const CommissionDisputeForPartner = Type.Object(forBoth);
export type CommissionDisputeForPartner = Static<typeof CommissionDisputeForPartner>;

const Said = Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' });
export const DisputeInput = closed({
  reason: oneOf(...disputeReasons),
  /** The title of the disputed step of the receipt. */
  step: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 200 }))),
  text: Said,
});
export type DisputeInput = Static<typeof DisputeInput>;
/**
 * With an amount, a manual line corrects the commission; without one the deal is recalculated. The partner reads the
 * text in either case.
 */
export const CorrectInput = closed({
  text: Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' }),
  amount_minor: Type.Optional(nullable(Minor)),
});
export type CorrectInput = Static<typeof CorrectInput>;
