import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { moveStage } from '#features/deals/opportunities/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { addMonths } from '#shared/time/dates.ts';
import { quarterOf } from '../quarter.ts';
import type { PartnerObjective, PartnerTarget } from '../schema.ts';
import { targetJobs } from './jobs.ts';

let world: World;
let company: Company;
let partner_id: string;
let pia: Person;
// Pace depends on the day of the database, so the clock shows today.
const today = new Date().toISOString().slice(0, 10);
const quarter = quarterOf(today);

beforeAll(async () => {
  world = await createWorld({ now: new Date().toISOString() });
  await world.switchEverythingOn();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  pia = await world.partnerUser(company, partner_id);
});

const plan = (more: object = {}) =>
  company.owner.post<PartnerTarget>('/partner_targets', {
    partner_id,
    starts_on: quarter,
    currency: 'USD',
    sourced_minor: 1_000_000,
    ...more,
  });
const agreed = async (more: object = {}) => {
  const { id } = await plan(more);
  await company.owner.post(`/partner_targets/${id}/propose`);
  return pia.post<PartnerTarget>(`/partner_targets/${id}/agree`);
};

test('the side that did not propose a plan agrees to it', async () => {
  const { id, status } = await plan();
  expect(status).toBe('draft');
  expect((await pia.request('GET', `/partner_targets/${id}`)).statusCode).toBe(404);
  expect((await company.owner.request('POST', `/partner_targets/${id}/agree`)).statusCode).toBe(409);
  await company.owner.post(`/partner_targets/${id}/propose`);
  expect((await company.owner.request('POST', `/partner_targets/${id}/agree`)).statusCode).toBe(409);
  const done = await pia.post<PartnerTarget>(`/partner_targets/${id}/agree`);
  expect(done).toMatchObject({ status: 'agreed', proposed_by: 'company' });
  expect(done.agreed_by_name).toBeTruthy();
});

test('a partner proposes a plan of its own, or a change to the company’s', async () => {
  const own = await pia.post<PartnerTarget>('/partner_targets', { starts_on: quarter, registrations: 5 });
  expect(own).toMatchObject({ status: 'draft', proposed_by: 'partner' });
  await pia.post(`/partner_targets/${own.id}/propose`);
  const changed = await company.owner.patch<PartnerTarget>(`/partner_targets/${own.id}`, { registrations: 8 });
  expect(changed).toMatchObject({ status: 'proposed', proposed_by: 'company', registrations: 8 });
  expect(await pia.post(`/partner_targets/${own.id}/agree`)).toMatchObject({ status: 'agreed' });
});

test('a change of targets or objectives takes the agreement back; ticking one off does not', async () => {
  const { id } = await agreed();
  const objective = await company.owner.post<PartnerObjective>('/partner_objectives', {
    target_id: id,
    title: 'Two joint webinars',
    side: 'both',
  });
  const status = async () => (await company.owner.get<PartnerTarget>(`/partner_targets/${id}`)).status;
  expect(await status()).toBe('proposed');
  await pia.post(`/partner_targets/${id}/agree`);
  await pia.patch(`/partner_objectives/${objective.id}`, { status: 'done' });
  expect(await company.owner.get(`/partner_targets/${id}`)).toMatchObject({
    status: 'agreed',
    objectives: 1,
    objectives_done: 1,
  });
  await pia.patch(`/partner_targets/${id}`, { sourced_minor: 500_000 });
  expect(await company.owner.get(`/partner_targets/${id}`)).toMatchObject({
    status: 'proposed',
    proposed_by: 'partner',
  });
});

async function win(call: Call, id: string): Promise<void> {
  const { stage_id } = await call.one<{ stage_id: string }>(sql`
    select s.id as stage_id from opportunity_stages s join opportunities o on o.organization_id = s.organization_id
      and o.type_id = s.type_id
      where s.organization_id = ${call.organization_id} and o.id = ${id} and s.category = 'won' limit 1`);
  await moveStage(call, id, { stage_id });
}

test('attainment counts won deals of the quarter in the plan’s currency', async () => {
  const { id } = await agreed({ closed_minor: 400_000 });
  await company.within(async (call) => {
    for (const more of [
      { source: 'partner' as const, amount_minor: 250_000, currency: 'USD' },
      { source: 'company' as const, amount_minor: 150_000, currency: 'USD' },
      { source: 'partner' as const, amount_minor: 999_000, currency: 'EUR' },
    ])
      await win(call, await sampleOpportunity(call, { partner_id, ...more }));
  });
  const row = await pia.get<PartnerTarget>(`/partner_targets/${id}`);
  expect(row).toMatchObject({ sourced_actual_minor: 250_000, closed_actual_minor: 400_000 });
  // 25 % of the sourced target and 100 % of the closed one.
  expect(row.attainment_ppm).toBe(625_000);
});

test('a plan of the past is missed, one of the future is on pace, and one without agreement has no pace', async () => {
  const past = await agreed({ starts_on: addMonths(quarter, -3) });
  expect(past.pace).toBe('missed');
  const next = await agreed({ starts_on: addMonths(quarter, 3) });
  expect(next.pace).toBe('on_pace');
  expect((await plan()).pace).toBe('none');
});

test('the team is told once when a partner falls behind', async () => {
  const { id, elapsed_ppm } = await agreed();
  const isBehind = elapsed_ppm >= 200_000;
  expect((await company.owner.get<PartnerTarget>(`/partner_targets/${id}`)).pace).toBe(isBehind ? 'behind' : 'on_pace');
  for (let run = 0; run < 2; run += 1)
    await targetJobs['partner-targets.pace']!(await jobFor(world.kernel, company.id), {});
  const told = await company.within((call) =>
    call.rows(
      sql`select from in_app_notifications where organization_id = ${call.organization_id} and kind = 'plan_behind'`,
    ),
  );
  expect(told).toHaveLength(isBehind ? 1 : 0);
});

test('a quarter has one plan for a partner, and starts on its first day', async () => {
  await plan();
  const again = await company.owner.request('POST', '/partner_targets', { partner_id, starts_on: quarter });
  expect(again.statusCode).toBe(409);
  const odd = await company.owner.request('POST', '/partner_targets', { partner_id, starts_on: '2026-02-01' });
  expect(odd.statusCode).toBe(422);
});

test('an agreed plan is kept, and an empty one cannot be proposed', async () => {
  const { id } = await agreed();
  expect((await company.owner.request('DELETE', `/partner_targets/${id}`)).statusCode).toBe(409);
  const empty = await plan({ starts_on: addMonths(quarter, 3), sourced_minor: null });
  expect((await company.owner.request('POST', `/partner_targets/${empty.id}/propose`)).statusCode).toBe(422);
});

test('partners see and change only their own plans', async () => {
  const { id } = await agreed();
  const olaf = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  expect((await olaf.request('GET', `/partner_targets/${id}`)).statusCode).toBe(404);
  expect((await olaf.request('PATCH', `/partner_targets/${id}`, { registrations: 1 })).statusCode).toBe(404);
  expect((await olaf.request('POST', `/partner_targets/${id}/agree`)).statusCode).toBe(404);
  const objective = { target_id: id, title: 'Mine', side: 'both' };
  expect((await olaf.request('POST', '/partner_objectives', objective)).statusCode).toBe(422);
  expect(await olaf.get('/partner_objectives')).toEqual([]);
});
