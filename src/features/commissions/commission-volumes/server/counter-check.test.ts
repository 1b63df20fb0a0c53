import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity, refundOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { CounterCheck } from '../schema.ts';
import { commissionVolumeJobs } from './jobs.ts';

let world: World;
let company: Company;
let partner: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  partner = await company.within(async (call) => {
    const [rule] = tenPercent.rules;
    await givenPlan(call, {
      ...tenPercent,
      rules: [
        {
          ...rule!,
          calc: {
            type: 'tiered',
            mode: 'marginal',
            measure: 'credited_base',
            period: 'quarter',
            bands: [
              { from: 0, to: 150_000, rate_ppm: 100_000 },
              { from: 150_000, to: null, rate_ppm: 200_000 },
            ],
          },
        },
      ],
    });
    return givenPartner(call);
  });
});
afterAll(() => world.close());

const win = (amount_minor: number) =>
  company.within(async (call) => {
    const id = await givenDeal(call, { partners: [partner], amount_minor, closed_on: '2026-03-10' });
    await accrueForOpportunity(call, id);
    return id;
  });
const night = async () => commissionVolumeJobs['commission-volumes.check']!(await jobFor(world.kernel, company.id), {});
const after = (days: number) => world.clock.advance(days * 86_400_000);
const nights = () => company.owner.get<CounterCheck[]>('/counter_checks?_sort=checked_on');
const told = async () =>
  (await company.owner.get<{ text: string }[]>('/in_app_notifications?kind=counters_differ')).map(({ text }) => text);
const drift = (by: number) =>
  company.within((call) =>
    call.run(sql`
      update commission_cells set value = to_jsonb((value #>> '{}')::bigint + ${by})
      where organization_id = ${call.organization_id} and kind = 'counter'`),
  );

test('audits volumes once per night without reporting refunds and opening volumes', async () => {
  await company.owner.post('/opening_volumes', { partner_id: partner, at: '2026-01-10', amount_minor: 50_000 });
  const deal = await win(100_000);
  await win(80_000);
  const { id } = await company.owner.post<{ id: string }>('/opening_volumes', {
    partner_id: partner,
    at: '2026-02-10',
    amount_minor: 20_000,
    deal_count: 2,
  });
  await company.within((call) =>
    refundOpportunity(call, deal, { amount_minor: 30_000, on: '2026-03-16', external_id: 'r', reason: 'Seats' }),
  );
  await night();
  await night();
  after(1);
  await company.owner.request('DELETE', `/opening_volumes/${id}`);
  await night();
  expect(await nights()).toMatchObject([
    { checked_on: '2026-03-16', is_intact: true, difference: null, sales: 2, counters: 1 },
    { checked_on: '2026-03-17', is_intact: true, difference: null },
  ]);
  expect(await told()).toEqual([]);
});

test('reports a difference and notifies commission managers once', async () => {
  await win(100_000);
  await drift(7);
  await night();
  after(1);
  await night();
  const [first, second] = await nights();
  expect(first).toMatchObject({ is_intact: false });
  expect(first!.difference).toMatch(
    /^The volume stored for “.*2026-Q1\|” is 100007, but the sales add up to 100000\.$/,
  );
  expect(second!.difference).toBe(first!.difference);
  expect(await told()).toHaveLength(1);
  after(1);
  await drift(1);
  await night();
  expect(await told()).toHaveLength(2);
});

test('matches again after an approved recalculation', async () => {
  await win(100_000);
  await drift(7);
  await night();
  const { id } = await company.owner.post<{ id: string }>('/commission_recalculations', { reason: 'It drifted' });
  const finance = await company.member('finance');
  await finance.post(`/commission_recalculations/${id}/approve`, {});
  after(1);
  await night();
  expect((await nights()).map(({ is_intact }) => is_intact)).toEqual([false, true]);
});

test('finds a missing total', async () => {
  await win(100_000);
  await company.within((call) =>
    call.run(sql`delete from commission_cells where organization_id = ${call.organization_id} and kind = 'counter'`),
  );
  await night();
  expect((await nights())[0]!.difference).toMatch(/is 0, but the sales add up to 100000/);
});

test('shows audits only to people of the company who can see commissions', async () => {
  await win(100_000);
  await night();
  const person = await world.partnerUser(company, partner);
  const seen = await person.request('GET', '/counter_checks', undefined, { 'x-tandem-mode': 'partner' });
  expect(seen.statusCode).toBe(404);
  const stranger = (await world.company('Stranger')).owner;
  expect(await stranger.get('/counter_checks')).toEqual([]);
});
