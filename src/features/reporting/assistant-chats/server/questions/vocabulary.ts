import { countryCodes } from '#shared/places/countries.ts';
import type { DescribedField, DescribedKind } from '#shared/query/query.ts';
import { stemsOf } from './stems.ts';

/** A filter of a list, as a query has it. */
export type Where = Readonly<Record<string, string | readonly string[]>>;

/** A meaning of declared words. One phrase may mean several things, of which a question leaves one. */
export type Meaning =
  | { is: 'kind'; kind: string }
  | { is: 'measure'; kind: string; key: string }
  | { is: 'field'; kind: string; field: string }
  | { is: 'filter'; kind: string; where: Where; label: string; field: string | null };

/** The likeness to the declared words: as written, in another form, or only the main word of a label. */
type Likeness = 3 | 2 | 1;
export interface Entry {
  text: string;
  stems: readonly string[];
  meaning: Meaning;
  likeness: Likeness;
}

/** A named selection that a list offers: "Overdue". */
export interface DescribedView {
  name: string;
  where: Where;
}

export interface Vocabulary {
  kinds: ReadonlyMap<string, DescribedKind>;
  views: ReadonlyMap<string, readonly DescribedView[]>;
  /** The filters of each measure that counts rows, as the caller has them. */
  measures: ReadonlyMap<string, Where>;
  /** The filters that leave a partner's own rows, by kind. */
  own: ReadonlyMap<string, Where>;
  /** By the first stem. */
  entries: ReadonlyMap<string, readonly Entry[]>;
  /** Every single declared word as it is written. */
  words: ReadonlySet<string>;
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' });
const countries: readonly (readonly [string, string])[] = countryCodes.map((code) => [
  code,
  regionNames.of(code) ?? code,
]);

/** Words in labels that say nothing by themselves. */
const EMPTY = new Set(
  'a an the of on in at by to for and or is has with from day date no not its it your my'.split(' '),
);

export function buildVocabulary(
  kinds: readonly DescribedKind[],
  views: ReadonlyMap<string, readonly DescribedView[]>,
  measures: ReadonlyMap<string, Where>,
  own: ReadonlyMap<string, Where>,
): Vocabulary {
  const entries = new Map<string, Entry[]>();
  const words = new Set<string>();
  const add = (text: string, meaning: Meaning, likeness: Likeness = 3) => {
    const stems = stemsOf(text);
    if (stems.length === 0 || stems.length > 6) return;
    const list = entries.get(stems[0]!) ?? [];
    list.push({ text: text.toLowerCase(), stems, meaning, likeness });
    entries.set(stems[0]!, list);
    for (const word of text.toLowerCase().split(/[^\p{L}']+/u))
      if (word.length > 3 && !EMPTY.has(word)) words.add(word);
  };
  const listed = new Set(kinds.map(({ kind }) => kind));
  // Records that people open are found by their names; tiers, types and regions belong to the words of the product.
  const isRecords = ({ of }: DescribedField) => of === undefined || of === 'people' || listed.has(of);
  for (const described of kinds) {
    const { kind, one, many, synonyms, fields, measures } = described;
    for (const text of new Set([one, many, ...synonyms, kind.replaceAll('_', ' ')])) add(text, { is: 'kind', kind });
    for (const { key, label, synonyms: others } of measures)
      for (const text of new Set([label, key.replaceAll('_', ' '), ...others])) add(text, { is: 'measure', kind, key });
    const nouns = new Set([one, many, ...synonyms].flatMap(stemsOf));
    for (const field of fields) addField({ kind, field, nouns, isRecords, add });
    // A period in the name of a view is read as a period, so that a follow-up can change it.
    for (const { name, where } of (views.get(kind) ?? []).filter((view) => !PERIOD.test(view.name)))
      add(name.replace(/[,.]/g, ''), { is: 'filter', kind, where, label: name, field: null });
  }
  return { kinds: new Map(kinds.map((one) => [one.kind, one])), views, measures, own, entries, words };
}

interface Adding {
  kind: string;
  field: DescribedField;
  /** The stems of the kind itself, which name no value. */
  nouns: ReadonlySet<string>;
  isRecords: (field: DescribedField) => boolean;
  add: (text: string, meaning: Meaning, likeness?: Likeness) => void;
}

/** So many values of a reference are described at most. */
const SAMPLES = 10;

const PERIOD = /\b(?:this|last) (?:month|quarter|year)\b/i;

function addField({ kind, field, nouns, isRecords, add }: Adding): void {
  const { name, label, synonyms, values = [], operators } = field;
  const meaning: Meaning = { is: 'field', kind, field: name };
  // A figure of a fixed period would answer for another one.
  if (PERIOD.test(label) && (field.kind === 'money' || field.kind === 'number')) return;
  for (const text of new Set([label, ...synonyms, ...(name.includes('.') ? [] : [name.replaceAll('_', ' ')])]))
    add(text, meaning);
  const isFigure = field.kind === 'money' || field.kind === 'number';
  for (const word of isFigure ? [] : label.toLowerCase().split(/[^\p{L}]+/u))
    if (word.length > 2 && word !== label.toLowerCase() && !EMPTY.has(word)) add(word, meaning, 1);
  if (!operators.includes('eq')) return;
  if (name === 'country')
    for (const [code, text] of countries)
      add(text, { is: 'filter', kind, where: { [name]: code }, label: text, field: name });
  const filter = (value: string, text: string): Meaning => ({
    is: 'filter',
    kind,
    where: { [name]: value },
    label: text,
    field: name,
  });
  if (field.kind === 'flag') {
    add(label, filter('true', label));
    for (const text of synonyms) add(text, filter('true', label));
  }
  // A sample that was cut off would leave out records of the same name; those are looked up.
  if (field.kind !== 'choice' && (field.kind !== 'reference' || values.length >= SAMPLES || isRecords(field))) return;
  const sameLabel = new Map<string, string[]>();
  for (const { value, label: text } of values) sameLabel.set(text, [...(sameLabel.get(text) ?? []), value]);
  for (const [text, same] of sameLabel) {
    const value = same[0]!;
    add(
      text,
      same.length === 1
        ? filter(value, text)
        : { is: 'filter', kind, where: { [name]: same }, label: text, field: name },
    );
    const code = value.replaceAll('_', ' ');
    if (field.kind === 'choice' && code !== text.toLowerCase()) add(code, filter(value, text), 2);
    if (field.kind !== 'choice') continue;
    // "Price" for "Price was too high", "review" for "In review".
    const main = text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3 && !EMPTY.has(word));
    if (main.length === 1 && main[0] !== text.toLowerCase() && !nouns.has(stemsOf(main[0]!)[0]!))
      add(main[0]!, filter(value, text), 1);
  }
}

/** All that the words from a position can mean, for the longest phrase first. */
export function phrasesAt(vocabulary: Vocabulary, stems: readonly string[], words: readonly string[], at: number) {
  const byLength = new Map<number, Entry[]>();
  for (const entry of vocabulary.entries.get(stems[at]!) ?? []) {
    const { length } = entry.stems;
    if (at + length > stems.length || entry.stems.some((stem, index) => stem !== stems[at + index])) continue;
    const written = words.slice(at, at + length);
    const isAsWritten = entry.text === written.join(' ');
    if (!isAsWritten && isOtherTense(entry.text.split(' '), written, words)) continue;
    const likeness = entry.likeness === 3 && !isAsWritten ? 2 : entry.likeness;
    const list = byLength.get(length) ?? [];
    list.push({ ...entry, likeness });
    byLength.set(length, list);
  }
  return [...byLength].sort(([one], [other]) => other - one).map(([length, entries]) => ({ length, entries }));
}

/** "closing" is not "closed"; "close" is, in "which deals did we close". */
function isOtherTense(declared: readonly string[], written: readonly string[], words: readonly string[]): boolean {
  const isPast = words.some((word) => /^(?:did|has|have|had|was|were|been)$/.test(word));
  return declared.some((word, index) => {
    const other = written[index] ?? '';
    if (/ed$/.test(word) && word.length > 4) return /ing$/.test(other) || (!/ed$/.test(other) && !isPast);
    return /ing$/.test(word) && word.length > 5 && /ed$/.test(other);
  });
}
