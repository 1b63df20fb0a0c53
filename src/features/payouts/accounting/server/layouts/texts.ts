import { entryKindNames } from '#features/payouts/ledger/schema.ts';
import { csvLine, Digits } from '#server/resource/csv.ts';
import { decimalOf } from '#shared/money/money.ts';
import type { MonthPosting } from '../model.ts';

/** Describes a posting in one line: "Earned, commission 12, Brenner GmbH, 2026-01-31". */
export function describePosting(posting: MonthPosting): string {
  const { kind, line_number, statement_no, partner_name, effective_on, booked_on } = posting;
  const source = line_number ? `commission ${line_number}` : statement_no ? `statement ${statement_no}` : null;
  return [entryKindNames[kind], source, partner_name, effective_on === booked_on ? null : effective_on]
    .filter(Boolean)
    .join(', ')
    .replaceAll(/\p{Cc}/gu, ' ');
}

export const amountCell = (minor: number, currency: string): Digits => new Digits(decimalOf(minor, currency));

/** `2026-02-03` as `02/03/2026`. */
export function usDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** `2026-02-03` as `03/02/2026`. */
export function britishDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year}`;
}

/** A CSV file in UTF-8 with a heading. */
export function csvFile(heading: readonly string[], rows: readonly (readonly unknown[])[]): Buffer {
  return Buffer.from([csvLine(heading), ...rows.map((row) => csvLine(row))].join(''), 'utf8');
}
