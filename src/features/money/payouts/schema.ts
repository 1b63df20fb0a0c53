import { RateSource } from '#features/setup/exchange-rates/schema.ts';
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
import { methodStatuses, Rail } from './rail.schema.ts';

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
  'canceled',
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
  /** The calendar day that prepared it; null if a person did. */
  planned_on: nullable(Day),
  review_until: nullable(Day),
  pay_by: nullable(Day),
  status: oneOf(...batchStatuses),
  /** The approved total: the sum of the paid, returned, removed and open amounts. */
  total_minor: Minor,
  paid_minor: Minor,
  failed_minor: Minor,
  canceled_minor: Minor,
  open_minor: Minor,
  /** Payments, whatever became of them: as many as the list of payments shows, and the ones whose sum is the total. */
  item_count: Type.Integer(),
  /** Partners with commissions that this payout does not pay. */
  excluded_count: Type.Integer(),
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
    Type.Integer({
      description: 'number of approvals needed from people who did not prepare it; null until submitted',
    }),
  ),
  /** Who has approved so far; the last of them is `approved_by`. */
  approvals: Type.Array(PayoutApproval),
  canceled_reason: NullableText,
});
export type PayoutBatch = Static<typeof PayoutBatch>;
export const PayoutBatchCreate = closed({
  name: Type.Optional(Name),
  currency: CurrencyCode,
  /** Includes lines due by this date; defaults to today. */
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

/** Another payout that holds commissions of the same partner until it is approved or canceled. */
export const Elsewhere = closed({
  batch_id: Id,
  number: Type.Integer(),
  line_count: Type.Integer(),
  amount_minor: Minor,
});
export type Elsewhere = Static<typeof Elsewhere>;

export const itemResults = [
  'due',
  'carried_negative',
  'nothing_due',
  'below_minimum',
  'below_unit',
  'no_method',
  'no_rate',
  'method_rests',
  'document_expired',
  'inactive',
  'in_other_payout',
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
  'canceled',
] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** How an amount is settled: tax is withheld, and the rest may be paid in another currency. */
const settlement = {
  withheld_minor: Type.Integer({ minimum: 0, description: 'tax withheld from the amount, in the same currency' }),
  withholding_ppm: nullable(Type.Integer({ description: 'withholding rate in millionths' })),
  settle_currency: nullable(CurrencyCode),
  settle_amount_minor: nullable(Minor),
  exchange_rate: nullable(Type.String({ description: 'price of one unit of `currency` in `settle_currency`' })),
  exchange_rate_on: nullable(Day),
  exchange_rate_source: nullable(RateSource),
};
/** The amount sent: after withholding, in the currency of the payment. */
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
  /** The partner's payout details are no longer those this payment goes to; false once it is paid or ended. */
  details_changed: Type.Boolean(),
  /** For a draft: payouts that hold more commissions of this partner, as of the last refresh. */
  elsewhere: Type.Array(Elsewhere),
  failure_code: NullableText,
  export_number: nullable(Type.Integer()),
  /** The rate's row; null when there was none, or when it was removed since. */
  exchange_rate_id: nullable(Id),
  settle_remainder: nullable(
    Type.String({ description: 'rounding remainder as an exact fraction, in minor units of the paid currency' }),
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

/** What would be paid now, by partner, and why others are not paid. */
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
  elsewhere: Type.Array(Elsewhere),
});
export type PreviewRow = Static<typeof PreviewRow>;
/** A partner whose payment has changed since the payout was prepared. */
export const BatchChange = closed({
  partner_id: Id,
  partner_name: Type.String(),
  before_minor: Minor,
  now_minor: Minor,
  added_lines: Type.Integer(),
  removed_lines: Type.Integer(),
  method_changed: Type.Boolean(),
  /** The tax withheld or the amount sent has changed. */
  settlement_changed: Type.Boolean(),
  /** Payouts that hold the removed commissions now. */
  elsewhere: Type.Array(Elsewhere),
});
export type BatchChange = Static<typeof BatchChange>;
export const BatchPreview = closed({
  batch_id: Id,
  preview_hash: Type.String(),
  total_minor: Minor,
  item_count: Type.Integer(),
  rows: Type.Array(PreviewRow),
  /** What changed since the payout was prepared. */
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
  description: 'bank fee charged to the company for each payment, in the currency of the payment',
});
/** All that was charged for one payment so far: what was said before is replaced. */
export const FeeInput = closed({ fee_minor: Fee });
export const PayInput = closed({
  /** Defaults to all open payments. */
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
  /** Gross: what the payments are for, in the currency of the payout. */
  total_minor: Minor,
  /** Tax withheld from the gross amount. */
  withheld_minor: Minor,
  /** Net: the amounts in the file, by the currency they are sent in. */
  pays: Type.Array(closed({ currency: CurrencyCode, amount_minor: Minor, item_count: Type.Integer() })),
  created_at: Instant,
});
export type PayoutExport = Static<typeof PayoutExport>;
