import { achText } from '../../characters.ts';
import { type Format, nameProblem, type OrderPayment, type PaymentOrder, paymentFileSum } from './order.ts';

const digits = (value: number | bigint | string, size: number) => String(value).padStart(size, '0');
const letters = (text: string, size: number) => achText(text, size).padEnd(size, ' ');
const shortDay = (day: string) => day.slice(2).replaceAll('-', '');

/** The amount has ten digits in cents. */
const MOST_MINOR = 9_999_999_999;
const BLOCK = 10;

/** The bank of the company and the number of a payment: 15 digits that name it in returns. */
export function traceOf(routing_number: string, sequence: number): string {
  return routing_number.slice(0, 8) + digits(sequence, 7);
}

/** The sum of the first eight digits of all routing numbers, of which ten digits count. */
export function entryHash(routing_numbers: readonly string[]): string {
  const sum = routing_numbers.reduce((all, number) => all + BigInt(number.slice(0, 8)), 0n);
  return digits(sum % 10_000_000_000n, 10);
}

/**
 * An ACH file by the Nacha Operating Rules: records of 94 characters in blocks of ten, one batch of credits (service
 * class 220).
 */
function build(entryClass: 'CCD' | 'PPD', order: PaymentOrder): string {
  const { account, payments, created_at, executes_on, modifier } = order;
  if (!account?.routing_number || !account.company_id) throw new Error('an ACH file needs the numbers of the company');
  const odfi = account.routing_number.slice(0, 8);
  const company = account.company_id.padStart(10, ' ');
  const total = digits(paymentFileSum(payments), 12);
  const hash = entryHash(payments.map(({ details }) => details.routing_number!));
  const count = payments.length;
  const batchNumber = digits(1, 7);
  const records = [
    `101 ${account.routing_number}${company}${shortDay(created_at.slice(0, 10))}${created_at.slice(11, 16).replace(':', '')}${modifier}094101${letters(account.bank_name ?? '', 23)}${letters(account.holder_name, 23)}${' '.repeat(8)}`,
    `5220${letters(account.holder_name, 16)}${' '.repeat(20)}${company}${entryClass}${letters(account.entry_description ?? 'PAYOUT', 10)}${' '.repeat(6)}${shortDay(executes_on)}${' '.repeat(3)}1${odfi}${batchNumber}`,
    ...payments.map((payment) => entry(payment, account.routing_number!)),
    `8220${digits(count, 6)}${hash}${digits(0, 12)}${total}${company}${' '.repeat(19)}${' '.repeat(6)}${odfi}${batchNumber}`,
  ];
  const blocks = Math.ceil((records.length + 1) / BLOCK);
  records.push(
    `9${digits(1, 6)}${digits(blocks, 6)}${digits(count, 8)}${hash}${digits(0, 12)}${total}${' '.repeat(39)}`,
  );
  while (records.length < blocks * BLOCK) records.push('9'.repeat(94));
  return `${records.join('\n')}\n`;
}

function entry({ details, amount_minor, statement_no, holder_name, sequence }: OrderPayment, odfi: string): string {
  const code = details.account_type === 'savings' ? '32' : '22';
  const account = (details.account_number ?? '').padEnd(17, ' ');
  return `6${code}${details.routing_number}${account}${digits(amount_minor, 10)}${letters(statement_no, 15)}${letters(holder_name, 22)}  0${traceOf(odfi, sequence)}`;
}

function problem({ details, holder_name, amount_minor }: Parameters<NonNullable<Format['problem']>>[0]): string | null {
  if (!details.routing_number || !details.account_number) return 'The account has no routing number.';
  if (details.account_number.length > 17) return 'The account number has more than 17 characters.';
  if (achText(holder_name, 22) === '') return 'The name of the account holder has no Latin letters.';
  const name = nameProblem(holder_name);
  if (name) return name;
  return amount_minor > MOST_MINOR ? 'The amount is over the limit of an ACH payment.' : null;
}

const nacha = (entryClass: 'CCD' | 'PPD'): Format => ({
  rails: ['bank_ach'],
  currency: 'USD',
  calendar: 'fed',
  extension: 'ach',
  most: 10_000,
  problem,
  build: (order) => build(entryClass, order),
});

export const nachaCcd = nacha('CCD');
export const nachaPpd = nacha('PPD');
