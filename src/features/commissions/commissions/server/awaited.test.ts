import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accrueForOpportunity, refundOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  statusOf,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import {
  recalculationChanges,
  requestRecalculation,
} from '#features/commissions/recalculations/server/recalculation.ts';
import type { Partner } from '#features/partners/partners/schema.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { explainDeal } from '#features/payouts/receipts/server/deal-explanation.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor, startWorker } from '#server/jobs/worker.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { rateWaitingEvents } from './events.ts';
import { feature } from './index.ts';

/** Sales of a partner before it has accepted its invitation. */
let world: World;
let company: Company;
let guest: string;
let plan_id: string;
beforeAll(async () => {
  world = await createWorld({ own: true });
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  const status_id = await company.within((call) => statusOf(call, 'invited'));
  ({ id: guest } = await company.owner.post<Partner>('/partners', { name: 'Guest', status_id }));
  ({ plan_id } = await company.within((call) => givenPlan(call, tenPercent)));
});
afterAll(() => world.close());

const won = (partners = [guest], closed_on = '2026-03-10') =>
  company.within(async (call) => {
    const id = await givenDeal(call, { partners, closed_on });
    const { result, codes } = await accrueForOpportunity(call, id);
    return { id, result, codes };
  });
async function become(category: string, reason: object = {}): Promise<void> {
  const status_id = await company.within((call) => statusOf(call, category));
  await company.owner.patch(`/partners/${guest}`, { status_id, ...reason });
}
const rate = () => company.within((call) => rateWaitingEvents(call));
const amounts = async (deal: string) =>
  (await company.within((call) => linesOf(call, deal))).map(({ kind, amount_minor, effective_on, release_on }) => [
    ...[kind, amount_minor, effective_on, release_on],
  ]);
const explained = async (deal: string) => (await company.within((call) => explainDeal(call, deal))).answer;

test('a deal of an invited partner waits and earns by its own date after acceptance', async () => {
  const deal = await won();
  expect(deal).toMatchObject({ result: 'parked', codes: ['partner_invited'] });
  expect(await explained(deal.id)).toMatch(/accepted the invitation/);
  await rate();
  expect(await amounts(deal.id)).toEqual([]);
  world.clock.set('2026-04-09T09:00:00Z');
  await become('active');
  await rate();
  await rate();
  expect(await amounts(deal.id)).toEqual([['accrual', 10_000, '2026-03-10', '2026-04-09']]);
  expect(await explained(deal.id)).toBe('This deal earned commission.');
  expect((await company.within((call) => verifyLedger(call))).is_intact).toBe(true);
});

test('earns nothing after thirty days or a rejection, while other partners earn theirs', async () => {
  const other = await company.within((call) => givenPartner(call));
  const late = await won([guest, other]);
  expect(late.result).toBe('parked');
  world.clock.set('2026-04-10T09:00:00Z');
  const fresh = await won([guest], '2026-04-01');
  await rate();
  expect((await company.within((call) => linesOf(call, late.id))).map(({ partner_id }) => partner_id)).toEqual([other]);
  expect(await amounts(fresh.id)).toEqual([]);
  await become('declined', { reason_code: 'not_a_fit' });
  await rate();
  expect(await explained(fresh.id)).toMatch(/not active/);
  // It is too late for the first deal, whether or not the partner accepts.
  expect((await won([guest], '2026-03-01')).codes).toContain('partner_inactive');
});

test('counts later deal events when a waiting deal is rated, and recalculation skips it', async () => {
  const deal = await won();
  await company.within((call) =>
    refundOpportunity(call, deal.id, {
      amount_minor: 40_000,
      external_id: 'R-1',
      on: '2026-03-12',
      reason: 'Returned',
    }),
  );
  await become('active');
  const id = await company.within((call) => requestRecalculation(call, { reason: 'Between' }));
  expect(await company.within((call) => recalculationChanges(call, id))).toEqual([]);
  await rate();
  expect((await amounts(deal.id)).map(([kind, amount]) => [kind, amount])).toEqual([
    ['accrual', 10_000],
    ['clawback', -4_000],
  ]);
  const again = await company.within((call) => requestRecalculation(call, { reason: 'After' }));
  expect(await company.within((call) => recalculationChanges(call, again))).toEqual([]);
});

