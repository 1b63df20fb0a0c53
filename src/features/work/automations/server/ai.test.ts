import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { offerModel } from '#server/language-model.ts';
import type { OutgoingRequest } from '#server/outgoing/outgoing.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { Catalog } from '../schema.ts';
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

const answering = (contents: string[]) => {
  const asked: string[] = [];
  const { outgoing } = world.kernel;
  const fake = {
    ...outgoing,
    allowing: () => fake,
    request: async (url: string, { body = '' }: OutgoingRequest = {}) => {
      asked.push(String(body));
      const data = { choices: [{ message: { content: contents.shift() ?? '' } }] };
      return { status: 200, url, headers: {}, bytes: Buffer.alloc(0), text: () => '', json: () => data };
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
  const company = await world.company();
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
});

test('the step is only offered while a model is configured', async () => {
  const { owner } = await world.company();
  const kinds = async () => (await owner.get<Catalog>('/automations/catalog')).steps.map(({ kind }) => kind);
  expect(await kinds()).toContain('ai');
  offerModel(null);
  expect(await kinds()).not.toContain('ai');
  const { problems } = await owner.post<{ problems: { text: string }[] }>('/automations/check', { definition: flow });
  expect(problems.map(({ text }) => text)).toContain('This step does not exist here.');
});
