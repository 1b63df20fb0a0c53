import { withoutOverrides } from '#shared/text/plain-text.ts';

/** A word of a question: as it is compared, and where it stands in the text. */
export interface Word {
  key: string;
  from: number;
  to: number;
}

/** Characters without width hide words inside others. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** One spelling of what a person typed: plain spaces and quotes, compatible forms, nothing invisible. */
export const cleanText = (text: string): string =>
  withoutOverrides(text.normalize('NFKC'))
    .replace(INVISIBLE, '')
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** @param text from `cleanText` */
export function chatWords(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: raw, index }) => {
    const [, before = ''] = /^(["'([{]*)/.exec(raw)!;
    const [after] = /(?<!["')\]}?!.,;:])["')\]}?!.,;:]*$/.exec(raw.slice(before.length))!;
    const core = raw.slice(before.length, raw.length - after.length);
    const from = index + before.length;
    return core ? [{ key: core.toLowerCase(), from, to: from + core.length }] : [];
  });
}

/** The text from the first to the last of these words, as it was typed. */
export const chatText = (text: string, words: readonly Word[]): string =>
  words.length === 0 ? '' : text.slice(words[0]!.from, words.at(-1)!.to);

/** Words this short have too many neighbors. */
const SHORTEST_WITH_ERROR = 4;

/** Whether one letter more, less, different or swapped makes one word the other. */
export function isNearly(word: string, wanted: string): boolean {
  if (word === wanted) return true;
  // A short word with another first letter is another word: gold and hold.
  if (wanted.length === SHORTEST_WITH_ERROR && word[0] !== wanted[0]) return false;
  if (wanted.length < SHORTEST_WITH_ERROR || Math.abs(word.length - wanted.length) > 1) return false;
  let same = 0;
  while (same < word.length && word[same] === wanted[same]) same += 1;
  const rest = word.slice(same);
  const wantedRest = wanted.slice(same);
  return (
    rest.slice(1) === wantedRest.slice(1) ||
    rest.slice(1) === wantedRest ||
    rest === wantedRest.slice(1) ||
    (rest[0] === wantedRest[1] && rest[1] === wantedRest[0] && rest.slice(2) === wantedRest.slice(2))
  );
}
