import { csvLine } from '#server/resource/csv.ts';
import { decimalOf } from '#shared/money/money.ts';
import { payoutQuantum } from '#shared/money/whole-units.ts';
import type { Format, PaymentOrder } from './order.ts';

const linesOf = (columns: readonly string[], rows: readonly (readonly unknown[])[]) =>
  [columns, ...rows].map((row) => csvLine(row)).join('');

/** Without decimals where payments are whole units anyway: PayPal refuses "100.00" there. */
const payPalAmount = (minor: number, currency: string) =>
  decimalOf(minor, currency).replace(payoutQuantum(currency) > 1 ? /\.0+$/ : '', '');

/** The file of PayPal's payouts, whose results name the reference. */
export const paypal: Format = {
  rails: ['paypal'],
  extension: 'csv',
  most: 5_000,
  problem: ({ details }) => (details.email ? null : 'The account has no email address.'),
  build: ({ payments }: PaymentOrder) =>
    linesOf(
      ['Email/Phone', 'Amount', 'Currency code', 'Reference ID', 'Note to recipient', 'Recipient wallet'],
      payments.map(({ details, amount_minor, currency, reference, remittance }) => [
        ...[details.email, payPalAmount(amount_minor, currency), currency, reference],
        ...[remittance.slice(0, 1000), 'PayPal'],
      ]),
    ),
};

const wiseTypes = { checking: 'CHECKING', savings: 'SAVINGS' } as const;

/** The template of Wise batch payments. The reference is the statement number, because some networks allow few letters. */
export const wise: Format = {
  rails: ['bank_sepa', 'bank_ach', 'bank_other'],
  extension: 'csv',
  most: 1_000,
  problem: ({ details }) => (details.iban || details.account_number ? null : 'The account has no number.'),
  build: ({ payments }: PaymentOrder) =>
    linesOf(
      [
        ...['name', 'recipientEmail', 'paymentReference', 'receiverType', 'amountCurrency', 'amount', 'sourceCurrency'],
        ...['targetCurrency', 'IBAN', 'BIC', 'abartn', 'accountNumber', 'accountType'],
      ],
      payments.map(({ holder_name, reference, amount_minor, currency, details }) => [
        ...[holder_name, details.email, reference, 'BUSINESS', 'target', decimalOf(amount_minor, currency), currency],
        ...[currency, details.iban, details.bic, details.routing_number, details.account_number],
        details.account_type && wiseTypes[details.account_type],
      ]),
    ),
};

/** Bank transfers of any country for a bank that imports tables. */
export const bankCsv: Format = {
  rails: ['bank_sepa', 'bank_ach', 'bank_other'],
  extension: 'csv',
  most: 10_000,
  problem: ({ details }) => (details.iban || details.account_number ? null : 'The account has no number.'),
  build: ({ payments, executes_on }: PaymentOrder) =>
    linesOf(
      [
        ...[
          'reference',
          'statement_no',
          'account_holder',
          'country',
          'iban',
          'bic',
          'routing_number',
          'account_number',
        ],
        ...['account_type', 'bank_name', 'currency', 'amount', 'payment_date', 'text'],
      ],
      payments.map(({ reference, statement_no, holder_name, country, details, currency, amount_minor, remittance }) => [
        ...[reference, statement_no, holder_name, country, details.iban, details.bic, details.routing_number],
        ...[details.account_number, details.account_type, details.bank_name, currency],
        ...[decimalOf(amount_minor, currency), executes_on, remittance],
      ]),
    ),
};
