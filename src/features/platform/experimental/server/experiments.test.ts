import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Experiment, Feedback } from '../schema.ts';

let world: World;
let root: Person;
let acme: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  root = await world.person('root@tandem.test', 'Ruth Root');
  acme = await world.company('Acme');
});
afterAll(() => world.close());

async function goKeys(): Promise<Experiment> {
  return (await root.get<Experiment[]>('/experiments')).find(({ key }) => key === 'go_keys')!;
}
const switchFor = async (body: object) => root.request('PUT', `/feature_flags/${(await goKeys()).id}/overrides`, body);

test('lists modules marked experimental only', async () => {
  expect((await root.get<Experiment[]>('/experiments')).map(({ key }) => key)).toEqual(['go_keys']);
  expect((await acme.owner.request('GET', '/experiments')).statusCode).toBe(404);
});

test('limits an experiment to super admins until it is turned on for a company', async () => {
  expect(await goKeys()).toMatchObject({ is_on: false, is_on_for_me: true, is_switched_for_me: false, companies: 0 });
  expect((await acme.owner.get<{ flags: object }>('/session')).flags).toMatchObject({ go_keys: false });
  const early = await acme.owner.request('PUT', '/experiment_feedback/go_keys', { verdict: 'keep' });
  expect(early.statusCode).toBe(404);
  await switchFor({ kind: 'organization', target: acme.id, is_on: true });
  expect((await acme.owner.get<{ flags: object }>('/session')).flags).toMatchObject({ go_keys: true });
  expect(await goKeys()).toMatchObject({ companies: 1 });
});

test('accepts feedback from everyone who has it, and replaces earlier feedback', async () => {
  const say = (person: Person, verdict: string, text?: string) =>
    person.request('PUT', '/experiment_feedback/go_keys', { verdict, text });
  expect((await say(acme.owner, 'drop', 'My fingers hurt')).statusCode).toBe(204);
  expect((await say(await acme.member('read_only'), 'keep')).statusCode).toBe(204);
  expect((await say(acme.owner, 'change', 'Better on h')).statusCode).toBe(204);
  expect((await goKeys()).verdicts).toEqual({ keep: 1, change: 1, drop: 0 });
  const feedback = await root.get<Feedback[]>(`/experiments/${(await goKeys()).id}/feedback`);
  expect(feedback[0]).toMatchObject({ verdict: 'change', text: 'Better on h', company: 'Acme' });
});

test('rejects feedback on a module that is not experimental', async () => {
  expect((await acme.owner.request('PUT', '/experiment_feedback/payouts', { verdict: 'keep' })).statusCode).toBe(404);
});

test('lets a super admin turn an experiment off for themselves', async () => {
  await switchFor({ kind: 'user', target: root.user_id, is_on: false });
  expect(await goKeys()).toMatchObject({ is_on_for_me: false, is_switched_for_me: true });
});
