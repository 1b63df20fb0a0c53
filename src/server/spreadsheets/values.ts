import { isCurrency, parseMoney } from '#shared/money/money.ts';
import { instantOfWall } from '#shared/time/wall-clock.ts';

/** A cell read as what it should be, or what is wrong with it. */
export type Read<T> = { value: T } | { problem: string };
export type DateOrder = 'ymd' | 'mdy' | 'dmy';

/** A date of two digits is at most so many years ahead: "36" is 2036 and "98" is 1998. */
const MOST_YEARS_AHEAD = 20;

/** Dates such as 2017-03-01, 3/1/2017, 01.03.2017, 3-Mar-17, March 3, 2017. @returns YYYY-MM-DD */
export function readDate(text: string, order: DateOrder, today = new Date()): Read<string> {
  const [year, month, day] = partsOfDate(text, order) ?? ['', '', ''];
  const iso = `${fullYear(year, today)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso
    ? { problem: `"${text}" is not a date` }
    : { value: iso };
}

type DateParts = [year: string, month: string, day: string];

function partsOfDate(text: string, order: DateOrder): DateParts | undefined {
  const [, a, b, c] = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[T ].*)?$/.exec(text) ?? [];
  if (a === undefined) return partsInWords(text);
  const [first, second, third] = [a, b!, c!];
  // Four digits in front settle it, whatever order was chosen.
  if (first.length === 4 || order === 'ymd') return [first, second, third];
  return order === 'mdy' ? [third, first, second] : [third, second, first];
}

/** A date whose month is a word: "Aug 3, 2024", "Sat, 3 August 2024", "3 de agosto de 2024". */
function partsInWords(text: string): DateParts | undefined {
  const words = text.toLowerCase().split(/[\s,./-]+/);
  const months = words.flatMap((word) => monthsByName.get(word) ?? []);
  const numbers = words
    .filter((word) => /^\d{1,2}(st|nd|rd|th)?$|^\d{4}$/.test(word))
    .map((word) => word.replace(/\D+$/, ''));
  const others = words.filter((word) => word !== '' && !/^\d/.test(word) && !monthsByName.has(word));
  if (months.length !== 1 || numbers.length !== 2 || !others.every((word) => besideDates.has(word))) return undefined;
  const [one, other] = numbers as [string, string];
  return one.length === 4 ? [one, String(months[0]), other] : [other, String(months[0]), one];
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const inWords = (format: Intl.DateTimeFormatOptions, dates: readonly Date[]) =>
  LANGUAGES.flatMap((language) => {
    const { format: write } = new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' });
    return dates.map((date, index) => [write(date).toLowerCase().replace(/\.$/, ''), index] as const);
  });
/** Months 1 to 12 by their long and short names. */
const monthsByName: ReadonlyMap<string, number> = new Map(
  (['long', 'short'] as const).flatMap((month) =>
    inWords(
      { month },
      Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2024, index, 15))),
    ).map(([name, index]) => [name, index + 1] as const),
  ),
);
const besideDates: ReadonlySet<string> = new Set([
  'de',
  'of',
  'the',
  ...(['long', 'short'] as const).flatMap((weekday) =>
    inWords(
      { weekday },
      Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index))),
    ).map(([name]) => name),
  ),
]);

function fullYear(year: string, today: Date): string {
  if (year.length !== 2) return year.padStart(4, '0');
  const near = Number(`20${year}`);
  return String(near > today.getUTCFullYear() + MOST_YEARS_AHEAD ? near - 100 : near);
}

/** A date and time without its time. */
export const dayPart = (text: string): string => text.replace(/[T ]\d{1,2}:\d{2}.*$/, '').trimEnd();

/**
 * A date as it must be meant: in the order of its column, or in the only other order that makes it a date. Dots stand
 * between the day, the month and the year, never behind the month.
 */
export function readDateOf(text: string, order: DateOrder, today = new Date()): Read<string> {
  const isDotted = order === 'mdy' && /^\d{1,2}\.\d{1,2}\.\d/.test(text);
  const orders: readonly DateOrder[] = isDotted ? ['dmy', 'mdy'] : [order, 'dmy', 'mdy'];
  const [first, ...others] = orders.map((one) => readDate(text, one, today));
  if ('value' in first!) return first;
  const dates = new Set(others.flatMap((one) => ('value' in one ? [one.value] : [])));
  if (dates.size > 1) return { problem: `"${text}" can be read with the day or the month first` };
  return dates.size === 1 ? { value: [...dates][0]! } : first!;
}

/** Which order the dates of a column are in: the one that reads them all; where several do, the usual of the data's look. */
export function dateOrderOf(texts: readonly string[]): DateOrder {
  // A month in words leaves the order of the other dates open.
  const given = texts.filter((text) => text !== '' && !partsInWords(text));
  const reads = (order: DateOrder) => given.every((text) => 'value' in readDate(text, order));
  if (given.length === 0 || given.every((text) => /^\d{4}/.test(text))) return 'ymd';
  if (given.some((text) => text.includes('.')) && reads('dmy')) return 'dmy';
  return reads('mdy') ? 'mdy' : reads('dmy') ? 'dmy' : 'mdy';
}

/** A number as digits with a point, with what stands around it, or what is not understood. */
type PlainNumber = { plain: string; mark: string } | { unknown: string };

/**
 * Reads a number as people write it: a sign in front or behind, parentheses, thousands in groups, a currency. Nothing is
 * left out: "123.45 CR" and "5k" are refused, because what is not understood may change the value. A separator that stands
 * where none belongs is a decimal mark of another country: "12,34" read as 1234 would be a hundred times too much.
 */
function plainNumber(text: string, decimalMark: '.' | ','): PlainNumber {
  const bare = text.replace(/[\s\u00a0\u202f]+/g, ' ').replace(/[’\u02bc]/g, "'");
  const first = /[.,]?\d/.exec(bare)?.index ?? bare.length;
  const last = bare.length - [...bare].reverse().findIndex((sign) => /\d/.test(sign));
  const [before, digits, behind] = [bare.slice(0, first), bare.slice(first, last), bare.slice(last)];
  const number = SHAPES[decimalMark].exec(digits);
  if (!number || digits === '') return { unknown: '' };
  const around = before + behind;
  const signs = around.match(SIGNS) ?? [];
  const isEnclosed = /^[^()]*\([^()]*$/.test(before) && /^[^()]*\)[^()]*$/.test(behind);
  if ((!isEnclosed && /[()]/.test(around)) || signs.length > (isEnclosed ? 0 : 1) || behind.includes('+'))
    return { unknown: '' };
  const marks = [before, behind].map((part) => part.replace(SIGNS, ' ').replace(/[()]/g, ' ').trim()).filter(Boolean);
  const unknown = marks.find((mark) => !isMoneyMark(mark));
  if (unknown !== undefined || marks.length > 1) return { unknown: unknown ?? '' };
  const whole = (number[1] ?? '0').replace(/[., ']/g, '');
  const isNegative = isEnclosed || (signs.length === 1 && signs[0] !== '+');
  return { plain: `${isNegative ? '-' : ''}${whole}${number[2] ? `.${number[2]}` : ''}`, mark: marks[0] ?? '' };
}

/** All dashes are used as a minus, by programs and by word processors. */
const SIGNS = /[+\p{Pd}\u2212]/gu;

const SHAPES = {
  '.': /^(\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+)?(?:\.(\d+))?$/,
  ',': /^(\d+|\d{1,3}(?:\.\d{2,3})*\.\d{3}|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+)?(?:,(\d+))?$/,
};

const shortMarks: ReadonlySet<string> = new Set('kr kr. fr fr. sfr. zł kč ft lei lv rs rs. rm rp r tl s/'.split(' '));

const isMoneyMark = (mark: string) =>
  isCurrency(mark.toUpperCase()) || /^[A-Z]{0,3}\p{Sc}$/u.test(mark) || shortMarks.has(mark.toLowerCase());

/** The currency that a mark names beyond doubt; "$" and "kr" are those of many countries. */
const currencyOfMark = (mark: string) =>
  mark === '€' ? 'EUR' : isCurrency(mark.toUpperCase()) ? mark.toUpperCase() : null;

const problemOf = (text: string, what: string, unknown: string) => ({
  problem: `"${text}" is not ${what}${unknown ? `: “${unknown}” is not understood` : ''}`,
});

/**
 * An amount in major units, with thousands separators and currency signs. `multiplier`: of how many units the column counts;
 * 0: of the smallest there are. @returns minor units
 */
export function readMoney(text: string, currency: string, decimalMark: '.' | ',', multiplier = 1): Read<number> {
  const read = plainNumber(text, decimalMark);
  if (!('plain' in read) || !isCurrency(currency))
    return problemOf(text, 'an amount', 'unknown' in read ? read.unknown : '');
  const { plain, mark } = read;
  const own = currencyOfMark(mark);
  if (own !== null && own !== currency) return { problem: `"${text}" is in ${own}, not in ${currency}` };
  try {
    if (multiplier === 0)
      return /^-?\d{1,15}$/.test(plain) ? { value: Number(plain) } : problemOf(text, 'an amount', '');
    return { value: parseMoney(multiplier === 1 ? plain : times(plain, multiplier), currency) };
  } catch (error) {
    return { problem: `"${text}": ${(error as Error).message}` };
  }
}

/** An exact number: digits with a point. */
export function readDecimal(text: string, decimalMark: '.' | ','): Read<string> {
  const read = plainNumber(withoutPercent(text), decimalMark);
  return 'plain' in read ? { value: read.plain } : problemOf(text, 'a number', read.unknown);
}

/** "12.5%" or "12.5", to parts per million. */
export function readPercent(text: string, decimalMark: '.' | ','): Read<number> {
  const read = plainNumber(withoutPercent(text), decimalMark);
  if (!('plain' in read)) return problemOf(text, 'a percentage', read.unknown);
  const ppm = times(read.plain, 10_000);
  return /^-?\d{1,9}$/.test(ppm) ? { value: Number(ppm) } : problemOf(text, 'a percentage', '');
}

const withoutPercent = (text: string) => text.trimEnd().replace(/%$/, '');

const yes = new Set('yes y true 1 x ja j wahr oui vrai si sí verdadero sim on ✓ ✔'.split(' '));
const no = new Set('no n false 0 nein falsch non faux falso não nao off - ✗'.split(' '));

export function readBoolean(text: string): Read<boolean> {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { problem: `"${text}" is not yes or no` };
}

/** A date and time as it must be meant, like `readDateOf`. */
export function readInstantOf(text: string, order: DateOrder, zone: string): Read<string> {
  const day = readDateOf(dayPart(text.trim()), order);
  return readInstant('value' in day ? day.value + text.trim().slice(dayPart(text.trim()).length) : text, order, zone);
}

/** A day with a time of day or none, on the wall of the company's zone unless it names another. @returns an ISO instant */
export function readInstant(text: string, order: DateOrder, zone: string): Read<string> {
  const problem = { problem: `"${text}" is not a date and time` };
  const [, day = '', time, second, half, offset] =
    /^(.+?)(?:[T ](\d{1,2}:\d{2})(:\d{2})?(?:[.,]\d+)?\s*([AaPp][Mm])?\s*(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text.trim().replace(/\s+/g, ' '),
    ) ?? [];
  const date = readDate(day, order);
  if ('problem' in date) return problem;
  const clock = time ? clockOf(time, half) : '00:00';
  if (!clock) return problem;
  const wall = `${date.value} ${clock}${second ?? ':00'}`;
  const at = offset
    ? new Date(`${wall.replace(' ', 'T')}${offset.replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2')}`)
    : undefined;
  if (at) return Number.isNaN(at.getTime()) ? problem : { value: at.toISOString() };
  if (Number.isNaN(Date.parse(`${wall.replace(' ', 'T')}Z`))) return problem;
  return { value: instantOfWall(wall, zone).toISOString() };
}

/** "2:30" and "PM" are 14:30. */
function clockOf(time: string, half: string | undefined): string | undefined {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (half && (hours < 1 || hours > 12)) return undefined;
  const hour = half ? (hours % 12) + (/p/i.test(half) ? 12 : 0) : hours;
  return hour < 24 && minutes < 60 ? `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}` : undefined;
}

/** "Ada <ada@acme.example>" and "mailto:ada@acme.example" are the address. */
export function readEmail(text: string): Read<string> {
  const address = (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text)
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)
    ? { value: address }
    : { problem: `"${text}" is not an email address` };
}

