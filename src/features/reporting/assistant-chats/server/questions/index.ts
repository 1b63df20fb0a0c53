import type { Caller } from '#features/reporting/assistant-proposals/server/service.ts';
import { Refusal } from '#server/errors.ts';
import type { Query } from '#shared/query/query.ts';
import type { Glance, Question } from '../../schema.ts';
import { inTransaction } from '../transaction.ts';
import { answerQuery, answerReading } from './answer-query.ts';
import { doing } from './doing.ts';
import type { AskedIntent } from './intent-patterns.ts';
import { intentOf, toolOf } from './intents.ts';
import { questionVocabulary } from './knowledge.ts';
import type { Answered, Place, RuleAnswer } from './place.ts';
import { nearest, readQuestion } from './read-question.ts';
import { suggestionsFor } from './starters.ts';
import { NoSubject, Unclear } from './subjects.ts';
import { NOT_OFFERED, startToolUses, ToolRefused } from './tools.ts';
import type { Vocabulary } from './vocabulary.ts';
import { cleanText } from './words.ts';

const MOST_FOLLOW_UPS = 4;
const MOST_GLANCED = 3;

/** Answers a question without a language model: a small grammar over what features declare reads it as a query or an intent. */
export async function answerByRules(caller: Caller, given: Question, before: Query | null = null): Promise<RuleAnswer> {
  const place = placeOf(caller, given, before);
  const { sources, tools, proposal_ids } = place.uses;
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

function placeOf(caller: Caller, { text, about }: Pick<Question, 'text' | 'about'>, before: Query | null): Place {
  let reading: Promise<Vocabulary> | undefined;
  const vocabulary = () => {
    reading ??= inTransaction(caller.kernel, caller.request, questionVocabulary);
    return reading;
  };
  return { uses: startToolUses(caller), vocabulary, question: cleanText(text), about, before };
}

/** The answer of a question that reads as a query, without a conversation; null for everything else. */
export async function glance(caller: Caller, text: string): Promise<Glance | null> {
  const place = placeOf(caller, { text }, null);
  if (intentOf(place.question, false)) return null;
  try {
    const { reading: asked } = await readQuestion(place);
    if (!asked) return null;
    const { text: answer, reading } = await answerReading(place, asked);
    if (!reading) return null;
    const [, ...lines] = answer.split('\n').filter((line) => line.trim() !== '');
    return { read: reading.read, lines: lines.slice(0, MOST_GLANCED), rows: reading.rows };
  } catch (error) {
    if (error instanceof Unclear || error instanceof ToolRefused) return null;
    if (error instanceof Refusal && error.statusCode === 422) return null;
    throw error;
  }
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
      return { text: error.message, reading: null, follow_ups: await nearest(place), understood: false };
    // A query that the list refuses was not read well; its message names fields, not words of the question.
    if (error instanceof Refusal && error.statusCode === 422 && !query) return notUnderstood(place, []);
    throw error;
  }
}

async function perform(place: Place, asked: AskedIntent): Promise<Answered | null> {
  const { uses, question, about } = place;
  if (asked.intent === 'help') return help(place);
  if (asked.intent === 'how_to') return guideLinks(place, asked.text ?? question);
  const tool = toolOf(asked.intent);
  if (tool && !uses.offers(tool))
    return { text: NOT_OFFERED, reading: null, follow_ups: await nearest(place), understood: false };
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
    follow_ups: await nearest(place),
    understood: false,
  };
}

async function notUnderstood(place: Place, unread: readonly string[]): Promise<Answered> {
  const words = unread.slice(0, 3).map((word) => `“${word}”`);
  const named =
    words.length > 0
      ? `I do not understand ${new Intl.ListFormat('en', { type: 'disjunction' }).format(words)} in this question.`
      : 'I do not understand this question.';
  return {
    text: `${named} You can ask, for example:`,
    reading: null,
    follow_ups: await nearest(place),
    understood: false,
  };
}
