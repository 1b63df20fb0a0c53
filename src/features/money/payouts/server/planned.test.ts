import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commissionJobs } from '#features/money/commissions/server/jobs.ts';
import { accrueForOpportunity } from '#features/money/commissions/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  tenPercent,
} from '#features/money/commissions/server/testing/programme.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { nextPlanned } from '../calendar.ts';
import type { PayoutBatch } from '../schema.ts';
import type { Earnings } from '../statement.schema.ts';
import { plannedJobs } from './planned.ts';

let world: World;
let company: Company;
let finance: Person;
let alpha: string;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  finance = await company.member('finance');
  alpha = await company.within((call) => givenPartner(call, { name: 'Alpha' }));
  await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 10 });
    await call.run("update programme_settings set payouts_planned_since = '2026-03-16' where organization_id = $1", [
      call.organization_id,
    ]);
  });
});

const wins = (amount_minor = 100_000, closed_on = '2026-03-16') =>
  company.within(async (call) =>
    accrueForOpportunity(call, await givenDeal(call, { partners: [alpha], amount_minor, closed_on })),
  );
const settings = (patch: object) => company.owner.patch(`/programme_settings/${company.id}`, patch);
const batches = () => finance.get<PayoutBatch[]>('/payout_batches?_sort=number');
const told = (kind: string) => finance.get<{ text: string }[]>(`/in_app_notifications?kind=${kind}`);

/** What the hourly jobs do at this moment. */
async function at(instant: string): Promise<void> {
  world.clock.set(instant);
  const job = await jobFor(world.kernel, company.id);
  await commissionJobs['commissions.release']!(job, {});
  await plannedJobs['payouts.planned'](job);
}

test('on the day of the calendar a draft of what is due is there once, with its days, and finance is told', async () => {
  await wins();
  await at('2026-03-31T23:30:00Z');
  expect(await batches()).toEqual([]);
  await at('2026-04-01T01:13:00Z');
  await at('2026-04-01T02:13:00Z');
  await at('2026-04-02T01:13:00Z');
  expect(await batches()).toMatchObject([
    {
      status: 'draft',
      total_minor: 10_000,
      cutoff_on: '2026-04-01',
      planned_on: '2026-04-01',
      review_until: '2026-04-08',
      pay_by: '2026-04-13',
      created_by: null,
    },
  ]);
  expect((await told('payout_prepared')).map(({ text }) => text)).toEqual([
    '“Payout 1, USD” is prepared: $100.00 to 1 partner. Look it through until April 8, 2026; it is to be paid by April 13, 2026.',
  ]);
});

test('the day is the company’s own', async () => {
  await company.within((call) =>
    call.run("update organizations set timezone = 'America/Los_Angeles' where id = $1", [call.organization_id]),
  );
  await wins();
  await at('2026-04-01T03:13:00Z');
  expect(await batches()).toEqual([]);
  await at('2026-04-01T08:13:00Z');
  expect(await batches()).toMatchObject([{ planned_on: '2026-04-01' }]);
});

test('a server that was down prepares it late, but not when its review is over; one called off stays off', async () => {
  await wins();
  await at('2026-04-05T01:13:00Z');
  const [batch] = await batches();
  expect(batch).toMatchObject({ planned_on: '2026-04-01', cutoff_on: '2026-04-01' });
  await finance.post(`/payout_batches/${batch!.id}/cancel`, { reason: 'Not this month' });
  await at('2026-04-06T01:13:00Z');
  expect(await batches()).toHaveLength(1);
  await at('2026-05-09T01:13:00Z');
  expect(await batches()).toHaveLength(1);
  await at('2026-06-01T01:13:00Z');
  expect(await batches()).toMatchObject([{ status: 'cancelled' }, { planned_on: '2026-06-01' }]);
});

