/** Characters that begin a formula, including the full-width ones (OWASP, "CSV injection"). */
const SIGN = '[=+\\-@\\uff0b\\uff0d\\uff1d\\uff20]';
/** A spreadsheet ignores these spaces and quotes before such a character. */
const DROPPED = '[ \\u00a0"]*';
/** A signed number alone between two separators is not a formula; JSON brackets may follow it. */
const NUMBER = '[+-]\\d+(?:\\.\\d+)?[\\]}]*(?:$|[,;\\t|\\r\\n])';

const atStart = new RegExp(`^${DROPPED}(?=${SIGN})|^(?=[\\t\\r\\n])`);
const afterSeparator = new RegExp(`[,;\\t|\\r\\n]${DROPPED}(?=${SIGN})(?!${NUMBER})`, 'g');
const guardAtStart = new RegExp(`^(${DROPPED})'(?=${SIGN}|[\\t\\r\\n])`);
const guardAfterSeparator = new RegExp(`([,;\\t|\\r\\n]${DROPPED})'(?=${SIGN})`, 'g');

/**
 * Puts an apostrophe before each character that a spreadsheet could run as a formula, at the start or after any
 * separator. A spreadsheet of another region splits on its own separator and ignores our quotes.
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

/** Quotes one cell as in RFC 4180. */
export function quoteCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
