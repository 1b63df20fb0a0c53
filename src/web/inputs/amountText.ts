import { MoneyError, parseMoney } from '#shared/money.ts';
import type { ReadText } from './TypedInput.tsx';

const SPACES = /[\s\u00a0\u202f']/g;
/** "1,234,567.5": commas only where they group three digits. Elsewhere one is a decimal comma, and not ours to guess. */
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** Grouping commas and spaces are only for the eye; everything else has to be an amount. */
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

/** A number as typed, as digits and a dot: commas that group are for the eye, any other is a decimal comma. */
export function plainDecimal(text: string): string {
  const typed = text.replace(SPACES, '');
  return GROUPED.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.');
}
