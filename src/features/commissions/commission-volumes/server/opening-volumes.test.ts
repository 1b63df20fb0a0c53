import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import { givenDeal, givenPartner, givenPlan, linesOf } from '#features/commissions/accruals/server/testing/program.ts';
import type { PlanDefinition } from '#features/commissions/commission-plans/schema.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { OpeningVolume } from '../schema.ts';

let world: World;
let company: Company;
let partner: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  partner = await company.within((call) => givenPartner(call));
});
afterAll(() => world.close());

const tiered: PlanDefinition = {
  rules: [
    {
      id: 'tiers',
      calc: {
        type: 'tiered',
        mode: 'slab',
        measure: 'credited_base',
        period: 'quarter',
        bands: [
          { from: 0, to: 500_000, rate_ppm: 100_000 },
          { from: 500_000, to: null, rate_ppm: 200_000 },
        ],
      },
    },
  ],
};
const win = () =>
  company.within(async (call) => {
    const deal = await givenDeal(call, { partners: [partner], closed_on: '2026-03-10' });
    await accrueForOpportunity(call, deal);
    const [line] = await linesOf(call, deal);
    return line!.amount_minor;
  });
const enter = (volume: object) =>
  company.owner.post<OpeningVolume>('/opening_volumes', { partner_id: partner, at: '2026-01-05', ...volume });

test('counts an opening volume with the next deal, even after earlier deals', async () => {
  await company.within((call) => givenPlan(call, tiered));
  expect(await win()).toBe(10_000);
  const { id } = await enter({ amount_minor: 300_000 });
  // 100,000 and 300,000 plus the deal's 100,000 reach the band above.
  expect(await win()).toBe(20_000);
  expect((await company.owner.request('DELETE', `/opening_volumes/${id}`)).statusCode).toBe(200);
  expect(await win()).toBe(10_000);
});

test('counts an opening volume only in its period and for its partner', async () => {
  await company.within((call) => givenPlan(call, tiered));
  await win();
  await enter({ amount_minor: 900_000, at: '2025-12-31' });
  const other = await company.within((call) => givenPartner(call));
  await enter({ amount_minor: 900_000, partner_id: other });
  expect(await win()).toBe(10_000);
});

test('counts deals and units separately', async () => {
  const [rule] = tiered.rules;
  const bands = [
    { from: 0, to: 5, rate_ppm: 100_000 },
    { from: 5, to: null, rate_ppm: 200_000 },
  ];
  const calc = { ...rule!.calc!, measure: 'deal_count' as const, period: 'year' as const, bands };
  await company.within((call) => givenPlan(call, { rules: [{ id: 'tiers', calc } as (typeof tiered.rules)[0]] }));
  expect(await win()).toBe(10_000);
  await enter({ amount_minor: 1, deal_count: 3 });
  expect(await win()).toBe(20_000);
});
