/** Signs that begin a formula, in full width too. OWASP, "CSV injection". */
const SIGN = '[=+\\-@\\uff0b\\uff0d\\uff1d\\uff20]';
/** Spaces and quotes that a spreadsheet drops before the sign. */
const DROPPED = '[ \\u00a0"]*';
/** A signed number alone between two separators is no formula; JSON brackets may follow it. */
const NUMBER = '[+-]\\d+(?:\\.\\d+)?[\\]}]*(?:$|[,;\\t|\\r\\n])';

const atStart = new RegExp(`^${DROPPED}(?=${SIGN})|^(?=[\\t\\r\\n])`);
const afterSeparator = new RegExp(`[,;\\t|\\r\\n]${DROPPED}(?=${SIGN})(?!${NUMBER})`, 'g');
const guardAtStart = new RegExp(`^(${DROPPED})'(?=${SIGN}|[\\t\\r\\n])`);
const guardAfterSeparator = new RegExp(`([,;\\t|\\r\\n]${DROPPED})'(?=${SIGN})`, 'g');

/**
 * Text for a CSV cell: an apostrophe before each sign that a spreadsheet could run as a formula, at the start or after any
 * separator. A spreadsheet of another region splits on its own separator and does not respect our quotes.
 */
export function guardFormulas(text: string): string {
  return text.replace(afterSeparator, "$&'").replace(atStart, "$&'");
}

/** Reverses `guardFormulas`. */
export function withoutFormulaGuards(text: string): string {
  if (!text.includes("'")) return text;
  const plain = text.replace(guardAfterSeparator, '$1').replace(guardAtStart, '$1');
  return guardFormulas(plain) === text ? plain : text;
}

/** One cell as RFC 4180 writes it. */
export function quoteCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
