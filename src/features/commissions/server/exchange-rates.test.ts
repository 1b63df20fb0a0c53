import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '#server/testing/world.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const rate = { base: 'EUR', quote: 'USD', rate: '1.0825', as_of: '2026-03-02' };

test('a rate that cannot be one is refused by the field at fault, in words', async () => {
  await company.owner.post('/exchange_rates', rate);
  for (const [change, statusCode, errors] of [
    [{ rate: '0' }, 422, { rate: ['must be above 0'] }],
    [{ quote: 'EUR' }, 422, { quote: ['must be another currency than base'] }],
    [{ rate: '1.09' }, 409, { as_of: ['has a rate of these currencies already'] }],
  ] as const) {
    const refused = await company.owner.request('POST', '/exchange_rates', { ...rate, ...change });
    expect(refused.json()).toMatchObject({ statusCode, errors });
  }
  expect(await company.owner.get('/exchange_rates')).toMatchObject([{ rate: '1.0825' }]);
});
