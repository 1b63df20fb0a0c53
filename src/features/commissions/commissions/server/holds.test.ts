import { afterAll, beforeAll, expect, test } from 'vitest';
import { accrueForOpportunity, amendForOpportunity } from '#features/commissions/accruals/server/accrual.ts';
import { recordPayment, refundOpportunity } from '#features/commissions/accruals/server/refunds-and-payments.ts';
import { givenDeal, givenPartner, givenPlan, linesOf } from '#features/commissions/accruals/server/testing/program.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { createPayout, takePayoutStep } from '#features/payouts/payouts/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { releaseDue } from './release.ts';
import { takeLineStep } from './steps.ts';

/** Commission on hold covers clawbacks of paid commissions; a clawback moves together with its cover. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function paidDeal(hold_days: number, base: 'net' | 'collected') {
  world.clock.set('2026-03-16T09:00:00Z');
  const company = await world.company();
  const deal = await company.within(async (call) => {
    await givenPlan(call, { hold_days, rules: [{ id: 'base', base, calc: { type: 'percent', rate_ppm: 100_000 } }] });
    const id = await givenDeal(call, { partners: [await givenPartner(call)], closed_on: '2026-01-10' });
    await accrueForOpportunity(call, id);
    if (base === 'collected')
      await recordPayment(call, id, { amount_minor: 50_000, on: '2026-01-10', external_id: `${id} 1` });
    const batch = await createPayout(call, { currency: 'USD' });
    await takePayoutStep.submit(call, batch, {});
    await takePayoutStep.approve(call, batch, {});
    await takePayoutStep.pay(call, batch, { paid_on: call.today() });
    return id;
  });
  return { company, deal };
}

const stands = async (company: Company, deal: string) =>
  (await company.within((call) => linesOf(call, deal))).map(({ amount_minor, status, hold_reason }) => [
    amount_minor,
    status,
    hold_reason,
  ]);
const idOf = async (company: Company, deal: string, amount_minor: number) =>
  (await company.within((call) => linesOf(call, deal))).findLast((line) => line.amount_minor === amount_minor)!.id;

test('releases what only the held commission covered', async () => {
  const { company, deal } = await paidDeal(0, 'net');
  await company.within(async (call) => {
    await call.run(sql`
      update opportunities set amount_minor = 150000 where organization_id = ${call.organization_id} and id = ${deal}`);
    await amendForOpportunity(call, deal);
  });
  const heldId = await idOf(company, deal, 5_000);
  await company.within(async (call) => {
    await takeLineStep.hold(call, heldId, { reason: 'Is it theirs?' });
    await refundOpportunity(call, deal, { amount_minor: 75_000, on: '2026-03-10', external_id: deal, reason: 'Half' });
  });
  expect(await stands(company, deal)).toEqual([
    [10_000, 'paid', null],
    [5_000, 'on_hold', 'Is it theirs?'],
    [-5_000, 'on_hold', 'Is it theirs?'],
    [-2_500, 'payable', null],
  ]);
  await company.within((call) => takeLineStep.release(call, heldId));
  expect((await stands(company, deal)).slice(1)).toEqual([
    [5_000, 'payable', null],
    [-5_000, 'payable', null],
    [-2_500, 'payable', null],
  ]);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('holds a waiting commission together with what it covers', async () => {
  const { company, deal } = await paidDeal(30, 'collected');
  const refund = (amount_minor: number) =>
    company.within((call) =>
      refundOpportunity(call, deal, {
        amount_minor,
        on: '2026-03-16',
        external_id: `${deal} ${amount_minor}`,
        reason: 'x',
      }),
    );
  await company.within((call) =>
    recordPayment(call, deal, { amount_minor: 50_000, on: '2026-03-15', external_id: `${deal} 2` }),
  );
  const waiting = await idOf(company, deal, 5_000);
  await refund(30_000);
  await company.within((call) => takeLineStep.hold(call, waiting, { reason: 'Is it theirs?' }));
  await refund(40_000);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
  expect((await stands(company, deal)).slice(1)).toEqual([
    [5_000, 'on_hold', 'Is it theirs?'],
    [-3_000, 'on_hold', 'Is it theirs?'],
    [-4_000, 'payable', null],
  ]);
  world.clock.advance(40 * 86_400_000);
  await company.within(releaseDue);
  await company.within((call) => takeLineStep.release(call, waiting));
  expect((await stands(company, deal)).map(([amount, status]) => [amount, status])).toEqual([
    [5_000, 'paid'],
    [5_000, 'payable'],
    [-3_000, 'payable'],
    [-4_000, 'payable'],
  ]);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test.each(['net', 'collected'] as const)(
  'keeps a partial hold when the closing day is corrected (%s)',
  async (base) => {
    world.clock.set('2026-03-16T09:00:00Z');
    const company = await world.company();
    const deal = await company.within(async (call) => {
      await givenPlan(call, {
        hold_days: 0,
        rules: [{ id: 'base', base, calc: { type: 'percent', rate_ppm: 100_000 } }],
      });
      const id = await givenDeal(call, { partners: [await givenPartner(call)], closed_on: '2026-01-10' });
      await accrueForOpportunity(call, id);
      if (base === 'collected')
        await recordPayment(call, id, { amount_minor: 100_000, on: '2026-01-10', external_id: `${id} 1` });
      return id;
    });
    const heldId = await idOf(company, deal, 10_000);
    await company.within(async (call) => {
      await takeLineStep.hold(call, heldId, { reason: 'Is it theirs?' });
      await call.run(sql`
        update opportunities set closed_on = '2026-01-11'
        where organization_id = ${call.organization_id} and id = ${deal}`);
      await amendForOpportunity(call, deal);
    });
    expect(await stands(company, deal)).toEqual([
      [10_000, 'void', 'Is it theirs?'],
      [-10_000, 'void', 'Is it theirs?'],
      [10_000, 'on_hold', 'Is it theirs?'],
    ]);
    await company.within(async (call) => takeLineStep.release(call, await idOf(company, deal, 10_000)));
    expect((await stands(company, deal)).at(-1)).toEqual([10_000, 'payable', null]);
    expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
  },
);

test('releases clawbacks together with their commission', async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  const company = await world.company();
  const deals = await company.within(async (call) => {
    await givenPlan(call, { hold_days: 30, rules: [{ id: 'base', calc: { type: 'percent', rate_ppm: 100_000 } }] });
    const partner = await givenPartner(call);
    const ids: string[] = [];
    for (const _ of [1, 2]) ids.push(await givenDeal(call, { partners: [partner], closed_on: '2026-03-10' }));
    for (const id of ids) await accrueForOpportunity(call, id);
    for (const id of ids)
      await refundOpportunity(call, id, { amount_minor: 40_000, on: '2026-03-16', external_id: id, reason: 'Part' });
    return ids;
  });
  world.clock.set('2026-05-16T09:00:00Z');
  expect(await company.within((call) => releaseDue(call, 1))).toBe(2);
  const statuses = async (deal: string) => (await stands(company, deal)).map(([amount, status]) => [amount, status]);
  expect(await statuses(deals[0]!)).toEqual([
    [10_000, 'payable'],
    [-4_000, 'payable'],
  ]);
  expect(await statuses(deals[1]!)).toEqual([
    [10_000, 'on_hold'],
    [-4_000, 'on_hold'],
  ]);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
  expect(await company.within((call) => releaseDue(call, 1))).toBe(2);
  expect(await company.within((call) => releaseDue(call, 1))).toBe(0);
});
