import { expect, test } from 'vitest';
import { runWaiting } from './jobs.ts';
import { createWorld, type World } from './world.ts';

const queueIn = async (world: World) => {
  const company = await world.company();
  await company.within((call) => call.enqueue('tests.note', { of: company.id }));
  return company.id;
};

test('runs the jobs of the file’s own companies, and drops those of earlier files', async () => {
  const earlier = await createWorld();
  await queueIn(earlier);
  await earlier.close();
  const world = await createWorld();
  expect(world.database).toBe(earlier.database);
  const id = await queueIn(world);
  const ran: unknown[] = [];
  const handlers = { 'tests.note': async (_job: object, { of }: { of?: unknown }) => void ran.push(of) };
  expect(await runWaiting(world, handlers)).toBe(1);
  expect(ran).toEqual([id]);
  expect(await runWaiting(earlier, handlers)).toBe(0);
  await world.close();
});
