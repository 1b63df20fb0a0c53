import { createRequire } from 'node:module';
import type * as RRuleLibrary from 'rrule';
import { invalid } from '#server/errors.ts';
import { addDays } from '#shared/dates.ts';

// The package exports nothing by name to modules of Node.
const { RRule } = createRequire(import.meta.url)('rrule') as typeof RRuleLibrary;

const parts = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'WKST']);
/** A rule that matches no day within this time has no further task. */
const HORIZON_DAYS = 4020;
/** Decades of years, months, weeks and days, because for a rule that never matches the library searches until the year 9999. */
const MOST_PERIODS = [100, 1000, 3000, 15_000];

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

function optionsOf(rule: string) {
  const given = rule.split(';').map((part) => part.split('='));
  const isKnown = given.every(([key, value, ...more]) => parts.has(key!) && value && more.length === 0);
  if (!isKnown || new Set(given.map(([key]) => key)).size < given.length) throw new Error('unknown part');
  const { freq, interval = 1, count, ...rest } = RRule.parseString(rule);
  if (freq === undefined || freq > RRule.DAILY) throw new Error('not days, weeks, months or years');
  if (!Number.isInteger(interval) || interval < 1 || interval > 366) throw new Error('interval');
  if (count !== undefined && count !== null && (!Number.isInteger(count) || count < 1 || count > 1000))
    throw new Error('count');
  return { freq, interval, ...(count && { count }), ...rest };
}

/**
 * The first day of a rule after `after`; null if the series has ended.
 * @param text a rule without DTSTART
 * @param starts_on the first day of the series, from which intervals and counts are counted
 */
export function nextDay(text: string, starts_on: string, after: string): string | null {
  const options = optionsOf(text);
  const last = startOf(addDays(after, HORIZON_DAYS));
  const until = options.until && options.until < last ? options.until : last;
  const rule = limited(new RRule({ ...options, dtstart: startOf(starts_on), until }));
  try {
    return dayOrNull(rule.after(startOf(after)));
  } catch (error) {
    if (error instanceof TooManyPeriods) return null;
    throw error;
  }
}

class TooManyPeriods extends Error {}

/** The library reads the interval once for each period that it tries. */
function limited(rule: RRuleLibrary.RRule): RRuleLibrary.RRule {
  const { interval, freq } = rule.options;
  const most = MOST_PERIODS[freq]!;
  let tried = 0;
  Object.defineProperty(rule.options, 'interval', {
    get() {
      if (tried++ > most) throw new TooManyPeriods();
      return interval;
    },
  });
  return rule;
}

const dayOrNull = (date: Date | null) => date && dayOf(date);

/** @throws 422 for a rule that cannot be read, repeats more often than daily, or never happens */
export function requireRecurrence(rule: string, starts_on: string): void {
  try {
    if (nextDay(rule, starts_on, starts_on) !== null) return;
  } catch {
    throw invalid({ recurrence: ['must be a rule of RFC 5545 in days, weeks, months or years'] });
  }
  throw invalid({ recurrence: ['has no further date'] });
}