test('nothing is prepared where nothing is due, where somebody is at it, or without a calendar', async () => {
  await at('2026-04-01T01:13:00Z');
  expect(await batches()).toEqual([]);
  await wins();
  world.clock.set('2026-04-30T09:00:00Z');
  await at('2026-04-30T09:13:00Z');
  await finance.post('/payout_batches', { currency: 'USD' });
  await at('2026-05-01T01:13:00Z');
  expect(await batches()).toMatchObject([{ planned_on: null }]);
  await finance.post(`/payout_batches/${(await batches())[0]!.id}/cancel`, { reason: 'Left to the calendar' });
  await settings({ payout_day: null });
  await at('2026-05-02T01:13:00Z');
  expect(await batches()).toHaveLength(1);
  // A calendar that begins today has missed nothing.
  await settings({ payout_day: 1 });
  await at('2026-05-03T01:13:00Z');
  expect(await batches()).toHaveLength(1);
});

test('one that lies about, or is not paid in time, is told of once', async () => {
  await wins();
  await at('2026-04-01T01:13:00Z');
  const [batch] = await batches();
  await at('2026-04-09T01:13:00Z');
  await at('2026-04-10T01:13:00Z');
  expect((await told('payout_late')).map(({ text }) => text)).toEqual([
    '“Payout 1, USD” should have been looked through by now.',
  ]);
  await finance.post(`/payout_batches/${batch!.id}/submit`, {});
  await company.owner.post(`/payout_batches/${batch!.id}/approve`, {});
  await at('2026-04-14T01:13:00Z');
  await at('2026-04-15T01:13:00Z');
  expect((await told('payout_late')).map(({ text }) => text)).toEqual([
    '“Payout 1, USD” should have been paid by now.',
    '“Payout 1, USD” should have been looked through by now.',
  ]);
});

test('a partner reads when it is paid next and how much that will be, and when what is on its way should arrive', async () => {
  const person = await world.partnerUser(company, alpha);
  const earned = async () =>
    (await person.request('GET', '/partner_earnings', undefined, { 'x-tandem-mode': 'partner' })).json() as Earnings[];
  await wins();
  await at('2026-03-28T09:13:00Z');
  await wins(50_000, '2026-03-28');
  expect(await earned()).toMatchObject([
    {
      payable_minor: 10_000,
      in_transit_by: null,
      // The second is on hold beyond the first of April.
      next: { planned_on: '2026-04-01', pay_by: '2026-04-13', expected_minor: 10_000 },
    },
  ]);
  await at('2026-04-01T01:13:00Z');
  const [batch] = await batches();
  await finance.post(`/payout_batches/${batch!.id}/submit`, {});
  await company.owner.post(`/payout_batches/${batch!.id}/approve`, {});
  world.clock.set('2026-04-02T09:00:00Z');
  expect(await earned()).toMatchObject([
    {
      in_transit_minor: 10_000,
      in_transit_by: '2026-04-13',
      next: { planned_on: '2026-05-01', pay_by: '2026-05-13', expected_minor: 5_000 },
    },
  ]);
});

test('days that contradict each other are refused by name', async () => {
  const refused = await company.owner.request('PATCH', `/programme_settings/${company.id}`, { payout_pay_days: 3 });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({ payout_pay_days: ['must not be fewer than the days to look them through'] });
  const early = await finance.request('POST', '/payout_batches', { currency: 'USD', pay_by: '2026-03-15' });
  expect(early.statusCode).toBe(422);
  expect(early.json().errors).toEqual({ pay_by: ['must not lie before the day up to which it pays'] });
});

test('the next day of the calendar is this month’s until it is over', () => {
  const calendar = { payout_day: 28, payout_review_days: 2, payout_pay_days: 5 };
  expect(nextPlanned('2026-02-28', calendar)).toEqual({
    planned_on: '2026-02-28',
    review_until: '2026-03-02',
    pay_by: '2026-03-05',
  });
  expect(nextPlanned('2026-12-29', calendar)).toMatchObject({ planned_on: '2027-01-28' });
  expect(nextPlanned('2026-12-29', { ...calendar, payout_day: null })).toBeNull();
});
