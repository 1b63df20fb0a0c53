/**
 * Text that a spreadsheet would run as a formula: a sign in front, also in its full width, also behind a tab or line end.
 * OWASP, "CSV injection".
 */
const formula = /^[\t\r\n]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/;

export function looksLikeFormula(text: string): boolean {
  return formula.test(text);
}

/** RFC 4180; a cell a spreadsheet would run as a formula is prefixed with an apostrophe. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/** Digits written by us: a minus in front begins no formula, and no digit is lost on the way to a number. */
export class Digits {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Digits) return value.text;
  const text = plainText(value);
  const safe = typeof value !== 'number' && looksLikeFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A value in one cell: lists separated by semicolons, what has parts as JSON. */
export function plainText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Array.isArray(value) ? value.map(plainText).join('; ') : JSON.stringify(value);
}
