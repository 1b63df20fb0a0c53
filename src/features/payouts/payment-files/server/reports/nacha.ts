import { entryHash } from '../formats/nacha.ts';
import { type ParsedReport, type ReportLine, UnreadableReport } from './line.ts';

/** The most frequent return codes of the Nacha rules. */
const reasons: Record<string, string> = {
  R02: 'Account closed',
  R03: 'No account found',
  R04: 'Invalid account number',
  R06: 'Returned at the request of your bank',
  R12: 'Branch sold to another bank',
  R13: 'Invalid routing number',
  R16: 'Account frozen',
  R17: 'File record edit criteria',
  R20: 'Not a transaction account',
  R23: 'Refused by the receiver',
  R24: 'Duplicate entry',
  R31: 'Permissible return entry',
  R34: 'Bank does not participate',
};

const RECORD = 94;
/** Credits to checking, savings, ledger and loan accounts that come back (transaction codes 21, 31, 41, 51). */
const RETURNED_CREDITS = new Set(['21', '31', '41', '51']);

/** Reads a file of returned ACH entries. The totals must agree with the entries. @throws UnreadableReport */
export function parseNachaReturns(text: string): ParsedReport {
  const records = recordsOf(text);
  if (records.some((record) => !/^[\x20-\x7e]{94}$/.test(record)))
    throw new UnreadableReport('has records that are not 94 characters long');
  if (!records[0]!.startsWith('101')) throw new UnreadableReport('is not an ACH file');
  const lines: ReportLine[] = [];
  const routing: string[] = [];
  let entry: string | null = null;
  let count = 0;
  let cents = 0;
  let control: string | null = null;
  for (const record of records.slice(1)) {
    if (control) {
      if (!/^9+$/.test(record)) throw new UnreadableReport('continues after its last record');
      continue;
    }
    switch (record[0]) {
      case '6':
        entry = record;
        routing.push(record.slice(3, 12));
        cents += numberIn(record, 29, 39);
        count += 1;
        break;
      case '7':
        count += 1;
        if (!entry) throw new UnreadableReport('has a return without its entry');
        if (!/^\d{15}$/.test(record.slice(6, 21))) throw new UnreadableReport('has a return that ends early');
        if (record.slice(1, 3) === '99') lines.push(returned(entry, record));
        else if (record.slice(1, 3) === '98') lines.push(corrected(entry, record));
        entry = null;
        break;
      case '9':
        control = record;
        break;
      case '5':
      case '8':
        break;
      default:
        throw new UnreadableReport('has an unknown kind of record');
    }
  }
  if (!control) throw new UnreadableReport('ends before its last record');
  const totals = numberIn(control, 31, 43) + numberIn(control, 43, 55);
  if (numberIn(control, 13, 21) !== count || control.slice(21, 31) !== entryHash(routing) || totals !== cents)
    throw new UnreadableReport('has totals that do not agree with its entries');
  return { kind: 'nacha_return', message_id: `${records[0]!.slice(23, 34)}`.trim(), lines };
}

/** Some systems write all records into one line, or trim the blanks at the ends of lines. */
function recordsOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .flatMap((line) =>
      Array.from({ length: Math.ceil(line.length / RECORD) }, (_, at) => line.slice(at * RECORD, (at + 1) * RECORD)),
    )
    .map((record) => record.padEnd(RECORD));
}

function returned(entry: string, addenda: string): ReportLine {
  const code = addenda.slice(3, 6);
  if (!RETURNED_CREDITS.has(entry.slice(1, 3)))
    return { ...lineOf(entry, addenda, code), outcome: 'pending', detail: 'The entry is not a returned credit.' };
  const text = addenda.slice(35, 79).trim();
  return { ...lineOf(entry, addenda, code), outcome: 'returned', detail: text || reasons[code] || null };
}

/** A notification of change leaves the payment as it is. */
function corrected(entry: string, addenda: string): ReportLine {
  const detail = `Corrected details: ${addenda.slice(35, 64).trim()}`;
  return { ...lineOf(entry, addenda, addenda.slice(3, 6)), outcome: 'pending', detail };
}

function lineOf(entry: string, addenda: string, code: string): Omit<ReportLine, 'outcome' | 'detail'> {
  return {
    reference: addenda.slice(6, 21),
    amount_minor: code.startsWith('C') ? null : numberIn(entry, 29, 39),
    currency: code.startsWith('C') ? null : 'USD',
    on: null,
    code,
    statement_no: entry.slice(39, 54).trim(),
  };
}

function numberIn(record: string, from: number, to: number): number {
  const text = record.slice(from, to);
  if (!/^\d+$/.test(text)) throw new UnreadableReport('has an amount that is not a number');
  return Number(text);
}
