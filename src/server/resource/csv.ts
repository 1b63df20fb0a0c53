import { guardFormulas, quoteCell } from '#shared/text/csv.ts';

/**
 * Text that a spreadsheet would run as a formula: it begins with a sign (also full-width), possibly after a tab or line
 * break (OWASP, "CSV injection").
 */
const formula = /^[\t\r\n]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;

export function looksLikeFormula(text: string): boolean {
  return formula.test(text);
}

/** The former guard, which ignores text after separators, for files that must stay unchanged. */
export function escapeFormula(text: string): string {
  return looksLikeFormula(text) ? `'${text}` : text;
}

/** A line as in RFC 4180; text that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvLine(values: readonly unknown[], guard = guardFormulas): string {
  return `${values.map((value) => cell(value, guard)).join(',')}\r\n`;
}

/** A number formatted by us: its minus sign starts no formula, and it keeps all digits. */
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

/** Formats a value for one cell: lists separated by semicolons, objects as JSON. */
export function plainText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Array.isArray(value) ? value.map(plainText).join('; ') : JSON.stringify(value);
}
