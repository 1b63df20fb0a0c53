import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import type { AutomationSubject } from '#server/extension-points/automations.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Definition } from '../definition.schema.ts';
import type { NewEndpoint } from '../endpoints.schema.ts';
import type { NewHook } from '../hooks.schema.ts';
import type { Problem } from '../schema.ts';
import { fillForModel } from './for-model.ts';
import { pickValues, readSubject } from './subject.ts';
import { goLive, runsOf, settle, step } from './testing/flow.ts';
import { Receiver } from './testing/receiver.ts';

let world: World;
let company: Company;
let owner: Person;
let receiver: Receiver;
let endpoint: NewEndpoint;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
  company = await world.company();
  owner = company.owner;
  receiver = new Receiver(world);
  endpoint = await owner.post<NewEndpoint>('/automation_endpoints', {
    name: 'Warehouse',
    address: 'https://api.example/v2',
  });
});
beforeEach(() => receiver.clear());
afterAll(() => {
  receiver.close();
  return world.close();
});

const is = (field: string, value: string | boolean) => ({ any: [{ all: [{ field, op: 'eq' as const, value }] }] });
const task = (title: string) =>
  step(title.toLowerCase().replaceAll(/\W/g, ''), 'task', { title, days: 1, to: 'owner' });

/** Received data, the record that it names, and an answer of another system. */
const definition = (): Definition => ({
  trigger: { kind: 'webhook', fields: [{ name: 'domain', path: 'domain', kind: 'text' }] },
  steps: [
    step('find', 'find_accounts', { field: 'domain', value: '{{hook.domain}}', if_none: 'continue' }),
    step(
      'ask',
      'http',
      {
        endpoint_id: endpoint.id,
        method: 'POST',
        path: '/tiers',
        body: '{"name": "{{step.find.name|unknown}}", "domain": "{{hook.domain}}"}',
      },
      { outputs: [{ name: 'tier', path: 'tier', kind: 'text' }] },
    ),
    step(
      'known',
      'branch',
      {},
      {
        when: is('step.find', true),
        // biome-ignore lint/suspicious/noThenProperty: it is data, and nothing awaits a step
        then: [
          step(
            'big',
            'branch',
            {},
            {
              when: {
                any: [
                  { all: [is('step.ask.tier', 'gold').any[0]!.all[0]!, is('step.find.name', 'Nord').any[0]!.all[0]!] },
                ],
              },
              // biome-ignore lint/suspicious/noThenProperty: it is data, and nothing awaits a step
              then: [task('Call {{step.find.name}} ({{step.ask.tier}})')],
              else: [task('Write')],
            },
          ),
        ],
        else: [task('Look for it')],
      },
    ),
  ],
});

async function receive(path: string, domain: string): Promise<void> {
  const answer = await world.app.inject({ method: 'POST', url: path, payload: { domain } });
  expect(answer.statusCode).toBe(204);
  await settle(world);
}

test('texts and branches of a flow without a record use received data, looked up records and answers together', async () => {
  await company.within((call) => sampleAccount(call, { name: 'Nord', domain: 'nord.example' }));
  const { id } = await goLive(owner, definition());
  const { path } = await owner.post<NewHook>(`/automations/${id}/create_hook`, { scheme: 'address' });
  receiver.answer.body = '{"tier": "gold"}';
  await receive(path!, 'NORD.example');
  await receive(path!, 'other.example');
  expect(receiver.sent.map(({ body }) => JSON.parse(body))).toEqual([
    { name: 'Nord', domain: 'NORD.example' },
    { name: 'unknown', domain: 'other.example' },
  ]);
  const done = { status: 'succeeded', error: null };
  expect(await runsOf(owner, id)).toMatchObject([done, done]);
  const titles = (await owner.get<{ title: string }[]>('/tasks')).map(({ title }) => title);
  expect(titles.sort()).toEqual(['Call Nord (gold)', 'Look for it']);
});

test('only records that a step gives have values, and a flow does not start by them', async () => {
  const problemsOf = async (change: (flow: Definition) => void) => {
    const flow = definition();
    change(flow);
    const { problems } = await owner.post<{ problems: Problem[] }>('/automations/check', { definition: flow });
    return problems.map(({ step: at, text }) => `${at}: ${text}`);
  };
  expect(await problemsOf(() => {})).toEqual([]);
  expect(
    await problemsOf(({ steps }) => {
      steps[1]!.params.body = '{"name": "{{step.find.secret}} {{step.gone.name}}"}';
    }),
  ).toEqual([
    'ask: The placeholder {{step.find.secret}} does not exist.',
    'ask: The placeholder {{step.gone.name}} does not exist.',
  ]);
  expect(
    await problemsOf((flow) => {
      flow.when = is('step.find', true);
    }),
  ).toEqual(['when: A condition asks for a field that does not exist here.']);
});

test('a text for a model has fields of looked up records, but no data of other systems', async () => {
  const account = await company.within(async (call) => {
    const id = await sampleAccount(call, { name: 'Süd', domain: 'sued.example', industry: 'Banks' });
    return (await readSubject(call, 'accounts', id))!;
  });
  const values = new Map([
    ['hook.email', 'ada@sued.example'],
    ['step.ask.token', 'token of another system'],
    // The step had an answer in an earlier version of the flow, and finds no record now.
    ['step.gone.token', 'old token'],
    ['step.find.industry', 'Banks'],
    ['step.find.token', 'token of an earlier version'],
    ['step.ask', 'yes'],
  ]);
  const results = new Map<string, AutomationSubject | null>([
    ['find', account],
    ['gone', null],
  ]);
  const text = [...values.keys()].map((key) => `{{${key}}}`).join('|');
  expect(fillForModel(text, values, null, results).text).toBe('|||Banks||yes');
});

test('values of looked up records are picked with their label and type', async () => {
  const account = await company.within(async (call) => {
    const id = await sampleAccount(call, { name: 'West', domain: 'west.example', employees: 40 });
    return (await readSubject(call, 'accounts', id))!;
  });
  const texts = new Map([['step.find.employees', '40']]);
  const keys = ['step.find.employees', 'step.find.secret', 'step.ask.employees', 'step.gone.employees'];
  const results = new Map([
    ['find', account],
    ['gone', null],
  ]);
  expect(pickValues(keys, null, texts, { 'step.ask.employees': 7 }, results)).toEqual([
    { key: 'step.find.employees', label: 'Employees', text: '40', value: 40 },
    { key: 'step.ask.employees', label: 'Employees', text: '', value: 7 },
  ]);
});
