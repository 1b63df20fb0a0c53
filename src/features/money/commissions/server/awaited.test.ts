import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { verifyLedger } from '#features/money/ledger/server/service.ts';
import type { Partner } from '#features/partners/partners/schema.ts';
import { jobFor, startWorker } from '#server/jobs/worker.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { rateAwaited } from './events.ts';
import { feature } from './index.ts';
import { recalculationChanges, requestRecalculation } from './recalculation.ts';
import { accrueForOpportunity, refundOpportunity } from './service.ts';
import { givenDeal, givenPartner, givenPlan, linesOf, statusOf, tenPercent } from './testing/programme.ts';
import { explainDeal } from './why.ts';

/** What a partner sells before it has accepted its invitation. */
let world: World;
let company: Company;
let guest: string;
let plan_id: string;
beforeAll(async () => {
  world = await createWorld();
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
const rate = () => company.within((call) => rateAwaited(call));
const amounts = async (deal: string) =>
  (await company.within((call) => linesOf(call, deal))).map(({ kind, amount_minor, effective_on, release_on }) => [
    ...[kind, amount_minor, effective_on, release_on],
  ]);
const explained = async (deal: string) => (await company.within((call) => explainDeal(call, deal))).answer;

test('a deal of a partner that is invited waits, and earns with its own day once the partner has accepted', async () => {
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

test('after thirty days, or once it is declined, it earns nothing, and others of the deal earn theirs', async () => {
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
  // Too late for the first deal, whatever becomes of the partner.
  expect((await won([guest], '2026-03-01')).codes).toContain('partner_inactive');
});

test('what happens to the deal meanwhile counts when it is rated, and a recalculation leaves it alone', async () => {
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

test('accepting sets it going by itself', async () => {
  const deal = await won();
  const { partOf: _, ...alone } = feature;
  const worker = await startWorker(world.kernel, world.database.adminUrl, [alone], { error: () => {} });
  await become('active');
  await vi.waitFor(async () => expect(await amounts(deal.id)).toHaveLength(1), 15_000);
  await worker.stop();
});

test('a sale that was rated after others stands after them when the past is looked at again', async () => {
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
  // The deal that waited is the second in the year of its partner.
  expect((await amounts(sold.id)).map(([, amount]) => amount)).toEqual([10_000]);
  expect((await amounts(waiting.id)).map(([, amount]) => amount)).toEqual([10_000, 10_000]);
  const id = await company.within((call) => requestRecalculation(call, { reason: 'After' }));
  expect(await company.within((call) => recalculationChanges(call, id))).toEqual([]);
});

test('the last of the thirty days ends at the company’s midnight', async () => {
  await company.within((call) =>
    call.run("update organizations set timezone = 'America/New_York' where id = $1", [call.organization_id]),
  );
  const deal = await won();
  const rateAsJob = async () => (await jobFor(world.kernel, company.id)).within((call) => rateAwaited(call));
  world.clock.set('2026-04-10T03:30:00Z');
  await rateAsJob();
  expect(await explained(deal.id)).toMatch(/accepted the invitation/);
  world.clock.set('2026-04-10T04:30:00Z');
  await rateAsJob();
  expect(await explained(deal.id)).toMatch(/not active/);
});

test('the company says for how many days a sale waits for an invited partner', async () => {
  const set = (accept_days: number) => company.owner.patch(`/programme_settings/${company.id}`, { accept_days });
  expect(await company.owner.get(`/programme_settings/${company.id}`)).toMatchObject({ accept_days: 30 });
  await set(60);
  const deal = await won();
  world.clock.set('2026-05-01T09:00:00Z');
  await rate();
  expect(await explained(deal.id)).toMatch(/accepted the invitation/);
  await become('active');
  await rate();
  expect((await amounts(deal.id)).map(([, amount]) => amount)).toEqual([10_000]);
  // What was decided stays decided; a recalculation looks at it with the days as they are.
  await set(5);
  await rate();
  expect((await amounts(deal.id)).map(([, amount]) => amount)).toEqual([10_000]);
  expect(
    (await company.owner.request('PATCH', `/programme_settings/${company.id}`, { accept_days: 366 })).statusCode,
  ).toBe(400);
});

test('with fewer days a sale that waits for longer is decided without the partner', async () => {
  await company.owner.patch(`/programme_settings/${company.id}`, { accept_days: 5 });
  const deal = await won([guest], '2026-03-12');
  expect(deal).toMatchObject({ result: 'parked' });
  world.clock.set('2026-03-18T09:00:00Z');
  await become('active');
  await rate();
  expect(await amounts(deal.id)).toEqual([]);
  expect(await explained(deal.id)).toMatch(/not active/);
});
