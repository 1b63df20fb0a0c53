import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CommissionEventRow } from '#features/commissions/commissions/schema.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { accrueForOpportunity, recordPayment, reverseForOpportunity } from './service.ts';
import { givenDeal, givenPartner, givenPlan, linesOf, moveDeal, tenPercent } from './testing/program.ts';

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
    await givenPlan(call, { ...tenPercent, accrue_on: 'collected', hold_days: 0 });
    const id = await givenDeal(call, { partners: [await givenPartner(call)], amount_minor: 100_000 });
    await accrueForOpportunity(call, id);
    return id;
  });
});
afterAll(() => world.close());

const pay = (amount_minor: number, external_id: string) =>
  company.within((call) => recordPayment(call, deal, { amount_minor, on: '2026-03-12', external_id }));
const lose = (to: 'open' | 'lost') =>
  company.within(async (call) => {
    await reverseForOpportunity(call, deal, 'The customer withdrew');
    await moveDeal(call, deal, to, to === 'open' ? null : '2026-03-10');
  });
const open = () => company.within((call) => moveDeal(call, deal, 'open', null));
const win = () =>
  company.within(async (call) => {
    await moveDeal(call, deal, 'won', '2026-03-14');
    await accrueForOpportunity(call, deal);
  });
const amounts = async () =>
  (await company.within((call) => linesOf(call, deal))).map(({ amount_minor }) => amount_minor);

test('customer payments of a lost deal earn nothing when it is won again', async () => {
  await pay(40_000, 'first');
  await lose('lost');
  expect(await pay(60_000, 'late')).toMatchObject({ result: 'zero', lines: 0 });
  await open();
  await win();
  expect(await amounts()).toEqual([4_000, -4_000]);
  await pay(100_000, 'anew');
  expect(await amounts()).toEqual([4_000, -4_000, 10_000]);
});

test('payments before a win, or while a deal is reopened, wait for the win', async () => {
  await lose('open');
  expect(await pay(30_000, 'deposit')).toMatchObject({ result: 'parked' });
  await win();
  expect(await amounts()).toEqual([3_000]);
});

test('a returned payment does not reduce payments of the next win', async () => {
  await pay(100_000, 'check');
  await lose('open');
  expect(await pay(-100_000, 'bounced')).toMatchObject({ result: 'zero' });
  await win();
  await pay(100_000, 'transfer');
  expect(await amounts()).toEqual([10_000, -10_000, 10_000]);
});

test('a returned deposit reduces that deposit', async () => {
  await lose('open');
  await pay(100_000, 'deposit');
  expect(await pay(-100_000, 'bounced')).toMatchObject({ result: 'parked' });
  await win();
  expect(await amounts()).toEqual([10_000, -10_000]);
});

test('payments of an archived deal do not wait for a win', async () => {
  await lose('open');
  const archive = (at: Date | null) =>
    company.within((call) =>
      call.run(sql`
        update opportunities set archived_at = ${at} where organization_id = ${call.organization_id} and id = ${deal}`),
    );
  await archive(world.clock.now());
  await expect(pay(30_000, 'deposit')).rejects.toMatchObject({ statusCode: 409, message: /archived/ });
  await archive(null);
  expect(await pay(30_000, 'deposit')).toMatchObject({ result: 'parked' });
});

test('stores who recorded a customer payment', async () => {
  const finance = await company.member('admin');
  await finance.post(`/opportunities/${deal}/payments`, { amount_minor: 100, on: '2026-03-12', external_id: 'INV-9' });
  await pay(100, 'INV-10');
  const said = await finance.get<CommissionEventRow[]>('/commission_events?kind=payment&_sort=created_at');
  const by = said.map(({ external_id, created_by }) => ({ external_id, created_by }));
  expect(by).toEqual([
    { external_id: 'INV-9', created_by: finance.user_id },
    { external_id: 'INV-10', created_by: null },
  ]);
});
