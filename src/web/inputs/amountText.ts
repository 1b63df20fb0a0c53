import { MoneyError, parseMoney } from '#shared/money/money.ts';
import { regionLocales } from '#shared/places/regions.ts';
import type { ReadText } from './TypedInput.tsx';

const SPACES = /[\s\u00a0\u202f']/g;
/** "1,234,567.5": commas that group three digits. */
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;
/** "1.234.567,5" and "1.234,5": dots that group three digits. A single dot without a comma is a decimal point. */
const GROUPED_BY_DOTS = /^[+-]?\d{1,3}(?:(?:\.\d{3})+,\d*|(?:\.\d{3}){2,})$/;
/** "12,5": a comma that groups nothing is a decimal comma. */
const DECIMAL_COMMA = /^[+-]?\d+,\d*$/;

const POWERS: Readonly<Record<string, number>> = { k: 3, thousand: 3, m: 6, mn: 6, million: 6 };

/**
 * Converts a typed number to digits and a point. Each text has one reading, or it is returned as it is and is no
 * number: the regions group by commas, and "1,234" is more than a thousand in all of them.
 */
export function plainDecimal(text: string): string {
  const typed = text.replace(SPACES, '');
  const [, digits = typed, unit] = /^(.*?\d[.,]?)(k|thousand|mn?|million)$/i.exec(typed) ?? [];
  const plain = withPoint(digits);
  return unit ? shifted(plain, POWERS[unit.toLowerCase()]!) : plain;
}

function withPoint(typed: string): string {
  if (GROUPED.test(typed)) return typed.replaceAll(',', '');
  if (GROUPED_BY_DOTS.test(typed)) return typed.replaceAll('.', '').replace(',', '.');
  return DECIMAL_COMMA.test(typed) ? typed.replace(',', '.') : typed;
}

/** Moves the decimal point, without floating-point numbers: "1.5" by three is "1500". */
function shifted(plain: string, by: number): string {
  const [whole = '', fraction = ''] = plain.split('.');
  if (!/^[+-]?\d+$/.test(whole) || !/^\d*$/.test(fraction)) return plain;
  const rest = fraction.slice(by);
  return whole + fraction.slice(0, by).padEnd(by, '0') + (rest && `.${rest}`);
}

/** The code and the signs of a currency in all regions, the longest first: US$ before $. */
function signsOf(currency: string): string[] {
  const signs = Object.values(regionLocales).flatMap((locale) =>
    (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => value.toUpperCase()),
    ),
  );
  return [...new Set([currency, ...signs])].sort((one, other) => other.length - one.length);
}

/** Removes the sign or the code of the amount's currency, which may stand at either end. */
function withoutCurrency(text: string, currency: string): string {
  const trimmed = text.trim();
  for (const sign of signsOf(currency)) {
    if (trimmed.toUpperCase().startsWith(sign)) return trimmed.slice(sign.length);
    if (trimmed.toUpperCase().endsWith(sign)) return trimmed.slice(0, -sign.length);
  }
  return trimmed;
}

/** Parses an amount: "12k", "$1,234.50", "1.234,50 EUR". */
export function readAmount(text: string, currency: string): ReadText<number> {
  const plain = plainDecimal(withoutCurrency(text, currency)).replace(/\.$/, '');
  if (plain === '') return { value: null };
  try {
    return { value: parseMoney(plain, currency) };
  } catch (error) {
    return { value: null, problem: error instanceof MoneyError ? error.message : String(error) };
  }
}
