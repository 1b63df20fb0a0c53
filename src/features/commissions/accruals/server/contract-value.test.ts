import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanDefinition } from '#features/commissions/commission-plans/schema.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { accrueForOpportunity, amendForOpportunity, recordPayment, refundOpportunity } from './service.ts';
import { givenDeal, givenPartner, givenPlan, linesOf } from './testing/program.ts';

/** The bases that rules see for recurring lines. */
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

/** A set-up of 50.00, and 100.00 a month for three years. */
const lines = [
  { amount_minor: 5_000 },
  { amount_minor: 10_000, recurring_interval: 'month', term_months: 36 },
] as const;

const dealUnder = (definition: PlanDefinition) =>
  company.within(async (call) => {
    await givenPlan(call, definition);
    const id = await givenDeal(call, { partners: [partner], lines: [...lines] });
    await accrueForOpportunity(call, id);
    return id;
  });
const earned = async (deal: string) =>
  (await company.within((call) => linesOf(call, deal))).map(({ amount_minor }) => amount_minor);
const onContract: PlanDefinition = {
  rules: [{ id: 'base', base: 'tcv', calc: { type: 'percent', rate_ppm: 100_000 } }],
};

test.each([
  ['net', 1_500],
  ['first_year', 12_500],
  ['tcv', 36_500],
] as const)('pays ten percent of %s', async (base, amount) => {
  const deal = await dealUnder({ rules: [{ id: 'base', base, calc: { type: 'percent', rate_ppm: 100_000 } }] });
  expect(await earned(deal)).toEqual([amount]);
});

test('a refund claws back its share of the whole contract', async () => {
  const deal = await dealUnder(onContract);
  const refund = { on: '2026-03-10', reason: 'A month was not used' };
  await company.within((call) =>
    refundOpportunity(call, deal, { ...refund, amount_minor: 10_000, external_id: 'r-1' }),
  );
  expect(await earned(deal)).toEqual([36_500, -1_000]);
  await company.within((call) => refundOpportunity(call, deal, { ...refund, external_id: 'r-2' }));
  expect((await earned(deal)).reduce((sum, amount) => sum + amount, 0)).toBe(0);
});

test.each(['net', 'collected'] as const)(
  'earns on every charge when commission follows payments (%s)',
  async (base) => {
    const deal = await dealUnder({
      accrue_on: 'collected',
      rules: [{ id: 'base', base, calc: { type: 'percent', rate_ppm: 100_000 } }],
    });
    for (const [n, amount_minor] of [15_000, 10_000, 10_000].entries())
      await company.within((call) =>
        recordPayment(call, deal, { amount_minor, on: '2026-03-12', external_id: `p-${n}` }),
      );
    expect(await earned(deal)).toEqual([1_500, 1_000, 1_000]);
  },
);

test('fully earns first-year commission paid with charges once the first year is paid', async () => {
  const deal = await dealUnder({
    accrue_on: 'collected',
    rules: [{ id: 'base', base: 'first_year', calc: { type: 'percent', rate_ppm: 100_000 } }],
  });
  const pay = (external_id: string, amount_minor: number) =>
    company.within((call) => recordPayment(call, deal, { amount_minor, on: '2026-03-12', external_id }));
  // The setup and twelve months are 1,250.00, so ten percent of each payment is earned until that is received.
  await pay('first', 15_000);
  await pay('rest', 110_000);
  await pay('second-year', 120_000);
  expect(await earned(deal)).toEqual([1_500, 11_000]);
  const refund = { on: '2026-03-13', reason: 'The second year was not wanted' };
  await company.within((call) =>
    refundOpportunity(call, deal, { ...refund, amount_minor: 120_000, external_id: 'r-1' }),
  );
  expect(await earned(deal)).toEqual([1_500, 11_000]);
  await company.within((call) =>
    refundOpportunity(call, deal, { ...refund, amount_minor: 62_500, external_id: 'r-2' }),
  );
  expect(await earned(deal)).toEqual([1_500, 11_000, -6_250]);
  await company.within((call) => refundOpportunity(call, deal, { ...refund, external_id: 'r-3' }));
  expect((await earned(deal)).reduce((sum, amount) => sum + amount, 0)).toBe(0);
});

test('applies the program’s cap per deal to the whole contract', async () => {
  await company.within((call) =>
    call.run(sql`update program_settings set deal_cap_ppm = 50000 where organization_id = ${call.organization_id}`),
  );
  expect(await earned(await dealUnder(onContract))).toEqual([18_250]);
});

test('pays the difference in value when a contract is extended', async () => {
  const deal = await dealUnder(onContract);
  await company.within(async (call) => {
    await call.run(sql`
      update opportunity_lines set term_months = 48
      where organization_id = ${call.organization_id} and opportunity_id = ${deal} and recurring_interval = 'month'`);
    await amendForOpportunity(call, deal);
  });
  expect((await earned(deal)).sort((a, b) => a - b)).toEqual([12_000, 36_500]);
});
