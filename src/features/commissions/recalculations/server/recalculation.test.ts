import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity, refundOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  named,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import type { Trace } from '#features/commissions/commission-engine/trace.schema.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import type { Receipt } from '#features/payouts/receipts/schema.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { RecalculatedChange, Recalculation } from '../schema.ts';

let world: World;
let company: Company;
let finance: Person;
let approver: Person;
let partner: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  [finance, approver] = [await company.member('finance'), await company.member('finance')];
  partner = await company.within((call) => givenPartner(call));
});
afterAll(() => world.close());

const request = (input = {}) =>
  finance.post<Recalculation>('/commission_recalculations', { reason: 'Agreed late', ...input });

async function win(closed_on: string, amount_minor = 100_000): Promise<string> {
  return company.within(async (call) => {
    const deal = await givenDeal(call, { partners: [partner], closed_on, amount_minor });
    await accrueForOpportunity(call, deal);
    return deal;
  });
}

test('picks up a deal won before publication, approved by a second person', async () => {
  const deal = await win('2026-03-01');
  await company.within((call) => givenPlan(call, tenPercent));
  const run = await request();
  expect(run).toMatchObject({
    number: 1,
    state: 'previewed',
    totals: [{ currency: 'USD', deals: 1, partners: 1, up_minor: 10_000, net_minor: 10_000 }],
  });
  expect(await finance.rows<RecalculatedChange>(`/commission_recalculations/${run.id}/changes`)).toMatchObject([
    {
      opportunity_id: deal,
      partner_id: partner,
      old_minor: 0,
      new_minor: 10_000,
      delta_minor: 10_000,
      rule_id: 'base',
      rule_name: 'Referral commission',
    },
  ]);
  expect((await finance.request('POST', `/commission_recalculations/${run.id}/approve`, {})).statusCode).toBe(409);
  expect(await approver.post(`/commission_recalculations/${run.id}/approve`, {})).toMatchObject({
    state: 'applied',
    approved_by: approver.user_id,
  });
  expect(await company.within((call) => linesOf(call, deal))).toMatchObject([
    {
      kind: 'adjustment',
      amount_minor: 10_000,
      effective_on: '2026-03-01',
      status: 'on_hold',
      release_on: '2026-03-31',
    },
  ]);
  expect(await finance.get(`/opportunities/${deal}/commissions`)).toMatchObject({
    answer: 'This deal earned commission.',
  });
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
  // Nothing is left to correct, and later events continue from the corrected state.
  expect((await request()).totals).toEqual([]);
  await company.within((call) =>
    refundOpportunity(call, deal, { on: '2026-03-16', external_id: 'r', reason: 'Canceled' }),
  );
  expect((await company.within((call) => linesOf(call, deal))).map(({ amount_minor }) => amount_minor)).toEqual([
    10_000, -10_000,
  ]);
});

