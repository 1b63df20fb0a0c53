/** The replacement for an unsafe link. */
export const FALLBACK_LINK = '#';

const allowed = /^(https?|mailto|tel):/i;

/**
 * Makes link addresses in markdown safe: http, https, mailto, tel, relative ones and anchors are allowed, others become
 * a placeholder (specification, section 5). Control characters and spaces are removed first, because browsers ignore
 * them.
 */
export function safeAddress(address: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  const bare = address.replace(/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028\u2029\ufeff]/g, '');
  const scheme = /^[^/?#]*?:/.exec(bare)?.[0];
  return !scheme || allowed.test(bare) ? address.trim() : FALLBACK_LINK;
}
