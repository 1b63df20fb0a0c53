import { afterAll, beforeAll, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import { givenDeal, givenPartner, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { Published } from '../../responses.ts';
import type { CommissionPlan } from '../../schema.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function drafted() {
  const company = await world.company();
  const plan = await company.owner.post<CommissionPlan>('/commission_plans', { name: 'Standard' });
  await company.owner.patch(`/plan_versions/${plan.draft_id}`, { definition: tenPercent });
  const url = `/plan_versions/${plan.draft_id}/publish`;
  return { company, url, terms: { effective_from: '2026-01-01', assign_to_everybody: true } };
}

test('publishes a draft once for simultaneous requests', async () => {
  const { company, url, terms } = await drafted();
  const answers = await Promise.all([1, 2, 3].map(() => company.owner.request('POST', url, terms)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
});

test('counts a deal won during publication as rated before', async () => {
  const { company, url, terms } = await drafted();
  const rated = Promise.withResolvers<void>();
  const won = company.within(async (call) => {
    await accrueForOpportunity(call, await givenDeal(call, { partners: [await givenPartner(call)] }));
    rated.resolve();
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await rated.promise;
  const published = await company.owner.post<Published>(url, terms);
  await won;
  expect(published).toMatchObject({ affected_deals: 1, requires_recalculation: true });
});