test('corrects only the deals in the period of a backdated tier', async () => {
  const [silver, gold] = await company.within(async (call) => {
    const tiers = [await named(call, 'partner_tiers', 'Silver'), await named(call, 'partner_tiers', 'Gold')] as const;
    await givenPlan(call, {
      hold_days: 0,
      rules: [
        { id: 'tier', calc: { type: 'percent', rate_ppm_by_tier: { [tiers[0]]: 100_000, [tiers[1]]: 140_000 } } },
      ],
    });
    return tiers;
  });
  const inTier = (tier: string, from: string, to: string | null, recorded: string) =>
    company.within((call) =>
      call.run(sql`
        insert into tier_memberships (organization_id, partner_id, tier_id, effective_from, effective_to, recorded_at)
        values (${call.organization_id}, ${partner}, ${tier}, ${from}, ${to}, ${recorded})`),
    );
  await inTier(silver, '2026-01-01', null, '2026-01-01T00:00:00Z');
  const [january, february] = [await win('2026-01-20'), await win('2026-02-20')];
  await company.within((call) =>
    call.run(sql`update commission_lines set status = 'reserved' where organization_id = ${call.organization_id}`),
  );
  await company.within((call) =>
    call.run(sql`update commission_lines set status = 'paid' where organization_id = ${call.organization_id}`),
  );
  world.clock.set('2026-03-20T09:00:00Z');
  await company.within((call) =>
    call.run(
      sql`update tier_memberships set superseded_at = ${call.now()} where organization_id = ${call.organization_id}`,
    ),
  );
  await inTier(silver, '2026-01-01', '2026-02-01', '2026-03-20T09:00:00Z');
  await inTier(gold, '2026-02-01', null, '2026-03-20T09:00:00Z');
  const run = await request();
  expect(await finance.rows<RecalculatedChange>(`/commission_recalculations/${run.id}/changes`)).toMatchObject([
    { opportunity_id: february, old_minor: 10_000, new_minor: 14_000, delta_minor: 4_000, paid_minor: 10_000 },
  ]);
  await approver.post(`/commission_recalculations/${run.id}/approve`, {});
  expect(
    (await company.within((call) => linesOf(call, january))).map(({ amount_minor, status }) => [amount_minor, status]),
  ).toEqual([[10_000, 'paid']]);
  expect(
    (await company.within((call) => linesOf(call, february))).map(({ amount_minor, status }) => [amount_minor, status]),
  ).toEqual([
    [10_000, 'paid'],
    [4_000, 'payable'],
  ]);
  const { id } = (await company.within((call) => linesOf(call, february))).at(-1)!;
  const { steps } = await finance.get<Receipt & { trace: Trace }>(`/commission_lines/${id}/receipt`);
  expect(steps.map(({ detail, amount }) => [detail, amount?.amount_minor])).toEqual([
    ['The deals were recalculated on Mar 20, 2026 with the data known at that time.', undefined],
    ['This rule applies.', undefined],
    ['Commission is calculated on the price less discount and tax.', 100_000],
    ['14% for tier Gold of $1,000.00.', 14_000],
    ['The whole deal earns $140.00. $140.00 is owed, $100.00 was booked.', 4_000],
    ['Booked for Feb 20, 2026, due from Mar 20, 2026.', 4_000],
  ]);
  expect(await finance.post(`/commission_lines/${id}/recompute`, {})).toMatchObject({ is_identical: true });
});

test('leaves deals before the start day unchanged', async () => {
  const [before, after] = [await win('2026-01-20'), await win('2026-02-20')];
  await company.within((call) => givenPlan(call, tenPercent));
  const run = await request({ from: '2026-02-01' });
  await approver.post(`/commission_recalculations/${run.id}/approve`, {});
  expect(await company.within((call) => linesOf(call, before))).toEqual([]);
  expect(await company.within((call) => linesOf(call, after))).toHaveLength(1);
});

test('unpaid earlier deals do not count against caps of recalculated ones', async () => {
  const [, after] = [await win('2026-01-20'), await win('2026-02-20')];
  await company.within((call) =>
    givenPlan(call, {
      rules: [
        {
          id: 'base',
          calc: { type: 'percent', rate_ppm: 100_000 },
          cap: { amount_minor: 15_000, scope: 'partner', period: 'year' },
        },
      ],
    }),
  );
  const run = await request({ from: '2026-02-01' });
  await approver.post(`/commission_recalculations/${run.id}/approve`, {});
  const [line] = await company.within((call) => linesOf(call, after));
  expect(line).toMatchObject({ amount_minor: 10_000 });
  expect(await finance.post(`/commission_lines/${line!.id}/recompute`, {})).toMatchObject({ is_identical: true });
  const next = await win('2026-03-10');
  expect(await company.within((call) => linesOf(call, next))).toMatchObject([{ amount_minor: 5_000 }]);
  expect(await request({ from: '2026-02-01' })).toMatchObject({ totals: [] });
});

test('picks up open customer payments and earns as they arrive', async () => {
  const deal = await win('2026-03-01');
  await company.within((call) => givenPlan(call, { ...tenPercent, accrue_on: 'collected' }));
  const run = await request();
  expect(run.totals).toEqual([{ currency: 'USD', deals: 1, partners: 1, up_minor: 0, down_minor: 0, net_minor: 0 }]);
  expect(await finance.rows<RecalculatedChange>(`/commission_recalculations/${run.id}/changes`)).toMatchObject([
    {
      opportunity_id: deal,
      rule_name: 'Referral commission',
      delta_minor: 0,
      whole: { old_minor: 0, new_minor: 10_000 },
    },
  ]);
  await approver.post(`/commission_recalculations/${run.id}/approve`, {});
  expect(await finance.get(`/opportunities/${deal}/commissions`)).toMatchObject({
    answer: 'This deal has not earned commission so far.',
    reasons: [],
  });
  await finance.post(`/opportunities/${deal}/payments`, { amount_minor: 40_000, on: '2026-03-10', external_id: 'p' });
  const [line] = await company.within((call) => linesOf(call, deal));
  expect(line).toMatchObject({ kind: 'accrual', amount_minor: 4_000 });
  expect(await finance.post(`/commission_lines/${line!.id}/recompute`, {})).toMatchObject({ is_identical: true });
  expect(await request()).toMatchObject({ totals: [] });
});

