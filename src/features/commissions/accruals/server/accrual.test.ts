import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import {
  accrueForOpportunity,
  accrueMany,
  amendForOpportunity,
  recordPayment,
  refundOpportunity,
  reverseForOpportunity,
} from './service.ts';
import { givenDeal, givenPartner, givenPlan, linesOf, moveDeal, tenPercent } from './testing/program.ts';

let world: World;
let company: Company;
let partner: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  partner = await company.within((call) => givenPartner(call));
});
afterAll(() => world.close());

const money = (lines: { amount_minor: number; kind: string; status: string }[]) =>
  lines.map(({ kind, amount_minor, status }) => [kind, amount_minor, status]);

test('accrues commission once for a won deal, whatever is retried', async () => {
  const deal = await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    return givenDeal(call, { partners: [partner] });
  });
  const first = await company.within((call) => accrueForOpportunity(call, deal));
  expect(first).toMatchObject({ result: 'lines', lines: 1 });
  expect(await company.within((call) => accrueForOpportunity(call, deal))).toMatchObject({
    result: 'repeat',
    lines: 0,
    event_id: first.event_id,
  });
  const both = await Promise.all([1, 2, 3].map(() => company.within((call) => accrueMany(call, [deal]))));
  expect(both.flat().map(({ result }) => result)).toEqual(['repeat', 'repeat', 'repeat']);
  const lines = await company.within((call) => linesOf(call, deal));
  expect(money(lines)).toEqual([['accrual', 10_000, 'on_hold']]);
  expect(lines[0]).toMatchObject({
    effective_on: '2026-03-01',
    release_on: '2026-03-31',
    description: 'Referral commission',
    rule_id: 'base',
  });
});

test('accrues once when two requests win the same deal simultaneously', async () => {
  const deal = await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    return givenDeal(call, { partners: [partner] });
  });
  const results = await Promise.all([1, 2, 3, 4].map(() => company.within((call) => accrueForOpportunity(call, deal))));
  expect(results.map(({ result }) => result).sort()).toEqual(['lines', 'repeat', 'repeat', 'repeat']);
  expect(await company.within((call) => linesOf(call, deal))).toHaveLength(1);
});

test('an open deal earns nothing, and a deal without partners creates no event', async () => {
  const [open, alone] = await company.within(async (call) => [
    await givenDeal(call, { partners: [partner], status: 'open' }),
    await givenDeal(call, { partners: [] }),
  ]);
  await expect(company.within((call) => accrueForOpportunity(call, open!))).rejects.toMatchObject({ statusCode: 409 });
  expect(await company.within((call) => accrueForOpportunity(call, alone!))).toMatchObject({ result: 'nobody' });
});

test('keeps the event of a deal won before any plan, with the reason', async () => {
  const deal = await company.within((call) => givenDeal(call, { partners: [partner] }));
  expect(await company.within((call) => accrueForOpportunity(call, deal))).toMatchObject({
    result: 'no_plan',
    codes: ['no_plan'],
    lines: 0,
  });
});

test('reverses commission on hold when a deal is lost', async () => {
  const deal = await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    const id = await givenDeal(call, { partners: [partner] });
    await accrueForOpportunity(call, id);
    return id;
  });
  await company.within(async (call) => {
    await reverseForOpportunity(call, deal, 'Customer withdrew');
    await reverseForOpportunity(call, deal, 'Customer withdrew');
  });
  expect(money(await company.within((call) => linesOf(call, deal)))).toEqual([
    ['accrual', 10_000, 'void'],
    ['clawback', -10_000, 'void'],
  ]);
});

test('earns again when a lost deal is won again', async () => {
  const deal = await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    const id = await givenDeal(call, { partners: [partner] });
    await accrueForOpportunity(call, id);
    await reverseForOpportunity(call, id, 'By mistake');
    await moveDeal(call, id, 'open', null);
    await moveDeal(call, id, 'won', '2026-03-10');
    await accrueForOpportunity(call, id);
    return id;
  });
  expect(money(await company.within((call) => linesOf(call, deal)))).toEqual([
    ['accrual', 10_000, 'void'],
    ['clawback', -10_000, 'void'],
    ['accrual', 10_000, 'on_hold'],
  ]);
});

test('posts the difference of an amended amount, and nothing for the same amount', async () => {
  const deal = await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    const id = await givenDeal(call, { partners: [partner] });
    await accrueForOpportunity(call, id);
    await call.run(
      sql`update opportunities set amount_minor = 80000 where organization_id = ${call.organization_id} and id = ${id}`,
    );
    return id;
  });
  expect(await company.within((call) => amendForOpportunity(call, deal))).toMatchObject({ result: 'lines', lines: 1 });
  expect(await company.within((call) => amendForOpportunity(call, deal))).toMatchObject({ result: 'repeat', lines: 0 });
  expect(money(await company.within((call) => linesOf(call, deal)))).toEqual([
    ['accrual', 10_000, 'on_hold'],
    ['adjustment', -2_000, 'on_hold'],
  ]);
});

