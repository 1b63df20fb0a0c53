import { localeOf, type regionLocales } from '#shared/places/regions.ts';
import { sayable } from '#shared/text/labels.ts';
import { localeIn } from '#shared/text/languages.ts';
import { percentText, ppmText, shareText } from '#shared/text/percent.ts';
import { readerLanguage } from '#shared/text/texts.ts';
import { dateInZone, daysBetween } from '#shared/time/dates.ts';
import { startOfDay as startIn, wallClock } from '#shared/time/wall-clock.ts';

export const regionOptions = sayable([
  { value: 'en', label: 'English (United States)' },
  { value: 'en-ca', label: 'English (Canada)' },
  { value: 'en-gb', label: 'English (United Kingdom)' },
]);

/** The formats of dates and numbers of this company, set when the session arrives. */
let locale: string = 'en-US';
let timeZone = 'UTC';
let currency = 'USD';
let formats = makeFormats();

function makeFormats() {
  return {
    // A calendar date has no time zone: it is read and written as UTC, so that its day never shifts.
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
    instantDay: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }),
    month: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    instant: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
    counted: new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'short' }),
    number: new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }),
  };
}

export function setRegion(config: { region: keyof typeof regionLocales; currency: string; timezone: string }): void {
  locale = localeIn(readerLanguage(), localeOf(config.region));
  timeZone = config.timezone || 'UTC';
  currency = config.currency;
  formats = makeFormats();
}

/** The reader's own time zone, in which times of meetings are shown. */
let readerZone = 'UTC';
export function setReaderTimeZone(zone: string): void {
  readerZone = zone;
}
export const readerTimeZone = (): string => readerZone;

/** The time of an event in the reader's time zone, with the name of the zone if the event's own clock shows another time. */
export function formatEventTime(iso: string, eventZone: string): string {
  const isNamed = wallClock(iso, readerZone) !== wallClock(iso, eventZone);
  return new Intl.DateTimeFormat(locale, {
    ...({ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const),
    timeZone: readerZone,
    ...(isNamed && { timeZoneName: 'short' }),
  }).format(new Date(iso));
}

export const regionLocale = (): string => locale;
export const regionCurrency = (): string => currency;
/** Sums of several currencies with the company's own first, then by code. */
export const ownCurrencyFirst = <R extends { currency: string }>(sums: readonly R[]): R[] =>
  sums.toSorted((a, b) => order(a).localeCompare(order(b)));
const order = (sum: { currency: string }) => `${sum.currency === currency ? 0 : 1}${sum.currency}`;
export const regionTimeZone = (): string => timeZone;
/** Today's date in the company's time zone, such as `2026-03-01`. */
export const regionToday = (): string => dateInZone(new Date(), timeZone);

/** Caches a value for each locale; it is calculated at the first use. */
export function cachedByLocale<T>(work: (locale: string) => T): () => T {
  const valueByLocale = new Map<string, T>();
  return () => {
    if (!valueByLocale.has(locale)) valueByLocale.set(locale, work(locale));
    return valueByLocale.get(locale)!;
  };
}

export const isDay = (iso: string) => iso.length === 10;

/** Formats a date (`2026-03-01`), or the day of an instant in the company's time zone. */
export function formatDay(iso: string): string {
  return (isDay(iso) ? formats.day : formats.instantDay).format(new Date(iso));
}

/** The month of a date: "Mar 2026". */
export const formatMonth = (day: string): string => formats.month.format(new Date(day));

export function formatInstant(iso: string): string {
  return isDay(iso) ? formatDay(iso) : formats.instant.format(new Date(iso));
}

const DAY_SECONDS = 86_400;
const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', DAY_SECONDS],
  ['month', 2_629_800],
  ['year', 31_557_600],
];

/**
 * Formats a time as "5 min. ago", "yesterday", "in 3 days", and a day as "today". Days are those of the company's
 * calendar, so 47 hours from now is in 2 days.
 */
export function formatRelative(iso: string, now = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  if (Math.abs(seconds) < 60 && !isDay(iso)) return formats.relative.format(0, 'second');
  const [unit, size] = steps.findLast(([, length]) => Math.abs(seconds) >= length) ?? steps[0]!;
  if (unit === 'day' || (isDay(iso) && size < DAY_SECONDS)) {
    const [today, day] = [dateInZone(new Date(now), timeZone), isDay(iso) ? iso : dateInZone(iso, timeZone)];
    return formats.relative.format(daysBetween(today, day), 'day');
  }
  return formats.counted.format(Math.trunc(seconds / size), unit);
}

/** Formats a number. Exact numbers are text of digits with a point, and no digit is lost. */
export const formatNumber = (value: number | string): string => formats.number.format(value as `${number}`);

/** Formats the size of a file: `12 KB`, `1.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const isSmall = bytes < 1_000_000;
  const rounded = isSmall ? Math.round(bytes / 1000) : Math.round(bytes / 100_000) / 10;
  return `${formatNumber(rounded)} ${isSmall ? 'KB' : 'MB'}`;
}

/** Formats the total of a list: "812", or "10,000+" if the server stopped counting. */
export const formatTotal = (total: number, isMore?: boolean): string =>
  isMore ? `${formatNumber(total - 1)}+` : formatNumber(total);

/** Formats a share in whole percent or with decimals: 75 is "75%". */
export const formatPercent = (percent: number): string => percentText(percent, locale);

/** Formats the share of a part in whole percent; of nothing there is none. */
export const formatShare = (part: number, whole: number): string => shareText(part, whole, locale);

/** Formats a rate, given in parts per million. */
export const formatRate = (ppm: number): string => ppmText(ppm, locale);

/** The first instant of a day in the company's time zone, for filters on instants. */
export const startOfDay = (day: string): Date => startIn(day, timeZone);

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Formats "0 B", "512 B", "1.5 MB"; a megabyte is 1,048,576 bytes, as in limits. */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0);
  const value = bytes / 1024 ** power;
  return `${formatNumber(Math.round(value * 10) / 10)} ${units[power]}`;
}
