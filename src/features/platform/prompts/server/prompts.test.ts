import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Prompt, PromptVersion, TestResult } from '../schema.ts';

let world: World;
let root: Person;
let acme: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  root = await world.person('root@tandem.test', 'Ruth Root');
  acme = await world.company('Acme');
});
afterAll(() => world.close());

let made = 0;
/** A prompt with a draft that can be published. */
async function prompt(): Promise<Prompt> {
  made += 1;
  const row = await root.post<Prompt>('/prompts', {
    key: `assistant.answer_${made}`,
    description: 'Answers a partner',
    template: 'Answer {{question}}',
    model: 'any-model',
  });
  await draft(row.id, {
    variables: [{ name: 'question', description: '', is_required: true }],
    tests: [
      {
        name: 'names the question',
        values: { question: 'When am I paid?' },
        about: 'prompt',
        assertions: [{ kind: 'equals', value: 'Answer When am I paid?' }],
      },
    ],
  });
  return row;
}
async function draft(id: string, body: object) {
  const answer = await root.request('PUT', `/prompts/${id}/draft`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PromptVersion>();
}
const publish = (id: string, note: string | null = null) =>
  root.post<PromptVersion[]>(`/prompts/${id}/publish`, { note });

test('shows prompts to super admins only', async () => {
  const { id } = await prompt();
  for (const path of ['/prompts', `/prompts/${id}`, `/prompts/${id}/versions`]) {
    expect((await acme.owner.request('GET', path)).statusCode).toBe(404);
  }
});

test('creates a prompt with a draft and shows it in the list', async () => {
  const { id, key } = await prompt();
  const [row] = await root.get<Prompt[]>(`/prompts?key=${key}`);
  expect(row).toMatchObject({ id, has_draft: true, version_count: 1, published_number: null });
  const twice = await root.request('POST', '/prompts', { key, description: 'x', template: 'x', model: 'x' });
  expect([twice.statusCode, twice.json().errors]).toEqual([409, { key: ['is already taken'] }]);
});

test('runs tests on the rendered text and reports failures', async () => {
  const { id } = await prompt();
  expect(await root.post<TestResult[]>(`/prompts/${id}/versions/1/test`)).toEqual([
    { name: 'names the question', passed: true, rendered: 'Answer When am I paid?', failures: [] },
  ]);
  await draft(id, { template: 'Say nothing about {{question}}' });
  expect(await root.post<TestResult[]>(`/prompts/${id}/versions/1/test`)).toMatchObject([
    { passed: false, failures: ['The text is different.'] },
  ]);
});

test('publishes only drafts without problems whose tests pass', async () => {
  const { id } = await prompt();
  await draft(id, { template: 'Answer {{question}} for {{partner}}' });
  const undeclared = await root.request('POST', `/prompts/${id}/publish`, {});
  expect([undeclared.statusCode, undeclared.json().errors]).toEqual([
    422,
    { template: ['{{partner}} is not a declared variable.'] },
  ]);
  await draft(id, { template: 'Reply to {{question}}' });
  const failing = await root.request('POST', `/prompts/${id}/publish`, {});
  expect([failing.statusCode, failing.json().errors]).toEqual([
    422,
    { tests: ['"names the question" fails: The text is different.'] },
  ]);
  await draft(id, { template: 'Answer {{question}}' });
  expect((await publish(id, 'First words'))[0]).toMatchObject({ state: 'published', note: 'First words' });
});

test('starts a new draft after a published version instead of editing it', async () => {
  const { id } = await prompt();
  await publish(id);
  const next = await draft(id, { model: 'another-model' });
  expect(next).toMatchObject({ number: 2, state: 'draft', template: 'Answer {{question}}', model: 'another-model' });
  const [, first] = await root.get<PromptVersion[]>(`/prompts/${id}/versions`);
  expect(first).toMatchObject({ number: 1, state: 'published', model: 'any-model' });
  await expect(
    world.kernel.system.unscoped((tx) =>
      tx.run(sql`update prompt_versions set template = 'x' where id = ${first!.id}`),
    ),
  ).rejects.toThrow('never edited');
});

test('publishes an earlier version on rollback and keeps the draft', async () => {
  const { id } = await prompt();
  await publish(id);
  await draft(id, { model: 'worse-model' });
  await publish(id);
  await draft(id, { model: 'idea' });
  const versions = await root.post<PromptVersion[]>(`/prompts/${id}/rollback`, { number: 1, note: 'It was better' });
  expect(versions.map(({ number, state }) => [number, state])).toEqual([
    [3, 'draft'],
    [2, 'retired'],
    [1, 'published'],
  ]);
  expect(await root.get<Prompt>(`/prompts/${id}`)).toMatchObject({ published_number: 1, published_model: 'any-model' });
  const none = await root.request('POST', `/prompts/${id}/rollback`, { number: 3 });
  expect([none.statusCode, none.json().errors]).toEqual([422, { number: ['must be an earlier version'] }]);
  const log = await root.get<{ action: string }[]>(
    `/operator_events?ref_table=prompts&ref_id=${id}&_sort=at&_order=asc`,
  );
  expect(log.map(({ action }) => action)).toEqual(['created', 'published', 'published', 'rolled back']);
});

test('shows the second editor of a draft the changes of the first', async () => {
  const { id } = await prompt();
  const [{ row_version }] = (await root.get<PromptVersion[]>(`/prompts/${id}/versions`)) as [PromptVersion];
  await draft(id, { model: 'first', row_version });
  const late = await root.request('PUT', `/prompts/${id}/draft`, { model: 'second', row_version });
  expect([late.statusCode, late.json().current.model]).toEqual([409, 'first']);
});
