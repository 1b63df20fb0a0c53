import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refundOpportunity } from '#features/commissions/accruals/server/refunds-and-payments.ts';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  statusOf,
} from '#features/commissions/accruals/server/testing/program.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { jobOf } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { commissionJobs, commissionTopics } from './jobs.ts';

/**
 * Commissions of a banned partner that were not due yet: nothing is forfeited, and nothing becomes payable without a
 * decision.
 */
let world: World;
let company: Company;
let partner: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  await company.within((call) =>
    givenPlan(call, { hold_days: 30, rules: [{ id: 'base', calc: { type: 'percent', rate_ppm: 100_000 } }] }),
  );
  partner = await company.within((call) => givenPartner(call));
});
afterAll(() => world.close());

const won = (closed_on: string) =>
  company.within(async (call) => {
    const id = await givenDeal(call, { partners: [partner], closed_on });
    await accrueForOpportunity(call, id);
    return id;
  });
const stands = async (deal: string) =>
  (await company.within((call) => linesOf(call, deal))).map(({ amount_minor, status, hold_reason }) => [
    ...[amount_minor, status, hold_reason],
  ]);
async function become(category: string, person = company.owner): Promise<void> {
  const status_id = await company.within((call) => statusOf(call, category));
  const reason = category === 'banned' ? { reason_code: 'fraud' } : {};
  await person.patch(`/partners/${partner}`, { status_id, ...reason });
  for (const task of commissionTopics['partners.category_changed'])
    await commissionJobs[task]!(jobOf(world, company), {});
}

test('puts commissions that are not due on hold when a partner is banned', async () => {
  const [early, late] = [await won('2026-02-01'), await won('2026-03-10')];
  await company.within((call) =>
    refundOpportunity(call, late, { amount_minor: 40_000, on: '2026-03-16', external_id: late, reason: 'Part' }),
  );
  await become('banned');
  expect(await stands(early)).toEqual([[10_000, 'payable', null]]);
  expect(await stands(late)).toEqual([
    [10_000, 'on_hold', 'partner_banned'],
    [-4_000, 'on_hold', 'partner_banned'],
  ]);
  const { id } = (await company.within((call) => linesOf(call, late)))[0]!;
  const tooEarly = await company.owner.request('POST', `/commission_lines/${id}/release`, {});
  expect(tooEarly.statusCode, tooEarly.body).toBe(409);
  world.clock.set('2026-04-16T09:00:00Z');
  await commissionJobs['commissions.release']!(jobOf(world, company), {});
  expect((await stands(late)).map(([, status]) => status)).toEqual(['on_hold', 'on_hold']);
  await company.owner.post(`/commission_lines/${id}/release`, {});
  expect((await stands(late)).map(([, status]) => status)).toEqual(['payable', 'payable']);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('restores the normal hold when the ban is lifted', async () => {
  const deal = await won('2026-03-10');
  await become('banned');
  const second = await company.member('admin');
  await become('active', second);
  expect(await stands(deal)).toEqual([[10_000, 'on_hold', null]]);
  world.clock.set('2026-04-09T09:00:00Z');
  await commissionJobs['commissions.release']!(jobOf(world, company), {});
  expect(await stands(deal)).toEqual([[10_000, 'payable', null]]);
});

test('logs who holds and releases a commission, and why', async () => {
  const deal = await won('2026-02-01');
  const { id } = (await company.within((call) => linesOf(call, deal)))[0]!;
  const finance = await company.member('admin');
  await finance.post(`/commission_lines/${id}/hold`, { reason: 'Is it theirs?' });
  await company.owner.post(`/commission_lines/${id}/release`, {});
  const log = await company.owner.get<object[]>(`/audit_events?ref_id=${id}&_sort=at&_order=asc`);
  expect(log).toMatchObject([
    {
      ref_table: 'commission_lines',
      actor_id: finance.user_id,
      partner_id: partner,
      changes: { status: ['payable', 'on_hold'], hold_reason: [null, 'Is it theirs?'] },
    },
    {
      actor_id: company.owner.user_id,
      changes: { status: ['on_hold', 'payable'], hold_reason: ['Is it theirs?', null] },
    },
  ]);
});
