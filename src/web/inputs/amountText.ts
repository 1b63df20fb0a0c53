import { MoneyError, parseMoney } from '#shared/money/money.ts';
import type { ReadText } from './TypedInput.tsx';

const SPACES = /[\s\u00a0\u202f']/g;
/**
 * Accepts "1,234,567.5": commas only where they group three digits. Any other comma may be a decimal comma and is not
 * guessed.
 */
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** Parses an amount. Grouping commas and spaces are removed; everything else must be an amount. */
export function readAmount(text: string, currency: string): ReadText<number> {
  const typed = text.replace(SPACES, '');
  if (typed === '') return { value: null };
  if (typed.includes(',') && !GROUPED.test(typed))
    return { value: null, problem: `"${text.trim()}" is not an amount. Use a dot for decimals, such as 1234.50` };
  try {
    return { value: parseMoney(typed.replaceAll(',', '').replace(/\.$/, ''), currency) };
  } catch (error) {
    return { value: null, problem: error instanceof MoneyError ? error.message : String(error) };
  }
}

/** Converts a typed number to digits and a point. Grouping commas are removed; any other comma is a decimal comma. */
export function plainDecimal(text: string): string {
  const typed = text.replace(SPACES, '');
  return GROUPED.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.');
}
