import type { Period } from '#shared/figures.ts';
import { addDays, addMonths, daysBetween, earlierOf } from '#shared/time/dates.ts';

/** Both days included. */
export interface Span {
  from: string;
  to: string;
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;
const lengthOf = (period: Period) => (period.endsWith('month') ? 1 : period.endsWith('quarter') ? 3 : 12);

/** The first day of the month, quarter or year around a day. */
function startOf(day: string, months: number): string {
  const first = firstOfMonth(day);
  return addMonths(first, -((Number(day.slice(5, 7)) - 1) % months));
}

/**
 * The first day from which something counts `months` long until today: what happened on March 16 counts for twelve
 * months until March 15, as in the windows of tiers.
 */
export function windowStart(today: string, months: number): string {
  let from = addDays(addMonths(today, -months), 1);
  // The last days of a longer month all count until the last day of a shorter one: January 29 to 31 until February 28.
  while (addMonths(from, months) <= today) from = addDays(from, 1);
  return from;
}

/**
 * The days of a period, and those it is compared with. One that still runs is compared with the same days of the one
 * before, never with a whole one; a custom one with as many days before it.
 */
export function spansOf(period: Period, today: string, custom?: Span): { now: Span; before: Span } {
  if (period === 'custom' && custom) {
    const days = daysBetween(custom.from, custom.to) + 1;
    return { now: custom, before: { from: addDays(custom.from, -days), to: addDays(custom.from, -1) } };
  }
  if (period === 'last_12_months' || period === 'custom') {
    const from = windowStart(today, 12);
    return { now: { from, to: today }, before: { from: addMonths(from, -12), to: addMonths(today, -12) } };
  }
  const months = lengthOf(period);
  const running = startOf(today, months);
  if (period.startsWith('last_')) {
    const from = addMonths(running, -months);
    return {
      now: { from, to: addDays(running, -1) },
      before: { from: addMonths(from, -months), to: addDays(from, -1) },
    };
  }
  const before = addMonths(running, -months);
  return {
    now: { from: running, to: today },
    before: { from: before, to: earlierOf(addDays(before, daysBetween(running, today)), addDays(running, -1)) },
  };
}

/** Weeks begin on Monday; 1 January 2024 was one. */
function weekOf(day: string): string {
  return addDays(day, -(((daysBetween('2024-01-01', day) % 7) + 7) % 7));
}

/** The parts of a span that a chart shows, in days, weeks, months, quarters or years; the first and last may be cut. */
export function bucketsOf({ from, to }: Span): Span[] {
  const days = daysBetween(from, to) + 1;
  const [begin, next]: [string, (start: string) => string] =
    days <= 31
      ? [from, (start) => addDays(start, 1)]
      : days <= 100
        ? [weekOf(from), (start) => addDays(start, 7)]
        : monthly(from, days <= 760 ? 1 : days <= 2500 ? 3 : 12);
  const buckets: Span[] = [];
  for (let start = begin; start <= to; start = next(start)) {
    buckets.push({ from: start < from ? from : start, to: earlierOf(addDays(next(start), -1), to) });
  }
  return buckets;
}

function monthly(from: string, months: number): [string, (start: string) => string] {
  return [startOf(from, months), (start) => addMonths(start, months)];
}

/** This month and those after it, for what is still to come. */
export function comingMonths(today: string, count: number): Span[] {
  const first = firstOfMonth(today);
  return Array.from({ length: count }, (_, index) => ({
    from: addMonths(first, index),
    to: addDays(addMonths(first, index + 1), -1),
  }));
}

/** The place of a day among buckets, counted from one, as PostgreSQL tells it. */
export function bucketOf(column: string, buckets: readonly Span[], parameter: string): string {
  return buckets.length === 0 ? '0' : `width_bucket(t.${column}, ${parameter}::date[])`;
}

export const startsOf = (buckets: readonly Span[]): string[] => buckets.map(({ from }) => from);
