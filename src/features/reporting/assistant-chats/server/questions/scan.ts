import { FIRM, OWN_WORDS, type Role, roleAt, roles, wordsOf } from './language.ts';
import { limitAt } from './limits.ts';
import { type AskedSpan, spanAt, unitOfWord } from './spans.ts';
import { corrected, stemOf } from './stems.ts';
import { type Entry, phrasesAt, type Vocabulary } from './vocabulary.ts';

/** A record that a question names. */
export interface NamedRecord {
  /** Its resource. */
  of: string;
  id: string;
  name: string;
}

/** One part of a question, with the words it was read from. */
export type Piece = {
  from: number;
  to: number;
  text: string;
} /** Records of the same name count if no declared meaning fits. */ & (
  | { is: 'declared'; entries: readonly Entry[]; records: readonly NamedRecord[] }
  | { is: 'name'; records: readonly NamedRecord[] }
  | { is: 'span'; span: AskedSpan }
  | { is: 'unit'; unit: 'day' | 'week' | 'month' | 'quarter' | 'year' }
  | { is: 'limit'; bound: 'gte' | 'lte'; beyond: boolean; minor: number; plain: number; isMoney: boolean }
  | { is: 'number'; plain: number }
  | { is: 'role'; role: Role }
  | { is: 'filler' }
  | { is: 'unknown' }
);

export interface Scanned {
  words: readonly string[];
  pieces: readonly Piece[];
}

interface ScanOptions {
  vocabulary: Vocabulary;
  today: string;
  /** Records by the words that name them. */
  names?: ReadonlyMap<string, readonly NamedRecord[]>;
  /** Typing errors are corrected once the names are known, so that no name becomes another word. */
  corrects?: boolean;
}

/** Splits a question into parts that mean something, from left to right, the longest first. */
export function scan(text: string, { vocabulary, today, names = new Map(), corrects = true }: ScanOptions): Scanned {
  const words = wordsOf(text);
  const knownWords = new Set(corrects ? [...vocabulary.words, ...OWN_WORDS] : []);
  const pieces: Piece[] = [];
  const hasSpan = words.some((_, at) => spanAt(words, at, today) !== null);
  for (let at = 0; at < words.length; ) {
    const piece = pieceAt(words, at, { vocabulary, today, names, knownWords, hasSpan });
    pieces.push(piece);
    at = piece.to;
  }
  return { words, pieces };
}

interface Context {
  knownWords: ReadonlySet<string>;
  hasSpan: boolean;
}

/** A measure of this moment has no period, and one of new rows means those of a period. */
function fitsPeriod({ meaning, text }: Entry, vocabulary: Vocabulary, hasSpan: boolean): boolean {
  if (meaning.is !== 'measure') return true;
  const measure = vocabulary.kinds.get(meaning.kind)?.measures.find(({ key }) => key === meaning.key);
  return hasSpan ? measure?.on != null : measure?.on == null || !text.startsWith('new ');
}

function pieceAt(
  words: readonly string[],
  at: number,
  { vocabulary, today, names, knownWords, hasSpan }: Required<Omit<ScanOptions, 'corrects'>> & Context,
): Piece {
  const make = (length: number, rest: object): Piece =>
    ({ from: at, to: at + length, text: words.slice(at, at + length).join(' '), ...rest }) as Piece;
  const grouped = /^(?:by|per|each|every)$/.test(words[at - 1] ?? '') ? unitOfWord(words[at]!) : null;
  if (grouped) return make(1, { is: 'unit', unit: grouped });
  const limit = limitAt(words, at, today);
  if (limit) return make(limit.length, limit.piece);
  const name = nameAt(words, at, names);
  const phrases = phrasesAt(vocabulary, words.map(stemOf), words, at).flatMap(({ length, entries }) => {
    const fitting = entries.filter((entry) => fitsPeriod(entry, vocabulary, hasSpan));
    return fitting.length > 0 ? [{ length, entries: fitting }] : [];
  });
  const [longest] = phrases;
  if (
    name &&
    name.length >= (longest?.length ?? 0) &&
    (name.length > 1 || !longest || longest.entries.every(({ likeness }) => likeness < 3))
  )
    return make(name.length, { is: 'name', records: name.records });
  const span = spanAt(words, at, today);
  if (span && !(longest && longest.length > span.length)) return make(span.length, { is: 'span', span: span.span });
  const role = roleAt(words, at);
  // A declared phrase is more than a word of the language, if it is as long and surely meant.
  if (
    longest &&
    (!role ||
      longest.length > role.length ||
      (longest.length === role.length && longest.entries.some(({ likeness }) => likeness > 1) && !FIRM.has(role.role)))
  )
    return make(longest.length, {
      is: 'declared',
      entries: longest.entries,
      records: name?.length === longest.length ? name.records : [],
    });
  if (role) return make(role.length, role.role === 'filler' ? { is: 'filler' } : { is: 'role', role: role.role });
  const unit = unitOfWord(words[at]!);
  if (unit) return make(1, { is: 'unit', unit });
  if (/^\d{1,6}$/.test(words[at]!)) return make(1, { is: 'number', plain: Number(words[at]) });
  return correctedAt(words, at, { vocabulary, knownWords, make }) ?? make(1, { is: 'unknown' });
}

function nameAt(words: readonly string[], at: number, names: ReadonlyMap<string, readonly NamedRecord[]>) {
  for (let length = Math.min(8, words.length - at); length > 0; length -= 1) {
    const records = names.get(words.slice(at, at + length).join(' '));
    if (records) return { records, length };
  }
  return null;
}

interface Correcting {
  vocabulary: Vocabulary;
  knownWords: ReadonlySet<string>;
  make: (length: number, rest: object) => Piece;
}

/** A word with a typing error, read as the only declared word near it. */
function correctedAt(words: readonly string[], at: number, { vocabulary, knownWords, make }: Correcting): Piece | null {
  const word = corrected(words[at]!, knownWords);
  if (!word) return null;
  const fixed = [...words];
  fixed[at] = word;
  const [phrase] = phrasesAt(vocabulary, fixed.map(stemOf), fixed, at);
  if (phrase) return make(phrase.length, { is: 'declared', entries: phrase.entries, records: [] });
  const role = roles.get(word);
  return role ? make(1, role === 'filler' ? { is: 'filler' } : { is: 'role', role }) : null;
}

/** The phrases that may be names: those with words that mean nothing declared, and declared ones as a whole. */
export function namePhrases({ words, pieces }: Scanned): { unread: string[]; declared: string[] } {
  const unread = new Set<string>();
  const declared = new Set<string>();
  for (const piece of pieces) {
    if (piece.is === 'declared') declared.add(piece.text);
    if (piece.is !== 'unknown') continue;
    // A name may contain words that mean something elsewhere: "Mesa Systems", "Gold Coast Freight".
    for (let from = Math.max(0, piece.from - 3); from <= piece.from; from += 1)
      for (let to = piece.to; to <= Math.min(words.length, piece.from + 5); to += 1)
        unread.add(words.slice(from, to).join(' '));
  }
  return { unread: [...unread].filter((phrase) => phrase.length > 1).slice(0, MOST_PHRASES), declared: [...declared] };
}
const MOST_PHRASES = 40;
