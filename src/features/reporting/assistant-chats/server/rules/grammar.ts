import { type Period, readChatPeriod, readDay } from './days.ts';
import { compilePattern, isFiller, keywordsOf, matchPattern, type SlotReader } from './pattern.ts';
import { type QuestionType, questionPatterns, wordGroups } from './questions.ts';
import { type RecordNumber, readRecordNumber } from './record-numbers.ts';
import { chatText, chatWords, cleanText, type Word } from './words.ts';

/** The thing a question is about: a record number, a name, or the record on the screen. */
export interface Subject {
  text: string;
  /** The kind that was named before it: "partner Alder". */
  kind: string | null;
  number: RecordNumber | null;
  isThis: boolean;
}

export interface Understood {
  type: QuestionType;
  /** "How many", or the records themselves. */
  form: 'count' | 'list';
  /** Whether the person asks about their own records. */
  isMine: boolean;
  period?: Period;
  subject?: Subject;
  tier?: string;
  count?: number;
  /** The kind of record to find. */
  kind?: string;
  /** The words to find. */
  topic?: string;
  /** The text to write, as it was typed. */
  text?: string;
}

/** Kinds of records as people name them. */
const namedKinds: Readonly<Record<string, string>> = {
  partner: 'partners',
  partners: 'partners',
  account: 'accounts',
  accounts: 'accounts',
  customer: 'accounts',
  company: 'accounts',
  contact: 'contacts',
  contacts: 'contacts',
  person: 'contacts',
  deal: 'opportunities',
  deals: 'opportunities',
  opportunity: 'opportunities',
  opportunities: 'opportunities',
  registration: 'deal_registrations',
  registrations: 'deal_registrations',
  commission: 'commission_lines',
  payment: 'payout_items',
  payout: 'payout_items',
  statement: 'payout_items',
};

const compiled = questionPatterns.map(({ type, asks, ...rest }) => ({
  type,
  isLoose: 'isLoose' in rest,
  patterns: asks.map((text) => compilePattern(text, wordGroups)),
}));
const keywords: ReadonlySet<string> = new Set(compiled.flatMap(({ patterns }) => patterns.flatMap(keywordsOf)));

const specific = compiled.filter(({ isLoose }) => !isLoose);
const loose = compiled.filter(({ isLoose }) => isLoose);

/** Beyond this, it is a text and not a question; requests to write something may be long. */
const MOST_WORDS = 400;
const POLITE =
  /^(?:(?:hi|hello|hey|ok|okay|so|and|please|kindly)[,!.]? |(?:can|could|would|will) you (?:please )?|i(?:'d| would) like (?:you )?to (?:know |see )?|i (?:want|need) (?:you )?to (?:know |see )?|let me (?:know|see) |let's |(?:please )?(?:show|tell|give|get|list)(?: me| us)?(?: all| the)? (?!about ))+/i;
/** "What's", "whats", "isn't", "hasn't". */
const CONTRACTED = /\b(what|who|where|when|how|is|has|are|was|have|did|does)('?s|n't)\b/gi;
const COUNTING = /^(?:how many|the number of|number of|count(?: the| of| all)?) /i;

/** Reads a question, or returns null. Exact words count first, then words with one wrong letter. */
export function understand(question: string, today: string): Understood | null {
  const clean = cleanText(question);
  const direct = clean
    .replace(CONTRACTED, (_, word: string, end: string) => `${word} ${end.toLowerCase() === "n't" ? 'not' : 'is'}`)
    .replace(POLITE, '');
  const form = COUNTING.test(direct) ? 'count' : 'list';
  const text = direct.replace(COUNTING, '');
  const words = chatWords(text);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const read = slotReader(text, today);
  for (const group of [specific, loose]) {
    for (const known of [null, keywords]) {
      for (const { type, patterns } of group) {
        for (const pattern of patterns) {
          const slots = matchPattern(pattern, words, read, known);
          if (slots) return { type, form, isMine: /\b(?:my|mine|our|ours|i|we)\b/i.test(clean), ...slots };
        }
      }
    }
  }
  return null;
}

const slotReader =
  (text: string, today: string): SlotReader =>
  (slot, words) => {
    const phrase = chatText(text, words);
    switch (slot) {
      case 'period':
        return words.length > 6 ? null : readChatPeriod(phrase, today);
      case 'day':
        return readDay(phrase, today);
      case 'count':
        return /^[1-9]\d?$/.test(phrase) ? Number(phrase) : null;
      case 'kind':
        return namedKinds[phrase.toLowerCase()] ?? null;
      case 'subject':
        return readSubject(words, text);
      case 'tier': {
        const name = chatText(text, withoutFillers(words)).replace(/ (?:tier|level|status)$/i, '');
        return name && words.length <= 6 ? name : null;
      }
      case 'topic': {
        const topic = chatText(text, withoutFillers(words));
        return topic || null;
      }
      default:
        // The rest of the text with its punctuation: it may be what to write.
        return text.slice(words[0]!.from).trim();
    }
  };

const THIS =
  /^(?:this|it|here)(?: (?:one|deal|partner|account|registration|commission|record|thread|page|opportunity))?$/i;

function readSubject(given: readonly Word[], text: string): Subject | null {
  const words = withoutFillers(given);
  const phrase = chatText(text, words).replace(/'s$/i, '').replace(/^"|"$/g, '');
  if (THIS.test(chatText(text, given))) return { text: chatText(text, given), kind: null, number: null, isThis: true };
  if (words.length === 0 || words.length > LONGEST_NAME) return null;
  const number = readRecordNumber(phrase);
  const [, noun, of] = /^(\p{L}+)(?: (?:with|at|for|of|from|called|named))? (.+)$/iu.exec(phrase) ?? [];
  const kind = noun ? (namedKinds[noun.toLowerCase()] ?? null) : null;
  if (kind && of) return { text: of, kind, number: readRecordNumber(of) ?? number, isThis: false };
  return { text: phrase, kind: null, number, isThis: false };
}
const LONGEST_NAME = 10;

function withoutFillers(words: readonly Word[]): readonly Word[] {
  const first = words.findIndex((word) => !isFiller(word));
  if (first < 0) return [];
  const last = words.findLastIndex((word) => !isFiller(word));
  return words.slice(first, last + 1);
}
