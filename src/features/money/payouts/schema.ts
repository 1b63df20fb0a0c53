import { RateSource } from '#features/money/commission-engine/trace.schema.ts';
import { MAX_MINOR } from '#shared/money.ts';
import {
  CurrencyCode,
  closed,
  Day,
  Id,
  Instant,
  Minor,
  Name,
  nullable,
  oneOf,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';
import { methodStatuses, Rail } from './methods.schema.ts';

const NullableText = nullable(Type.String());

// --- Batches ---

export const batchStatuses = [
  'draft',
  'pending_approval',
  'approved',
  'processing',
  'paid',
  'partially_paid',
  'failed',
  'cancelled',
] as const;
export type BatchStatus = (typeof batchStatuses)[number];

export const PayoutApproval = closed({ user_id: nullable(Id), full_name: NullableText, approved_at: Instant });
export type PayoutApproval = Static<typeof PayoutApproval>;

export const PayoutBatch = Type.Object({
  ...Stored,
  number: Type.Integer(),
  name: Type.String(),
  currency: CurrencyCode,
  cutoff_on: Day,
  /** The day of the calendar that prepared it; null: somebody did. */
  planned_on: nullable(Day),
  review_until: nullable(Day),
  pay_by: nullable(Day),
  status: oneOf(...batchStatuses),
  /** What was prepared and approved: what of it was paid, came back, was taken out and is still open adds up to it. */
  total_minor: Minor,
  paid_minor: Minor,
  failed_minor: Minor,
  cancelled_minor: Minor,
  open_minor: Minor,
  item_count: Type.Integer(),
  preview_hash: NullableText,
  created_by: nullable(Id),
  created_by_name: NullableText,
  submitted_by: nullable(Id),
  submitted_by_name: NullableText,
  submitted_at: nullable(Instant),
  approved_by: nullable(Id),
  approved_by_name: NullableText,
  approved_at: nullable(Instant),
  approvals_needed: nullable(
    Type.Integer({ description: 'how many people who did not prepare it have to agree; null: not handed over yet' }),
  ),
  /** Who has agreed so far; the last of them is `approved_by`. */
  approvals: Type.Array(PayoutApproval),
  cancelled_reason: NullableText,
});
export type PayoutBatch = Static<typeof PayoutBatch>;
export const PayoutBatchCreate = closed({
  name: Type.Optional(Name),
  currency: CurrencyCode,
  /** Lines due up to this day are taken; today when left out. */
  cutoff_on: Type.Optional(Day),
  /** The day partners are told to expect it by. */
  pay_by: Type.Optional(nullable(Day)),
});
export type PayoutBatchCreate = Static<typeof PayoutBatchCreate>;
export const PayoutBatchUpdate = Type.Object(
  {
    name: Type.Optional(Name),
    cutoff_on: Type.Optional(Day),
    pay_by: Type.Optional(nullable(Day)),
    row_version: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type PayoutBatchUpdate = Static<typeof PayoutBatchUpdate>;

// --- Items: one partner's part of a batch ---

export const itemResults = [
  'due',
  'carried_negative',
  'nothing_due',
  'below_minimum',
  'below_unit',
  'no_method',
  'no_rate',
  'method_rests',
  'inactive',
] as const;
export type ItemResult = (typeof itemResults)[number];
export const itemStatuses = [
  'included',
  'excluded',
  'reserved',
  'held',
  'processing',
  'in_transit',
  'paid',
  'failed',
  'returned',
  'cancelled',
] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** What becomes of an amount on its way out: tax is withheld, and what is left may be paid in another currency. */
const settlement = {
  withheld_minor: Type.Integer({ minimum: 0, description: 'of the amount, kept back as tax, in its currency' }),
  withholding_ppm: nullable(Type.Integer({ description: 'the rate it was withheld at, in millionths' })),
  settle_currency: nullable(CurrencyCode),
  settle_amount_minor: nullable(Minor),
  exchange_rate: nullable(Type.String({ description: 'of one unit of `currency`, in `settle_currency`' })),
  exchange_rate_on: nullable(Day),
  exchange_rate_source: nullable(RateSource),
};
/** What leaves: the amount less what is withheld, in the currency it is paid in. */
const paysOut = { pays_currency: CurrencyCode, pays_minor: Minor };

const itemForBoth = {
  ...Stored,
  currency: CurrencyCode,
  amount_minor: Minor,
  ...settlement,
  ...paysOut,
  /** The part of its lines that is carried over to the next payment: some currencies are paid in whole units. */
  carried_minor: Minor,
  line_count: Type.Integer(),
  statement_no: NullableText,
  status: oneOf(...itemStatuses),
  rail: nullable(Rail),
  account_last4: NullableText,
  failure_text: NullableText,
  paid_on: nullable(Day),
  reference: NullableText,
};
export const PayoutItem = Type.Object({
  ...itemForBoth,
  batch_id: Id,
  batch_number: Type.Integer(),
  batch_name: Type.String(),
  batch_status: oneOf(...batchStatuses),
  cutoff_on: Day,
  partner_id: Id,
  partner_name: Type.String(),
  result: oneOf(...itemResults),
  is_excluded: Type.Boolean(),
  payout_method_id: nullable(Id),
  method_status: nullable(oneOf(...methodStatuses)),
  failure_code: NullableText,
  export_number: nullable(Type.Integer()),
  /** The rate's row; null when there was none, or when it was removed since. */
  exchange_rate_id: nullable(Id),
  settle_remainder: nullable(
    Type.String({ description: 'what rounding left, in minor units of what is paid, as an exact fraction' }),
  ),
  /** What the bank charged the company, in the currency it pays. */
  fee_minor: Minor,
});
export type PayoutItem = Static<typeof PayoutItem>;
export const PayoutItemForPartner = Type.Object(itemForBoth);
/** How one amount is paid. */
export const Settlement = closed({
  ...settlement,
  ...paysOut,
  exchange_rate_id: nullable(Id),
  settle_remainder: NullableText,
});
export type Settlement = Static<typeof Settlement>;
export type PayoutItemForPartner = Static<typeof PayoutItemForPartner>;

/** What would be paid now, partner by partner, and what keeps the others out. */
export const PreviewRow = closed({
  partner_id: Id,
  partner_name: Type.String(),
  result: oneOf(...itemResults),
  is_excluded: Type.Boolean(),
  amount_minor: Minor,
  ...Settlement.properties,
  carried_minor: Minor,
  line_count: Type.Integer(),
  minimum_minor: Minor,
  rail: nullable(Rail),
  account_last4: NullableText,
});
export type PreviewRow = Static<typeof PreviewRow>;
/** One partner whose payment is not what the batch says any more. */
export const BatchChange = closed({
  partner_id: Id,
  partner_name: Type.String(),
  before_minor: Minor,
  now_minor: Minor,
  added_lines: Type.Integer(),
  removed_lines: Type.Integer(),
  method_changed: Type.Boolean(),
  /** The tax withheld or the amount that arrives is another. */
  settlement_changed: Type.Boolean(),
});
export type BatchChange = Static<typeof BatchChange>;
export const BatchPreview = closed({
  batch_id: Id,
  preview_hash: Type.String(),
  total_minor: Minor,
  item_count: Type.Integer(),
  rows: Type.Array(PreviewRow),
  /** What moved since the batch was prepared; empty when nothing did. */
  changes: Type.Array(BatchChange),
});
export type BatchPreview = Static<typeof BatchPreview>;

export const SeenPreview = closed({
  /** The preview the person looked at: another one is refused with the difference. */
  preview_hash: Type.Optional(Type.String({ maxLength: 64 })),
});
const Fee = Type.Integer({
  minimum: 0,
  maximum: MAX_MINOR,
  description: 'what the bank charged the company for each of the payments, in the currency it is paid in',
});
/** All that was charged for one payment so far: what was said before is replaced. */
export const FeeInput = closed({ fee_minor: Fee });
export const PayInput = closed({
  /** Left out: every item that is on its way. */
  item_ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true })),
  paid_on: Day,
  reference: Type.Optional(text(140)),
  fee_minor: Type.Optional(Fee),
});
export type PayInput = Static<typeof PayInput>;
export const failureCodes = [
  'account_closed',
  'wrong_details',
  'rejected_by_bank',
  'returned',
  'stopped',
  'other',
] as const;
export const FailInput = closed({ code: oneOf(...failureCodes), text: Type.Optional(text(500)) });
export type FailInput = Static<typeof FailInput>;
export const CancelInput = closed({ reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) });

export const PayoutExport = closed({
  number: Type.Integer(),
  format: oneOf('csv'),
  sha256: Type.String(),
  item_count: Type.Integer(),
  total_minor: Minor,
  created_at: Instant,
});
export type PayoutExport = Static<typeof PayoutExport>;
