import { RateSource } from '#features/setup/exchange-rates/schema.ts';
import { MAX_MINOR } from '#shared/money/money.ts';
import { type CreateOf, defineNoun, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
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
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';
import { MethodStatus, Rail } from './rail.schema.ts';

const NullableText = nullable(Type.String());

// --- Batches ---

export const batchStatusOptions = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'pending_approval', label: 'Pending approval', tone: 'blue' },
  { value: 'approved', label: 'Approved', tone: 'violet' },
  { value: 'processing', label: 'Processing', tone: 'amber' },
  { value: 'paid', label: 'Paid', tone: 'green' },
  { value: 'partially_paid', label: 'Partially paid', tone: 'amber' },
  { value: 'failed', label: 'Failed', tone: 'red' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
] as const);
export type BatchStatus = (typeof batchStatusOptions)[number]['value'];

export const PayoutApproval = closed({ user_id: nullable(Id), full_name: NullableText, approved_at: Instant });
export type PayoutApproval = Static<typeof PayoutApproval>;

/** One payment run: everything payable in a currency up to a day. */
export const payoutBatch = defineNoun('payout_batches', nouns.payout_batches, {
  by: '-number',
  fields: {
    number: field.number({ label: 'Number', notNull: true, write: 'never', list: 'hidden', sort: true, filter: 'api' }),
    name: field.text({
      label: 'Name',
      help: 'Defaults to the payout number.',
      notNull: true,
      input: Name,
      list: 'shown',
      width: 280,
      sort: true,
    }),
    currency: field.currency({
      label: 'Currency',
      help: 'Each payout is in one currency.',
      required: true,
      write: 'create',
      list: 'hidden',
      filter: true,
    }),
    /** Lines due by this day are included; by default, today. */
    cutoff_on: field.date({ label: 'Cutoff date', notNull: true, list: 'shown', sort: true, filter: true }),
    /** The day of the calendar that prepared it; null if a person did. */
    planned_on: field.date({ label: 'Planned on', write: 'never' }),
    review_until: field.date({ label: 'Review until', write: 'never' }),
    /** The latest day on which partners are told to expect it. */
    pay_by: field.date({
      label: 'Pay by',
      help: 'Partners see this as the latest payment date.',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    status: field.choice({
      label: 'Status',
      options: batchStatusOptions,
      notNull: true,
      write: 'never',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    /** The approved total: the sum of the paid, returned, removed and open amounts. */
    total_minor: field.money({
      label: 'Total',
      notNull: true,
      write: 'never',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    paid_minor: field.money({ label: 'Paid', notNull: true, write: 'never', list: 'shown' }),
    failed_minor: field.money({ label: 'Returned', notNull: true, write: 'never', list: 'shown' }),
    canceled_minor: field.money({ label: 'Removed', notNull: true, write: 'never', list: 'hidden' }),
    open_minor: field.money({ label: 'Open', notNull: true, write: 'never', list: 'shown' }),
    /** All payments whatever their outcome, as in the list of payments; their sum is the total. */
    item_count: field.number({ label: 'Payments', notNull: true, write: 'never', list: 'shown', sort: true }),
    /** Partners with commissions that this payout does not pay. */
    excluded_count: field.number({ label: 'Not included', notNull: true, write: 'never' }),
    preview_hash: field.text({ label: 'Preview', write: 'never' }),
    created_by: field.reference('people', {
      label: 'Prepared by',
      named: 'created_by_name',
      write: 'never',
      list: 'shown',
      filter: 'api',
    }),
    submitted_by: field.reference('people', { label: 'Submitted by', named: 'submitted_by_name', write: 'never' }),
    submitted_at: field.instant({ label: 'Submitted', write: 'never' }),
    approved_by: field.reference('people', {
      label: 'Approved by',
      named: 'approved_by_name',
      write: 'never',
      filter: 'api',
    }),
    approved_at: field.instant({ label: 'Approved', write: 'never', list: 'hidden', sort: true, filter: true }),
  },
  columns: {
    approvals_needed: nullable(
      Type.Integer({
        description: 'number of approvals needed from people who did not prepare it; null until submitted',
      }),
    ),
    /** The approvals so far; the last one is `approved_by`. */
    approvals: Type.Array(PayoutApproval),
    canceled_reason: NullableText,
  },
});
export type PayoutBatch = RowOf<typeof payoutBatch>;
export type PayoutBatchCreate = CreateOf<typeof payoutBatch>;
export type PayoutBatchUpdate = UpdateOf<typeof payoutBatch>;

// --- Items: one partner's part of a batch ---

/** Another payout that holds commissions of the same partner until it is approved or canceled. */
export const Elsewhere = closed({
  batch_id: Id,
  number: Type.Integer(),
  line_count: Type.Integer(),
  amount_minor: Minor,
});
export type Elsewhere = Static<typeof Elsewhere>;

/** Something that holds the payments of a partner, such as "an approved tax form", with the screen that satisfies it. */
export const PayoutHold = closed({ label: Type.String(), link: Type.String() });
export type PayoutHold = Static<typeof PayoutHold>;

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

/** The settlement of an amount: tax is withheld, and the rest may be paid in another currency. */
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
  /** The part of its lines carried over to the next payment, because some currencies are paid in whole units. */
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
  batch_status: payoutBatch.fields.status.row,
  cutoff_on: Day,
  partner_id: Id,
  partner_name: Type.String(),
  result: oneOf(...itemResults),
  is_excluded: Type.Boolean(),
  payout_method_id: nullable(Id),
  method_status: nullable(MethodStatus),
  /** The partner's payout details are no longer those this payment goes to; false once it is paid or ended. */
  details_changed: Type.Boolean(),
  /** For a draft: payouts that hold more commissions of this partner, as of the last refresh. */
  elsewhere: Type.Array(Elsewhere),
  /** The reasons for which the payment waits, as of the last refresh. */
  holds: Type.Array(PayoutHold),
  failure_code: NullableText,
  export_number: nullable(Type.Integer()),
  /** The id of the exchange rate; null when there was none, or when it was removed since. */
  exchange_rate_id: nullable(Id),
  settle_remainder: nullable(
    Type.String({ description: 'rounding remainder as an exact fraction, in minor units of the paid currency' }),
  ),
  /** The bank's fee for the payment, in the currency of the payment. */
  fee_minor: Minor,
});
export type PayoutItem = Static<typeof PayoutItem>;
export const PayoutItemForPartner = Type.Object(itemForBoth);
/** The payment of one amount. */
export const Settlement = closed({
  ...settlement,
  ...paysOut,
  exchange_rate_id: nullable(Id),
  settle_remainder: NullableText,
});
export type Settlement = Static<typeof Settlement>;
export type PayoutItemForPartner = Static<typeof PayoutItemForPartner>;

/** A payment that would be made now, by partner, or the reason why the partner is not paid. */
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
  /** Names of other partners whose payout details have the same account. */
  same_account_as: NullableText,
  elsewhere: Type.Array(Elsewhere),
  holds: Type.Array(PayoutHold),
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
/** The last approved payout in the same currency, to compare with. */
export const PreviousPayout = closed({
  batch_id: Id,
  name: Type.String(),
  total_minor: Minor,
  item_count: Type.Integer(),
});
/** The payments that a payout would make now. */
export const PayoutForecast = closed({
  preview_hash: Type.String(),
  total_minor: Minor,
  item_count: Type.Integer(),
  rows: Type.Array(PreviewRow),
  previous: nullable(PreviousPayout),
});
export type PayoutForecast = Static<typeof PayoutForecast>;
/** A payout that does not exist yet. */
export const PlannedBatch = closed({ currency: CurrencyCode, cutoff_on: Type.Optional(Day) });
export type PlannedBatch = Static<typeof PlannedBatch>;
export const BatchPreview = closed({
  batch_id: Id,
  ...PayoutForecast.properties,
  /** Changes since the payout was prepared. */
  changes: Type.Array(BatchChange),
});
export type BatchPreview = Static<typeof BatchPreview>;

export const SeenPreview = closed({
  /** The hash of the preview that the user saw; if it changed, the request is rejected with the difference. */
  preview_hash: Type.Optional(Type.String({ maxLength: 64 })),
});
export type SeenPreview = Static<typeof SeenPreview>;
const Fee = Type.Integer({
  minimum: 0,
  maximum: MAX_MINOR,
  description: 'bank fee charged to the company for each payment, in the currency of the payment',
});
/** The total bank fee of one payment so far, which replaces the earlier value. */
export const FeeInput = closed({ fee_minor: Fee });
export const PayInput = closed({
  /** Defaults to the payments that were sent, or to all open ones while none was sent. */
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

export const PayoutExport = closed({
  number: Type.Integer(),
  format: oneOf('csv'),
  sha256: Type.String(),
  item_count: Type.Integer(),
  /** Gross: the amount of the payments before tax, in the currency of the payout. */
  total_minor: Minor,
  /** Tax withheld from the gross amount. */
  withheld_minor: Minor,
  /** Net: the amounts in the file, by the currency they are sent in. */
  pays: Type.Array(closed({ currency: CurrencyCode, amount_minor: Minor, item_count: Type.Integer() })),
  created_at: Instant,
});
export type PayoutExport = Static<typeof PayoutExport>;
