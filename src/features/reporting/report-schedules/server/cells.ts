import type { Row } from '#server/db/client.ts';
import { plainText } from '#server/resource/csv.ts';
import { decimalOf, formatMoney, isCurrency } from '#shared/money/money.ts';
import { ppmText } from '#shared/text/percent.ts';
import { wallClock } from '#shared/time/wall-clock.ts';
import type { ReportField } from '../schema.ts';

/** A column, with as much of its field as decides how values are written. */
interface Cell {
  field: Pick<ReportField, 'kind' | 'options'>;
  of: (row: Row) => unknown;
  currency?: string;
}

/** The locale and time zone in which values are written for one reader. */
export interface CellFormat {
  locale: string;
  timezone: string;
}

/** A value as it is read. */
export function reportTextOf({ field, of, currency }: Cell, row: Row, { locale, timezone }: CellFormat): string {
  const value = of(row);
  if (value === null || value === undefined || value === '') return '';
  switch (field.kind) {
    case 'money':
      return moneyText(Number(value), row[currency ?? ''], locale);
    case 'rate':
      return ppmText(Number(value), locale);
    case 'number':
      return new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }).format(value as Intl.StringNumericLiteral);
    case 'boolean':
      return value ? 'Yes' : 'No';
    case 'date':
      return reportDayText(String(value), locale);
    case 'instant':
      return wallClock(String(value), timezone).slice(0, 16);
    case 'choice':
      return choiceText(field.options, value);
    default:
      return plainText(value);
  }
}

export function choiceText(options: readonly { value: string; label: string }[], value: unknown): string {
  return options.find((option) => option.value === value)?.label ?? plainText(value);
}

export function moneyText(minor: number, currency: unknown, locale: string): string {
  return typeof currency === 'string' && isCurrency(currency)
    ? formatMoney(minor, currency, locale)
    : `${minor} minor units`;
}

const days = new Map<string, Intl.DateTimeFormat>();
export function reportDayText(day: string, locale: string): string {
  const format = days.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  days.set(locale, format);
  return format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
}

/** An amount in major units, for files that calculate. */
export function majorUnits(minor: unknown, currency: unknown): number | null {
  if (minor === null || minor === undefined || typeof currency !== 'string' || !isCurrency(currency)) return null;
  // Amounts of ours have at most fifteen digits, which a number gives back as they were.
  return Number(decimalOf(Number(minor), currency));
}
