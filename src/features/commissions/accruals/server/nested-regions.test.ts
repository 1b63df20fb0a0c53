import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlanAudience } from '#features/commissions/commission-plans/responses.ts';
import { assignPlan } from '#features/commissions/commission-plans/server/service.ts';
import type { AudienceAnswer } from '#features/partners/audiences/schema.ts';
import type { PartnerRegion } from '#features/partners/partner-regions/schema.ts';
import type { Partner } from '#features/partners/partners/schema.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { accrueForOpportunity } from './service.ts';
import { givenDeal, givenPartner, givenPlan, linesOf, tenPercent } from './testing/program.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
});
afterAll(() => world.close());

/** Vienna is part of the DACH region, which is part of EMEA. Iberia is part of EMEA, too. */
let emea: string;
let dach: string;
let vienna: string;
let iberia: string;
let austrian: string;
let iberian: string;
beforeEach(async () => {
  company = await world.company();
  const region = async (name: string, parent_id: string | null = null) =>
    (await company.owner.post<PartnerRegion>('/partner_regions', { name, parent_id })).id;
  emea = await region('EMEA');
  dach = await region('DACH', emea);
  vienna = await region('Vienna', dach);
  iberia = await region('Iberia', emea);
  [austrian, iberian] = await company.within(async (call) => [
    await givenPartner(call, { name: 'Austrian', region_id: vienna }),
    await givenPartner(call, { name: 'Iberian', region_id: iberia }),
  ]);
});

/** A suffix makes names unique, so only their first word is compared. */
const wordOf = (name: string) => name.split(' ')[0];

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
const earned = (partner: string) =>
  company.within(async (call) => {
    const deal = await givenDeal(call, { partners: [partner] });
    await accrueForOpportunity(call, deal);
    return (await linesOf(call, deal)).map(({ amount_minor }) => amount_minor);
  });

test('an incentive structure for a region applies to its subregions, the nearest first', async () => {
  const wide = await given('All of EMEA', 50_000, emea);
  const near = await given('DACH', 80_000, dach, { effective_from: '2019-01-01' });
  expect([await earned(austrian), await earned(iberian)]).toEqual([[8_000], [5_000]]);
  const partnersOf = async (plan: string) =>
    (await company.owner.get<PlanAudience>(`/commission_plans/${plan}/partners`)).partners.map(
      ({ partner_name, because }) => `${wordOf(partner_name)}: ${because}`,
    );
  expect(await partnersOf(wide)).toEqual(['Iberian: Region EMEA']);
  expect(await partnersOf(near)).toEqual(['Austrian: Region DACH']);
});

test('priority takes precedence over distance', async () => {
  await given('DACH', 80_000, dach);
  await given('All of EMEA', 50_000, emea, { priority: 1 });
  expect([await earned(austrian), await earned(iberian)]).toEqual([[5_000], [5_000]]);
});

test('a rule for a region applies to its subregions', async () => {
  await company.within((call) =>
    givenPlan(call, {
      ...tenPercent,
      rules: [
        {
          ...tenPercent.rules![0]!,
          when: { any: [{ all: [{ field: 'partner.region', op: 'eq', value: dach }] }] },
        },
      ],
    }),
  );
  expect([await earned(austrian), await earned(iberian)]).toEqual([[10_000], []]);
});

test('an audience of a region includes subregions, and lists filter by either', async () => {
  const { total } = await company.owner.post<AudienceAnswer>('/audiences/preview', {
    entity: 'partners',
    conditions: { any: [{ all: [{ field: 'partner.region', op: 'in', value: [dach, iberia] }] }] },
  });
  expect(total).toBe(2);
  const listed = async (query: string) =>
    (await company.owner.get<Partner[]>(`/partners?${query}&_sort=name`)).map(({ name }) => wordOf(name));
  expect(await listed(`region_id=${emea}`)).toEqual([]);
  expect(await listed(`within_region_id=${emea}`)).toEqual(['Austrian', 'Iberian']);
  expect(await listed(`within_region_id=${vienna}&within_region_id=${iberia}`)).toEqual(['Austrian', 'Iberian']);
  expect(await listed(`within_region_id_ne=${dach}`)).toEqual(['Iberian']);
  const other = await world.company('Elsewhere');
  const theirs = await other.owner.post<PartnerRegion>('/partner_regions', { name: 'Theirs' });
  const foreign = await company.owner.request('GET', `/partners?within_region_id=${theirs.id}`);
  expect(foreign.statusCode).toBe(404);
  expect((await company.owner.request('GET', '/partners?within_region_id=x')).statusCode).toBe(400);
});

test('rejects circular regions and regions of another company', async () => {
  const move = async (id: string, parent_id: string) => {
    const answer = await company.owner.request('PATCH', `/partner_regions/${id}`, { parent_id });
    return [answer.statusCode, answer.json().errors];
  };
  const circle = [422, { parent_id: ['is already part of this region'] }];
  expect(await move(emea, vienna)).toEqual(circle);
  expect(await move(emea, emea)).toEqual(circle);
  const other = await world.company('Elsewhere');
  const theirs = await other.owner.post<PartnerRegion>('/partner_regions', { name: 'Theirs' });
  expect(await move(emea, theirs.id)).toEqual([422, { parent_id: ['does not exist'] }]);
});
