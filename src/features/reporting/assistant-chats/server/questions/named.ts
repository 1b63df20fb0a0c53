import type { Call } from '#server/call.ts';
import { type FoundName, findNames } from '#server/query/find-names.ts';
import { nameKey } from '#shared/matching.ts';
import type { NamedRecord } from './scan.ts';

/** So many records of one beginning are no name any more. */
const MOST_BEGINNING = 6;

/**
 * The records that phrases of a question name, by phrase: by their whole name, otherwise by its beginning, otherwise by a
 * name with a typing error.
 */
export async function recordNamesIn(
  call: Call,
  { unread, declared }: { unread: readonly string[]; declared: readonly string[] },
  resources: readonly string[],
): Promise<Map<string, readonly NamedRecord[]>> {
  const names = new Map<string, readonly NamedRecord[]>();
  const phrases = [...unread, ...declared];
  if (phrases.length === 0) return names;
  const candidates = await findNames(call, resources, { exactly: phrases, nearly: unread });
  const keyed = candidates.map((one) => ({ ...one, key: nameKey(one.name), low: one.name.trim().toLowerCase() }));
  for (const phrase of phrases) {
    const key = nameKey(phrase);
    const exact = keyed.filter(({ low, key: own }) => low === phrase || own === key);
    const beginning = declared.includes(phrase)
      ? []
      : distinct(keyed.filter(({ low }) => low.startsWith(`${phrase} `)));
    const chosen = exact.length > 0 ? exact : phrase.length > 2 && beginning.length <= MOST_BEGINNING ? beginning : [];
    const close = chosen.length > 0 || declared.includes(phrase) ? chosen : closest(keyed, phrase);
    const once = new Map(close.map(({ of, id, name }) => [`${of} ${id}`, { of, id, name }]));
    if (once.size > 0) names.set(phrase, [...once.values()]);
  }
  return names;
}

const distinct = <T extends FoundName>(records: readonly T[]): T[] => [
  ...new Map(records.map((one) => [`${one.of} ${one.id}`, one])).values(),
];

const wordCount = (text: string): number => nameKey(text).split(' ').length;

/** The one name with a typing error, which has as many words. */
function closest(records: readonly FoundName[], phrase: string): FoundName[] {
  if (phrase.length < 6) return [];
  const near = records.filter(
    ({ likeness, phrase: own, name }) => own === phrase && likeness >= 0.6 && wordCount(name) === wordCount(phrase),
  );
  const best = Math.max(...near.map(({ likeness }) => likeness));
  const top = distinct(near.filter(({ likeness }) => likeness === best));
  return top.length === 1 ? top : [];
}
