import { isCurrency, parseMoney } from '#shared/money.ts';

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

/** An amount in major units, with thousands separators and currency signs. @returns minor units */
export function readMoney(text: string, currency: string, decimalMark: '.' | ',', multiplier = 1): Read<number> {
  const problem = { problem: `"${text}" is not an amount` };
  const bare = text.replace(/[\s\u00a0'’]/g, '').replace(/^[^\d+-]{1,3}|[^\d]{1,3}$/g, '');
  const plain = decimalMark === '.' ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.');
  if (!/^[+-]?\d+(\.\d+)?$/.test(plain) || !isCurrency(currency)) return problem;
  try {
    return { value: parseMoney(multiplier === 1 ? plain : times(plain, multiplier), currency) };
  } catch (error) {
    return { problem: `"${text}": ${(error as Error).message}` };
  }
}

/** A decimal text times a whole number, exactly. */
function times(plain: string, multiplier: number): string {
  const [whole = '0', fraction = ''] = plain.split('.');
  const product = BigInt(whole + fraction) * BigInt(multiplier);
  const digits = (product < 0n ? -product : product).toString().padStart(fraction.length + 1, '0');
  const cut = digits.length - fraction.length;
  const decimals = digits.slice(cut).replace(/0+$/, '');
  return `${product < 0n ? '-' : ''}${digits.slice(0, cut)}${decimals ? `.${decimals}` : ''}`;
}

export function readInteger(text: string): Read<number> {
  const plain = text.replace(/[\s,.'’]/g, '');
  return /^\d{1,9}$/.test(plain) ? { value: Number(plain) } : { problem: `"${text}" is not a whole number` };
}

/** How alike two words are, 0 to 1: one minus the edit distance over the longer length. */
export function likeness(a: string, b: string): number {
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
