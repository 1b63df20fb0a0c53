import type { NumberedSource } from '#features/reporting/assistant-proposals/schema.ts';
import { type Caller, offeredTools } from '#features/reporting/assistant-proposals/server/service.ts';
import type { Actor, Call } from '#server/call.ts';
import { Refusal } from '#server/errors.ts';
import { askQuery } from '#server/query/ask.ts';
import { fieldNamed } from '#server/query/fields.ts';
import { askedKind } from '#server/query/kinds.ts';
import { namesOfFilters } from '#server/query/names.ts';
import { nounPlural } from '#shared/nouns/nouns.ts';
import type { Query, QueryAnswer } from '#shared/query/query.ts';
import type { Question, ShownReading, ToolUse } from '../../schema.ts';
import { inTransaction } from '../transaction.ts';
import type { Composing } from './attaching.ts';
import { chipsOf } from './chips.ts';
import { compose, isRead } from './compose.ts';
import { doing } from './doing.ts';
import { type AskedIntent, type Intent, intentOf, toolOf } from './intents.ts';
import { namedResources, questionVocabulary } from './knowledge.ts';
import { recordNamesIn } from './named.ts';
import { type Nested, queryOfReading, type Reading } from './reading.ts';
import { plainWords, recordAt } from './records.ts';
import { answerLines, screenOf } from './render.ts';
import { readingOfQuery } from './reread.ts';
import { type NamedRecord, namePhrases, scan } from './scan.ts';
import { NoSubject, Unclear } from './subjects.ts';
import { nearestQuestions } from './suggestions.ts';
import { NOT_OFFERED, startToolUses, ToolRefused, type ToolUses } from './tools.ts';
import type { Vocabulary } from './vocabulary.ts';
import { cleanText } from './words.ts';

export interface RuleAnswer {
  /** The first line says how the question was read; then sentences with references such as [1], and lines with "- ". */
  text: string;
  sources: NumberedSource[];
  tools: ToolUse[];
  proposal_ids: string[];
  follow_ups: string[];
  reading: ShownReading | null;
  understood: boolean;
}

const MOST_FOLLOW_UPS = 4;
/** Beyond this, it is a text and not a question; requests to write something may be long. */
const MOST_WORDS = 40;

/** The surroundings of a question. */
interface Place {
  uses: ToolUses;
  vocabulary: Vocabulary;
  question: string;
  about: string | undefined;
  /** The query of the answer before, whose subject a follow-up keeps. */
  before: Query | null;
}
type Answered = Pick<RuleAnswer, 'text' | 'reading'> & { follow_ups?: readonly string[]; understood?: boolean };

/** Answers a question without a language model: a small grammar over what features declare reads it as a query or an intent. */
export async function answerByRules(caller: Caller, given: Question, before: Query | null = null): Promise<RuleAnswer> {
  const uses = startToolUses(caller);
  const { kernel, request } = caller;
  const vocabulary = await inTransaction(kernel, request, questionVocabulary);
  const place: Place = { uses, vocabulary, question: cleanText(given.text), about: given.about, before };
  const { sources, tools, proposal_ids } = uses;
  const answered = await answerIn(place, given.query);
  return {
    sources,
    tools,
    proposal_ids,
    text: answered.text,
    reading: answered.reading,
    follow_ups: (answered.follow_ups ?? []).slice(0, MOST_FOLLOW_UPS),
    understood: answered.understood ?? true,
  };
}

async function answerIn(place: Place, query: Query | undefined): Promise<Answered> {
  try {
    // A chip asks its changed query as it is.
    if (query) return await answerQuery(place, query);
    const intent = intentOf(place.question, false);
    if (intent) {
      const done = await perform(place, intent);
      if (done) return done;
    }
    const { reading, unread } = await readQuestion(place);
    if (reading) return await answerReading(place, reading);
    const loose = intentOf(place.question, true);
    const done = loose && (await perform(place, loose));
    return done ?? (await notUnderstood(place, unread));
  } catch (error) {
    if (error instanceof Unclear)
      return { text: error.message, reading: null, follow_ups: error.follow_ups, understood: false };
    if (error instanceof ToolRefused)
      return { text: error.message, reading: null, follow_ups: nearest(place), understood: false };
    // A query that the list refuses was not read well; its message names fields, not words of the question.
    if (error instanceof Refusal && error.statusCode === 422 && !query) return notUnderstood(place, []);
    throw error;
  }
}

