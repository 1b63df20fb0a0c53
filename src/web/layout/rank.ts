import { meaningsOf } from './synonyms.ts';

/**
 * Rates how well an entry of the palette matches the typed text, from 0 (hidden) to 1. Every typed word must begin a
 * word of the entry, be part of one, be the beginnings of several ("incstr"), mean the same as one, or be such a word
 * with one typing error. The order of the words does not count.
 */
export function rankOf(entry: string, typed: string, keywords: readonly string[] = []): number {
  const words = wordsOf(`${entry} ${keywords.join(' ')}`);
  const meanings = meaningsOf(typed);
  if (meanings.length === 0) return 1;
  const ranks = meanings.map(([word = '', ...synonyms]) =>
    Math.max(rankOfWord(words, word), ...synonyms.map((one) => (startsOne(words, one) ? 0.9 : 0))),
  );
  if (ranks.some((rank) => rank === 0)) return 0;
  return ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s/,;:()]+/)
    .filter(Boolean);

/** Synonyms must be whole words, in the singular or plural, because many are short. */
const startsOne = (words: readonly string[], synonym: string) =>
  words.some((word) => word === synonym || word === `${synonym}s` || word === `${synonym.slice(0, -1)}ies`);

function rankOfWord(words: readonly string[], word: string): number {
  if (words.some((one) => one.startsWith(word))) return 1;
  if (words.some((one) => one.includes(word))) return 0.5;
  if (words.some((_, index) => areBeginnings(words.slice(index), word))) return 0.4;
  if (word.length >= 4 && words.some((one) => isOneSlipAway(one, word))) return 0.3;
  return 0;
}
/** Whether the letters are the beginnings of these words in order: "np" of "New partner". */
function areBeginnings(words: readonly string[], letters: string): boolean {
  if (letters === '') return true;
  const [word, ...rest] = words;
  if (word === undefined) return false;
  for (let length = Math.min(word.length, letters.length); length > 0; length -= 1)
    if (letters.startsWith(word.slice(0, length)) && areBeginnings(rest, letters.slice(length))) return true;
  return false;
}

/**
 * Whether there is at most one letter too many, missing, wrong or swapped; the typed text may end before the word does.
 */
function isOneSlipAway(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at += 1;
  // The first letter is rarely wrong.
  if (at === 0) return false;
  const [wordRest, typedRest] = [word.slice(at), typed.slice(at)];
  return (
    wordRest.startsWith(typedRest.slice(1)) ||
    wordRest.slice(1).startsWith(typedRest) ||
    wordRest.slice(1).startsWith(typedRest.slice(1)) ||
    (wordRest[0] === typedRest[1] && wordRest[1] === typedRest[0] && wordRest.slice(2).startsWith(typedRest.slice(2)))
  );
}
