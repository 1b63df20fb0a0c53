import type { NumberedSource } from '#features/reporting/assistant-proposals/schema.ts';
import {
  type Caller,
  fitted,
  modelTools,
  runTool,
  toolResult,
} from '#features/reporting/assistant-proposals/server/service.ts';
import { Refusal } from '#server/errors.ts';
import type { Source } from '#server/extension-points/assistant-tools.ts';
import { dateInZone } from '#shared/time/dates.ts';
import type { AnswerEvent, Question, ToolUse } from '../../schema.ts';
import type { NewMessage, RememberedMessage } from '../chats.ts';
import { type ChosenModel, hasBudget } from '../settings.ts';
import { inTransaction } from '../transaction.ts';
import { cleanAnswer, withHonesty } from './cleaning.ts';
import { type ModelCall, ModelError } from './completions.ts';
import { askerOf, completeLogged } from './log.ts';
import { promptFor } from './prompts.ts';
import { personalIn, Redaction } from './redaction.ts';
import { rememberedAnswer, rememberedQuestion } from './remembered.ts';
import { wholeWords } from './whole-words.ts';

const MOST_ROUNDS = 8;
const MOST_CALLS = 20;
const MOST_MILLISECONDS = 60_000;
const MOST_SOURCES = 100;
const MOST_PROPOSALS = 20;
const MOST_BODY = 900_000;
/** A text up to this length is cleaned for each of its words. */
const SHORT_TEXT = 500;

interface Options {
  chat_id: string;
  /** Earlier messages of the conversation, oldest first. */
  history: readonly RememberedMessage[];
  send: (event: AnswerEvent) => void;
  /** Aborts when the person has left. */
  signal: AbortSignal;
}

/** A message of the conversation with the model, with real names; they are replaced when it is sent. */
type Said =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; calls?: { id: string; name: string; input: unknown }[] }
  | { role: 'tool'; tool_call_id: string; result: unknown };

/** The budget of the month ended while a model was answering. */
export class BudgetEnded extends Error {
  /** The proposals that the model has made until then, which wait for the person. */
  readonly proposal_ids: readonly string[];
  constructor(proposal_ids: readonly string[]) {
    super("The company's budget for the model is used up for this month.");
    this.proposal_ids = proposal_ids;
  }
}

/** Lets a model answer with the tools of the caller. @throws ModelError, Refusal, BudgetEnded */
export async function answerByModel(
  caller: Caller,
  model: ChosenModel,
  question: Question,
  { chat_id, history, send, signal }: Options,
): Promise<NewMessage> {
  const { kernel, request } = caller;
  const { actor } = request;
  const redaction = new Redaction(model);
  // Names in earlier answers are known from the records that these were made of.
  redaction.learn(history.map(({ personal }) => personal));
  const numbered = new Sources();
  const tools: ToolUse[] = [];
  const proposal_ids: string[] = [];
  const { system, prompt } = await promptFor(kernel, question.task ?? 'answer', {
    question: question.text,
    page: question.about ?? 'none',
    today: dateInZone(kernel.clock.now(), actor.timezone),
    view: actor.mode,
  });
  const said: Said[] = [
    { role: 'system', content: system },
    ...history.map(
      (message): Said =>
        message.author === 'person'
          ? { role: 'user', content: rememberedQuestion(message) }
          : { role: 'assistant', content: rememberedAnswer(message) },
    ),
    { role: 'user', content: prompt },
  ];
  const clean = (text: string) => {
    const isKnown = (number: number) => numbered.list.length >= number && number > 0;
    // Restored values are texts of records, which are cleaned as well.
    return cleanAnswer(redaction.restore(cleanAnswer(text, isKnown)), isKnown);
  };
  const ends = Date.now() + MOST_MILLISECONDS;
  let text = '';
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    if (!(await inTransaction(kernel, request, hasBudget))) throw new BudgetEnded(proposal_ids);
    const mayCall = round < MOST_ROUNDS && tools.length < MOST_CALLS;
    const body = bodyOf(said, { model, redaction, tools: mayCall ? modelTools(actor) : [] });
    const timeout = ends - Date.now();
    if (timeout <= 0) throw new ModelError('The model took too long to answer. Try a shorter question.', 'timeout');
    let sent = '';
    let cleanedUntil = 0;
    const turn = await completeLogged(askerOf(caller), model, body, {
      chat_id,
      signal,
      timeout,
      onText: (soFar) => {
        // Each word cleans the whole text again, so a long text is shown in larger steps.
        const start = performance.now();
        if (soFar.length > SHORT_TEXT && start < cleanedUntil) return;
        const shown = clean(wholeWords(soFar));
        const end = performance.now();
        cleanedUntil = end + 10 * (end - start);
        if (!shown.startsWith(sent) || shown === sent) return;
        send({ type: 'text', text: shown.slice(sent.length) });
        sent = shown;
      },
    });
    text = turn.text;
    if (turn.calls.length === 0 || !mayCall) break;
    const calls = turn.calls.map((call) => ({ ...call, input: inputOf(call, redaction) }));
    said.push({ role: 'assistant', content: redaction.restore(text), calls });
    for (const call of calls) {
      if (signal.aborted) throw new ModelError('The question was stopped.', 'timeout');
      const result =
        tools.length < MOST_CALLS
          ? await runCall(caller, call, { numbered, tools, proposal_ids, send })
          : { error: 'No more tools can be used for this question.' };
      said.push({ role: 'tool', tool_call_id: call.id, result });
    }
  }
  const answer = withHonesty(clean(text), { usedTools: tools.length > 0 });
  return {
    chat_id,
    author: 'model',
    text: answer,
    about: question.about ?? null,
    sources: numbered.list.filter(({ number }) => answer.includes(`[${number}]`)),
    tools,
    proposal_ids,
    follow_ups: followUps(tools, question.text),
    reading: null,
    personal: personalIn(said),
  };
}

