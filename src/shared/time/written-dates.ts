import { addDays, isDate } from './dates.ts';

/**
 * Reads days, times and months as people of a region write them. A text is read as a whole or not at all, so that it
 * never becomes another value than the one that was meant.
 */

export interface WritingContext {
  /** The company's day, from which "tomorrow" counts. */
  today: string;
  /** The region's locale, which decides about 3/4/2027. */
  locale: string;
  /** Days without a year lie in the past, because the input accepts no later ones. */
  isPast?: boolean | undefined;
  /** Reads relative days such as "next friday"; without it only written days are read. */
  words?: ((text: string, context: WritingContext) => string | undefined) | undefined;
}

/** The meaning of a text: a day, a time (`14:05`), or both. `choices` are the days that it could mean. */
export interface Written {
  day?: string;
  time?: string;
  choices?: [string, string];
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** @returns the month (1 to 12) of a whole or shortened English name */
function monthOf(word: string): number | undefined {
  const name = word.toLowerCase().replace(/\.$/, '');
  const at = name.length < 3 ? -1 : MONTHS.findIndex((month) => month.startsWith(name === 'sept' ? 'sep' : name));
  return at < 0 ? undefined : at + 1;
}

/** Texts are compared with plain spaces: formatted times contain narrow ones. */
const plain = (text: string): string => text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();

/** Two digits are a year of this century. */
const yearOf = (digits: string): number => (digits.length === 2 ? 2000 : 0) + Number(digits);

function dayFrom(year: number, month: number, day: number): string | undefined {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isDate(text) ? text : undefined;
}

/** A day without a year is the next one, today included, or the latest one where only past days are accepted. */
function withoutYear(month: number, day: number, { today, isPast }: WritingContext): string | undefined {
  const year = Number(today.slice(0, 4));
  const years = isPast ? [year, year - 1] : [year, year + 1];
  return years
    .map((one) => dayFrom(one, month, day))
    .find((candidate) => candidate !== undefined && (isPast ? candidate <= today : candidate >= today));
}

const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\.?,? (?=.*\d)/i;

/** Reads a day that is written with digits or the name of its month. */
function readWrittenDay(given: string, context: WritingContext): Written | undefined {
  const text = given.replace(WEEKDAY, '');
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (isoYear) return asWritten(dayFrom(Number(isoYear), Number(isoMonth), Number(isoDay)));
  const numeric = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2})|\2)?$/.exec(text);
  if (numeric) return readNumeric(numeric, context);
  const [, first, named = '', after, year] =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -])?([a-z]{3,9}\.?)(?:[ -](\d{1,2})(?:st|nd|rd|th)?)?(?:,? ?[ ,-](\d{4}))?$/i.exec(
      text,
    ) ?? [];
  const month = monthOf(named);
  const day = first ?? after;
  if (!month || !day || (first && after)) return undefined;
  return asWritten(year ? dayFrom(Number(year), month, Number(day)) : withoutYear(month, Number(day), context));
}

const asWritten = (day: string | undefined): Written | undefined => (day ? { day } : undefined);

function readNumeric([, a = '', mark, b = '', year]: RegExpExecArray, context: WritingContext): Written | undefined {
  const read = (month: string, day: string) =>
    year ? dayFrom(yearOf(year), Number(month), Number(day)) : withoutYear(Number(month), Number(day), context);
  const [monthFirst, dayFirst] = [read(a, b), read(b, a)];
  // Between dots, the day always comes first.
  if (mark === '.') return asWritten(dayFirst);
  if (!monthFirst || !dayFirst || monthFirst === dayFirst) return asWritten(monthFirst ?? dayFirst);
  if (context.locale === 'en-US') return asWritten(monthFirst);
  if (context.locale === 'en-GB') return asWritten(dayFirst);
  // Canada writes both.
  return { choices: [monthFirst, dayFirst] };
}

