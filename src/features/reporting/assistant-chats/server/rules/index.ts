import type { NumberedSource } from '#features/reporting/assistant-proposals/schema.ts';
import { type Caller, offeredTools } from '#features/reporting/assistant-proposals/server/service.ts';
import type { Actor } from '#server/call.ts';
import type { Question, ToolUse } from '../../schema.ts';
import { abilities, answers, isOffered, nearest } from './answers.ts';
import { NOT_OFFERED, startAsking, ToolRefused } from './asking.ts';
import { understand } from './grammar.ts';
import { Unclear } from './names.ts';
import type { QuestionType } from './questions.ts';
import { recordAt } from './records.ts';
import { cleanText } from './words.ts';

export interface RuleAnswer {
  /** Sentences with references such as [1], and lines that begin with "- ". */
  text: string;
  sources: NumberedSource[];
  tools: ToolUse[];
  proposal_ids: string[];
  follow_ups: string[];
  understood: boolean;
}

const MOST_FOLLOW_UPS = 4;

/** Answers a question without a language model: a grammar reads it, and the tools of the assistant answer it. */
export async function answerByRules(caller: Caller, { text: given, about }: Question): Promise<RuleAnswer> {
  const asking = startAsking(caller);
  const { sources, tools, proposal_ids } = asking;
  const question = cleanText(given);
  const understood = understand(question, asking.today);
  const answer = (text: string, follow_ups: readonly string[] = [], isUnderstood = true): RuleAnswer => ({
    text,
    sources,
    tools,
    proposal_ids,
    follow_ups: follow_ups.slice(0, MOST_FOLLOW_UPS),
    understood: isUnderstood,
  });
  const suggestions = () => suggestionsFor(caller.request.actor, about);
  if (!understood) {
    const near = await nearest(asking, question);
    const text = near
      ? `I do not understand this question without a language model. This is the nearest I found:\n${near}`
      : `I do not understand this question. ${abilities(asking)}`;
    return answer(text, suggestions(), false);
  }
  if (!isOffered(understood.type, asking.offers)) return answer(NOT_OFFERED, suggestions());
  try {
    const said = await answers[understood.type](asking, understood, { question, about });
    return typeof said === 'string'
      ? answer(said, nextQuestions(understood.type, asking.offers))
      : answer(said.text, said.follow_ups);
  } catch (error) {
    if (error instanceof Unclear) return answer(error.message, error.follow_ups);
    if (error instanceof ToolRefused) return answer(error.message, suggestions());
    throw error;
  }
}

const NEXT: Readonly<Partial<Record<QuestionType, readonly [QuestionType, string][]>>> = {
  deals_closing: [
    ['inactive_deals', 'Which of my deals went quiet?'],
    ['forecast', 'What is the forecast for this quarter?'],
  ],
  open_deals: [
    ['deals_closing', 'Which deals close this month?'],
    ['biggest_deals', 'What are the biggest deals?'],
  ],
  biggest_deals: [['deals_closing', 'Which deals close this quarter?']],
  inactive_deals: [['today', 'What must I do today?']],
  earned: [
    ['due', 'What is due to be paid?'],
    ['next_payout', 'When is the next payout?'],
  ],
  due: [['next_payout', 'When is the next payout?']],
  next_payout: [['earned', 'What was earned this quarter?']],
  registrations_waiting: [['expiring_protection', 'Which protection expires soon?']],
  expiring_protection: [['registrations_waiting', 'Which registrations wait for a decision?']],
  today: [['deals_closing', 'Which deals close this month?']],
  certificates_expiring: [['where_resource', 'Where is the training?']],
};
const nextQuestions = (type: QuestionType, offers: (tool: string) => boolean): string[] =>
  (NEXT[type] ?? []).flatMap(([next, text]) => (isOffered(next, offers) ? text : []));

/** Questions that the rules understand, for this person and screen. */
export function suggestionsFor(actor: Pick<Actor, 'mode' | 'permissions'>, about?: string): string[] {
  const offered = new Set<string>(offeredTools(actor).map(({ name }) => name));
  const here = recordAt(about);
  const onRecord: [QuestionType, string][] =
    here?.kind === 'partners'
      ? [
          ['brief', 'Summarize this partner'],
          ['tier_gap', 'What is the next tier of this partner?'],
          ['open_deals', 'Open deals of this partner'],
        ]
      : here?.kind === 'deal_registrations'
        ? [
            ['brief', 'Summarize this'],
            ['draft_reply', 'Draft a reply to this'],
            ['on_hold', 'Why is this on hold?'],
          ]
        : here
          ? [['brief', 'Summarize this']]
          : [];
  const general: [QuestionType, string][] =
    actor.mode === 'partner'
      ? [
          ['deals_closing', 'My deals closing this month'],
          ['earned', 'What have I earned this quarter?'],
          ['next_payout', 'When is the next payout?'],
          ['tier_gap', 'What is my next tier?'],
          ['draft_registration', 'Draft a registration for acme.com, $40k'],
          ['expiring_protection', 'Which protection expires soon?'],
        ]
      : [
          ['today', 'What must I do today?'],
          ['deals_closing', 'My deals closing this month'],
          ['registrations_waiting', 'Which registrations wait for a decision?'],
          ['inactive_deals', 'Which deals went quiet?'],
          ['forecast', 'What is the forecast for this quarter?'],
          ['due', 'What is due to be paid?'],
        ];
  return [...onRecord, ...general]
    .filter(([type]) => isOffered(type, (tool) => offered.has(tool)))
    .map(([, text]) => text)
    .slice(0, 6);
}
