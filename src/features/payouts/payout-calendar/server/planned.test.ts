import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { commissionJobs } from '#features/commissions/commissions/server/jobs.ts';
import { nextPlanned } from '#features/payouts/payouts/calendar.ts';
import type { PayoutBatch } from '#features/payouts/payouts/schema.ts';
import type { Earnings } from '#features/payouts/statements/schema.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
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
    await call.run(sql`
      update program_settings set payouts_planned_since = '2026-03-16' where organization_id = ${call.organization_id}`);
  });
});

const wins = (amount_minor = 100_000, closed_on = '2026-03-16') =>
  company.within(async (call) =>
    accrueForOpportunity(call, await givenDeal(call, { partners: [alpha], amount_minor, closed_on })),
  );
const settings = (patch: object) => company.owner.patch(`/program_settings/${company.id}`, patch);
const batches = () => finance.get<PayoutBatch[]>('/payout_batches?_sort=number');
const told = (kind: string) => finance.get<{ text: string; count: number }[]>(`/in_app_notifications?kind=${kind}`);

/** Runs the hourly jobs at this moment. */
async function at(instant: string): Promise<void> {
  world.clock.set(instant);
  const job = await jobFor(world.kernel, company.id);
  await commissionJobs['commissions.release']!(job, {});
  await plannedJobs['payout-calendar.prepare'](job);
}

test('prepares one draft on the calendar day and notifies finance', async () => {
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
    'The payout “Payout 1, USD” has been prepared: $100.00 in 1 payment. Review it by April 8, 2026 and pay it by April 13, 2026.',
  ]);
});

test('uses the company’s own day', async () => {
  await company.within((call) =>
    call.run(sql`update organizations set timezone = 'America/Los_Angeles' where id = ${call.organization_id}`),
  );
  await wins();
  await at('2026-04-01T03:13:00Z');
  expect(await batches()).toEqual([]);
  await at('2026-04-01T08:13:00Z');
  expect(await batches()).toMatchObject([{ planned_on: '2026-04-01' }]);
});

test('prepares late after downtime until the review ends, and skips canceled payouts', async () => {
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
  expect(await batches()).toMatchObject([{ status: 'canceled' }, { planned_on: '2026-06-01' }]);
});

test('prepares nothing without due amounts, with an open payout, or without a calendar', async () => {
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
  // A calendar that starts today has missed no payout.
  await settings({ payout_day: 1 });
  await at('2026-05-03T01:13:00Z');
  expect(await batches()).toHaveLength(1);
});

test('notifies once about a payout that is unprocessed or overdue', async () => {
  await wins();
  await at('2026-04-01T01:13:00Z');
  const [batch] = await batches();
  await at('2026-04-09T01:13:00Z');
  await at('2026-04-10T01:13:00Z');
  expect((await told('payout_late')).map(({ text }) => text)).toEqual([
    'The payout “Payout 1, USD” is overdue for review.',
  ]);
  await finance.post(`/payout_batches/${batch!.id}/submit`, {});
  await company.owner.post(`/payout_batches/${batch!.id}/approve`, {});
  await at('2026-04-14T01:13:00Z');
  await at('2026-04-15T01:13:00Z');
  // One unread notice about one payout, with its newest text.
  expect((await told('payout_late')).map(({ text, count }) => [text, count])).toEqual([
    ['The payout “Payout 1, USD” is overdue for payment.', 2],
  ]);
});

test('shows a partner the next payment with its amount and expected arrival', async () => {
  const person = await world.partnerUser(company, alpha);
  const earned = async () =>
    (await person.request('GET', '/partner_earnings', undefined, { 'x-tandem-mode': 'partner' })).json<{
      rows: Earnings[];
    }>().rows;
  await wins();
  await at('2026-03-28T09:13:00Z');
  await wins(50_000, '2026-03-28');
  expect(await earned()).toMatchObject([
    {
      payable_minor: 10_000,
      in_transit_by: null,
      // The second commission is on hold beyond April 1.
      next: { planned_on: '2026-04-01', pay_by: '2026-04-13', expected_minor: 10_000 },
    },
  ]);
  const minimum = (USD: number) => company.owner.patch(`/program_settings/${company.id}`, { min_payout: { USD } });
  await minimum(10_001);
  expect(await earned()).toMatchObject([{ payable_minor: 10_000, next: { expected_minor: 0 } }]);
  await minimum(0);
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

test('rejects contradictory days by name', async () => {
  const refused = await company.owner.request('PATCH', `/program_settings/${company.id}`, { payout_pay_days: 3 });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({ payout_pay_days: ['must not be less than the days to review'] });
  const early = await finance.request('POST', '/payout_batches', { currency: 'USD', pay_by: '2026-03-15' });
  expect(early.statusCode).toBe(422);
  expect(early.json().errors).toEqual({ pay_by: ['must not be before the cutoff date'] });
});

test('keeps this month’s calendar day as the next one until it is over', () => {
  const calendar = { payout_day: 28, payout_review_days: 2, payout_pay_days: 5 };
  expect(nextPlanned('2026-02-28', calendar)).toEqual({
    planned_on: '2026-02-28',
    review_until: '2026-03-02',
    pay_by: '2026-03-05',
  });
  expect(nextPlanned('2026-12-29', calendar)).toMatchObject({ planned_on: '2027-01-28' });
  expect(nextPlanned('2026-12-29', { ...calendar, payout_day: null })).toBeNull();
});
