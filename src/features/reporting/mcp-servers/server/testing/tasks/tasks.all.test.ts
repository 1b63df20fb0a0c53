import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewApiKey } from '#features/access/api-keys/schema.ts';
import type { AssistantChat, AssistantMessage } from '#features/reporting/assistant-chats/schema.ts';
import {
  type ModelRequest,
  type ModelTurn,
  type ScriptedModel,
  startScriptedModel,
} from '#features/reporting/assistant-chats/server/testing/scripted-model.ts';
import { givenProgram, type Program } from '#features/reporting/dashboards/server/testing/program.ts';
import type { Row } from '#server/db/client.ts';
import type { Person } from '#server/testing/world.ts';
import { Planner, type RunTool } from './planner.ts';
import { renamed } from './renaming.ts';
import { type Lists, type Task, tasks } from './tasks.ts';

/** A model to be measured; without one, the planner solves the tasks. `npm run bench models` sets them. */
const { TANDEM_EVAL_URL: evalUrl, TANDEM_EVAL_MODEL: evalModel, TANDEM_EVAL_KEY: evalKey } = process.env;

let base: string;
let program: Program;
let owner: Person;
let model: ScriptedModel;
let client: Client;
/** The size of each result of a tool. */
const sizes: Record<string, number[]> = {};

