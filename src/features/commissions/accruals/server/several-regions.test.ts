import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Trace } from '#features/commissions/commission-engine/trace.schema.ts';
import type { PlanAudience } from '#features/commissions/commission-plans/responses.ts';
import { assignPlan } from '#features/commissions/commission-plans/server/service.ts';
import { requestRecalculation, takeRecalculationStep } from '#features/commissions/recalculations/server/service.ts';
import type { Simulation } from '#features/commissions/simulations/schema.ts';
import type { PartnerRegion } from '#features/partners/partner-regions/schema.ts';
import { updatePartner } from '#features/partners/partners/server/service.ts';
import type { Receipt, Recomputation } from '#features/payouts/receipts/schema.ts';
import { sql } from '#server/db/sql.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { accrueForOpportunity } from './service.ts';
import { givenDeal, givenPartner, givenPlan, linesOf, tenPercent } from './testing/program.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
});
afterAll(() => world.close());

/**
 * Vienna lies in DACH, and DACH lies in EMEA; Oslo lies in the Nordics. The partner's home is Vienna, and it sells in
 * Oslo too.
 */
let emea: string;
let dach: string;
let vienna: string;
let nordics: string;
let oslo: string;
let partner: string;
beforeEach(async () => {
  company = await world.company();
  const region = async (name: string, parent_id: string | null = null) =>
    (await company.owner.post<PartnerRegion>('/partner_regions', { name, parent_id })).id;
  emea = await region('EMEA');
  dach = await region('DACH', emea);
  vienna = await region('Vienna', dach);
  nordics = await region('Nordics');
  oslo = await region('Oslo', nordics);
  partner = await company.within((call) =>
    givenPartner(call, { name: 'Alpine', region_id: vienna, other_region_ids: [oslo] }),
  );
});

const percent = (rate_ppm: number) => ({
  ...tenPercent,
  rules: [{ ...tenPercent.rules![0]!, calc: { type: 'percent' as const, rate_ppm } }],
});
const given = (name: string, rate_ppm: number, target_id: string, more = {}) =>
  company.within(async (call) => {
    const { plan_id } = await givenPlan(call, percent(rate_ppm), { name, to_everybody: false });
    await assignPlan(call, { plan_id, target: 'region', target_id, effective_from: '2020-01-01', ...more });
    return plan_id;
  });
const win = (of: string = partner) =>
  company.within(async (call) => {
    const deal = await givenDeal(call, { partners: [of] });
    await accrueForOpportunity(call, deal);
    return (await linesOf(call, deal)).map(({ id, amount_minor }) => ({ id: id as string, amount_minor }));
  });
const earned = async (of?: string) => (await win(of)).map(({ amount_minor }) => amount_minor);
const receiptOf = async (id: string) =>
  company.owner.get<Omit<Receipt, 'trace'> & { trace: Trace }>(`/commission_lines/${id}/receipt`);

test('applies the structure of the nearest of several regions first', async () => {
  await given('DACH', 80_000, dach);
  await given('Oslo', 50_000, oslo);
  expect(await earned()).toEqual([5_000]);
});

test('prefers the main region among equally near ones', async () => {
  await given('Nordics', 50_000, nordics, { effective_from: '2024-01-01' });
  const main = await given('DACH', 80_000, dach);
  const [line] = await win();
  expect(line!.amount_minor).toBe(8_000);

  const { trace, steps } = await receiptOf(line!.id);
  expect(trace.inputs.seats[0]).toMatchObject({ region: dach, regions: [vienna, oslo, dach, nordics, emea] });
  expect(steps.find(({ title }) => title.startsWith('Alpine'))!.detail).toContain(
    'assigned by region DACH; order of the partner’s regions: Vienna, Oslo, DACH, Nordics, EMEA',
  );
  const { partners } = await company.owner.get<PlanAudience>(`/commission_plans/${main}/partners`);
  expect(partners.map(({ because }) => because)).toEqual([
    'Region DACH; regions in order of precedence: Vienna, Oslo, DACH, Nordics, EMEA',
  ]);
  expect(await company.owner.post<Recomputation>(`/commission_lines/${line!.id}/recompute`, {})).toMatchObject({
    is_identical: true,
  });

  // With the regions in the other order, the result is reversed too.
  await company.within((call) => updatePartner(call, partner, { region_id: oslo, other_region_ids: [vienna] }));
  expect(await earned()).toEqual([5_000]);
});

