import { readTable } from '#server/spreadsheets/read-file.ts';
import { isCurrency } from '#shared/money/money.ts';
import { withoutFormulaGuards } from '#shared/text/csv.ts';
import { isDate } from '#shared/time/dates.ts';
import type { ReportKind, ReportOutcome } from '../../schema.ts';
import { minorOf } from './iso20022.ts';
import { type ParsedReport, type ReportLine, UnreadableReport } from './line.ts';

interface Layout {
  kind: ReportKind;
  /** Names of columns in lower case, letters only; the first that exists counts. */
  reference: readonly string[];
  status: readonly string[];
  amount: readonly string[];
  currency: readonly string[];
  reason: readonly string[];
  date: readonly string[];
  /** Columns that only this provider has. */
  marks: readonly string[];
  statuses: Readonly<Record<string, ReportOutcome>>;
}

const layouts: readonly Layout[] = [
  {
    kind: 'paypal',
    marks: ['transactionstatus'],
    reference: ['uniqueid', 'referenceid', 'customerreference', 'senderitemid'],
    status: ['transactionstatus'],
    amount: ['amount', 'grossamount'],
    currency: ['currencycode', 'currency'],
    reason: ['reason', 'errormessage', 'error'],
    date: ['date', 'processeddate'],
    statuses: {
      completed: 'paid',
      success: 'paid',
      failed: 'failed',
      denied: 'failed',
      blocked: 'failed',
      canceled: 'failed',
      returned: 'returned',
      refunded: 'returned',
      reversed: 'returned',
    },
  },
  {
    kind: 'wise',
    marks: ['targetcurrency'],
    reference: ['paymentreference', 'reference'],
    status: ['status'],
    // The export of Wise says what arrives.
    amount: ['targetamountafterfees', 'targetamount'],
    currency: ['targetcurrency'],
    reason: ['reason', 'error'],
    date: ['finishedon', 'sentdate'],
    statuses: {
      completed: 'paid',
      sent: 'paid',
      outgoingpaymentsent: 'paid',
      canceled: 'failed',
      refunded: 'returned',
      fundsrefunded: 'returned',
      bouncedback: 'returned',
    },
  },
];

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** Reads the results of PayPal or Wise. @throws UnreadableReport */
export function parseCsvReport(file_name: string, text: string): ParsedReport {
  let table: { header: string[]; rows: string[][] };
  try {
    table = readTable(file_name.endsWith('.csv') ? file_name : `${file_name}.csv`, Buffer.from(text));
  } catch {
    throw new UnreadableReport('cannot be read as a table');
  }
  const names = table.header.map(plain);
  const layout = layouts.find(({ marks }) => marks.every((mark) => names.includes(mark)));
  if (!layout) throw new UnreadableReport('is not a file of results that Tandem knows');
  const column = (of: readonly string[]) => of.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1;
  const at = {
    reference: column(layout.reference),
    status: column(layout.status),
    amount: column(layout.amount),
    currency: column(layout.currency),
    reason: column(layout.reason),
    date: column(layout.date),
  };
  if (at.reference < 0 || at.status < 0 || at.amount < 0 || at.currency < 0)
    throw new UnreadableReport('lacks a column for the reference, status, amount or currency');
  const lines = table.rows.map((row): ReportLine => {
    const cell = (index: number) => (index < 0 ? '' : withoutFormulaGuards(row[index]?.trim() ?? ''));
    const currency = cell(at.currency).toUpperCase();
    if (!isCurrency(currency)) throw new UnreadableReport('has an amount in an unknown currency');
    const status = plain(cell(at.status)).replace(/cancell?ed$/, 'canceled');
    const day = cell(at.date).slice(0, 10);
    return {
      reference: cell(at.reference),
      outcome: layout.statuses[status] ?? 'pending',
      // PayPal writes what leaves the account as a negative amount.
      amount_minor: minorOf(cell(at.amount).replaceAll(',', '').replace(/^-/, ''), currency),
      currency,
      on: isDate(day) ? day : null,
      code: cell(at.status).slice(0, 40) || null,
      detail: cell(at.reason) || null,
    };
  });
  return { kind: layout.kind, message_id: null, lines };
}
