import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { sampleFailedJob } from './sample.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const fail = () => company.within(sampleFailedJob);

test('administrators try failed work again or dismiss it, once', async () => {
  const [first, second] = [await fail(), await fail()];
  const step = async (id: string, name: string, person = company.owner) =>
    (await person.request('POST', `/failed_jobs/${id}/${name}`, {})).statusCode;
  expect(await step(first, 'retry', await company.member('finance'))).toBe(403);
  expect([await step(first, 'retry'), await step(first, 'retry')]).toEqual([204, 404]);
  expect([await step(second, 'dismiss'), await step(second, 'retry')]).toEqual([204, 404]);
  const ran: unknown[] = [];
  await runWaiting(world, { 'failed-jobs.probe': async (_job, { n }) => void ran.push(n) });
  expect(ran).toEqual([1, 2]);
});