interface ReadQuestion {
  reading: Reading | null;
  unread: readonly string[];
}

async function readQuestion(place: Place): Promise<ReadQuestion> {
  const { question, uses, vocabulary } = place;
  if (question.split(' ').length > MOST_WORDS) return { reading: null, unread: [] };
  const { kernel, request } = uses.caller;
  const first = scan(question, { vocabulary, today: uses.today, corrects: false });
  const names = await inTransaction(kernel, request, (call) =>
    recordNamesIn(call, namePhrases(first), namedResources(vocabulary)),
  );
  const { pieces } = scan(question, { vocabulary, today: uses.today, names });
  const isFollowing = place.before !== null;
  const fresh = compose(pieces, composing(place, false));
  const continues = isFollowing && CONTINUING.test(question);
  const read =
    !continues && isRead(fresh) && fresh.isNamed
      ? fresh
      : isFollowing
        ? compose(pieces, composing(place, true))
        : fresh;
  if (!isRead(read)) return { reading: null, unread: read.unread };
  clarify(
    read,
    pieces.flatMap((piece) => (piece.is === 'name' ? [{ text: piece.text, records: piece.records }] : [])),
    question,
  );
  return { reading: read, unread: [] };
}

/** A question by itself names a subject; "and last year?" and "what about lost ones?" do not. */
const CONTINUING = /^(?:and|what about|how about|only|just|now|same|but|or|then)\b/i;

function composing({ vocabulary, uses, before }: Place, follows: boolean): Composing {
  const { actor } = uses.caller.request;
  return {
    vocabulary,
    today: uses.today,
    mode: actor.mode,
    me: actor.user_id,
    before: follows && before ? readingOfQuery(before, vocabulary) : undefined,
  };
}

/** @throws Unclear when a name means several records of one kind */
function clarify(
  reading: Reading,
  names: readonly { text: string; records: readonly NamedRecord[] }[],
  question: string,
): void {
  for (const { text, records } of names) {
    const values = reading.conditions.flatMap(({ where }) => Object.values(where).flat());
    const meant = records.filter(({ id }) => values.includes(id));
    if (new Set(meant.map(({ name }) => name)).size < 2) continue;
    const questions = meant.slice(0, 3).map(({ name }) => question.toLowerCase().replace(text, name));
    throw new Unclear(
      `Which “${text}” do you mean: ${meant
        .slice(0, 5)
        .map(({ name }) => name)
        .join(', ')}?`,
      [...new Set(questions)].filter((one) => one !== question.toLowerCase()),
    );
  }
}

async function answerReading(place: Place, reading: Reading): Promise<Answered> {
  const query = queryOfReading(reading);
  if (reading.nested.length === 0) return answerQuery(place, query);
  const { kernel, request } = place.uses.caller;
  const where = await inTransaction(kernel, request, (call) => nestedFilters(call, reading.nested));
  return answerQuery(place, { ...query, where: { ...query.where, ...where } });
}

const MOST_NESTED = 50;

