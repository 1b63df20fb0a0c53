const MOST_TEXT = 2_000;

/** Without control characters and marks that turn the direction of text. */
export const cleanForeignText = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .slice(0, MOST_TEXT)
    .toWellFormed();
