import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestRecalculation, takeRecalculationStep } from '#features/commissions/recalculations/server/service.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { accrueForOpportunity, amendForOpportunity, reverseForOpportunity } from './accrual.ts';
import { recordPayment, refundOpportunity } from './refunds-and-payments.ts';
import { givenDeal, givenPartner, givenPlan, linesOf, moveDeal } from './testing/program.ts';

/** Commission that a partner kept after a refund is not paid again when the deal is corrected or won again. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const earned = async (company: Company, deal: string) =>
  (await company.within((call) => linesOf(call, deal))).reduce((sum, { amount_minor }) => sum + amount_minor, 0);

const terms = [
  { clawback: { mode: 'none' as const } },
  { clawback: { mode: 'proportional' as const, window_days: 10 } },
  { clawback: { mode: 'none' as const }, base: 'collected' as const },
];

async function wonDeal(rule: (typeof terms)[number]) {
  const company = await world.company();
  const deal = await company.within(async (call) => {
    await givenPlan(call, {
      hold_days: 0,
      rules: [{ id: 'base', calc: { type: 'percent', rate_ppm: 100_000 }, ...rule }],
    });
    const id = await givenDeal(call, { partners: [await givenPartner(call)], closed_on: '2026-02-10' });
    await accrueForOpportunity(call, id);
    if (rule.base) await recordPayment(call, id, { amount_minor: 100_000, on: '2026-02-20', external_id: id });
    return id;
  });
  expect(await earned(company, deal)).toBe(10_000);
  return { company, deal };
}

test.each(terms)('earns once when the closing day is corrected: %j', async (rule) => {
  const { company, deal } = await wonDeal(rule);
  await company.within(async (call) => {
    await moveDeal(call, deal, 'won', '2026-02-03');
    await amendForOpportunity(call, deal);
  });
  expect(await earned(company, deal)).toBe(10_000);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test.each(terms.slice(0, 2))(
  'a deal that was lost keeps what its terms keep, and earns once when it is won again: %j',
  async (rule) => {
    const { company, deal } = await wonDeal(rule);
    await company.within((call) => reverseForOpportunity(call, deal, 'Canceled'));
    expect(await earned(company, deal)).toBe(10_000);
    for (const _time of ['second', 'third']) {
      await company.within(async (call) => {
        await accrueForOpportunity(call, deal);
        await reverseForOpportunity(call, deal, 'Canceled again');
      });
      expect(await earned(company, deal)).toBe(10_000);
    }
    expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
  },
);

test('a canceled sale frees its cap, also after a recalculation', async () => {
  const company = await world.company();
  const win = (closed_on: string) =>
    company.within(async (call) => {
      const id = await givenDeal(call, { partners: [partner], closed_on });
      await accrueForOpportunity(call, id);
      await recordPayment(call, id, { amount_minor: 100_000, on: '2026-03-02', external_id: id });
      return id;
    });
  const partner = await company.within(async (call) => {
    await givenPlan(call, {
      hold_days: 0,
      rules: [
        {
          id: 'base',
          base: 'collected',
          calc: { type: 'percent', rate_ppm: 100_000 },
          clawback: { mode: 'none' },
          cap: { amount_minor: 15_000, currency: 'USD', scope: 'partner', period: 'year' },
        },
      ],
    });
    return givenPartner(call);
  });
  const deals = [await win('2026-02-01'), await win('2026-02-02')];
  await company.within((call) => reverseForOpportunity(call, deals[0]!, 'It was a test', { annulled: true }));
  deals.push(await win('2026-02-03'));
  const each = () => Promise.all(deals.map((id) => earned(company, id)));
  expect(await each()).toEqual([0, 5_000, 10_000]);
  await company.within(async (call) => {
    await takeRecalculationStep.approve(call, await requestRecalculation(call, { reason: 'Again' }), {});
  });
  expect(await each()).toEqual([0, 5_000, 10_000]);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('applies a refund after the loss to the lost sale, and not to the next win', async () => {
  const { company, deal } = await wonDeal({ clawback: { mode: 'proportional', window_days: 90 } });
  const refund = { on: '2026-03-12', external_id: 'CN-1', reason: 'They left' };
  await company.within(async (call) => {
    await reverseForOpportunity(call, deal, 'Canceled');
    await moveDeal(call, deal, 'lost', '2026-03-10');
    expect(await refundOpportunity(call, deal, refund)).toMatchObject({ result: 'zero', lines: 0 });
    await moveDeal(call, deal, 'won', '2026-03-14');
    await accrueForOpportunity(call, deal);
  });
  expect(await earned(company, deal)).toBe(10_000);
  await company.within((call) => refundOpportunity(call, deal, { ...refund, on: '2026-03-15', external_id: 'CN-2' }));
  expect(await earned(company, deal)).toBe(0);
});
