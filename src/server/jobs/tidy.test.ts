import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { createWorld, type World } from '../testing/world.ts';
import { dispatch } from './dispatch.ts';
import { tidy } from './tidy.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ own: true });
});
afterAll(() => world.close());

const inSystem = <T>(sql: string, values: unknown[] = []) =>
  world.kernel.system.unscoped((tx) => tx.rows<T & Record<string, unknown>>(sql, values));

test('deletes request keys and sent events after a week, and keeps unsent ones', async () => {
  const company = await world.company();
  const create = (key: string) =>
    company.owner.request('POST', '/partner_types', { name: key }, { 'idempotency-key': key });
  for (const key of ['old', 'new']) expect((await create(key)).statusCode).toBe(201);
  const aWeekAgo = new Date(world.clock.now().getTime() - 8 * 86_400_000);
  await inSystem("update idempotency_records set created_at = $1 where key = 'old'", [aWeekAgo]);

  const [delivered, fresh, undelivered] = [newId(), newId(), newId()];
  const announce = (id: string) => company.within((call) => call.announce('probe.done', id));
  const age = (id: string) => inSystem('update outbox_events set occurred_at = $2 where ref_id = $1', [id, aWeekAgo]);
  const left = async () => {
    await tidy(world.kernel);
    const rows = await inSystem<{ ref_id: string }>(
      'select ref_id from outbox_events where ref_id = any($1) order by seq',
      [[delivered, fresh, undelivered]],
    );
    return rows.map(({ ref_id }) => ref_id);
  };
  await announce(delivered);
  await announce(fresh);
  await age(delivered);
  // Events are kept while an older transaction is running in any database of the cluster. The reader learns that it
  // ended with the next event.
  const afterTelling = async () => {
    await announce(newId());
    while ((await dispatch(world.kernel, new Map())) > 0);
    return left();
  };
  await expect.poll(afterTelling, { timeout: 60_000 }).toEqual([fresh]);
  await announce(undelivered);
  await age(undelivered);
  expect(await left()).toEqual([fresh, undelivered]);

  const keys = await inSystem<{ key: string }>('select key from idempotency_records where organization_id = $1', [
    company.id,
  ]);
  expect(keys.map(({ key }) => key)).toEqual(['new']);
  expect((await create('new')).json()).toMatchObject({ name: 'new' });
});
