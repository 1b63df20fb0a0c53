import type { Read } from '#server/spreadsheets/values.ts';
import { normalizedHeading } from '../../fields.ts';
import { normalizedName } from './names.ts';
import { type Unknowns, unmappedValues } from './unknowns.ts';
import { likely } from './vocabulary.ts';

/** The spellings of a list in the files, by normalized name, with the rows that have them. */
export type Spellings = ReadonlyMap<string, { name: string; rows: number }>;

export function spellingsOf(names: readonly string[]): Spellings {
  const found = new Map<string, { name: string; rows: number }>();
  for (const name of names) {
    const key = normalizedName(name);
    const { name: first, rows } = found.get(key) ?? { name, rows: 0 };
    found.set(key, { name: first, rows: rows + 1 });
  }
  return found;
}

interface List {
  kind: string;
  label: string;
  here: ReadonlyMap<string, { name: string }>;
  inFiles: Spellings;
}

/**
 * The entry of a list that a cell names. A new name becomes a new entry, unless it looks like a typing error of one that
 * exists or that more rows have: then a user decides. @returns the name, or nothing where it is left empty
 */
export function nameInList(
  { kind, label, here, inFiles }: List,
  text: string,
  unknowns: Unknowns,
): Read<string | undefined> {
  const key = normalizedName(text);
  if (here.has(key)) return { value: text };
  const own = inFiles.get(key)?.rows ?? 0;
  const others = [...inFiles].filter(([other, { rows }]) => other !== key && rows > own).map(([, { name }]) => name);
  const names = [...new Set([...here.values()].map(({ name }) => name)), ...others];
  const match = unknowns.match(kind, text);
  const proposal = likely(
    text,
    names.filter((name) => !differInDigits(name, text)),
  );
  if (!proposal && !match) return { value: text };
  const unknown = unknowns.meet(text, { kind, label, names: () => names, propose: () => proposal, can_create: true });
  if (!match) return { problem: unmappedValues(unknown) };
  if ('ignore' in match) return { value: undefined };
  return { value: 'to' in match ? match.to : text };
}

/** "Region 1" and "Region 2" are two. */
function differInDigits(a: string, b: string): boolean {
  const letters = (text: string) => normalizedHeading(text).replace(/\p{N}/gu, '');
  return /\p{N}/u.test(a + b) && letters(a) === letters(b);
}
