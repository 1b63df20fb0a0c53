import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  accrueForOpportunity,
  recordPayment,
  refundOpportunity,
  reverseForOpportunity,
} from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  moveDeal,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import {
  recalculationChanges,
  requestRecalculation,
} from '#features/commissions/recalculations/server/recalculation.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { CommissionEventRow } from '../schema.ts';
import { commissionJobs } from './jobs.ts';

let world: World;
let company: Company;
let deal: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  deal = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    const id = await givenDeal(call, { partners: [await givenPartner(call)], amount_minor: 100_000 });
    await moveDeal(call, id, 'open', null);
    return id;
  });
});
afterAll(() => world.close());

const after = (days: number) => world.clock.advance(days * 86_400_000);
const night = async () => commissionJobs['commissions.parked']!(await jobFor(world.kernel, company.id), {});
const refund = (amount_minor: number, external_id = 'r1') =>
  company.within((call) =>
    refundOpportunity(call, deal, { amount_minor, on: '2026-03-15', external_id, reason: 'Fewer seats' }),
  );
const win = () =>
  company.within(async (call) => {
    await moveDeal(call, deal, 'won', '2026-03-14');
    await accrueForOpportunity(call, deal);
  });
const amounts = async () =>
  (await company.within((call) => linesOf(call, deal))).map(({ amount_minor }) => amount_minor);
const events = (kind = 'refund') =>
  company.owner.get<CommissionEventRow[]>(`/commission_events?kind=${kind}&_sort=received_at`);
const told = async () =>
  (await company.owner.get<{ text: string }[]>('/in_app_notifications?kind=commission_given_up')).map(
    ({ text }) => text,
  );

test('expires a refund whose deal is not won within 30 days and notifies once', async () => {
  expect(await refund(40_000)).toMatchObject({ result: 'parked' });
  after(29);
  await night();
  expect(await events()).toMatchObject([{ status: 'parked' }]);
  after(1);
  await night();
  await night();
  expect(await events()).toMatchObject([
    { status: 'ignored', result: 'error', codes: ['waited_in_vain'], note: 'Fewer seats' },
  ]);
  expect(await told()).toEqual([expect.stringContaining('waited 30 days for the deal to be won and has expired')]);
  const seller = await company.member('partner_manager');
  expect(await seller.get('/in_app_notifications?kind=commission_given_up')).toEqual([]);
});

test('counts an expired event on its own day when the deal is won later', async () => {
  await refund(40_000);
  after(31);
  await night();
  after(100);
  await win();
  expect(await amounts()).toEqual([10_000, -4_000]);
  expect(await events()).toMatchObject([{ status: 'rated', result: 'lines' }]);
  expect((await company.within((call) => verifyLedger(call))).is_intact).toBe(true);
  // A replay from the beginning gives the same result.
  const run = await company.within((call) => requestRecalculation(call, { reason: 'Look again' }));
  expect(await company.within((call) => recalculationChanges(call, run))).toEqual([]);
});

test('keeps expired events through a recalculation', async () => {
  await refund(40_000);
  after(31);
  await night();
  const other = await company.within(async (call) =>
    givenDeal(call, { partners: [await givenPartner(call, { name: 'Other' })], amount_minor: 50_000 }),
  );
  await company.within((call) => accrueForOpportunity(call, other));
  await company.within((call) => requestRecalculation(call, { reason: 'Look again' }));
  await win();
  expect(await amounts()).toEqual([10_000, -4_000]);
});

test('allows a retry only once there is a sale', async () => {
  await refund(40_000);
  after(31);
  await night();
  const [event] = await events();
  const early = await company.owner.request('POST', `/commission_events/${event!.id}/retry`);
  expect([early.statusCode, early.json().message]).toEqual([
    409,
    'The deal is not won yet. This event is processed automatically once it is.',
  ]);
  // The memory of the parked event is removed, so that the win does not find it by itself.
  await company.within((call) =>
    call.run(sql`delete from commission_cells where organization_id = ${call.organization_id} and kind = 'parked'`),
  );
  await win();
  expect(await amounts()).toEqual([10_000]);
  expect(await company.owner.post(`/commission_events/${event!.id}/retry`)).toMatchObject({ status: 'rated' });
  expect(await amounts()).toEqual([10_000, -4_000]);
});

test('rates waiting events of calculated deals at night', async () => {
  await refund(40_000);
  await company.within((call) =>
    call.run(sql`delete from commission_cells where organization_id = ${call.organization_id} and kind = 'parked'`),
  );
  await win();
  expect(await events()).toMatchObject([{ status: 'parked' }]);
  await night();
  await night();
  expect(await amounts()).toEqual([10_000, -4_000]);
  expect(await events()).toMatchObject([{ status: 'rated' }]);
});

test('offsets a returned payment against an expired deposit', async () => {
  company = await world.company();
  deal = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, accrue_on: 'collected', hold_days: 0 });
    const id = await givenDeal(call, { partners: [await givenPartner(call)], amount_minor: 100_000 });
    await accrueForOpportunity(call, id);
    await reverseForOpportunity(call, id, 'The customer withdrew');
    await moveDeal(call, id, 'open', null);
    return id;
  });
  const pay = (amount_minor: number, external_id: string) =>
    company.within((call) => recordPayment(call, deal, { amount_minor, on: '2026-03-15', external_id }));
  await pay(100_000, 'deposit');
  after(31);
  await night();
  expect(await events('payment')).toMatchObject([{ status: 'ignored' }]);
  expect(await pay(-100_000, 'bounced')).toMatchObject({ result: 'parked' });
  await win();
  expect(await amounts()).toEqual([10_000, -10_000]);
});

test('uses the configured days, where 0 means no limit', async () => {
  const set = (parked_days: number) => company.owner.patch(`/program_settings/${company.id}`, { parked_days });
  await set(0);
  await refund(10_000, 'r1');
  await refund(20_000, 'r2');
  after(400);
  await night();
  expect((await events()).map(({ status }) => status)).toEqual(['parked', 'parked']);
  await set(365);
  await night();
  expect((await events()).map(({ status }) => status)).toEqual(['ignored', 'ignored']);
  expect(await told()).toEqual([expect.stringContaining('2 payments or refunds waited 365 days')]);
  expect(
    (await company.owner.request('PATCH', `/program_settings/${company.id}`, { parked_days: 366 })).statusCode,
  ).toBe(400);
});

test('does not expire events of a sale that is itself waiting', async () => {
  const guest = await company.within((call) => givenPartner(call, { name: 'Guest' }));
  await company.within(async (call) => {
    deal = await givenDeal(call, { partners: [guest], amount_minor: 100_000, closed_on: '2026-03-14' });
    await accrueForOpportunity(call, deal);
    await call.run(sql`
      update commission_events set status = 'failed', result = 'error' where organization_id = ${call.organization_id}`);
    await call.run(sql`delete from commission_cells where organization_id = ${call.organization_id}`);
  });
  expect(await refund(40_000, 'r9')).toMatchObject({ result: 'parked' });
  after(60);
  await night();
  expect(await events()).toMatchObject([{ status: 'parked' }]);
});
