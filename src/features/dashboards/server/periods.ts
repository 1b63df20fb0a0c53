import { addDays, addMonths, daysBetween, earlierOf } from '#shared/dates.ts';

export interface Span {
  from: string;
  to: string;
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** This month and the eleven before it, oldest first. */
export function lastTwelveMonths(today: string): (Span & { month: string })[] {
  const start = addMonths(firstOfMonth(today), -11);
  return Array.from({ length: 12 }, (_, index) => {
    const from = addMonths(start, index);
    return { month: from.slice(0, 7), from, to: addDays(addMonths(start, index + 1), -1) };
  });
}

/** The quarter until today, and the same days of the one before: a quarter that runs is not compared with a whole one. */
export function quarterSoFar(today: string): { now: Span; before: Span } {
  const monthsIn = (Number(today.slice(5, 7)) - 1) % 3;
  const from = addMonths(firstOfMonth(today), -monthsIn);
  const before = addMonths(from, -3);
  return {
    now: { from, to: today },
    before: { from: before, to: earlierOf(addDays(before, daysBetween(from, today)), addDays(from, -1)) },
  };
}