test('orders waiting deals after others in one statement', async () => {
  const waiting = [await won(), await won(), await won()];
  await won([await company.within((call) => givenPartner(call))]);
  await become('active');
  const statements: string[] = [];
  await company.within(async (call) => {
    const run = call.run.bind(call);
    call.run = (statement, values) => {
      statements.push(typeof statement === 'string' ? statement : statement.text);
      return run(statement, values);
    };
    await rateWaitingEvents(call);
  });
  expect(statements.filter((text) => text.includes('rated_seq'))).toHaveLength(1);
  const placed = await company.within((call) =>
    call.rows<{ deal: string }>(sql`
      select opportunity_id as deal from commission_events where organization_id = ${call.organization_id}
      order by coalesce(rated_seq, seq) desc limit 3`),
  );
  expect(placed.map(({ deal }) => deal).reverse()).toEqual(waiting.map(({ id }) => id));
});

test('rates waiting deals automatically on acceptance', async () => {
  const deal = await won();
  const { partOf: _, ...alone } = feature;
  const worker = await startWorker(world.kernel, world.database.adminUrl, [alone], { error: () => {} });
  await become('active');
  await vi.waitFor(async () => expect(await amounts(deal.id)).toHaveLength(1), 15_000);
  await worker.stop();
});

test('keeps the order of a late-rated sale in a recalculation', async () => {
  const other = await company.within((call) => givenPartner(call));
  const bands = [
    { from: 0, to: 100_000, rate_ppm: 100_000 },
    { from: 100_000, to: null, rate_ppm: 200_000 },
  ];
  await company.within((call) =>
    givenPlan(
      call,
      { rules: [{ id: 'r', calc: { type: 'tiered', mode: 'marginal', period: 'year', bands } }] },
      {
        plan_id,
        version: 2,
        effective_from: '2026-01-01',
      },
    ),
  );
  const [waiting, sold] = [await won([other, guest]), await won([other])];
  await become('active');
  await rate();
  // The deal that waited is the partner's second in its year.
  expect((await amounts(sold.id)).map(([, amount]) => amount)).toEqual([10_000]);
  expect((await amounts(waiting.id)).map(([, amount]) => amount)).toEqual([10_000, 10_000]);
  const id = await company.within((call) => requestRecalculation(call, { reason: 'After' }));
  expect(await company.within((call) => recalculationChanges(call, id))).toEqual([]);
});

test('ends the thirty days at midnight in the company’s time zone', async () => {
  await company.within((call) =>
    call.run(sql`update organizations set timezone = 'America/New_York' where id = ${call.organization_id}`),
  );
  const deal = await won();
  const rateAsJob = async () => (await jobFor(world.kernel, company.id)).within((call) => rateWaitingEvents(call));
  world.clock.set('2026-04-10T03:30:00Z');
  await rateAsJob();
  expect(await explained(deal.id)).toMatch(/accepted the invitation/);
  world.clock.set('2026-04-10T04:30:00Z');
  await rateAsJob();
  expect(await explained(deal.id)).toMatch(/not active/);
});

test('waits for an invited partner as many days as the company set', async () => {
  const set = (accept_days: number) => company.owner.patch(`/program_settings/${company.id}`, { accept_days });
  expect(await company.owner.get(`/program_settings/${company.id}`)).toMatchObject({ accept_days: 30 });
  await set(60);
  const deal = await won();
  world.clock.set('2026-05-01T09:00:00Z');
  await rate();
  expect(await explained(deal.id)).toMatch(/accepted the invitation/);
  await become('active');
  await rate();
  expect((await amounts(deal.id)).map(([, amount]) => amount)).toEqual([10_000]);
  // Past decisions are kept; a recalculation applies the current number of days.
  await set(5);
  await rate();
  expect((await amounts(deal.id)).map(([, amount]) => amount)).toEqual([10_000]);
  expect(
    (await company.owner.request('PATCH', `/program_settings/${company.id}`, { accept_days: 366 })).statusCode,
  ).toBe(400);
});

test('decides a sale without the partner after a shortened period', async () => {
  await company.owner.patch(`/program_settings/${company.id}`, { accept_days: 5 });
  const deal = await won([guest], '2026-03-12');
  expect(deal).toMatchObject({ result: 'parked' });
  world.clock.set('2026-03-18T09:00:00Z');
  await become('active');
  await rate();
  expect(await amounts(deal.id)).toEqual([]);
  expect(await explained(deal.id)).toMatch(/not active/);
});