test('moves a sale to its own period when the closing date is corrected', async () => {
  const deal = await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    const id = await givenDeal(call, { partners: [partner] });
    await accrueForOpportunity(call, id);
    await call.run(sql`
      update opportunities set closed_on = '2026-02-20' where organization_id = ${call.organization_id} and id = ${id}`);
    await amendForOpportunity(call, id);
    return id;
  });
  const lines = await company.within((call) => linesOf(call, deal));
  expect(lines.map(({ amount_minor, effective_on }) => [amount_minor, effective_on])).toEqual([
    [10_000, '2026-03-01'],
    [-10_000, '2026-03-16'],
    [10_000, '2026-02-20'],
  ]);
});

test('keeps payments and refunds when the closing date is corrected', async () => {
  const corrected = async (definition: typeof tenPercent) => {
    const deal = await company.within(async (call) => {
      await givenPlan(call, definition);
      const id = await givenDeal(call, { partners: [partner] });
      await accrueForOpportunity(call, id);
      await recordPayment(call, id, { amount_minor: 80_000, on: '2026-03-05', external_id: 'p' });
      const refund = { amount_minor: 50_000, on: '2026-03-10', external_id: 'r', reason: 'Half was returned' };
      await refundOpportunity(call, id, refund);
      for (const day of ['2026-02-20', '2026-02-25']) {
        await call.run(sql`
          update opportunities set closed_on = ${day} where organization_id = ${call.organization_id} and id = ${id}`);
        await amendForOpportunity(call, id);
      }
      await refundOpportunity(call, id, refund);
      return id;
    });
    const lines = await company.within((call) => linesOf(call, deal));
    return lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  };
  expect(await corrected(tenPercent)).toBe(5_000);
  company = await world.company();
  partner = await company.within((call) => givenPartner(call));
  expect(await corrected({ ...tenPercent, accrue_on: 'collected' })).toBe(3_000);
});

test('books a refund once by its reference, up to the amount left', async () => {
  const deal = await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    const id = await givenDeal(call, { partners: [partner] });
    await accrueForOpportunity(call, id);
    return id;
  });
  const refund = { amount_minor: 25_000, on: '2026-03-10', external_id: 'r-1', reason: 'Seats returned' };
  await company.within((call) => refundOpportunity(call, deal, refund));
  expect(await company.within((call) => refundOpportunity(call, deal, refund))).toMatchObject({ result: 'repeat' });
  await company.within((call) =>
    refundOpportunity(call, deal, { ...refund, external_id: 'r-2', amount_minor: 200_000 }),
  );
  const lines = await company.within((call) => linesOf(call, deal));
  expect(money(lines)).toEqual([
    ['accrual', 10_000, 'void'],
    ['clawback', -2_500, 'void'],
    ['clawback', -7_500, 'void'],
  ]);
  await expect(
    company.within((call) => refundOpportunity(call, deal, { ...refund, external_id: 'r-3', on: '2026-03-17' })),
  ).rejects.toMatchObject({ statusCode: 422 });
});

test('rejects a refund with more tax than amount, and leaves its reference free', async () => {
  const deal = await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    const id = await givenDeal(call, { partners: [partner] });
    await accrueForOpportunity(call, id);
    return id;
  });
  const refund = { amount_minor: 1_000, tax_minor: 1_900, on: '2026-03-16', external_id: 'r1', reason: 'Typed wrong' };
  await expect(company.within((call) => refundOpportunity(call, deal, refund))).rejects.toMatchObject({
    statusCode: 422,
    errors: { tax_minor: ['is more than the refund itself'] },
  });
  const right = { ...refund, amount_minor: 11_900 };
  expect(await company.within((call) => refundOpportunity(call, deal, right))).toMatchObject({ lines: 1 });
});

test('books a refund received before the win together with the sale', async () => {
  const deal = await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    return givenDeal(call, { partners: [partner], status: 'open' });
  });
  const refund = { amount_minor: 30_000, on: '2026-03-05', external_id: 'early', reason: 'Came first' };
  expect(await company.within((call) => refundOpportunity(call, deal, refund))).toMatchObject({ result: 'parked' });
  await company.within(async (call) => {
    await moveDeal(call, deal, 'won', '2026-03-06');
    await accrueForOpportunity(call, deal);
  });
  expect(money(await company.within((call) => linesOf(call, deal)))).toEqual([
    ['accrual', 10_000, 'on_hold'],
    ['clawback', -3_000, 'on_hold'],
  ]);
});

test('pays commission on collected money as payments arrive', async () => {
  const deal = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, accrue_on: 'collected', hold_days: 0 });
    const id = await givenDeal(call, { partners: [partner], amount_minor: 100_000 });
    await accrueForOpportunity(call, id);
    return id;
  });
  for (const [n, amount_minor] of [33_333, 33_333, 33_334].entries()) {
    await company.within((call) =>
      recordPayment(call, deal, { amount_minor, on: '2026-03-12', external_id: `p-${n}` }),
    );
  }
  expect((await company.within((call) => linesOf(call, deal))).map(({ amount_minor }) => amount_minor)).toEqual([
    3_333, 3_334, 3_333,
  ]);
});

