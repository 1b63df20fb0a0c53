import { type TimeUnit, units } from '#shared/query/query.ts';
import { addDays, addMonths, daysBetween } from '#shared/time/dates.ts';
import { startOfDay } from '#shared/time/wall-clock.ts';
import type { Span } from '../figures/periods.ts';
import type { Parameters } from '../resource/comparison.ts';
import { type AskField, fieldNamed, isTimed, shortName } from './fields.ts';
import { type ListFilters, lastInstant } from './filters.ts';
import type { Kind } from './kinds.ts';
import { refused, unknownName } from './suggest.ts';

/** One field by which rows are grouped. */
export interface Grouping {
  /** As the caller wrote it. */
  written: string;
  field: AskField;
  /** The part of time, for days and instants. */
  unit?: TimeUnit;
}

const isUnit = (word: string): word is TimeUnit => (units as readonly string[]).includes(word);

/** @param day the field that decides the period, for a unit without a field @throws 422 naming `by` */
export function readGroupings(kind: Kind, by: readonly string[], day: AskField | undefined): Grouping[] {
  return by.map((written) => {
    const [name, unit] = written.split(':') as [string, TimeUnit | undefined];
    const named = fieldNamed(kind.fields, name);
    if (!named && isUnit(name)) {
      if (unit) throw refused('by', `${name} is a unit itself`);
      if (day) return { written, field: day, unit: name };
      throw refused(
        'by',
        `${name} of which day? write ${daysOf(kind)
          .map((one) => `${one}:${name}`)
          .join(' or ')}`,
      );
    }
    if (!named?.canGroup) {
      const names = kind.fields.filter(({ canGroup }) => canGroup).map((field) => shortName(kind.fields, field));
      if (named) throw refused('by', `cannot group by ${name}; groupable: ${names.join(', ')}`);
      throw refused('by', unknownName('field', name, names, { offer: 'groupable' }));
    }
    if (unit && !isTimed(named)) throw refused('by', `${name} is no day, so it has no ${unit}`);
    return { written, field: named, ...(isTimed(named) && { unit: unit ?? 'day' }) };
  });
}

export const daysOf = ({ fields }: Kind): string[] =>
  fields.filter((field) => isTimed(field) && field.canFilter).map((field) => shortName(fields, field));

/** SQL for the value by which rows `t` are grouped: a day is the first of its unit, in the company's time zone. */
export function keyOf({ field, unit }: Grouping, zone: string, parameters: Parameters): string {
  if (!unit) return field.expression;
  const day =
    field.sqlKind === 'instant' ? `(${field.expression} at time zone ${parameters.add(zone)}::text)` : field.expression;
  return `date_trunc('${unit}', ${day})::date`;
}

/** The days of a unit that begins on a day. */
export function unitSpan(from: string, unit: TimeUnit): Span {
  const next = unit === 'day' ? addDays(from, 1) : unit === 'week' ? addDays(from, 7) : addMonths(from, monthsIn[unit]);
  return { from, to: addDays(next, -1) };
}

const monthsIn = { month: 1, quarter: 3, year: 12 } as const;

/** The place of a unit among those since another one, so that periods can be laid side by side. */
export function unitsBetween(from: string, to: string, unit: TimeUnit): number {
  if (unit === 'day') return daysBetween(from, to);
  if (unit === 'week') return Math.round(daysBetween(from, to) / 7);
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return Math.floor(months / monthsIn[unit]);
}

/** The first day of the unit around a day. */
export function unitStart(day: string, unit: TimeUnit): string {
  if (unit === 'day') return day;
  // 1 January 2024 was a Monday.
  if (unit === 'week') return addDays(day, -(((daysBetween('2024-01-01', day) % 7) + 7) % 7));
  const month = Math.floor((Number(day.slice(5, 7)) - 1) / monthsIn[unit]) * monthsIn[unit] + 1;
  return `${day.slice(0, 5)}${String(month).padStart(2, '0')}-01`;
}

export const unitAfter = (start: string, unit: TimeUnit, count: number): string =>
  unit === 'day' || unit === 'week'
    ? addDays(start, count * (unit === 'week' ? 7 : 1))
    : addMonths(start, count * monthsIn[unit]);

/** The filters that leave the rows of one group; null where the list has none. */
export function groupFilters({ field, unit }: Grouping, value: string | null, zone: string): ListFilters | null {
  const { name, canFilter, isAmong, sqlKind } = field;
  if (!canFilter) return null;
  if (value === null) return isAmong ? null : { [name]: [''] };
  if (unit) return timeFilters(field, unitSpan(value, unit), zone);
  // A filter by equality would search the list of ids.
  if (isAmong) return { [`${name}_gte`]: [value], [`${name}_lte`]: [value] };
  const isSpelled = sqlKind !== 'text' || (value !== '' && value.length <= 500);
  return isSpelled ? { [name]: [value] } : null;
}

export function timeFilters({ name, sqlKind }: AskField, { from, to }: Span, zone: string): ListFilters {
  const [first, last] = sqlKind === 'date' ? [from, to] : [startOfDay(from, zone).toISOString(), lastInstant(to, zone)];
  return { [`${name}_gte`]: [first], [`${name}_lte`]: [last] };
}
