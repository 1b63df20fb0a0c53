import { nameKey } from '#shared/matching.ts';
import { nounSingular } from '#shared/nouns/nouns.ts';
import type { Asking } from './asking.ts';
import type { Subject } from './grammar.ts';
import { chatName, type Found, type FoundRecord, findChatRecords, plainWords, recordAt } from './records.ts';

/** A question that has to be asked back: the name fits nothing, or several records. */
export class Unclear extends Error {
  /** The question with each candidate in place of the name. */
  readonly follow_ups: readonly string[];
  constructor(message: string, follow_ups: readonly string[] = []) {
    super(message);
    this.follow_ups = follow_ups;
  }
}

export interface Named {
  kind: string;
  id: string;
  name: string;
  record: FoundRecord;
}

const MOST_CANDIDATES = 5;

/**
 * The record that a question names.
 * @param kinds those that can be meant, the likeliest first
 * @throws Unclear
 */
export async function resolve(
  asking: Asking,
  subject: Subject,
  kinds: readonly string[],
  { question, about }: { question: string; about: string | undefined },
): Promise<Named> {
  if (subject.isThis) {
    const here = recordAt(about);
    if (!here) throw new Unclear('Open the record first, or name it in the question.');
    const { data, sources } = await asking.use('read_record', here);
    const record = data as FoundRecord;
    return { ...here, record, name: sources[0] ? plainWords(sources[0].title) : chatName(record) };
  }
  if (subject.number) {
    const { kind, field, value } = subject.number;
    const { records } = await findChatRecords(asking, { kind, filters: { [field]: value }, most: 2 });
    if (!records[0])
      throw new Unclear(`I found no ${nounSingular(kind)} with the number “${plainWords(subject.text)}”.`);
    return named(records[0]);
  }
  const wanted = subject.kind ? [subject.kind] : kinds;
  const found = await search(asking, subject, wanted);
  const { records } = found;
  const [first] = records;
  if (!first) throw new Unclear(`I found nothing named “${plainWords(subject.text)}”.`);
  const exact = records.filter((record) => nameKey(chatName(record)) === nameKey(subject.text));
  const [only] = exact.length > 0 ? exact : records;
  if (exact.length === 1 || records.length === 1) return named(only!);
  // A name that several kinds share means the likeliest of them.
  const likeliest = exact.filter(({ kind }) => kind === wanted[0]);
  if (likeliest.length === 1) return named(likeliest[0]!);
  const candidates = (exact.length > 0 ? exact : records).slice(0, MOST_CANDIDATES);
  const names = candidates.map(
    (one) => `- ${chatName(one)}, ${nounSingular(one.kind)}${asking.cite(found.sourceOf(one))}`,
  );
  const asked = new Set(
    candidates
      .map((one) => question.replace(subject.text, `${wordOf(one.kind)}${chatName(one)}`))
      .filter((text) => text !== question),
  );
  throw new Unclear(
    `Several records match “${plainWords(subject.text)}”. Which one do you mean?\n${names.join('\n')}`,
    exact.length > 1 && new Set(exact.map(({ kind }) => kind)).size < exact.length ? [] : [...asked],
  );
}

async function search(asking: Asking, { text }: Subject, kinds: readonly string[]): Promise<Found> {
  const name = text.slice(0, 200);
  if (kinds.length === 1) return findChatRecords(asking, { kind: kinds[0]!, text: name, most: 10 });
  const found = await findChatRecords(asking, { text: name, most: 25 });
  return { ...found, records: found.records.filter(({ kind }) => kinds.includes(kind)) };
}

const named = (record: FoundRecord): Named => ({ kind: record.kind, id: record.id, name: chatName(record), record });

const WORDS: Readonly<Record<string, string>> = {
  partners: 'partner ',
  accounts: 'account ',
  contacts: 'contact ',
  opportunities: 'deal ',
  deal_registrations: 'registration ',
};
const wordOf = (kind: string): string => WORDS[kind] ?? '';
