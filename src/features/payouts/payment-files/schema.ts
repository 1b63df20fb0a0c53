import { failureCodes, itemStatuses } from '#features/payouts/payouts/schema.ts';
import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
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
  Type,
  text,
} from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { FileFormat, FundingKind, formatOptions } from './formats.schema.ts';
import { nouns } from './nouns.ts';

const never = { write: 'never', notNull: true } as const;

/** A file for a bank or provider that carries out payments of one payout. */
export const paymentFile = defineNoun('payment_files', nouns.payment_files, {
  fields: {
    file_name: field.text({ ...never, label: 'File', list: 'shown', sort: true, search: true }),
    batch_id: field.reference('payout_batches', {
      ...never,
      label: 'Payout',
      named: 'batch_name',
      list: 'shown',
      filter: 'api',
    }),
    number: field.number({ ...never, label: 'Number', list: 'hidden', sort: true }),
    format: field.choice({ ...never, label: 'Format', options: formatOptions, list: 'shown', filter: true }),
    currency: field.currency({ ...never, label: 'Currency', list: 'hidden', filter: true }),
    item_count: field.number({ ...never, label: 'Payments', list: 'shown' }),
    amount_minor: field.money({ ...never, label: 'Total', list: 'shown', sort: true }),
    executes_on: field.date({ label: 'Payment date', write: 'never', list: 'shown', sort: true }),
    message_id: field.text({ ...never, label: 'File id', list: 'hidden', search: true }),
    sha256: field.text({ ...never, label: 'SHA-256' }),
    download_count: field.number({ ...never, label: 'Downloads', list: 'hidden' }),
    downloaded_at: field.instant({ label: 'Last downloaded', write: 'never', list: 'hidden' }),
    downloaded_by: field.reference('people', {
      label: 'Last downloaded by',
      named: 'downloaded_by_name',
      write: 'never',
    }),
    created_by: field.reference('people', { label: 'Created by', named: 'created_by_name', write: 'never' }),
    created_at: field.timestamp({ label: 'Created', list: 'shown', sort: true }),
  },
});
export type PaymentFile = RowOf<typeof paymentFile>;

export const NewPaymentFile = closed({
  batch_id: Id,
  format: FileFormat,
  /** Defaults to the currency of the payout. Some formats have a fixed currency. */
  currency: Type.Optional(CurrencyCode),
  /** Defaults to the next banking day. */
  executes_on: Type.Optional(Day),
});
export type NewPaymentFile = Static<typeof NewPaymentFile>;

/** The payments that a file in a format would have now. */
export const FormatChoice = closed({
  format: FileFormat,
  currency: CurrencyCode,
  item_count: Type.Integer(),
  amount_minor: Minor,
  /** The format names the company's own account, which has not been entered yet. */
  needs_account: Type.Boolean(),
});
export type FormatChoice = Static<typeof FormatChoice>;

export const FileContent = closed({ name: Type.String(), text: Type.String(), sha256: Type.String() });
export type FileContent = Static<typeof FileContent>;

// --- The company's own accounts ---

const digits = (count: number, description: string) => Type.String({ pattern: `^\\d{${count}}$`, description });

/** One shape for all kinds; the rules reject fields of another kind. */
export const FundingInput = closed({
  holder_name: Name,
  iban: Type.Optional(
    Type.String({
      minLength: 15,
      maxLength: 42,
      pattern: '^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]+$',
      description: 'an IBAN such as DE89 3704 0044 0532 0130 00',
    }),
  ),
  bic: Type.Optional(
    nullable(
      Type.String({
        pattern: '^[A-Za-z]{6}[A-Za-z0-9]{2}([A-Za-z0-9]{3})?$',
        description: 'a BIC of 8 or 11 characters',
      }),
    ),
  ),
  /** The routing number of the bank that receives the file. */
  routing_number: Type.Optional(digits(9, 'a routing number of nine digits')),
  bank_name: Type.Optional(text(60)),
  /** The company's number at its bank, often a 1 and the tax number. */
  company_id: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9 ]{9,10}$', description: '9 or 10 letters and digits that the bank assigned' }),
  ),
  secret_key: Type.Optional(
    Type.String({
      maxLength: 255,
      pattern: '^rk_(live|test)_[A-Za-z0-9]{10,240}$',
      description: 'a restricted key of Stripe, which starts with rk_',
    }),
  ),
  webhook_secret: Type.Optional(
    Type.String({
      maxLength: 255,
      pattern: '^whsec_[A-Za-z0-9+/=_-]{10,240}$',
      description: 'the signing secret of a webhook endpoint at Stripe, which starts with whsec_',
    }),
  ),
  /** The text on the statement of the payee. */
  entry_description: Type.Optional(nullable(text(10))),
});
export type FundingInput = Static<typeof FundingInput>;

export const FundingAccount = closed({
  id: Id,
  kind: FundingKind,
  holder_name: Type.String(),
  last4: Type.String(),
  updated_at: Instant,
});
export type FundingAccount = Static<typeof FundingAccount>;

