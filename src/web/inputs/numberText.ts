import { type DurationUnit, readDuration } from '#shared/time/durations.ts';
import { plainDecimal } from './amountText.ts';
import type { ReadText } from './TypedInput.tsx';
import { texts } from './texts.ts';

export interface NumberLimits {
  min?: number | undefined;
  max?: number | undefined;
  /** Defaults to 0: whole numbers only. */
  decimals?: number;
  /** The number is a length of time in this unit, which may also be entered in others: "2h 30m". */
  unit?: DurationUnit | undefined;
}

const NUMBER = /^[+-]?\d+(?:\.(\d*))?$/;

/** Parses a typed number within limits. */
export function readNumber(
  text: string,
  { min = -Infinity, max = 1e12, decimals = 0, unit }: NumberLimits,
): ReadText<number> {
  const length = unit && /[a-z:]/i.test(text) ? readDuration(text, unit) : undefined;
  const plain = length === undefined ? plainDecimal(text) : String(length);
  if (plain === '') return { value: null };
  const no = (why: string) => ({ value: null, problem: `"${text.trim()}" ${why}` });
  const digits = NUMBER.exec(plain);
  if (!digits) return no(unit ? `is not a number of ${unit}` : 'is not a number');
  if ((digits[1] ?? '').replace(/0+$/, '').length > decimals)
    return no(
      decimals === 0 ? `is not a whole number${unit ? ` of ${unit}` : ''}` : `has more than ${decimals} decimals`,
    );
  const value = Number(plain);
  if (value < min) return no(`is less than ${min}`);
  if (value > max) return no(`is more than ${max}`);
  return { value };
}

/** Parses a number of any length and keeps its digits as typed. */
export function readDecimal(text: string): ReadText<string> {
  const plain = plainDecimal(text);
  if (plain === '') return { value: null };
  return NUMBER.test(plain) ? { value: plain } : { value: null, problem: texts.notNumber(text.trim()) };
}

/**
 * Parses a percentage as parts per million: "12.5" is 125000, without floating-point numbers. "10,5" is ten and a half,
 * because digits of percentages are never grouped.
 */
export function readPercent(text: string, max: number): ReadText<number> {
  const { value, problem } = readNumber(text.replace(/%|percent/i, '').replace(',', '.'), {
    min: 0,
    max: max / 10_000,
    decimals: 4,
  });
  if (problem) return { value: null, problem };
  return { value: value === null ? null : ppmOf(value.toFixed(4)) };
}

export function percentOf(ppm: number): string {
  const digits = String(ppm).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`.replace(/\.?0+$/, '');
}

function ppmOf(percent: string): number {
  const [whole = '0', fraction = ''] = percent.split('.');
  return Number(whole + fraction.slice(0, 4).padEnd(4, '0'));
}
