import { type Static, Type } from '../schema.ts';

/** A part of a sentence: text, or a value that is formatted where it is read. */
export const SentencePart = Type.Union([
  Type.String(),
  Type.Object({ minor: Type.Integer(), currency: Type.String() }),
  Type.Object({ day: Type.String() }),
]);
export type SentencePart = Static<typeof SentencePart>;
export const Sentence = Type.Array(SentencePart);
export type Sentence = Static<typeof Sentence>;

export const money = (minor: number, currency: string): SentencePart => ({ minor, currency });
export const day = (value: string): SentencePart => ({ day: value });

/** Builds a sentence whose amounts and days are formatted for the reader: sentence`${money(5, 'USD')} short`. */
export function sentence(texts: TemplateStringsArray, ...values: readonly (SentencePart | number)[]): Sentence {
  const parts: SentencePart[] = [];
  const add = (part: SentencePart) => {
    const last = parts.at(-1);
    if (part === '') return;
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  };
  texts.forEach((text, at) => {
    add(text);
    const value = values[at];
    if (value !== undefined) add(typeof value === 'number' ? String(value) : value);
  });
  return parts;
}

/** Formats a sentence as one line of text. */
export function plainSentence(
  parts: Sentence,
  format: { money: (minor: number, currency: string) => string; day: (day: string) => string },
): string {
  return parts
    .map((part) =>
      typeof part === 'string' ? part : 'day' in part ? format.day(part.day) : format.money(part.minor, part.currency),
    )
    .join('');
}

/** "1 deal", "3 deals". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
