import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { createWorld, type World } from '../testing/world.ts';
import { retryDeadlocks } from './deadlock.ts';
import { sql } from './sql.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('retries the deadlock victim so that both succeed', async () => {
  const company = await world.company();
  const partners = await company.within(async (call) => [await samplePartner(call), await samplePartner(call)]);
  const bothHold = Promise.withResolvers<void>();
  let begun = 0;
  const renamed = ([first, second]: readonly string[], city: string) =>
    retryDeadlocks(() =>
      company.within(async (call) => {
        const rename = (id: string) => call.run(sql`update partners set city = ${city} where id = ${id}`);
        await rename(first!);
        if (++begun === 2) bothHold.resolve();
        await bothHold.promise;
        await rename(second!);
      }),
    );
  await Promise.all([renamed(partners, 'Bonn'), renamed(partners.toReversed(), 'Bern')]);
  expect(begun).toBeGreaterThan(2);
});

test('does not retry other errors', async () => {
  let tries = 0;
  const failing = retryDeadlocks(async () => {
    tries++;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(tries).toBe(1);
});
