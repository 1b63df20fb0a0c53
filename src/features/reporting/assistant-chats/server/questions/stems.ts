import { isNearly } from './words.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  won: 'win',
  winning: 'win',
  lost: 'lose',
  losing: 'lose',
  loss: 'lose',
  losses: 'lose',
  paid: 'pay',
  people: 'person',
  companies: 'company',
  made: 'mak',
  expiry: 'expir',
  expiration: 'expir',
};

/** The part that the forms of a word share: "closing", "closed" and "closes" give "clos". */
export function stemOf(word: string): string {
  const plain = word.toLowerCase().replace(/'s?$/, '');
  const irregular = IRREGULAR[plain];
  if (irregular) return irregular;
  if (plain.length < 4 || /\d/.test(plain)) return plain;
  const singular = plain.replace(/ies$/, 'y').replace(/([^su])s$/, '$1');
  const base = /(?:ing|ed)$/.test(singular) && singular.length > 5 ? singular.replace(/(?:ing|ed)$/, '') : singular;
  return base.replace(/([bdgmnprt])\1$/, '$1').replace(/(?<=..)e$/, '');
}

export const stemsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'&.]+/u)
    .filter(Boolean)
    .map(stemOf);

/** The one declared word that is a typing error away; undefined when there is none or several. */
export function corrected(word: string, known: ReadonlySet<string>): string | undefined {
  if (word.length < 4 || known.has(word)) return undefined;
  const near = [...known].filter((one) => one.length >= 4 && isNearly(word, one));
  if (near.length === 1) return near[0];
  const sameStart = near.filter((one) => one[0] === word[0]);
  // Forms of one word are one word.
  return new Set(sameStart.map(stemOf)).size === 1 ? sameStart[0] : undefined;
}
