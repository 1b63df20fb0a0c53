import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { createWorld, type World } from '../testing/world.ts';
import { tidy } from './tidy.ts';
import { dispatch } from './worker.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const inSystem = <T>(sql: string, values: unknown[] = []) =>
  world.kernel.system.unscoped((tx) => tx.rows<T & Record<string, unknown>>(sql, values));

test('keys of requests and what everybody was told of go after a week; what nobody was told of yet stays', async () => {
  const company = await world.company();
  const create = (key: string) =>
    company.owner.request('POST', '/partner_types', { name: key }, { 'idempotency-key': key });
  for (const key of ['old', 'new']) expect((await create(key)).statusCode).toBe(201);
  const aWeekAgo = new Date(world.clock.now().getTime() - 8 * 86_400_000);
  await inSystem("update idempotency_records set created_at = $1 where key = 'old'", [aWeekAgo]);

  const [told, fresh, untold] = [newId(), newId(), newId()];
  const announce = (id: string) => company.within((call) => call.announce('probe.done', id));
  const age = (id: string) => inSystem('update outbox_events set occurred_at = $2 where ref_id = $1', [id, aWeekAgo]);
  const left = async () => {
    await tidy(world.kernel);
    const rows = await inSystem<{ ref_id: string }>(
      "select ref_id from outbox_events where topic = 'probe.done' order by seq",
    );
    return rows.map(({ ref_id }) => ref_id);
  };
  await announce(told);
  await announce(fresh);
  await age(told);
  // Nothing goes while something that began before is still running, anywhere on the server.
  const afterTelling = async () => {
    while ((await dispatch(world.kernel, new Map())) > 0);
    return left();
  };
  await expect.poll(afterTelling, { timeout: 30_000 }).toEqual([fresh]);
  await announce(untold);
  await age(untold);
  expect(await left()).toEqual([fresh, untold]);

  const keys = await inSystem<{ key: string }>('select key from idempotency_records where organization_id = $1', [
    company.id,
  ]);
  expect(keys.map(({ key }) => key)).toEqual(['new']);
  expect((await create('new')).json()).toMatchObject({ name: 'new' });
});
