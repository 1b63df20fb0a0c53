import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanDefinition } from '#features/commissions/commission-plans/schema.ts';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { setTier } from '#features/partners/partners/server/service.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import { accrueForOpportunity, amendForOpportunity, recordPayment } from './service.ts';
import { givenDeal, givenPartner, givenPlan, linesOf, tenPercent } from './testing/program.ts';

/** Corrections that an amendment books, and commissions it leaves unchanged. */
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

/** The amount per unit is so high that a million units exceed the largest amount that can be stored. */
const perUnit: PlanDefinition = {
  rules: [{ id: 'base', calc: { type: 'flat', amount_minor: 9e11, currency: 'USD', per: 'unit' } }],
};
const earned = async (deal: string) =>
  (await company.within((call) => linesOf(call, deal))).reduce((sum, { amount_minor }) => sum + amount_minor, 0);
const amendTo = (deal: string, quantity: number) =>
  company.within(async (call) => {
    await call.run(sql`
      update opportunity_lines set quantity = ${quantity}
      where organization_id = ${call.organization_id} and opportunity_id = ${deal}`);
    return amendForOpportunity(call, deal);
  });
async function dealOf(quantity: number, definition = perUnit): Promise<string> {
  return company.within(async (call) => {
    await givenPlan(call, definition);
    const id = await givenDeal(call, { partners: [partner], lines: [{ amount_minor: 100_000, quantity }] });
    await accrueForOpportunity(call, id);
    return id;
  });
}

test('a failed amendment does not block the next one', async () => {
  const deal = await dealOf(10);
  expect(await amendTo(deal, 1_000_000)).toMatchObject({ result: 'error', lines: 0 });
  expect(await amendTo(deal, 999_999)).toMatchObject({ result: 'error', lines: 0 });
  expect(await earned(deal)).toBe(9e12);
  expect(await amendTo(deal, 5)).toMatchObject({ result: 'lines' });
  expect(await earned(deal)).toBe(4.5e12);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('an amended deal earns after a failed win, including payments received meanwhile', async () => {
  const deal = await dealOf(1_000_000, { ...perUnit, accrue_on: 'collected' });
  await company.within((call) =>
    recordPayment(call, deal, { amount_minor: 50_000, on: '2026-03-10', external_id: 'p1' }),
  );
  expect(await earned(deal)).toBe(0);
  await amendTo(deal, 10);
  expect(await earned(deal)).toBe(4.5e12);
  expect(await amendTo(deal, 20)).toMatchObject({ result: 'lines' });
  expect(await earned(deal)).toBe(9e12);
});

test('adds a partner entered after the win to the deal', async () => {
  const tier = await company.within((call) => samplePartnerTier(call));
  const byTier = { type: 'percent' as const, rate_ppm: 100_000, rate_ppm_by_tier: { [tier]: 200_000 } };
  const deal = await company.within(async (call) => {
    await givenPlan(call, { rules: [{ id: 'base', calc: byTier }] });
    const id = await givenDeal(call, { partners: [await samplePartner(call)], closed_on: '2026-03-16' });
    await accrueForOpportunity(call, id);
    return id;
  });
  world.clock.set('2026-03-20T09:00:00Z');
  const late = await company.within(async (call) => {
    const id = await samplePartner(call);
    await setTier(call, id, { tier_id: tier, effective_from: '2026-03-01', reason: 'As agreed' });
    return id;
  });
  await company.within(async (call) => {
    await call.run(sql`
      update opportunity_participants set partner_id = ${late}
      where organization_id = ${call.organization_id} and opportunity_id = ${deal}`);
    await amendForOpportunity(call, deal);
  });
  const lines = await company.within((call) => linesOf(call, deal));
  expect(lines.map(({ partner_id, amount_minor }) => [partner_id === late, amount_minor])).toEqual([
    [false, 10_000],
    [false, -10_000],
    [true, 20_000],
  ]);
  const recompute = `/commission_lines/${lines.at(-1)!.id}/recompute`;
  expect(await company.owner.post(recompute)).toMatchObject({ is_identical: true });
  const { id } = await company.owner.post('/commission_recalculations', { reason: 'Nothing differs' });
  expect(await company.owner.rows(`/commission_recalculations/${id}/changes`)).toEqual([]);
});

test('later catalog changes do not affect sold products', async () => {
  const deal = await company.within(async (call) => {
    const product_id = newId();
    await call.run(sql`
      insert into products (organization_id, id, name, sku)
      values (${call.organization_id}, ${product_id}, ${'Pro'}, ${'Pro'})`);
    await givenPlan(call, tenPercent);
    const id = await givenDeal(call, { partners: [partner], lines: [{ amount_minor: 100_000, product_id }] });
    await accrueForOpportunity(call, id);
    await call.run(sql`update products set is_commissionable = false where organization_id = ${call.organization_id}`);
    return id;
  });
  expect(await company.within((call) => amendForOpportunity(call, deal))).toMatchObject({ result: 'repeat' });
  const other = await company.within((call) => givenPartner(call));
  await company.within((call) =>
    call.run(sql`
      insert into opportunity_participants (organization_id, opportunity_id, partner_id, role, weight, position)
      values (${call.organization_id}, ${deal}, ${other}, ${'source'}, 1, 1)`),
  );
  await company.within((call) => amendForOpportunity(call, deal));
  const lines = await company.within((call) => linesOf(call, deal));
  expect(lines.map((line) => [line.partner_id === other, line.amount_minor])).toEqual([
    [false, 10_000],
    [false, -5_000],
    [true, 5_000],
  ]);
});
