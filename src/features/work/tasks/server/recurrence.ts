import { invalid } from '#server/errors.ts';
import { parseRecurrenceRule, type RecurrenceRule } from './recurrence-rule.ts';

/** A rule that matches no day within this time has no further task. */
const HORIZON_DAYS = 4020;
/** A rule that counts its days is followed from its start, but not for centuries. */
const MOST_PERIODS = 15_000;
const DAY_MS = 86_400_000;

/** Days are counted from 1970-01-01. */
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
const firstOf = (year: number, month: number) => Date.UTC(year, month, 1) / DAY_MS;
const daysBetween = (first: number, end: number) => Array.from({ length: end - first }, (_, index) => first + index);

interface CalendarDay {
  number: number;
  year: number;
  /** From 0. */
  month: number;
  date: number;
  weekday: number;
}

function calendarDay(number: number): CalendarDay {
  const date = new Date(number * DAY_MS);
  return {
    number,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    date: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

/**
 * The first day of a rule after `after`; null if the series has ended.
 * @param text a rule without DTSTART
 * @param starts_on the first day of the series, from which intervals and counts are counted
 */
export function nextRecurrenceDay(text: string, starts_on: string, after: string): string | null {
  const start = calendarDay(numberOf(starts_on));
  const rule = withDefaults(parseRecurrenceRule(text), start);
  const last = Math.min(numberOf(after) + HORIZON_DAYS, rule.until ? numberOf(rule.until) : Number.POSITIVE_INFINITY);
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  const first = rule.count ? 0 : Math.max(0, periodOf(rule, start, numberOf(after)) - 1);
  for (let period = first; period < first + MOST_PERIODS; period += 1) {
    const days = daysOfPeriod(rule, start, period);
    if (days[0]! > last) return null;
    for (const day of occurrencesIn(rule, days)) {
      if (day < start.number) continue;
      if (day > last || left === 0) return null;
      if (day > numberOf(after)) return dayOf(day);
      left -= 1;
    }
  }
  return null;
}

/** A rule that names no days takes those of its start. */
function withDefaults(rule: RecurrenceRule, start: CalendarDay): RecurrenceRule {
  if (rule.weekdays.length > 0 || rule.monthDays.length > 0 || rule.frequency === 'daily') return rule;
  if (rule.frequency === 'weekly') return { ...rule, weekdays: [{ weekday: start.weekday, nth: 0 }] };
  const isYearly = rule.frequency === 'yearly' && rule.months.length === 0;
  return { ...rule, monthDays: [start.date], ...(isYearly && { months: [start.month + 1] }) };
}

const weekOf = ({ weekStart }: RecurrenceRule, { number, weekday }: CalendarDay) =>
  number - ((weekday - weekStart + 7) % 7);

/** The days of a period, counted from the one of the start. */
function daysOfPeriod(rule: RecurrenceRule, start: CalendarDay, period: number): number[] {
  const step = period * rule.interval;
  if (rule.frequency === 'daily') return [start.number + step];
  if (rule.frequency === 'weekly') {
    const monday = weekOf(rule, start) + 7 * step;
    return daysBetween(monday, monday + 7);
  }
  if (rule.frequency === 'monthly')
    return daysBetween(firstOf(start.year, start.month + step), firstOf(start.year, start.month + step + 1));
  return daysBetween(firstOf(start.year + step, 0), firstOf(start.year + step + 1, 0));
}

/** The period of a later day. */
function periodOf(rule: RecurrenceRule, start: CalendarDay, number: number): number {
  const day = calendarDay(number);
  const steps = {
    daily: () => number - start.number,
    weekly: () => (weekOf(rule, day) - weekOf(rule, start)) / 7,
    monthly: () => (day.year - start.year) * 12 + day.month - start.month,
    yearly: () => day.year - start.year,
  };
  return Math.floor(steps[rule.frequency]() / rule.interval);
}

function occurrencesIn(rule: RecurrenceRule, days: readonly number[]): number[] {
  const matching = days.filter((day) => matches(rule, calendarDay(day)));
  if (rule.positions.length === 0) return matching;
  return matching.filter(
    (_, index) => rule.positions.includes(index + 1) || rule.positions.includes(index - matching.length),
  );
}

function matches(rule: RecurrenceRule, day: CalendarDay): boolean {
  const { months, monthDays, weekdays } = rule;
  if (months.length > 0 && !months.includes(day.month + 1)) return false;
  const fromEnd = day.number - firstOf(day.year, day.month + 1);
  if (monthDays.length > 0 && !monthDays.includes(day.date) && !monthDays.includes(fromEnd)) return false;
  if (weekdays.length === 0) return true;
  const [first, end] = spanOfWeekdays(rule, day);
  const fromStart = Math.floor((day.number - first) / 7) + 1;
  const fromLast = -Math.floor((end - 1 - day.number) / 7) - 1;
  return weekdays.some(
    ({ weekday, nth }) =>
      weekday === day.weekday && (nth === 0 || first === end || nth === fromStart || nth === fromLast),
  );
}

/** The number before a weekday counts within a month, or within the year if a yearly rule names no months. */
function spanOfWeekdays({ frequency, months }: RecurrenceRule, { year, month }: CalendarDay): [number, number] {
  if (frequency === 'monthly' || (frequency === 'yearly' && months.length > 0))
    return [firstOf(year, month), firstOf(year, month + 1)];
  return frequency === 'yearly' ? [firstOf(year, 0), firstOf(year + 1, 0)] : [0, 0];
}

/** @throws 422 for a rule that cannot be read, repeats more often than daily, or never happens */
export function requireRecurrence(rule: string, starts_on: string): void {
  try {
    if (nextRecurrenceDay(rule, starts_on, starts_on) !== null) return;
  } catch {
    throw invalid({ recurrence: ['must be a rule of RFC 5545 in days, weeks, months or years'] });
  }
  throw invalid({ recurrence: ['has no further date'] });
}