beforeAll(async () => {
  model = await startScriptedModel();
  base = `http://127.0.0.1:${await freePort()}`;
  program = await givenProgram({
    TANDEM_BASE_URL: base,
    TANDEM_OUTGOING_ALLOW: evalUrl ? new URL(evalUrl).origin : model.url,
    TANDEM_REQUESTS_PER_PERSON: '0',
  });
  owner = program.company.owner;
  await program.world.app.listen({ host: '127.0.0.1', port: Number(new URL(base).port) });
  const { secret } = await owner.post<NewApiKey>('/api_keys', {
    name: 'Model',
    permissions: ['*:manage'],
    rate_per_minute: 6000,
  });
  client = new Client({ name: 'planner', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${base}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${secret}` } },
    }),
  );
}, 180_000);
afterAll(async () => {
  await client.close();
  await program.world.close();
  await model.close();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

const read = new Map<string, Promise<Row[]>>();
const lists: Lists = (list) => {
  if (!read.has(list)) read.set(list, owner.get<Row[]>(`/${list}?_end=500`));
  return read.get(list)!;
};

/** "@open" and "@any" in a question are the name of such a record. */
async function questionOf({ question }: Task): Promise<string> {
  const open = (await lists('opportunities')).find(({ status }) => status === 'open')!;
  const any = (await lists('contacts'))[0];
  return question.replace('@open', String(open.name)).replace('@any', String(any?.full_name));
}

const byProtocol: RunTool = async (name, input) => {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: input as Row });
  const text = JSON.stringify(structuredContent ?? content);
  sizes[name] = [...(sizes[name] ?? []), text.length];
  return isError ? { answer: {}, error: text } : structuredContent;
};

type Verdict = 'right' | 'wrong' | 'refused';
const plain = (text: string): string => text.replace(/(?<=\d),(?=\d{3})/g, '').toLowerCase();

async function judge(task: Task, answer: string): Promise<Verdict> {
  if (task.rows) {
    const wanted = await task.rows(lists);
    if (wanted.every((text) => plain(answer).includes(plain(text)))) return 'right';
    return /do not know|do not understand|cannot|no such/i.test(answer) ? 'refused' : 'wrong';
  }
  const { url, body } = await task.proposal!(lists);
  const [newest] = await owner.get<Row[]>('/assistant_proposals?status=waiting&_sort=created_at&_order=desc&_end=1');
  if (!newest) return 'refused';
  await owner.post(`/assistant_proposals/${String(newest.id)}/dismiss`, {});
  try {
    expect(newest).toMatchObject({ url, body });
    return 'right';
  } catch {
    return 'wrong';
  }
}

async function verdicts(solve: (question: string) => Promise<string>): Promise<[string, Verdict, string][]> {
  const all: [string, Verdict, string][] = [];
  for (const task of tasks) {
    const question = await questionOf(task);
    const answer = await solve(question);
    all.push([question, await judge(task, answer), answer.slice(0, 300)]);
  }
  return all;
}
const failures = (all: [string, Verdict, string][]) => all.filter(([, verdict]) => verdict !== 'right');

test('there are sixty tasks', () => {
  expect(tasks.length).toBeGreaterThanOrEqual(60);
});

test.skipIf(evalUrl)(
  'one planner solves every task over the Model Context Protocol with what describe tells',
  async () => {
    const planner = new Planner(byProtocol);
    expect(failures(await verdicts((question) => planner.solve(question)))).toEqual([]);
    const most = Object.entries(sizes).map(([name, all]) => `${name} ${Math.max(...all)}`);
    console.log(`Largest results in characters: ${most.join(', ')}`);
    expect(Math.max(...sizes.query!)).toBeLessThan(8_000);
  },
  300_000,
);

test.skipIf(evalUrl)(
  'other names for three kinds and ten fields change no result',
  async () => {
    const planner = new Planner(renamed(byProtocol));
    expect(failures(await verdicts((question) => planner.solve(question)))).toEqual([]);
  },
  300_000,
);

/** The planner as a model: it is run again with the results so far, until it asks for one that is not there. */
async function turnOf({ messages }: ModelRequest): Promise<ModelTurn> {
  const start = messages.findLastIndex(({ role }) => role === 'user');
  const question = messages[start]!.content.split('\n\nOpen page:')[0]!;
  const results = messages.slice(start + 1).filter(({ role }) => role === 'tool');
  let next = 0;
  let call: { name: string; input: object } | undefined;
  const planner = new Planner(async (name, input) => {
    const result = results[next++];
    if (result) return JSON.parse(result.content);
    call = { name, input };
    throw new Error('A call of a tool.');
  });
  try {
    const text = await planner.solve(question);
    // Brackets of JSON go; those of placeholders stay.
    return { text: text.replace(/\[(?=[{\]"])|(?<=[}["])\]|[{}"]/g, ' ') };
  } catch (error) {
    if (!call) throw error;
    return { calls: [call] };
  }
}

async function askModel(question: string): Promise<AssistantMessage> {
  const { id } = await owner.post<AssistantChat>('/assistant_chats');
  const answer = await owner.request('POST', `/assistant_chats/${id}/ask`, { text: question });
  return answer.statusCode === 200
    ? answer.json<AssistantMessage>()
    : ({ text: `I cannot answer: ${answer.body}` } as AssistantMessage);
}

test.skipIf(evalUrl)(
  'the planner solves the tasks as a model of the assistant, by calls in chat completions',
  async () => {
    await owner.patch('/assistant_settings', {
      url: model.url,
      model: 'planner',
      is_model_on: true,
      monthly_tokens: 1e9,
    });
    model.play((request) => turnOf(request));
    const all = await verdicts(async (question) => (await askModel(question)).text);
    expect(failures(all)).toEqual([]);
  },
  300_000,
);

test.runIf(evalUrl)(
  'a model solves the tasks',
  async () => {
    await owner.patch('/assistant_settings', {
      url: evalUrl,
      model: evalModel ?? 'default',
      ...(evalKey && { key: evalKey }),
      is_model_on: true,
      sends_contacts: true,
      monthly_tokens: 1e9,
    });
    const start = performance.now();
    const all = await verdicts(async (question) => (await askModel(question)).text);
    const seconds = Math.round((performance.now() - start) / 1000);
    const { used_tokens } = await owner.get<{ used_tokens: number }>('/assistant_settings');
    const count = (verdict: Verdict) => all.filter(([, one]) => one === verdict).length;
    for (const [question, verdict, answer] of failures(all)) console.log(`${verdict}: ${question}\n  ${answer}`);
    const measures = {
      right: count('right'),
      wrong: count('wrong'),
      refused: count('refused'),
      tokens: used_tokens,
      seconds,
    };
    for (const [measure, value] of Object.entries(measures))
      console.log(
        JSON.stringify({ measure, value, unit: measure === 'tokens' || measure === 'seconds' ? measure : 'tasks' }),
      );
  },
  3_600_000,
);