test('names the structure another region would have given', async () => {
  await given('DACH', 80_000, dach);
  const passed = await given('Nordics', 50_000, nordics);
  expect((await company.owner.get<PlanAudience>(`/commission_plans/${passed}/partners`)).passed).toMatchObject([
    {
      plan_name: expect.stringContaining('DACH'),
      because:
        'Region DACH; regions in order of precedence: Vienna, Oslo, DACH, Nordics, EMEA takes precedence over region Nordics',
    },
  ]);
});

test('priority takes precedence over regions', async () => {
  await given('Oslo', 50_000, oslo);
  await given('EMEA', 30_000, emea, { priority: 1 });
  expect(await earned()).toEqual([3_000]);
});

test('applies a rule for a region to additional regions and shows it in the breakdown', async () => {
  const when = { any: [{ all: [{ field: 'partner.region' as const, op: 'in' as const, value: [nordics, oslo] }] }] };
  await company.within((call) => givenPlan(call, { ...tenPercent, rules: [{ ...tenPercent.rules![0]!, when }] }));
  const elsewhere = await company.within((call) => givenPartner(call, { name: 'Alone', region_id: vienna }));
  expect(await earned(elsewhere)).toEqual([]);
  const [line] = await win();
  expect(line!.amount_minor).toBe(10_000);
  const { trace, steps } = await receiptOf(line!.id);
  expect(trace.candidates.find(({ chosen }) => chosen)).toMatchObject({ regions: [oslo, nordics] });
  expect(steps.map(({ detail }) => detail).join(' ')).toContain('Its region condition matches Oslo, Nordics.');
});

test('keeps breakdowns unchanged for partners with one region', async () => {
  await given('DACH', 80_000, dach);
  const one = await company.within((call) => givenPartner(call, { name: 'Alone', region_id: vienna }));
  const [line] = await win(one);
  const { trace } = await receiptOf(line!.id);
  expect(trace.inputs.seats[0]).not.toHaveProperty('region');
  expectEvery(trace.candidates, (candidate) => !('regions' in candidate));
});

test('keeps the regions of the win unless partners count as of today', async () => {
  await given('Oslo', 50_000, oslo);
  const [line] = await win();
  expect(line!.amount_minor).toBe(5_000);
  await company.within((call) => updatePartner(call, partner, { other_region_ids: [] }));
  expect(await earned()).toEqual([]);
  const again = (partners: 'as_won' | 'today') =>
    company.within(async (call) => {
      await takeRecalculationStep.approve(call, await requestRecalculation(call, { reason: 'Again', partners }), {});
      const lines = await call.rows<{ amount_minor: number }>(
        sql`select amount_minor from commission_lines where organization_id = ${call.organization_id} order by id`,
      );
      return lines.map(({ amount_minor }) => amount_minor);
    });
  expect(await again('as_won')).toEqual([5_000]);
  expect(await again('today')).toEqual([5_000, -5_000]);
});

test('calculates an example for a partner in several regions', async () => {
  const when = { any: [{ all: [{ field: 'partner.region' as const, op: 'eq' as const, value: nordics }] }] };
  const { version_id } = await company.within((call) =>
    givenPlan(call, { ...tenPercent, rules: [{ ...tenPercent.rules![0]!, when }] }),
  );
  const amounts = async (participant: object) => {
    const deal = { lines: [{ amount_minor: 100_000 }], participants: [participant] };
    const { lines } = await company.owner.post<Simulation>(`/plan_versions/${version_id}/simulate`, { deal });
    return lines.map(({ amount_minor }) => amount_minor);
  };
  expect(await amounts({ region_id: vienna })).toEqual([]);
  expect(await amounts({ region_id: vienna, other_region_ids: [oslo] })).toEqual([10_000]);
  expect(await amounts({ other_region_ids: [oslo, vienna] })).toEqual([10_000]);
});
