import { guardFormulas, quoteCell } from '#shared/csv.ts';

/**
 * Text that a spreadsheet would run as a formula: a sign in front, also in its full width, also behind a tab or line end.
 * OWASP, "CSV injection".
 */
const formula = /^[\t\r\n]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;

export function looksLikeFormula(text: string): boolean {
  return formula.test(text);
}

/** What guarded cells before text behind separators was guarded too: for files that must come out as they were. */
export function guardStart(text: string): string {
  return looksLikeFormula(text) ? `'${text}` : text;
}

/** RFC 4180; what a spreadsheet would run as a formula is prefixed with an apostrophe. */
export function csvLine(values: readonly unknown[], guard = guardFormulas): string {
  return `${values.map((value) => cell(value, guard)).join(',')}\r\n`;
}

/** Digits written by us: a minus in front begins no formula, and no digit is lost on the way to a number. */
export class Digits {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function cell(value: unknown, guard: (text: string) => string): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Digits) return value.text;
  const text = plainText(value);
  return quoteCell(typeof value === 'number' ? text : guard(text));
}

/** A value in one cell: lists separated by semicolons, what has parts as JSON. */
export function plainText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Array.isArray(value) ? value.map(plainText).join('; ') : JSON.stringify(value);
}