test('a clawback never makes the balance on hold negative', async () => {
  const deal = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, accrue_on: 'collected', hold_days: 30 });
    const id = await givenDeal(call, { partners: [partner], closed_on: '2026-01-01' });
    await accrueForOpportunity(call, id);
    await recordPayment(call, id, { amount_minor: 50_000, on: '2026-01-10', external_id: 'p-1' });
    await recordPayment(call, id, { amount_minor: 50_000, on: '2026-03-10', external_id: 'p-2' });
    await refundOpportunity(call, id, {
      amount_minor: 100_000,
      on: '2026-03-15',
      external_id: 'r-1',
      reason: 'Canceled',
    });
    return id;
  });
  expect(money(await company.within((call) => linesOf(call, deal)))).toEqual([
    ['accrual', 5_000, 'payable'],
    ['accrual', 5_000, 'on_hold'],
    ['clawback', -10_000, 'payable'],
  ]);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('accrues a thousand won deals in one call, in the order of their wins', async () => {
  const ids = await company.within(async (call) => {
    await givenPlan(call, {
      rules: [
        {
          id: 'tiers',
          calc: {
            type: 'tiered',
            mode: 'marginal',
            measure: 'credited_base',
            period: 'year',
            bands: [
              { from: 0, to: 500_000, rate_ppm: 100_000 },
              { from: 500_000, to: null, rate_ppm: 200_000 },
            ],
          },
        },
      ],
    });
    const template = await givenDeal(call, { partners: [partner], amount_minor: 1_000 });
    await call.run(sql`
      insert into opportunities (organization_id, number, name, type_id, stage_id, status, amount_minor, closed_on)
      select organization_id, 1000000 + n, 'Bulk ' || n, type_id, stage_id, status, 1000, date '2026-03-01' - (n % 30)
      from opportunities, generate_series(1, 999) n
      where organization_id = ${call.organization_id} and id = ${template}`);
    await call.run(sql`
      insert into opportunity_participants (organization_id, opportunity_id, partner_id)
      select ${call.organization_id}, id, ${partner} from opportunities
      where organization_id = ${call.organization_id} and number > 1000000`);
    return (
      await call.rows<{ id: string }>(sql`select id from opportunities where organization_id = ${call.organization_id}`)
    ).map(({ id }) => id);
  });
  const accrued = await company.within((call) => accrueMany(call, ids));
  expect(accrued.filter(({ result }) => result === 'lines')).toHaveLength(1_000);
  const [total] = await company.within((call) =>
    call.rows<{ sum: number }>(
      sql`select sum(amount_minor)::bigint from commission_lines where organization_id = ${call.organization_id}`,
    ),
  );
  // 500,000 at 10 % and 500,000 at 20 %
  expect(total!.sum).toBe(150_000);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true, entries: 1_000 });
});

test('lists deal events with their amounts', async () => {
  const deal = await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    const id = await givenDeal(call, { partners: [partner] });
    await accrueForOpportunity(call, id);
    await recordPayment(call, id, { amount_minor: 40_000, on: '2026-03-04', external_id: 'paid' });
    await refundOpportunity(call, id, { amount_minor: 15_000, on: '2026-03-05', external_id: 'part', reason: 'Seats' });
    await call.run(
      sql`update opportunities set amount_minor = 90000 where organization_id = ${call.organization_id} and id = ${id}`,
    );
    await amendForOpportunity(call, id);
    await reverseForOpportunity(call, id, 'Customer withdrew');
    return id;
  });
  const events = await (await company.member('finance')).request('GET', `/commission_events?opportunity_id=${deal}`);
  const told = (events.json() as { kind: string; amount_minor: number | null }[]).map((one) => [
    one.kind,
    one.amount_minor,
  ]);
  expect(Object.fromEntries(told)).toEqual({
    sale: 100_000,
    payment: 40_000,
    refund: 15_000,
    amend: 90_000,
    lost: null,
  });
});

test('locks the deal before the ledger when a customer payment is booked', async () => {
  const deal = await company.within(async (call) => {
    await givenPlan(call, tenPercent);
    const id = await givenDeal(call, { partners: [partner] });
    await accrueForOpportunity(call, id);
    return id;
  });
  const locked = Promise.withResolvers<void>();
  const amending = company.within(async (call) => {
    await call.rows(
      sql`select from opportunities where organization_id = ${call.organization_id} and id = ${deal} for update`,
    );
    locked.resolve();
    await new Promise((resolve) => setTimeout(resolve, 200));
    await call.run(sql`
      update opportunities set amount_minor = 80000 where organization_id = ${call.organization_id} and id = ${deal}`);
    return amendForOpportunity(call, deal);
  });
  await locked.promise;
  const paying = company.within((call) =>
    recordPayment(call, deal, { amount_minor: 80_000, on: '2026-03-10', external_id: 'p-1' }),
  );
  expect(await Promise.all([amending, paying])).toMatchObject([{ result: 'lines' }, { result: 'zero' }]);
});
