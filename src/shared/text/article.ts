/** The first letters of abbreviations that are spoken with a vowel: "an MDF claim", but "a CRM". */
const SPELLED = /^[AEFHILMNORSX]/;
const VOWEL = /^(?:[aeio]|u(?!ni|s[ae]))/i;

/** The noun with its indefinite article: "a registration", "an application", "an MDF claim", "a user". */
export function withArticle(noun: string): string {
  const starts = /^[A-Z]{2}/.test(noun) ? SPELLED : VOWEL;
  return `${starts.test(noun) ? 'an' : 'a'} ${noun}`;
}