/** The ids of the records that a reference is narrowed to. @throws Unclear for none or too many */
async function nestedFilters(call: Call, nested: readonly Nested[]): Promise<Record<string, string[]>> {
  const byField = new Map<string, { of: string; where: Record<string, string | string[]>; labels: string[] }>();
  for (const { field, of, where, label } of nested) {
    const earlier = byField.get(field) ?? { of, where: {}, labels: [] };
    byField.set(field, {
      of,
      where: { ...earlier.where, ...(where as Record<string, string | string[]>) },
      labels: [...earlier.labels, label],
    });
  }
  const filters: Record<string, string[]> = {};
  for (const [field, { of, where, labels }] of byField) {
    const { records = [], all } = await askQuery(call, { of, where, limit: MOST_NESTED });
    if (all === 0) throw new Unclear(`There are no ${nounPlural(of)} with ${labels.join(' and ')}.`);
    if (all > MOST_NESTED)
      throw new Unclear(`${labels.join(' and ')} leaves ${all} ${nounPlural(of)}. Ask about at most ${MOST_NESTED}.`);
    filters[field] = records.map(({ id }) => String(id));
  }
  return filters;
}

async function answerQuery(place: Place, query: Query): Promise<Answered> {
  const { uses, vocabulary } = place;
  const { kernel, request } = uses.caller;
  const { answer, names } = await inTransaction(kernel, request, async (call) => ({
    answer: await askQuery(call, query),
    names: await filterNames(call, query),
  }));
  const kind = vocabulary.kinds.get(query.of);
  const read = readLine(query, shortened(query, answer, names), uses);
  const reading: ShownReading = {
    read,
    intent: null,
    query,
    chips: kind
      ? chipsOf(query, kind, names, query.on ?? kind.measures.find(({ key }) => key === query.measure)?.on ?? null)
      : [],
    rows: screenOf(answer.total.rows, request.actor.mode),
  };
  return { text: `${read}\n${answerLines(uses, query, answer)}`, reading };
}

/** "Won revenue, this year, all partners": what a partner is not narrowed to, and the order, are said as well. */
function readLine(
  { order, limit, where }: Query,
  { read, records, columns }: QueryAnswer,
  { isPartner }: ToolUses,
): string {
  const id = typeof where?.id === 'string' ? where.id : null;
  const [title] = columns;
  const named = id && records?.[0] && title ? read.replace(`id: ${id}`, plainWords(records[0][title.key])) : read;
  const ordered = order ? `${named}, ${orderWords(order)}${limit ? `, first ${limit}` : ''}` : named;
  return isPartner || id || /\bpartners?\b/i.test(named) ? ordered : `${ordered}, all partners`;
}

/** Many names of one filter are counted. */
function shortened({ where = {} }: Query, answer: QueryAnswer, names: ReadonlyMap<string, string>): QueryAnswer {
  let { read } = answer;
  for (const values of Object.values(where))
    if (Array.isArray(values) && values.length > 3)
      read = read.replace(values.map((value) => names.get(value) ?? value).join(' or '), `${values.length} chosen`);
  return { ...answer, read };
}

function orderWords(order: string): string {
  const field = order.replace(/^-/, '');
  if (field === 'value') return order.startsWith('-') ? 'highest first' : 'lowest first';
  return `by ${field.replaceAll('_', ' ')}, ${order.startsWith('-') ? 'highest or latest first' : 'lowest or earliest first'}`;
}

/** The names of the records that filters name by their ids. */
async function filterNames(call: Call, { of, where = {} }: Query): Promise<ReadonlyMap<string, string>> {
  const kind = await askedKind(call, of, {}, false);
  const filters = Object.entries(where).map(([name, values]) => {
    const field = fieldNamed(kind.fields, name.replace(/_ne$/, ''));
    return [field?.name ?? name, [values].flat()] as const;
  });
  return namesOfFilters(call, kind, Object.fromEntries(filters));
}

async function perform(place: Place, asked: AskedIntent): Promise<Answered | null> {
  const { uses, question, about } = place;
  if (asked.intent === 'help') return help(place);
  if (asked.intent === 'how_to') return guideLinks(place, asked.text ?? question);
  const tool = toolOf(asked.intent);
  if (tool && !uses.offers(tool))
    return { text: NOT_OFFERED, reading: null, follow_ups: nearest(place), understood: false };
  try {
    const { read, text, follow_ups, record } = await doing[asked.intent]!(uses, asked, { question, about });
    if (record) {
      const answered = await answerQuery(place, { of: record.kind, where: { id: record.id } });
      return {
        text: `${read}\n${answered.text.split('\n').slice(2).join('\n')}`,
        reading: { read, intent: asked.intent, query: null, chips: [], rows: null },
      };
    }
    return {
      text: `${read}\n${text}`,
      reading: { read, intent: asked.intent, query: null, chips: [], rows: null },
      follow_ups: follow_ups ?? [],
    };
  } catch (error) {
    if (error instanceof NoSubject) return null;
    throw error;
  }
}

