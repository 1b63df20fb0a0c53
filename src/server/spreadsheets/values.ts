import { isCurrency, parseMoney } from '#shared/money.ts';
import { instantOfWall } from '#shared/wall-clock.ts';

/** A cell read as what it should be, or what is wrong with it. */
export type Read<T> = { value: T } | { problem: string };
export type DateOrder = 'ymd' | 'mdy' | 'dmy';

/** Dates of three kinds: 2017-03-01, 3/1/2017, 01.03.2017. @returns YYYY-MM-DD */
export function readDate(text: string, order: DateOrder): Read<string> {
  const problem = { problem: `"${text}" is not a date` };
  const parts = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[T ].*)?$/.exec(text);
  if (!parts) return problem;
  const [, a, b, c] = parts as unknown as [string, string, string, string];
  // Four digits in front settle it, whatever order was chosen.
  const [year, month, day] =
    a.length === 4 ? [a, b, c] : order === 'mdy' ? [c, a, b] : order === 'dmy' ? [c, b, a] : [a, b, c];
  const fullYear = year.length === 2 ? `20${year}` : year;
  const iso = `${fullYear.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? problem : { value: iso };
}

/** Which order the dates of a column are in: the one that reads them all; where several do, the usual of the data's look. */
export function dateOrderOf(texts: readonly string[]): DateOrder {
  const given = texts.filter(Boolean);
  const reads = (order: DateOrder) => given.every((text) => 'value' in readDate(text, order));
  if (given.length === 0 || given.every((text) => /^\d{4}/.test(text))) return 'ymd';
  if (given.some((text) => text.includes('.')) && reads('dmy')) return 'dmy';
  return reads('mdy') ? 'mdy' : reads('dmy') ? 'dmy' : 'mdy';
}

/**
 * A number as people write it, to digits with a point: signs in front, thousands in groups, spaces and apostrophes between.
 * A separator that stands where none belongs is no thousands separator but a decimal mark of another country, and refused:
 * "12,34" read as 1234 would be a hundred times too much.
 */
function plainNumber(text: string, decimalMark: '.' | ','): string | undefined {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '');
  const [, open, sign, digits = '', close] =
    /^(\()?[^\d+\-.,(]{0,4}([+-]?)[^\d.,]{0,4}([\d.,]*\d)[^\d.,)]{0,4}(\))?$/.exec(bare) ?? [];
  if ((open === undefined) !== (close === undefined)) return undefined;
  const [point, group] = decimalMark === '.' ? ['\\.', ','] : [',', '\\.'];
  const number = new RegExp(`^(\\d+|\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3})?(?:${point}(\\d+))?$`).exec(digits);
  if (!number || digits === '') return undefined;
  const whole = (number[1] ?? '0').replace(/[.,]/g, '');
  return `${sign === '-' || open ? '-' : ''}${whole}${number[2] ? `.${number[2]}` : ''}`;
}

/**
 * An amount in major units, with thousands separators and currency signs. `multiplier`: of how many units the column counts;
 * 0: of the smallest there are. @returns minor units
 */
export function readMoney(text: string, currency: string, decimalMark: '.' | ',', multiplier = 1): Read<number> {
  const problem = { problem: `"${text}" is not an amount` };
  const plain = plainNumber(text, decimalMark);
  if (plain === undefined || !isCurrency(currency)) return problem;
  try {
    if (multiplier === 0) return /^-?\d{1,15}$/.test(plain) ? { value: Number(plain) } : problem;
    return { value: parseMoney(multiplier === 1 ? plain : times(plain, multiplier), currency) };
  } catch (error) {
    return { problem: `"${text}": ${(error as Error).message}` };
  }
}

/** An exact number: digits with a point. */
export function readDecimal(text: string, decimalMark: '.' | ','): Read<string> {
  const plain = plainNumber(text.replace(/%$/, '').trimEnd(), decimalMark);
  return plain === undefined ? { problem: `"${text}" is not a number` } : { value: plain };
}

/** "12.5%" or "12.5", to parts per million. */
export function readPercent(text: string, decimalMark: '.' | ','): Read<number> {
  const plain = plainNumber(text.replace(/%$/, '').trimEnd(), decimalMark);
  const ppm = plain === undefined ? '' : times(plain, 10_000);
  return /^-?\d{1,9}$/.test(ppm) ? { value: Number(ppm) } : { problem: `"${text}" is not a percentage` };
}

const yes = new Set('yes y true 1 x ja j wahr oui vrai si sí verdadero sim on ✓ ✔'.split(' '));
const no = new Set('no n false 0 nein falsch non faux falso não nao off - ✗'.split(' '));

export function readBoolean(text: string): Read<boolean> {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { problem: `"${text}" is not yes or no` };
}

/** A day with a time of day or none, on the wall of the company's zone unless it names another. @returns an ISO instant */
export function readInstant(text: string, order: DateOrder, zone: string): Read<string> {
  const problem = { problem: `"${text}" is not a date and time` };
  const [, day = '', time, second, half, offset] =
    /^(\S+?)(?:[T ]\s*(\d{1,2}:\d{2})(:\d{2})?(?:[.,]\d+)?\s*([AaPp][Mm])?\s*(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text.trim(),
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
  const whole = /^(-?\d{1,9})(?:\.0+)?$/.exec(plainNumber(text, decimalMark) ?? '')?.[1];
  return whole === undefined ? { problem: `"${text}" is not a whole number` } : { value: Number(whole) };
}

/** The likeness of two words, 0 to 1: one minus the edit distance over the longer length. */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const longer = Math.max(a.length, b.length);
  if (longer === 0 || Math.abs(a.length - b.length) > longer / 2) return 0;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const swap = previous[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(swap, previous[column]! + 1, current[column - 1]! + 1));
    }
    previous = current;
  }
  return 1 - previous[b.length]! / longer;
}
