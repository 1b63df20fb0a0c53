import type { Runner } from 'graphile-worker';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';
import type { PoolName } from './pools.ts';
import { keepQueue } from './queue.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A runner that works until it is failed, and whose stop ends only if it is told to. */
function runnerOf(stop: () => Promise<void>) {
  const { promise, reject } = Promise.withResolvers<void>();
  return { runner: { promise, stop } as unknown as Runner, fail: () => reject(new Error('its connection is lost')) };
}

test('starts again although a runner that had begun never stops and another never begins', async () => {
  const begun: PoolName[] = [];
  const ends = () => Promise.resolve();
  const neverEnds = () => new Promise<void>(() => {});
  const first = runnerOf(ends);
  const begin = vi.fn(async ({ pool }: { pool: PoolName }) => {
    begun.push(pool);
    if (begun.length === 1) return first.runner;
    if (begun.length === 3) return runnerOf(neverEnds).runner;
    if (begun.length === 4) throw new Error('the database is shutting down');
    if (begun.length === 6) return new Promise<Runner>(() => {});
    return runnerOf(ends).runner;
  });
  const queue = await keepQueue(world.database.adminUrl, ['main', 'mail'], {
    begin,
    endJobs: () => {},
    log: { error: () => {} },
  });
  expect(begun).toEqual(['main', 'mail']);
  first.fail();
  await vi.waitFor(() => expect(begun).toHaveLength(8), { timeout: 25_000, interval: 50 });
  expect(begun.slice(6)).toEqual(['main', 'mail']);
  await queue.stop();
}, 40_000);
