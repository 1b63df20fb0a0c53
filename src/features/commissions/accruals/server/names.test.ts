import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { accrueForOpportunity } from './accrual.ts';
import { givenDeal, givenPartner, givenPlan, linesOf } from './testing/program.ts';

/** Names under which payments and refunds arrive. */
let world: World;
let company: Company;
let deal: string;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  deal = await company.within(async (call) => {
    const rule = { id: 'base', base: 'collected' as const, calc: { type: 'percent' as const, rate_ppm: 100_000 } };
    await givenPlan(call, { hold_days: 0, rules: [rule] });
    const id = await givenDeal(call, { partners: [await givenPartner(call)] });
    await accrueForOpportunity(call, id);
    return id;
  });
});
afterAll(() => world.close());

const earned = async () =>
  (await company.within((call) => linesOf(call, deal))).reduce((sum, { amount_minor }) => sum + amount_minor, 0);
const send = (kind: 'payments' | 'refunds', more: object) =>
  company.owner.request('POST', `/opportunities/${deal}/${kind}`, {
    amount_minor: 100_000,
    on: '2026-03-10',
    external_id: 'ch_1',
    source: 'billing',
    ...(kind === 'refunds' && { reason: 'Canceled' }),
    ...more,
  });

test('rejects a refund with the reference of its payment', async () => {
  expect((await send('payments', {})).json()).toMatchObject({ result: 'lines' });
  expect((await send('payments', {})).json()).toMatchObject({ result: 'repeat' });
  const refused = await send('refunds', {});
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toMatchObject({ external_id: [expect.stringContaining('payment')] });
  expect(await earned()).toBe(10_000);
  expect((await send('refunds', { external_id: 're_1' })).statusCode).toBe(200);
  expect(await earned()).toBe(0);
});

test('rejects references reserved for internal events', async () => {
  for (const kind of ['payments', 'refunds'] as const) {
    const refused = await send(kind, { source: 'opportunity', external_id: `${deal}:lost:1` });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['source']]);
  }
});
