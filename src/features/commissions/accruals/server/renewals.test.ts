import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanDefinition } from '#features/commissions/commission-plans/schema.ts';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { accrueForOpportunity } from './service.ts';
import { type DealOptions, givenDeal, givenPartner, givenPlan, linesOf } from './testing/program.ts';

/** Time for which renewals of a customer earn commission. */
let world: World;
let company: Company;
let partner: string;
let account_id: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-09-16T09:00:00Z');
  company = await world.company();
  [partner, account_id] = await company.within(async (call) => [await givenPartner(call), await sampleAccount(call)]);
});
afterAll(() => world.close());

const percent = (rate_ppm: number, terms: Partial<PlanDefinition> = {}): PlanDefinition => ({
  rules: [{ id: 'base', calc: { type: 'percent', rate_ppm } }],
  ...terms,
});
/** @returns the commission earned, or the reason why none was */
async function win(deal_kind: 'new' | 'renewal', closed_on: string, options: Partial<DealOptions> = {}) {
  return company.within(async (call) => {
    const deal = await givenDeal(call, { partners: [partner], account_id, closed_on, ...options });
    await call.run(
      sql`update opportunity_types set deal_kind = ${deal_kind} where organization_id = ${call.organization_id}`,
    );
    const { codes } = await accrueForOpportunity(call, deal);
    const lines = await linesOf(call, deal);
    return lines.length > 0 ? lines.map(({ amount_minor }) => amount_minor) : codes;
  });
}

test('renewals earn for the months of the structure after the customer’s first won deal', async () => {
  await company.within((call) => givenPlan(call, percent(100_000, { recurring_months: 12 })));
  expect(await win('new', '2025-03-01')).toEqual([10_000]);
  expect(await win('renewal', '2026-02-28')).toEqual([10_000]);
  expect(await win('renewal', '2026-03-01')).toEqual(['recurring_window_over']);
  expect(await win('new', '2026-03-01')).toEqual([10_000]);
  const other = await company.within((call) => sampleAccount(call));
  expect(await win('renewal', '2026-03-01', { account_id: other })).toEqual([10_000]);
  const { type_id } = await company.within((call) =>
    call.one<{ type_id: string }>(
      sql`select id as type_id from opportunity_types where organization_id = ${call.organization_id}`,
    ),
  );
  await company.within((call) =>
    call.run(sql`update opportunity_types set deal_kind = 'renewal' where organization_id = ${call.organization_id}`),
  );
  const deal = { amount_minor: 100_000, currency: 'USD', partner_id: partner, type_id, account_id };
  const estimate = (on: string) => company.owner.post('/commission_lines/estimate', { ...deal, on });
  expect(await estimate('2026-02-28')).toMatchObject({ amount_minor: 10_000 });
  expect(await estimate('2026-09-16')).toMatchObject({ amount_minor: 0, codes: ['recurring_window_over'] });
});

test('renewals do not earn when a subscription earns once', async () => {
  await company.within((call) => givenPlan(call, percent(100_000, { recurring_months: 0 })));
  expect(await win('new', '2026-03-01')).toEqual([10_000]);
  expect(await win('renewal', '2026-04-01')).toEqual(['recurring_window_over']);
});

test('a subscription keeps the plan version of its start', async () => {
  await company.within(async (call) => {
    const { plan_id } = await givenPlan(call, percent(100_000, { rate_lock: 'at_first' }));
    await givenPlan(call, percent(50_000, { rate_lock: 'at_first' }), {
      plan_id,
      version: 2,
      effective_from: '2026-01-01',
    });
  });
  expect(await win('new', '2025-03-01')).toEqual([10_000]);
  expect(await win('renewal', '2026-03-01')).toEqual([10_000]);
  expect(await win('new', '2026-03-01')).toEqual([5_000]);
});
