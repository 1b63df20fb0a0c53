import { addDays, addMonths } from '#shared/time/dates.ts';
import type { EntitlementPeriod } from './schema.ts';

/** The calendar period of a day. One-time benefits have no end. */
export function periodOf(day: string, period: EntitlementPeriod): { starts_on: string; ends_on: string | null } {
  if (period === 'once') return { starts_on: '2000-01-01', ends_on: null };
  const month = Number(day.slice(5, 7));
  const months = { month: 1, quarter: 3, year: 12 }[period];
  const first = Math.floor((month - 1) / months) * months + 1;
  const starts_on = `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
  return { starts_on, ends_on: addDays(addMonths(starts_on, months), -1) };
}
