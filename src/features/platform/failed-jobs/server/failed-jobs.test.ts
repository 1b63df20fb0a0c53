import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const fail = (title: string) =>
  company.within((call) =>
    call.one<{ id: string }>(
      `insert into failed_jobs (organization_id, task, title, reason, payloads) values ($1, 'failed-jobs.probe', $2, 'The list is gone', '[{"n": 1}, {"n": 2}]') returning id`,
      [call.organization_id, title],
    ),
  );

test('administrators try failed work again or dismiss it, once', async () => {
  const [first, second] = [await fail('A list was not read.'), await fail('An email was not sent.')];
  const step = async (id: string, name: string, person = company.owner) =>
    (await person.request('POST', `/failed_jobs/${id}/${name}`, {})).statusCode;
  expect(await step(first.id, 'retry', await company.member('finance'))).toBe(403);
  expect([await step(first.id, 'retry'), await step(first.id, 'retry')]).toEqual([204, 404]);
  expect([await step(second.id, 'dismiss'), await step(second.id, 'retry')]).toEqual([204, 404]);
  const ran: unknown[] = [];
  await runWaiting(world, { 'failed-jobs.probe': async (_job, { n }) => void ran.push(n) });
  expect(ran).toEqual([1, 2]);
});