const TIME = /(?:^|[ ,]|T)(?:at )?(\d{1,2})(?:[:.h](\d{2}))(?::\d{2}(?:\.\d+)?)?(?: ?([ap])\.?m\.?)?$/i;
const HOUR = /(?:^|[ ,]|\b)(?:at )?(\d{1,2}) ?([ap])\.?m\.?$/i;
const AT_HOUR = /(?:^|[ ,])at (\d{1,2})(?: ?o'?clock)?$/i;
const NAMED = /(?:^|[ ,])(?:at )?(noon|midnight)$/i;

/** Splits a text into what stands before its time, and the time. */
function splitTime(text: string): { before: string; time: string } | undefined {
  const named = NAMED.exec(text);
  if (named) return { before: text.slice(0, named.index), time: /noon/i.test(named[1]!) ? '12:00' : '00:00' };
  const at = TIME.exec(text) ?? HOUR.exec(text) ?? AT_HOUR.exec(text);
  if (!at) return undefined;
  const [, hours = '', second, third] = at;
  const half = (/[ap]/i.test(second ?? '') ? second : third)?.toLowerCase();
  const minutes = second && /^\d/.test(second) ? second : '00';
  const time = clockTime(Number(hours), Number(minutes), half);
  return time ? { before: text.slice(0, at.index), time } : undefined;
}

function clockTime(hours: number, minutes: number, half: string | undefined): string | undefined {
  if (minutes > 59 || hours > 23 || (half && (hours < 1 || hours > 12))) return undefined;
  const hour = half ? (hours % 12) + (half === 'p' ? 12 : 0) : hours;
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Reads a time: "10am", "2:05 p.m.", "14.05", "noon", or the hour alone. */
export function readTime(given: string): string | undefined {
  const text = plain(given);
  const split = splitTime(text);
  if (split) return split.before === '' ? split.time : undefined;
  return /^\d{1,2}$/.test(text) ? clockTime(Number(text), 0, undefined) : undefined;
}

function readDayAlone(text: string, context: WritingContext): Written | undefined {
  if (text === '') return undefined;
  if (/^(?:today|now)$/i.test(text)) return { day: context.today };
  if (/^tomorrow$/i.test(text)) return { day: addDays(context.today, 1) };
  if (/^yesterday$/i.test(text)) return { day: addDays(context.today, -1) };
  const written = readWrittenDay(text, context);
  if (written || /^[\d\s./-]+$/.test(text)) return written;
  return asWritten(context.words?.(text, context));
}

/** Reads a day, a time or both. Nothing is left out: a text that is understood only in part is not read. */
export function readWritten(given: string, context: WritingContext): Written | undefined {
  const text = plain(given);
  const day = readDayAlone(text, context);
  if (day) return day;
  const split = splitTime(text);
  if (!split) return undefined;
  const before = split.before.replace(/(?<![ ,])[ ,]+$/, '');
  if (before === '') return { time: split.time };
  const written = readDayAlone(before, context);
  return written && { ...written, time: split.time };
}

/** Reads a month as its first day: "March 2027", "3/2027", "2027-03", "next month", or any day in it. */
export function readWrittenMonth(given: string, context: WritingContext): string | undefined {
  const text = plain(given);
  const [, isoYear, isoMonth] = /^(\d{4})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (isoYear) return dayFrom(Number(isoYear), Number(isoMonth), 1);
  const [, month, year] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (year) return dayFrom(Number(year), Number(month), 1);
  const [, name = '', ofYear] = /^([a-z]{3,9}\.?)(?:,? ?[ -]?(\d{4}))?$/i.exec(text) ?? [];
  const named = monthOf(name);
  if (named && ofYear) return dayFrom(Number(ofYear), named, 1);
  if (named) {
    const month1 = `${context.today.slice(0, 7)}-01`;
    return withoutYear(named, 1, { ...context, today: month1 });
  }
  const [, which] = /^(this|next|last) month$/i.exec(text) ?? [];
  if (which) {
    const at = Number(context.today.slice(0, 4)) * 12 + Number(context.today.slice(5, 7)) - 1;
    const moved = at + { this: 0, next: 1, last: -1 }[which.toLowerCase() as 'this']!;
    return dayFrom(Math.floor(moved / 12), (moved % 12) + 1, 1);
  }
  const day = readWritten(text, context);
  return day?.day && !day.time ? `${day.day.slice(0, 7)}-01` : undefined;
}
