import { afterAll, beforeAll, expect, test } from 'vitest';
import { dispatch, jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { profileJobs } from './jobs.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const count = (table: string) =>
  world.kernel.system.unscoped(async (tx) => (await tx.rows(`select from ${table}`)).length);
const age = (days: number) =>
  world.kernel.system.unscoped(async (tx) => {
    const then = new Date(world.clock.now().getTime() - days * 86_400_000);
    await tx.run('update outbox_events set occurred_at = $1', [then]);
    await tx.run('update idempotency_records set created_at = $1', [then]);
  });
const tidy = async () => profileJobs['profile.tidy']!(await jobFor(world.kernel, company.id), {});

test('what everybody was told goes after a week, kept answers after a month, and what nobody heard yet stays', async () => {
  const key = { 'idempotency-key': 'once' };
  const make = () => company.owner.request('POST', '/partner_types', { name: 'Once' }, key);
  const { id } = (await make()).json();
  await age(8);
  await tidy();
  expect(await count('outbox_events')).toBeGreaterThan(0);
  expect((await make()).json()).toMatchObject({ id });
  await expect.poll(() => dispatch(world.kernel, new Map()), { timeout: 5_000 }).toBe(0);
  await age(6);
  await tidy();
  expect(await count('outbox_events')).toBeGreaterThan(0);
  await age(31);
  await expect
    .poll(async () => {
      await tidy();
      return count('outbox_events');
    })
    .toBe(0);
  expect(await count('idempotency_records')).toBe(0);
});
