import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Outgoing, StreamedResponse } from '#server/outgoing/outgoing.ts';
import { offerModel } from '#server/settings/language-model.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { goLive, runsOf, settle, step, stepsOf, whenPartnerAdded } from './testing/flow.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({
    own: true,
    env: { TANDEM_MODEL_URL: 'https://models.test/v1', TANDEM_MODEL_NAME: 'small', TANDEM_MODEL_KEY: 'key' },
  });
  await world.switchEverythingOn();
});
afterAll(async () => {
  offerModel(null);
  await world.close();
});

/** A company whose administrator turned on the model. */
async function companyWithModel(): Promise<Company> {
  const company = await world.company();
  await company.owner.patch('/assistant_settings', { is_model_on: true });
  return company;
}

interface Log {
  user_name: string;
  body: string;
  tokens: number;
  status: string;
}
const logOf = ({ owner }: Company) => owner.get<Log[]>('/assistant_requests?_sort=sent_at&_order=desc');

/** A model that gives these answers, or refuses with a status. @returns what it was asked */
const answering = (contents: (string | number)[]) => {
  const asked: string[] = [];
  const { outgoing } = world.kernel;
  const fake: Outgoing = {
    ...outgoing,
    allowing: () => fake,
    stream: async (_url, { body = '' }, read) => {
      asked.push(String(body));
      const content = contents.shift() ?? '';
      const data = { choices: [{ message: { content }, finish_reason: 'stop' }], usage: { total_tokens: 70 } };
      const answer = {
        status: typeof content === 'number' ? content : 200,
        headers: { 'content-type': 'application/json' },
        chunks: (async function* () {
          yield Buffer.from(JSON.stringify(data));
        })(),
      };
      return read(answer as StreamedResponse);
    },
  };
  Object.assign(world.kernel, { outgoing: fake });
  return asked;
};

const flow = whenPartnerAdded([
  step('ask', 'ai', { prompt: 'Is {{record.name}} a bank?', answer: 'yes_no' }),
  step(
    'b',
    'branch',
    {},
    {
      when: { any: [{ all: [{ field: 'step.ask', op: 'in', value: ['yes'] }] }] },
      // biome-ignore lint/suspicious/noThenProperty: it is data, and nothing awaits a step
      then: [step('y', 'update', { field: 'manager_name', value: 'Bank: {{step.ask}}' })],
      else: [step('n', 'update', { field: 'manager_name', value: 'Other' })],
    },
  ),
]);

test('an AI step has a typed answer, which texts and branches use', async () => {
  const company = await companyWithModel();
  const { id } = await goLive(company.owner, flow);
  const asked = answering(['Sure! {"answer": "Yes"}', 'I refuse to answer.', '{"answer": "no"}']);
  const bank = await company.within((call) => samplePartner(call, { name: 'First Bank' }));
  await settle(world);
  expect(await company.owner.get(`/partners/${bank}`)).toMatchObject({ manager_name: 'Bank: yes' });
  expect(asked[0]).toContain('Is First Bank a bank?');
  // A text of the wrong type is no answer: the model is asked again.
  const shop = await company.within((call) => samplePartner(call, { name: 'Corner Shop' }));
  await settle(world);
  expect(await company.owner.get(`/partners/${shop}`)).toMatchObject({ manager_name: 'Other' });
  const [run] = await runsOf(company.owner, id);
  expect(await stepsOf(company.owner, run!.id)).toMatchObject([{ output: { answer: 'yes' } }, {}, {}]);
  // Each question is in the log of the company and counts toward its budget.
  const log = await logOf(company);
  expect(log.map(({ status, tokens }) => [status, tokens])).toEqual(asked.map(() => ['answered', 70]));
  expect(log[0]).toMatchObject({ user_name: expect.stringMatching(/^Automation “/), body: asked.at(-1) });
  expect(await company.owner.get('/assistant_settings')).toMatchObject({ used_tokens: 70 * asked.length });
});

test('people are placeholders for the model, notes stay, and the answer has the names again', async () => {
  const company = await companyWithModel();
  await goLive(
    company.owner,
    whenPartnerAdded([
      step('ask', 'ai', {
        prompt:
          'Who manages {{record.name}}? {{record.manager_name}}, phone {{record.phone}}, owner {{owner.name}}, notes: {{record.internal_notes}}.',
        answer: 'text',
      }),
      step('say', 'update', { field: 'manager_name', value: 'Managed by {{step.ask}}' }),
    ]),
  );
  const asked = answering(['{"answer": "[person 2]"}']);
  const partner = await company.within((call) =>
    samplePartner(call, {
      name: 'Alder',
      manager_name: 'Ann Quill',
      phone: '+49 30 1234567',
      internal_notes: 'They owe us money.',
      owner_user_id: company.owner.user_id,
    }),
  );
  await settle(world);
  expect(asked[0]).toContain('Who manages Alder? [person 2], phone [phone 1], owner [person 1], notes: .');
  expect(asked[0]).not.toMatch(/Quill|1234567|owe us/);
  expect(await company.owner.get(`/partners/${partner}`)).toMatchObject({ manager_name: 'Managed by Ann Quill' });
});

test('without a model or a budget the step fails with the reason, and nothing is sent or counted', async () => {
  const company = await companyWithModel();
  const { id } = await goLive(company.owner, flow);
  const asked = answering([]);
  for (const [patch, reason] of [
    [{ monthly_tokens: 0 }, 'budget'],
    [{ is_model_on: false }, 'turned off'],
  ] as const) {
    await company.owner.patch('/assistant_settings', patch);
    await company.within((call) => samplePartner(call, {}));
    await settle(world);
    const runs = await runsOf(company.owner, id);
    expect(runs).toContainEqual(expect.objectContaining({ status: 'failed', error: expect.stringContaining(reason) }));
  }
  expect([asked, await logOf(company)]).toEqual([[], []]);
});

test('a server that refuses costs nothing', async () => {
  const company = await companyWithModel();
  const { id } = await goLive(company.owner, flow);
  answering([401]);
  await company.within((call) => samplePartner(call, {}));
  await settle(world);
  expect((await runsOf(company.owner, id))[0]).toMatchObject({ status: 'failed' });
  expect(await logOf(company)).toMatchObject([{ status: 'failed', tokens: 0 }]);
  expect(await company.owner.get('/assistant_settings')).toMatchObject({ used_tokens: 0 });
});

test('a flow cannot go live with the step before the company turns on a model', async () => {
  const { owner } = await world.company();
  const { problems } = await owner.post<{ problems: { text: string }[] }>('/automations/check', { definition: flow });
  expect(problems.map(({ text }) => text).join()).toContain('Turn on a language model');
});
