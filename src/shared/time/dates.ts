/**
 * Calendar dates are `YYYY-MM-DD` strings: they sort as text and have no time zone or time of day. An instant becomes a
 * date only through `dateInZone`, with an explicit time zone.
 */

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

export type Period = 'month' | 'quarter' | 'year' | 'lifetime';

/** Checks for a real calendar day in ISO form; 2026-02-30 is not one. */
export function isDate(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  const match = pattern.exec(text);
  if (!match) return false;
  const [, year, month, day] = match.map(Number) as [number, number, number, number];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export function compareDates(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function laterOf(a: string, b: string): string {
  return a > b ? a : b;
}

export function earlierOf(a: string, b: string): string {
  return a < b ? a : b;
}

export function addDays(date: string, days: number): string {
  return days === 0 ? date : dateOfDay(dayOf(date) + days);
}

export function daysBetween(from: string, to: string): number {
  return dayOf(to) - dayOf(from);
}

/**
 * The same day n months later, clamped to the end of a shorter month: Jan 31 + 1 = Feb 28, + 2 = Mar 31. Always count
 * from the anchor, never from an earlier result, or the 31st is lost.
 */
export function addMonths(anchor: string, months: number): string {
  const [year, month, day] = partsOf(anchor);
  const index = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  const toDay = Math.min(day, daysInMonth(toYear, toMonth));
  return written(toYear, toMonth, toDay);
}

/** Whole months since the anchor: 0 until `addMonths(anchor, 1)`, negative before the anchor. */
export function monthsSince(anchor: string, date: string): number {
  const [a, b] = [partsOf(anchor), partsOf(date)];
  const months = (b[0] - a[0]) * 12 + b[1] - a[1];
  return addMonths(anchor, months) <= date ? months : months - 1;
}

/** The name of the period a date falls in: 2026-02, 2026-Q1, 2026, or `all`. */
export function periodKey(date: string, period: Period): string {
  switch (period) {
    case 'month':
      return date.slice(0, 7);
    case 'quarter':
      return `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
    case 'year':
      return date.slice(0, 4);
    case 'lifetime':
      return 'all';
  }
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** The zones of today differ from UTC by whole quarters of an hour, so a date holds for the whole quarter. */
const QUARTER_MS = 900_000;
const QUARTERS_SINCE = Date.UTC(1973, 0, 1);
const latestDates = new Map<string, { quarter: number; date: string }>();

/** The calendar date an instant has in an IANA zone: 2026-01-31T23:30:00Z is 2026-02-01 in Europe/Berlin. */
export function dateInZone(instant: string | Date, zone: string): string {
  const at = typeof instant === 'string' ? new Date(instant) : instant;
  const time = at.getTime();
  if (Number.isNaN(time)) throw new RangeError(`"${String(instant)}" is not a date and time`);
  if (time < QUARTERS_SINCE) return formattedDate(at, zone);
  const quarter = Math.floor(time / QUARTER_MS);
  const latest = latestDates.get(zone);
  if (latest?.quarter === quarter) return latest.date;
  const date = formattedDate(at, zone);
  latestDates.set(zone, { quarter, date });
  return date;
}

function formattedDate(at: Date, zone: string): string {
  let format = zoneFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      calendar: 'gregory',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    zoneFormats.set(zone, format);
  }
  const parts: Record<string, string> = {};
  for (const part of format.formatToParts(at)) parts[part.type] = part.value;
  return `${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}`;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function partsOf(date: string): [number, number, number] {
  if (!pattern.test(date)) throw new RangeError(`"${date}" is not a date. Use YYYY-MM-DD`);
  return [digitsOf(date, 0, 4), digitsOf(date, 5, 7), digitsOf(date, 8, 10)];
}

/** Parses part of a text that is known to hold digits only; faster than slicing and converting. */
function digitsOf(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) number = number * 10 + text.charCodeAt(at) - 48;
  return number;
}

function written(year: number, month: number, day: number): string {
  return `${year > 999 ? year : String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

/**
 * The number of a day since 0000-03-01 in the Gregorian calendar, and the inverse. Years start in March here, so that
 * the leap day is the last of its year and months have the lengths of 153 days in five (Hinnant, "chrono-compatible
 * low-level date algorithms").
 */
function dayOf(date: string): number {
  const [year, month, day] = partsOf(date);
  const y = month > 2 ? year : year - 1;
  const fromMarch = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  return y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + fromMarch;
}

function dateOfDay(number: number): string {
  const era = Math.floor(number / 146_097);
  const dayOfEra = number - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const month = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * month + 2) / 5) + 1;
  const year = yearOfEra + era * 400 + (month < 10 ? 0 : 1);
  return written(year, month < 10 ? month + 3 : month - 9, day);
}
