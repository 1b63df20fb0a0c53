import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from './db/sql.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('writes many events in order in one statement', async () => {
  const company = await world.company();
  const payloads = [{ n: 1 }, { n: 2 }, { n: 3 }];
  const announced = await company.within(async (call) => {
    let statements = 0;
    const run = call.tx.run.bind(call.tx);
    call.tx.run = (text, values) => {
      statements += 1;
      return run(text, values);
    };
    await call.announceEach('probe.many', null, payloads);
    await call.announceEach('probe.many', null, []);
    expect(statements).toBe(1);
    return call.rows<{ payload: object }>(sql`
      select payload from outbox_events where organization_id = ${call.organization_id} and topic = 'probe.many'
      order by seq`);
  });
  expect(announced.map(({ payload }) => payload)).toEqual(payloads);
});