/** "ff8800" and "#F80" are #ff8800. */
export function readColor(text: string): Read<string> {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase();
  if (!digits) return { problem: `"${text}" is not a color such as #ff8800` };
  return { value: `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}` };
}

/** Several values in one cell. */
export function readList(text: string): string[] {
  const parts = text.split(/[;|\n]/).length > 1 ? text.split(/[;|\n]/) : text.split(',');
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))];
}

/** A decimal text times a whole number, exactly. */
function times(plain: string, multiplier: number): string {
  const [whole = '0', fraction = ''] = plain.split('.');
  const product = BigInt(whole + fraction) * BigInt(multiplier);
  const digits = (product < 0n ? -product : product).toString().padStart(fraction.length + 1, '0');
  const cut = digits.length - fraction.length;
  const decimals = digits.slice(cut).replace(/(?<!0)0+$/, '');
  return `${product < 0n ? '-' : ''}${digits.slice(0, cut)}${decimals ? `.${decimals}` : ''}`;
}

export function readInteger(text: string, decimalMark: '.' | ',' = '.'): Read<number> {
  const read = plainNumber(text, decimalMark);
  const whole = 'plain' in read ? /^(-?\d{1,9})(?:\.0+)?$/.exec(read.plain)?.[1] : undefined;
  return whole === undefined
    ? problemOf(text, 'a whole number', 'unknown' in read ? read.unknown : '')
    : { value: Number(whole) };
}

/** The likeness of two words, 0 to 1: one minus the edit distance, where a swap counts once, over the longer length. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const longer = Math.max(a.length, b.length);
  if (longer === 0 || Math.abs(a.length - b.length) > longer / 2) return 0;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  let before = previous;
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const replaced = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwapped ? before[column - 2]! + 1 : replaced;
      current.push(Math.min(replaced, swapped, previous[column]! + 1, current[column - 1]! + 1));
    }
    before = previous;
    previous = current;
  }
  return 1 - previous[b.length]! / longer;
}
