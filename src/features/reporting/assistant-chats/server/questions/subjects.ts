import { nameKey } from '#shared/matching.ts';
import { nounSingular } from '#shared/nouns/nouns.ts';
import { type RecordNumber, readRecordNumber } from './record-numbers.ts';
import { chatName, type FoundRecord, findChatRecords, plainWords, recordAt } from './records.ts';
import type { ToolUses } from './tools.ts';

/** A question that has to be asked back: the name fits nothing, or several records. */
export class Unclear extends Error {
  /** The question with each candidate in place of the name. */
  readonly follow_ups: readonly string[];
  constructor(message: string, follow_ups: readonly string[] = []) {
    super(message);
    this.follow_ups = follow_ups;
  }
}

/** The words name no record, so the question may mean something else. */
export class NoSubject extends Error {}

export interface Named {
  kind: string;
  id: string;
  name: string;
  record: FoundRecord;
}

interface Place {
  question: string;
  about: string | undefined;
}

const THIS =
  /^(?:this|it|here|that)(?: (?:one|deal|partner|account|registration|commission|record|page|opportunity|payment|line))?$/;
const NOUNS: Readonly<Record<string, string>> = {
  partner: 'partners',
  account: 'accounts',
  customer: 'accounts',
  company: 'accounts',
  contact: 'contacts',
  deal: 'opportunities',
  opportunity: 'opportunities',
  registration: 'deal_registrations',
  commission: 'commission_lines',
  payment: 'payout_items',
  payout: 'payout_items',
  statement: 'payout_items',
};
const NUMBERED = ['commission_lines', 'deal_registrations', 'opportunities'] as const;
const MOST_CANDIDATES = 3;

/** The open record, if the words are "this", or there are none. */
export async function openRecord(uses: ToolUses, about: string | undefined): Promise<Named | null> {
  const here = recordAt(about);
  if (!here) return null;
  const { data, sources } = await uses.use('read_record', here);
  const record = data as FoundRecord;
  return { ...here, record, name: sources[0] ? plainWords(sources[0].title) : chatName(record) };
}

/**
 * The record that the words of a question name.
 * @param kinds those that can be meant, the likeliest first
 * @throws Unclear for several, NoSubject for none
 */
export async function subjectOf(
  uses: ToolUses,
  given: string | null,
  kinds: readonly string[],
  { question, about }: Place,
): Promise<Named> {
  const text = (given ?? 'this')
    .replace(/^(?:the|my|our|a|an) /, '')
    .replace(/'s$/, '')
    .replace(/^"|"$/g, '');
  if (THIS.test(text)) {
    const open = await openRecord(uses, about);
    if (!open) throw new Unclear('Open the record first, or name it in the question.');
    return open;
  }
  const numbers = numbersIn(text, kinds);
  if (numbers.length > 0) return numbered(uses, text, numbers);
  const [, noun, rest] = /^(\p{L}+)(?: (?:with|at|for|of|from|called|named))? (.+)$/u.exec(text) ?? [];
  const kind = noun ? NOUNS[noun] : undefined;
  const name = kind && rest ? rest : text;
  const wanted = kind ? [kind] : kinds;
  const { records } = await findChatRecords(uses, {
    ...(wanted.length === 1 && { kind: wanted[0]! }),
    text: name.slice(0, 200),
    most: 25,
  });
  const fitting = records.filter((record) => wanted.includes(record.kind) && isNamed(record, name));
  if (fitting.length === 0) throw new NoSubject(name);
  const exact = fitting.filter((record) => nameKey(chatName(record)) === nameKey(name));
  const [first, ...others] = exact.length > 0 ? exact : fitting;
  if (others.length === 0) return named(first!);
  const likeliest = (exact.length > 0 ? exact : fitting).filter((record) => record.kind === wanted[0]);
  if (likeliest.length === 1) return named(likeliest[0]!);
  const candidates = [first!, ...others].slice(0, MOST_CANDIDATES);
  const questions = candidates.map((one) => question.toLowerCase().replace(name, chatName(one)));
  throw new Unclear(
    `Which “${plainWords(name)}” do you mean: ${candidates.map((one) => `${chatName(one)} (${nounSingular(one.kind)})`).join(', ')}?`,
    [...new Set(questions)].filter((one) => one !== question.toLowerCase()),
  );
}

/** Each word of the question is one of the name, or begins one. */
function isNamed(record: FoundRecord, name: string): boolean {
  const words = nameKey(chatName(record)).split(' ');
  return nameKey(name)
    .split(' ')
    .every((word) => words.some((one) => one.startsWith(word)));
}

/** A number as it is written on screens; one without its letters can be that of several kinds. */
function numbersIn(text: string, kinds: readonly string[]): RecordNumber[] {
  const bare = /^#?0*(\d{1,9})$/.exec(text)?.[1];
  if (!bare) {
    const number = readRecordNumber(text);
    return number ? [number] : [];
  }
  const likely = NUMBERED.filter((kind) => kinds.includes(kind)).sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
  return (likely.length > 0 ? likely : NUMBERED).map((kind) => ({ kind, field: 'number', value: bare }));
}

async function numbered(uses: ToolUses, text: string, numbers: readonly RecordNumber[]): Promise<Named> {
  for (const { kind, field, value } of numbers) {
    const { records } = await findChatRecords(uses, { kind, filters: { [field]: value }, most: 2 });
    if (records[0]) return named(records[0]);
  }
  throw new Unclear(`No ${nounSingular(numbers[0]!.kind)} has the number “${plainWords(text)}”.`);
}

const named = (record: FoundRecord): Named => ({ kind: record.kind, id: record.id, name: chatName(record), record });
