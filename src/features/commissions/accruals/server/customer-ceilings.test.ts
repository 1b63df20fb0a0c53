import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestRecalculation } from '#features/commissions/recalculations/server/service.ts';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { accrueForOpportunity, refundOpportunity } from './service.ts';

import { givenDeal, givenPartner, givenPlan, linesOf } from './testing/program.ts';

let world: World;
let company: Company;
let partner: string;
let survivor: string;
let other: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  [partner, survivor, other] = await company.within(async (call) => {
    await givenPlan(call, {
      rules: [
        {
          id: 'base',
          calc: { type: 'percent', rate_ppm: 100_000 },
          cap: { amount_minor: 15_000, scope: 'customer', period: 'year' },
        },
      ],
    });
    return [await givenPartner(call), await sampleAccount(call), await sampleAccount(call)];
  });
});
afterAll(() => world.close());

const win = (account_id: string, amount_minor = 100_000) =>
  company.within(async (call) => {
    const deal = await givenDeal(call, { partners: [partner], account_id, amount_minor });
    await accrueForOpportunity(call, deal);
    return deal;
  });
const earned = async (deal: string) =>
  (await company.within((call) => linesOf(call, deal))).reduce((sum, { amount_minor }) => sum + amount_minor, 0);
const merge = () => company.owner.post(`/accounts/${survivor}/merge`, { other_id: other, take: [] });

test('counts a merged account against the cap per customer', async () => {
  const first = await win(other);
  await merge();
  expect(await earned(first)).toBe(10_000);
  expect(await earned(await win(survivor))).toBe(5_000);
  expect(await earned(await win(survivor))).toBe(0);
});

test('a refund of a merged account frees the cap', async () => {
  const first = await win(other);
  await merge();
  await company.within((call) =>
    refundOpportunity(call, first, { amount_minor: 60_000, on: '2026-03-16', external_id: 'r', reason: 'Seats' }),
  );
  expect(await earned(await win(survivor, 200_000))).toBe(11_000);
});

test('keeps commissions from before a merge in a recalculation', async () => {
  const deals = [await win(other, 200_000), await win(survivor, 200_000)];
  await merge();
  deals.push(await win(survivor));
  const run = await company.within((call) => requestRecalculation(call, { reason: 'To see' }));
  await (await company.member('finance')).post(`/commission_recalculations/${run}/approve`, {});
  expect(await Promise.all(deals.map(earned))).toEqual([15_000, 15_000, 0]);
});
