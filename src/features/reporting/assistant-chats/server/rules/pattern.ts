import { isNearly, type Word } from './words.ts';

/**
 * A pattern of a question: `biggest|largest [{count}] [open] deals`. Words stand for themselves, `|` separates
 * alternatives, `[…]` may be missing, and `{…}` is a slot that its reader accepts. Words without meaning ("the", "is",
 * "please") are skipped wherever they stand between others.
 */
type Token = { any: readonly string[]; isOptional: boolean } | { slot: string; isOptional: boolean };
type Pattern = readonly Token[];

/** Turns the words of a slot into its value; null when they are something else. */
export type SlotReader = (slot: string, words: readonly Word[]) => unknown;

const FILLERS = new Set(
  `a an the is are was were be been do does did i we you me my mine our ours us your there that which what's please
   currently right now of have has had will would can could should to any all some still so just hi hello hey thanks
   thank and also yet today's it its they their get got gets`
    .split(/\s+/)
    .filter(Boolean),
);
/** The names of slots within a pattern are short; the last slot may be as long as it likes. */
const LONGEST_SLOT = 8;

export const isFiller = ({ key }: Word): boolean => FILLERS.has(key);

/** @param groups words that patterns refer to as `@name` */
export function compilePattern(text: string, groups: Readonly<Record<string, string>>): Pattern {
  return text.split(' ').map((part) => {
    const isOptional = part.startsWith('[');
    const bare = isOptional ? part.slice(1, -1) : part;
    if (bare.startsWith('{')) return { slot: bare.slice(1, -1), isOptional };
    return { any: bare.split('|').flatMap((word) => groups[word.slice(1)]?.split('|') ?? word), isOptional };
  });
}

export const keywordsOf = (pattern: Pattern): string[] => pattern.flatMap((token) => ('any' in token ? token.any : []));

/**
 * The values of the slots if the words have this pattern, or null.
 * @param keywords words that are never read as a typing error of another one
 */
export function matchPattern(
  pattern: Pattern,
  words: readonly Word[],
  read: SlotReader,
  keywords: ReadonlySet<string> | null,
): Record<string, unknown> | null {
  const isWord = ({ key }: Word, any: readonly string[]) =>
    any.includes(key) ||
    (keywords !== null && !keywords.has(key) && !FILLERS.has(key) && any.some((wanted) => isNearly(key, wanted)));

  function from(at: number, part: number): Record<string, unknown> | null {
    const token = pattern[part];
    const word = words[at];
    if (!token) return words.slice(at).every(isFiller) ? {} : null;
    const isSkipped = word !== undefined && isFiller(word);
    // A slot begins at the first word with a meaning.
    if ('slot' in token)
      return (
        (isSkipped ? from(at + 1, part) : null) ??
        slot(token, at, part) ??
        (token.isOptional ? from(at, part + 1) : null)
      );
    return (
      (word && isWord(word, token.any) ? from(at + 1, part + 1) : null) ??
      (isSkipped ? from(at + 1, part) : null) ??
      (token.isOptional ? from(at, part + 1) : null)
    );
  }

  function slot({ slot: name }: { slot: string }, at: number, part: number): Record<string, unknown> | null {
    const isLast = part === pattern.length - 1;
    const first = isLast ? words.length - at : 1;
    const most = isLast ? words.length - at : Math.min(words.length - at, LONGEST_SLOT);
    for (let length = first; length >= 1 && length <= most; length += 1) {
      const value = read(name, words.slice(at, at + length));
      if (value === null || value === undefined) continue;
      const rest = from(at + length, part + 1);
      if (rest) return { [name]: value, ...rest };
    }
    return null;
  }

  return from(0, 0);
}
