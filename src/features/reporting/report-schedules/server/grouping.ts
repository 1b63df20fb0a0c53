import type { Row } from '#server/db/client.ts';
import { plainText } from '#server/resource/csv.ts';
import { currencyExponents } from '#shared/money/money.ts';
import { wallClock } from '#shared/time/wall-clock.ts';
import { type CellFormat, choiceText, moneyText } from './cells.ts';
import type { Answer, ReportColumn } from './read.ts';

/** One currency of one summed column; of plain numbers there is one, without a currency. */
export interface Measure {
  column: ReportColumn;
  currency: string | null;
}
export interface Group {
  label: string;
  count: number;
  /** As scaled whole numbers, in the order of the measures; null where no row of the group has a value in it. */
  values: (bigint | null)[];
}
export interface Grouped {
  measures: Measure[];
  groups: Group[];
}

/** Numbers with up to eight decimals, exactly. */
const SCALE = 8;

function scaled(value: unknown): bigint | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(value ?? ''));
  if (!match) return null;
  const [, sign, whole, fraction = ''] = match;
  const digits = BigInt(whole! + fraction.slice(0, SCALE).padEnd(SCALE, '0'));
  return sign ? -digits : digits;
}

export function decimalText(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(SCALE + 1, '0');
  const text = `${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`.replace(/(?<!0)0+$/, '').replace(/\.$/, '');
  return value < 0n ? `-${text}` : text;
}

/** Groups rows by the value of one column, each group counted and summed; money per currency, never across. */
export function grouped(
  { rows, group, sums }: Pick<Answer, 'rows' | 'group' | 'sums'>,
  hand: CellFormat,
): Grouped | null {
  if (!group) return null;
  const measures = sums.flatMap((column): Measure[] =>
    column.currency
      ? [...new Set(rows.map((row) => currencyIn(row, column)))]
          .filter((one) => one !== null)
          .sort()
          .map((currency) => ({ column, currency }))
      : [{ column, currency: null }],
  );
  const found = new Map<string, Group & { order: string }>();
  for (const row of rows) {
    const { label, order } = groupOf(group, row, hand);
    const one = found.get(order) ?? { label, order, count: 0, values: measures.map(() => null) };
    found.set(order, one);
    one.count += 1;
    measures.forEach(({ column, currency }, index) => {
      if (currency !== null && currencyIn(row, column) !== currency) return;
      const value = scaled(column.of(row));
      if (value !== null) one.values[index] = (one.values[index] ?? 0n) + value;
    });
  }
  const inTime = group.field.kind === 'date' || group.field.kind === 'instant';
  const groups = [...found.values()].sort((a, b) =>
    inTime ? (a.order < b.order ? -1 : 1) : b.count - a.count || (a.label < b.label ? -1 : 1),
  );
  return { measures, groups };
}

/** An amount without a known currency is not added to any sum. */
function currencyIn(row: Row, { currency }: ReportColumn): string | null {
  const code = row[currency ?? ''];
  return typeof code === 'string' && currencyExponents.has(code) ? code : null;
}

const months = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** Days go together by their month. */
function groupOf({ field, of }: ReportColumn, row: Row, { timezone }: CellFormat): { label: string; order: string } {
  const value = of(row);
  if (value === null || value === undefined || value === '') return { label: '(empty)', order: '\uffff' };
  switch (field.kind) {
    case 'date':
    case 'instant': {
      const day = field.kind === 'date' ? String(value) : wallClock(String(value), timezone);
      return { label: months.format(new Date(`${day.slice(0, 7)}-01T00:00:00Z`)), order: day.slice(0, 7) };
    }
    case 'boolean':
      return value ? { label: 'Yes', order: 'true' } : { label: 'No', order: 'false' };
    case 'choice':
      return { label: choiceText(field.options, value), order: String(value) };
    default:
      return { label: plainText(value), order: plainText(value) };
  }
}

export function measureLabel({ column, currency }: Measure): string {
  return currency ? `${column.field.label} (${currency})` : column.field.label;
}

export function measureText({ currency }: Measure, value: bigint | null, locale: string): string {
  if (value === null) return '';
  if (currency !== null) return moneyText(Number(value / 10n ** BigInt(SCALE)), currency, locale);
  return new Intl.NumberFormat(locale, { maximumFractionDigits: SCALE }).format(
    decimalText(value) as Intl.StringNumericLiteral,
  );
}

/** For pictures only: as exact as a pixel. */
export function measureNumber({ currency }: Measure, value: bigint | null): number {
  const number = Number(value ?? 0n) / 10 ** SCALE;
  return currency === null ? number : number / 10 ** (currencyExponents.get(currency) ?? 2);
}

/** The last line: everything together. */
export function reportTotals({ measures, groups }: Grouped): { count: number; values: (bigint | null)[] } {
  const add = (index: number) =>
    groups.reduce<bigint | null>(
      (sum, { values }) => (values[index] == null ? sum : (sum ?? 0n) + values[index]),
      null,
    );
  return { count: groups.reduce((sum, { count }) => sum + count, 0), values: measures.map((_, index) => add(index)) };
}
