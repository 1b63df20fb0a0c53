import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Caller } from '#features/reporting/assistant-proposals/server/service.ts';
import { Rates } from '#server/auth/budgets.ts';
import { conflict, Refusal } from '#server/errors.ts';
import { IdParams } from '#server/http/action.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Query } from '#shared/query/query.ts';
import { type AnswerEvent, AssistantMessage, Question } from '../schema.ts';
import { keepChatAnswer, keepQuestion, type NewMessage, type RememberedMessage, recentMessages } from './chats.ts';
import { answerByModel, BudgetEnded } from './model/answer.ts';
import { answerByRules } from './questions/index.ts';
import { chooseModel } from './settings.ts';
import { inTransaction } from './transaction.ts';

/** Questions of one person in a minute, in one process. */
const MOST_QUESTIONS = 20;

type Send = (event: AnswerEvent) => void;

/**
 * Answers a question: as events while the answer is made, or as one message. The question is stored first; the answer
 * only when it is complete.
 */
export function askRoute(api: FastifyInstance, kernel: Kernel): void {
  const rates = new Rates();
  const answering = new Map<string, AbortController>();

  api.post<{ Params: { id: string }; Body: Question }>('/assistant_chats/:id/ask', {
    config: { can: 'assistant_chats:view', modes: ['company', 'partner'], needsPerson: true },
    schema: {
      tags: ['assistant_chats'],
      summary: 'Ask the assistant; with "accept: text/event-stream", the answer arrives as events',
      params: IdParams,
      body: Question,
      response: { 200: AssistantMessage },
      security: [{ bearer: [] }],
    },
    handler: async (request, reply) => {
      const { id: chat_id } = request.params;
      const person = request.actor.user_id!;
      if (answering.has(person)) throw conflict('The assistant is still answering your last question.');
      limitQuestions(kernel, rates, person);
      const stopped = new AbortController();
      answering.set(person, stopped);
      const stop = () => stopped.abort();
      reply.raw.once('close', stop);
      try {
        const asked = await inTransaction(kernel, request, (call) => keepQuestion(call, chat_id, request.body));
        const isStream = String(request.headers.accept).includes('text/event-stream');
        const send = isStream ? openStream(reply) : () => {};
        send({ type: 'asked', message: asked });
        try {
          const answer = await answerTo({ api, kernel, request }, asked, request.body, {
            send,
            signal: stopped.signal,
          });
          const message = await inTransaction(kernel, request, (call) => keepChatAnswer(call, answer));
          if (!isStream) return message;
          send({ type: 'done', message });
        } catch (error) {
          if (!isStream) throw error;
          if (!(error instanceof Refusal)) request.log.error(error);
          send({
            type: 'error',
            message: error instanceof Refusal ? error.message : 'This question could not be answered. Try again.',
          });
        }
        reply.raw.end();
      } finally {
        reply.raw.off('close', stop);
        answering.delete(person);
      }
    },
  });

  // Open streams would prevent the server from stopping.
  api.addHook('preClose', async () => {
    for (const each of answering.values()) each.abort();
  });
}

interface Ways {
  send: Send;
  /** Aborts when the person has left. */
  signal: AbortSignal;
}

/** The model of the company answers, or the rules when there is none. */
async function answerTo(caller: Caller, asked: AssistantMessage, question: Question, ways: Ways): Promise<NewMessage> {
  const { chat_id } = asked;
  const { model, history } = await inTransaction(caller.kernel, caller.request, async (call) => ({
    ...(await chooseModel(call, caller.kernel)),
    history: await recentMessages(call, chat_id),
  }));
  const before = queryBefore(history, asked);
  // A changed query of a chip is exact, so no model is asked.
  if (!model || question.query) return byRules(caller, chat_id, question, before, ways.send);
  try {
    return await answerByModel(caller, model, question, {
      chat_id,
      history: history.filter(({ id }) => id !== asked.id),
      ...ways,
    });
  } catch (error) {
    if (!(error instanceof BudgetEnded)) throw error;
    const answer = await byRules(caller, chat_id, question, before, ways.send);
    return {
      ...answer,
      text: `${answer.text}\n\n${BUDGET_ENDED}`,
      proposal_ids: [...error.proposal_ids, ...answer.proposal_ids],
    };
  }
}

const BUDGET_ENDED = "The company's budget for the model is used up for this month, so this answer is without it.";

async function byRules(
  caller: Caller,
  chat_id: string,
  question: Question,
  before: Query | null,
  send: Send,
): Promise<NewMessage> {
  const { understood: _, ...answer } = await answerByRules(caller, question, before);
  for (const { name, label, state } of answer.tools) send({ type: 'tool', name, label, state });
  send({ type: 'text', text: answer.text });
  return { chat_id, author: 'rules', about: question.about ?? null, ...answer };
}

/** The query of the last answer, whose subject a follow-up keeps. */
const queryBefore = (history: readonly RememberedMessage[], asked: AssistantMessage): Query | null =>
  history.findLast(({ id, author }) => id !== asked.id && author !== 'person')?.reading?.query ?? null;

/** @throws 429 */
/** @throws 429 after `most` questions in a minute */
export function limitQuestions({ config, clock }: Kernel, rates: Rates, person: string, most = MOST_QUESTIONS): void {
  // An operator who turned off the budgets of persons limits nothing here either.
  if (config.requestsPerPerson === 0) return;
  const { left, seconds } = rates.take(person, most, clock.now().getTime());
  if (left < 0)
    throw new Refusal(429, `You asked more than ${most} questions in a minute. Try again in ${seconds} s.`, undefined, {
      retry_after: seconds,
    });
}

/** Takes over the connection. @returns the function that sends events to it */
function openStream(reply: FastifyReply): Send {
  const headers = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
  reply.hijack();
  reply.raw.writeHead(200, {
    ...Object.fromEntries(headers as [string, string][]),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  return (event) => {
    if (!reply.raw.destroyed) reply.raw.write(`data: ${JSON.stringify(event)}\n\n`);
  };
}