function help(place: Place): Answered {
  return {
    text: 'I answer questions about records and figures you can see, such as how many, how much, which, top and when; explain commissions, holds and tiers; and draft registrations, tasks, notes and emails.',
    reading: { read: 'What you can ask', intent: 'help', query: null, chips: [], rows: null },
    follow_ups: suggestionsFor(place.uses.caller.request.actor, place.about).slice(0, 3),
  };
}

/** Pages of the guide that may help, as links only. */
async function guideLinks(place: Place, text: string): Promise<Answered | null> {
  const { uses } = place;
  if (!uses.offers('search_guide')) return null;
  const { sources } = await uses.use('search_guide', { text: text.slice(0, 200) });
  if (sources.length === 0) return null;
  const links = sources.slice(0, 3).map((source) => `- ${source.title}${uses.cite(source)}`);
  return {
    text: `I cannot answer this. These pages of the guide may help:\n${links.join('\n')}`,
    reading: null,
    follow_ups: nearest(place),
    understood: false,
  };
}

async function notUnderstood(place: Place, unread: readonly string[]): Promise<Answered> {
  const words = unread.slice(0, 3).map((word) => `“${word}”`);
  const named =
    words.length > 0
      ? `I do not understand ${new Intl.ListFormat('en', { type: 'disjunction' }).format(words)} in this question.`
      : 'I do not understand this question.';
  return { text: `${named} You can ask, for example:`, reading: null, follow_ups: nearest(place), understood: false };
}

function nearest(place: Place): string[] {
  const { vocabulary, uses } = place;
  return nearestQuestions(place.question, vocabulary, (text) =>
    isRead(compose(scan(text, { vocabulary, today: uses.today }).pieces, composing(place, false))),
  );
}

/** Questions that are answered, for this person and screen. */
export function suggestionsFor(actor: Pick<Actor, 'mode' | 'permissions'>, about?: string): string[] {
  const offered = new Set<string>(offeredTools(actor).map(({ name }) => name));
  const here = recordAt(about)?.kind;
  const onRecord: readonly (readonly [Intent | null, string])[] =
    here === 'partners'
      ? [
          ['brief', 'Summarize this'],
          ['tier_gap', 'How far is this partner from the next tier?'],
        ]
      : here === 'deal_registrations'
        ? [
            ['brief', 'Summarize this'],
            ['draft_reply', 'Draft a reply to this'],
          ]
        : here === 'commission_lines'
          ? [
              ['explain', 'Explain this'],
              ['why_on_hold', 'Why is this on hold?'],
            ]
          : here
            ? [['brief', 'Summarize this']]
            : [];
  const general: readonly (readonly [Intent | null, string])[] =
    actor.mode === 'partner'
      ? [
          [null, 'My open deals'],
          [null, 'Commission earned this year'],
          ['next_payout', 'When is the next payout?'],
          ['tier_gap', 'What is my next tier?'],
          ['draft_registration', 'Draft a registration for acme.com, $40k'],
        ]
      : [
          ['to_do', 'What is waiting for me?'],
          [null, 'Won revenue this year by partner'],
          [null, 'Open deals closing this month'],
          [null, 'Top 5 partners by won revenue this year'],
          ['forecast', 'Forecast for this quarter'],
        ];
  return [...onRecord, ...general]
    .filter(([intent]) =>
      intent === null ? offered.has('find_records') : offered.has(toolOf(intent) ?? 'find_records'),
    )
    .map(([, text]) => text)
    .slice(0, 6);
}
