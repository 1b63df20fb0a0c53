import { addMonths, periodKey } from '#shared/time/dates.ts';
import { startOfDay, wallClock } from '#shared/time/wall-clock.ts';

/** The boundaries of a month; the end belongs to the next one. */
export interface Month {
  /** `2026-02` */
  month: string;
  starts_at: Date;
  ends_at: Date;
}

/** The first day of a month. */
export const firstDay = (month: string): string => `${month}-01`;
export const monthAfter = (month: string): string => periodKey(addMonths(firstDay(month), 1), 'month');

/**
 * The months of the books, from the first entry to the month of `now`. Closed months keep the boundaries they were
 * closed with, and the next month begins where the last one ended, whatever the company's time zone is today.
 * @param closed in order
 */
export function monthsBetween(first: Date, now: Date, zone: string, closed: readonly Month[]): Month[] {
  const months: Month[] = [...closed];
  let last = months.at(-1);
  for (;;) {
    const month = last ? monthAfter(last.month) : wallClock(first, zone).slice(0, 7);
    const starts_at = last?.ends_at ?? startOfDay(firstDay(month), zone);
    if (last && starts_at > now) return months;
    last = { month, starts_at, ends_at: startOfDay(firstDay(monthAfter(month)), zone) };
    months.push(last);
  }
}
