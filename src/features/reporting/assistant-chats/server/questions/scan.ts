import { findAmount } from './amounts.ts';
import { type AskedSpan, spanAt, unitOfWord } from './spans.ts';
import { corrected, stemOf } from './stems.ts';
import { type Entry, phrasesAt, type Vocabulary } from './vocabulary.ts';
import { chatWords } from './words.ts';

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

export type Role =
  | 'count'
  | 'much'
  | 'list'
  | 'which'
  | 'who'
  | 'when'
  | 'by'
  | 'of'
  | 'most'
  | 'least'
  | 'top'
  | 'bottom'
  | 'latest'
  | 'oldest'
  | 'mine'
  | 'not'
  | 'without'
  | 'average'
  | 'total'
  | 'over_time'
  | 'versus'
  | 'share'
  | 'due'
  | 'overdue'
  | 'expiring';

/** Words of the language itself, longest first. Everything else in a question is declared. */
const ROLES: readonly [Role | 'filler', string][] = [
  ['count', 'how many|number of|the number of|count of|count|counts|# of|amount of deals'],
  ['much', 'how much|how much money'],
  ['who', 'who|whose|whom'],
  ['when', 'when|what day|which day'],
  ['which', 'which|what|which ones|what ones|which one'],
  ['list', 'list|show|show me|give me|display|see|find|get me|tell me|names of|as a list'],
  ['over_time', 'over time|trend|development|history of'],
  ['by', 'by|per|each|for each|grouped by|split by|broken down by|breakdown by|in each|by each|for every|every'],
  ['average', 'average|avg|mean|on average|average size of|average amount of'],
  [
    'total',
    'total|sum|sum of|altogether|in total|overall|total amount of|total value of|value of|worth of|amount of|combined',
  ],
  ['versus', 'vs|versus|compared to|compared with|compare to|than|against|in comparison to|compare|relative to'],
  ['most', 'most|the most|highest number of'],
  ['least', 'least|fewest|the least|the fewest'],
  ['top', 'top|biggest|largest|highest|best|greatest|strongest|big|leading'],
  ['bottom', 'smallest|lowest|worst|bottom|weakest'],
  ['latest', 'latest|newest|most recent|recent|last|recently'],
  ['oldest', 'oldest|earliest|first'],
  ['mine', 'my|mine|our|ours|we|i|us|me|our own|my own'],
  ['without', 'without|with no|that have no|who have no|having no|lacking|have no|has no|with out'],
  ['not', "not|non|aren't|isn't|are not|is not|excluding|except|other than|but not|haven't|didn't"],
  ['overdue', 'overdue|past due|late|behind schedule'],
  ['due', 'due|due to'],
  ['of', 'of|from|for|with|at|in|to|on|via|through'],
  [
    'filler',
    `a|an|the|is|are|was|were|be|been|being|do|does|did|have|has|had|will|would|can|could|should|there|that|this year's|please|currently|current|right now|now|at the moment|all|any|some|so|just|also|and|or|then|it|its|they|them|their|these|those|you|your|got|get|gets|ever|so far|only|ones|one|s|today's|still|yet|what's|whats|'s|hey|hi|hello|thanks|thank you|ok|okay|want|know|like|need to know|already|as|which are|that are|who are|at all|actually|really|about|what about|how about|exactly|me about|give|altogether|here|kind of|kinds of|types of|out there|yes|no|far|go|goes|went|happen|happened|if|bring|brought`,
  ],
];
const roles: ReadonlyMap<string, Role | 'filler'> = new Map(
  ROLES.flatMap(([role, texts]) => texts.split('|').map((text) => [text.trim(), role] as const)),
);
const LONGEST_ROLE = 4;
/** Words, in addition to the declared ones, that a typing error may stand for. */
const OWN_WORDS = [...roles.keys()].filter((text) => /^[a-z]{5,}$/.test(text));

const BOUNDS: readonly [RegExp, 'gte' | 'lte', boolean][] = [
  [/^(?:over|above|more than|greater than|bigger than|larger than|higher than|exceeding|>)$/, 'gte', true],
  [/^(?:at least|from|minimum|min|>=)$/, 'gte', false],
  [/^(?:under|below|less than|smaller than|fewer than|lower than|<)$/, 'lte', true],
  [/^(?:at most|up to|maximum|max|<=)$/, 'lte', false],
];

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

/** The words of a question in lower case, contractions taken apart. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replace(/\b(what|who|where|when|how|which|there|that|it)'?s\b/g, '$1 is')
    .replace(/\b(has|have|did|does|do|is|are|was|were)n'?t\b/g, '$1 not')
    .replace(/\b(i|we)'(?:ve|re|m|d|ll)\b/g, '$1')
    .replace(/([<>]=?)/g, ' $1 ')
    .replace(/(?<=\w)-(?= |$)|(?<= )-(?=\w)| - /g, ' ');
  return chatWords(plain)
    .map(({ key }) => key.replace(/'s$/, ''))
    .filter((word) => /[\p{L}\p{N}<>#]/u.test(word));
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

/** These are read as words of the language whatever is declared. */
const FIRM: ReadonlySet<string> = new Set([
  'filler',
  'mine',
  'by',
  'which',
  'who',
  'when',
  'count',
  'much',
  'of',
  'not',
  'without',
  'total',
  'average',
]);

function roleAt(words: readonly string[], at: number): { role: Role | 'filler'; length: number } | null {
  for (let length = Math.min(LONGEST_ROLE, words.length - at); length > 0; length -= 1) {
    const role = roles.get(words.slice(at, at + length).join(' '));
    if (role) return { role, length };
  }
  return null;
}

function nameAt(words: readonly string[], at: number, names: ReadonlyMap<string, readonly NamedRecord[]>) {
  for (let length = Math.min(8, words.length - at); length > 0; length -= 1) {
    const records = names.get(words.slice(at, at + length).join(' '));
    if (records) return { records, length };
  }
  return null;
}

/** "over 50k", "more than 3", "under $10,000". */
function limitAt(words: readonly string[], at: number, today: string) {
  for (const length of [2, 1]) {
    const phrase = words.slice(at, at + length).join(' ');
    const bound = BOUNDS.find(([pattern]) => pattern.test(phrase));
    const next = words[at + length];
    if (!bound || !next) continue;
    const rest = words.slice(at + length, at + length + 3).join(' ');
    if (!/^(?:[a-z]{3} )?[$€£¥]?\d/.test(rest) || spanAt(words, at, today)) continue;
    const amount = findAmount(rest);
    const plain = Number(/^[$€£¥]?([\d,.]+)/.exec(next)?.[1]?.replace(/,/g, '') ?? Number.NaN);
    const isWritten = amount !== null && amount.from === 0;
    if (!isWritten && !Number.isFinite(plain)) continue;
    const used = isWritten ? rest.slice(0, amount.to).trim().split(' ').length : 1;
    return {
      length: length + used,
      piece: {
        is: 'limit' as const,
        bound: bound[1],
        beyond: bound[2],
        minor: isWritten ? amount.amount_minor : Math.round(plain * 100),
        plain,
        isMoney: isWritten,
        ...(isWritten && amount.currency && { currency: amount.currency }),
      },
    };
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