// --- Status files ---

export const reportKindOptions = sayable([
  { value: 'pain_002', label: 'Payment status report (pain.002)' },
  { value: 'camt_053', label: 'Bank statement (camt.053)' },
  { value: 'camt_054', label: 'Bank notification (camt.054)' },
  { value: 'nacha_return', label: 'ACH returns (NACHA)' },
  { value: 'paypal', label: 'PayPal results (CSV)' },
  { value: 'wise', label: 'Wise results (CSV)' },
  { value: 'stripe', label: 'Stripe' },
  { value: 'external', label: 'External system' },
] as const);
export const ReportKind = oneOf(...reportKindOptions.map(({ value }) => value));
export type ReportKind = Static<typeof ReportKind>;

/** A file of a bank or provider that says what became of payments. */
export const paymentReport = defineNoun('payment_reports', nouns.payment_reports, {
  fields: {
    file_name: field.text({ ...never, label: 'File', list: 'shown', sort: true, search: true }),
    kind: field.choice({ ...never, label: 'Type', options: reportKindOptions, list: 'shown', filter: true }),
    line_count: field.number({ ...never, label: 'Lines', list: 'shown' }),
    applied_count: field.number({ ...never, label: 'Applied', list: 'shown' }),
    unknown_count: field.number({ ...never, label: 'Unknown', list: 'shown', sort: true }),
    refused_count: field.number({ ...never, label: 'Needs review', list: 'shown', sort: true }),
    message_id: field.text({ label: 'File id', write: 'never', list: 'hidden', search: true }),
    sha256: field.text({ ...never, label: 'SHA-256' }),
    created_by: field.reference('people', {
      label: 'Imported by',
      named: 'created_by_name',
      write: 'never',
      list: 'shown',
    }),
    created_at: field.timestamp({ label: 'Imported', list: 'shown', sort: true }),
  },
});
export type PaymentReport = RowOf<typeof paymentReport>;

/** The largest status file in characters. */
export const MOST_REPORT = 900_000;
export const NewPaymentReport = closed({
  file_name: Type.String({ minLength: 1, maxLength: 200 }),
  text: Type.String({ minLength: 1, maxLength: MOST_REPORT }),
});
export type NewPaymentReport = Static<typeof NewPaymentReport>;

export const reportOutcomes = ['paid', 'failed', 'returned', 'pending'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];
export const reportResults = ['applied', 'unchanged', 'unknown', 'refused'] as const;
export type ReportResult = (typeof reportResults)[number];

export const PaymentReportLine = closed({
  line_no: Type.Integer(),
  reference: Type.String(),
  item_id: nullable(Id),
  batch_id: nullable(Id),
  partner_name: nullable(Type.String()),
  statement_no: nullable(Type.String()),
  amount_minor: nullable(Minor),
  currency: nullable(CurrencyCode),
  outcome: oneOf(...reportOutcomes),
  code: nullable(Type.String()),
  detail: nullable(Type.String()),
  result: oneOf(...reportResults),
  /** The reason why a line was not applied. */
  note: nullable(Type.String()),
});
export type PaymentReportLine = Static<typeof PaymentReportLine>;

// --- Payments that another system makes ---

/** The systems that payments can be sent to without a file. */
export const SentBy = oneOf('external', 'stripe');

/** The payments of a payout that can be sent to a system now. */
export const SendChoice = closed({
  by: SentBy,
  currency: CurrencyCode,
  item_count: Type.Integer(),
  amount_minor: Minor,
  /** No system would receive them, because no webhook endpoint has the event, or Stripe is not set up. */
  needs_setup: Type.Boolean(),
});
export type SendChoice = Static<typeof SendChoice>;

export const SendInput = closed({ by: SentBy });
export const SentPayments = closed({ item_count: Type.Integer() });
export type SentPayments = Static<typeof SentPayments>;

/** The answer of the company's system about one payment that was sent to it. */
export const PaymentAnswer = closed({
  outcome: oneOf('paid', 'failed', 'returned'),
  /** The amount as it was sent, after tax and in the currency of the payment. */
  amount_minor: Minor,
  currency: CurrencyCode,
  /** The id of the payment in the system that made it. */
  reference: text(140),
  /** Required for a paid payment. */
  paid_on: Type.Optional(Day),
  code: Type.Optional(oneOf(...failureCodes)),
  text: Type.Optional(text(500)),
});
export type PaymentAnswer = Static<typeof PaymentAnswer>;

export const AnswerResult = closed({
  item_id: Id,
  status: oneOf(...itemStatuses),
  result: oneOf('applied', 'unchanged', 'refused'),
  /** The reason why the answer was not applied. */
  note: nullable(Type.String()),
  /** The status file that lists an answer which was not applied. */
  report_id: nullable(Id),
});
export type AnswerResult = Static<typeof AnswerResult>;