/** The sources of all tools of one question, numbered through. */
class Sources {
  readonly list: NumberedSource[] = [];

  add(source: Source): number | null {
    const known = this.list.find(({ to }) => to === source.to);
    if (known) return known.number;
    if (this.list.length >= MOST_SOURCES || source.to.length > 300) return null;
    const number = this.list.length + 1;
    this.list.push({ number, kind: source.kind, title: source.title.slice(0, 300), to: source.to });
    return number;
  }
}

interface Uses {
  numbered: Sources;
  tools: ToolUse[];
  proposal_ids: string[];
  send: (event: AnswerEvent) => void;
}

/** Runs one tool. A refusal is an answer for the model, and counts like any other call. */
async function runCall(
  caller: Caller,
  { name, input }: { name: string; input: unknown },
  { numbered, tools, proposal_ids, send }: Uses,
): Promise<unknown> {
  const offered = modelTools(caller.request.actor).find((tool) => tool.name === name);
  // A name that the model invented is not shown.
  const use = { name: offered?.name ?? 'unknown', label: offered?.label ?? 'Unknown tool', input: inWords(input) };
  const refused = (message: string) => {
    tools.push({ ...use, state: 'refused', refusal: message });
    send({ type: 'tool', name: use.name, label: use.label, state: 'refused' });
    return { error: message };
  };
  if (!offered) return refused('There is no such tool.');
  if (input === undefined) return refused('The arguments are not valid JSON.');
  if (offered.proposes && proposal_ids.length >= MOST_PROPOSALS)
    return refused('There are too many proposals already.');
  send({ type: 'tool', name: use.name, label: use.label, state: 'running' });
  try {
    const run = await runTool(caller, name, input, 'chat');
    const { answer, proposal_id } = run;
    if (proposal_id) proposal_ids.push(proposal_id);
    tools.push({ ...use, state: 'done', refusal: null });
    send({ type: 'tool', name: use.name, label: use.label, state: 'done' });
    return {
      ...toolResult(run, (at) => numbered.add(answer.sources[at]!)),
      ...(proposal_id && { proposed: 'The person sees a card and decides. Nothing has happened yet.' }),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(error.message);
  }
}

/** The arguments with real values; undefined when they cannot be read. */
function inputOf({ arguments: given }: ModelCall, redaction: Redaction): unknown {
  try {
    return redaction.restore(JSON.parse(given.trim() || '{}') as unknown);
  } catch {
    return undefined;
  }
}

/** "kind opportunities, status open" */
function inWords(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  return Object.entries(input)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
    .slice(0, 200);
}

interface Sending {
  model: ChosenModel;
  redaction: Redaction;
  tools: ReturnType<typeof modelTools>;
}

/** The request as it is sent. @throws Refusal when it is too long */
function bodyOf(said: readonly Said[], { model, redaction, tools }: Sending): string {
  redaction.learn(said);
  const body = JSON.stringify({
    model: model.name,
    stream: true,
    stream_options: { include_usage: true },
    messages: said.map((one) => wireOf(one, redaction)),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, about, input }) => ({
        type: 'function',
        function: { name, description: about, parameters: input },
      })),
    }),
  });
  if (body.length > MOST_BODY) throw new Refusal(422, 'This question needs too many records. Ask for less at once.');
  return body;
}

function wireOf(one: Said, redaction: Redaction): object {
  switch (one.role) {
    case 'system':
      return one;
    case 'user':
      return { role: 'user', content: redaction.redactText(one.content) };
    case 'tool':
      return {
        role: 'tool',
        tool_call_id: one.tool_call_id,
        content: JSON.stringify(fitted(redaction.redact(one.result))),
      };
    case 'assistant':
      return {
        role: 'assistant',
        content: redaction.redactText(one.content),
        ...(one.calls && {
          tool_calls: one.calls.map(({ id, name, input }) => ({
            id,
            type: 'function',
            function: { name, arguments: JSON.stringify(redaction.redact(input ?? {})) },
          })),
        }),
      };
  }
}

const NEXT: Readonly<Record<string, string>> = {
  query: 'And compared with last year?',
  search: 'Which of these need attention first?',
  read: 'What should I do next about this?',
};

function followUps(tools: readonly ToolUse[], question: string): string[] {
  const used = tools.filter(({ state }) => state === 'done').map(({ name }) => NEXT[name]);
  const offered = [...used, 'What is waiting for me?'].filter((text) => text !== undefined);
  return [...new Set(offered)].filter((text) => text !== question.trim()).slice(0, 3);
}
