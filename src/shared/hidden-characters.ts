/** Characters that reverse, hide or break text, such as a right-to-left override in a name. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const HIDDEN = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** One line of text that reads as it is stored. */
export const withoutHidden = (text: string): string => text.replace(HIDDEN, '').replace(/\s+/g, ' ').trim();