test('rejects an outdated preview', async () => {
  await win('2026-03-01');
  await company.within((call) => givenPlan(call, tenPercent));
  const run = await request();
  await win('2026-03-02', 50_000);
  await company.within((call) =>
    call.run(sql`update partners set country = 'DE' where organization_id = ${call.organization_id}`),
  );
  // Another deal alone changes nothing, but a plan that pays more does.
  await company.within(async (call) => {
    const { plan_id } = await call.one<{ plan_id: string }>(
      sql`select plan_id from plan_versions where organization_id = ${call.organization_id}`,
    );
    await givenPlan(
      call,
      { rules: [{ id: 'base', calc: { type: 'percent', rate_ppm: 200_000 } }] },
      { plan_id, version: 2 },
    );
  });
  const refused = await approver.request('POST', `/commission_recalculations/${run.id}/approve`, {});
  expect(refused.statusCode).toBe(409);
  expect(await finance.post(`/commission_recalculations/${run.id}/preview`, {})).toMatchObject({
    totals: [{ net_minor: 25_000 }],
  });
  expect(await approver.post(`/commission_recalculations/${run.id}/approve`, {})).toMatchObject({ state: 'applied' });
  const again = await approver.request('POST', `/commission_recalculations/${run.id}/approve`, {});
  expect(again.json()).toMatchObject({ statusCode: 409, allowed: ['previewed'] });
});

test('picks up a deal won before its exchange rate, and keeps the rate', async () => {
  const rate = (as_of: string, value: string) =>
    finance.post('/exchange_rates', { base: 'EUR', quote: 'USD', rate: value, as_of });
  const tiers = [
    { from: 0, to: 100_000, rate_ppm: 100_000 },
    { from: 100_000, to: null, rate_ppm: 200_000 },
  ];
  const deal = await company.within(async (call) => {
    const calc = {
      type: 'tiered' as const,
      mode: 'marginal' as const,
      measure: 'credited_base' as const,
      bands: tiers,
    };
    await givenPlan(call, { rules: [{ id: 'base', calc: { ...calc, period: 'year' as const } }] });
    const id = await givenDeal(call, { partners: [partner], currency: 'EUR', closed_on: '2026-02-10' });
    await accrueForOpportunity(call, id);
    return id;
  });
  expect(await company.within((call) => linesOf(call, deal))).toEqual([]);
  expect((await request()).totals).toEqual([]);
  await rate('2026-02-01', '1.25');
  await rate('2026-02-11', '2');
  const later = await request({ from: '2026-02-11' });
  expect(later.totals).toEqual([]);
  const run = await request();
  await approver.post(`/commission_recalculations/${run.id}/approve`, {});
  const lines = await company.within((call) => linesOf(call, deal));
  // 1,250.00 dollars: 1,000.00 at ten and 250.00 at twenty percent, in euros.
  expect(lines).toMatchObject([{ amount_minor: 12_000, currency: 'EUR' }]);
  const [first] = await finance.get<{ id: string }[]>('/exchange_rates?as_of=2026-02-01');
  const receipt = await finance.get<Receipt & { trace: Trace }>(`/commission_lines/${lines[0]!.id}/receipt`);
  expect(receipt.trace.conversions).toMatchObject([
    { rate: { id: first!.id, source: 'entered' }, from: { amount_minor: 100_000 }, to: { amount_minor: 125_000 } },
  ]);
  expect(receipt.steps.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining([expect.stringContaining('1 EUR = 1.25 USD (Entered manually, Feb 1, 2026')]),
  );
  await finance.request('DELETE', `/exchange_rates/${first!.id}`);
  await rate('2026-02-05', '3');
  expect((await request()).totals).toEqual([]);
  expect(await finance.post(`/commission_lines/${lines[0]!.id}/recompute`)).toMatchObject({ is_identical: true });
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});
