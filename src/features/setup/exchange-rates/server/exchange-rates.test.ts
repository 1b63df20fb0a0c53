import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity, refundOpportunity } from '#features/commissions/accruals/server/service.ts';
import { givenDeal, givenPartner, givenPlan, linesOf } from '#features/commissions/accruals/server/testing/program.ts';
import type { CommissionEvent } from '#features/commissions/commission-engine/event.ts';
import type { Trace } from '#features/commissions/commission-engine/trace.schema.ts';
import type { Receipt } from '#features/payouts/receipts/schema.ts';
import { sql } from '#server/db/sql.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { rateInForce } from './service.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  company = await world.company();
});
afterAll(() => world.close());

const rate = { base: 'EUR', quote: 'USD', rate: '1.0825', as_of: '2026-03-02' };

test('rejects an invalid rate and names the field', async () => {
  await company.owner.post('/exchange_rates', rate);
  for (const [change, statusCode, errors] of [
    [{ rate: '0' }, 422, { rate: ['must be above 0'] }],
    [{ quote: 'EUR' }, 422, { quote: ['must be another currency than base'] }],
    [{ rate: '1.09' }, 409, { as_of: ['has a rate of these currencies already'] }],
  ] as const) {
    const refused = await company.owner.request('POST', '/exchange_rates', { ...rate, ...change });
    expect(refused.json()).toMatchObject({ statusCode, errors });
  }
  expect(await company.owner.get('/exchange_rates')).toMatchObject([{ rate: '1.0825', source: 'entered' }]);
});

/** As if they had been fetched: so many of a currency for one euro, counted in dollars. */
async function published(as_of: string, perEuro: Record<string, string>): Promise<void> {
  const euro = (quote: string) => ({ base: 'EUR', quote, rate: perEuro[quote] });
  const rows = Object.keys(perEuro).map((code) =>
    code === 'USD'
      ? { base: 'EUR', rate: perEuro.USD, derived_from: [euro('USD')] }
      : {
          base: code,
          rate: (Number(perEuro.USD) / Number(perEuro[code])).toFixed(10),
          derived_from: [euro('USD'), euro(code)],
        },
  );
  await company.within(async (call) => {
    for (const { base, rate: worth, derived_from } of rows)
      await call.run(sql`
        insert into exchange_rates (organization_id, base, quote, rate, as_of, source, fetched_at, derived_from)
        values (${call.organization_id}, ${base}, 'USD', ${worth ?? null}, ${as_of}, 'ecb', ${call.now()},
          ${JSON.stringify(derived_from)})`);
  });
}

const choose = (source: string | null) =>
  company.within((call) =>
    call.run(sql`update program_settings set rate_source = ${source} where organization_id = ${call.organization_id}`),
  );

const asked = (base: string, quote: string, on = '2026-03-10') =>
  company.within((call) => rateInForce(call, { base, quote, on }));

test('prefers entered rates to the company’s source, and shows the reason', async () => {
  await published('2026-03-02', { USD: '1.08' });
  await published('2026-03-03', { USD: '1.09' });
  expect(await asked('EUR', 'USD')).toBeNull();
  await choose('ecb');
  expect(await asked('EUR', 'USD')).toMatchObject({ rate: '1.09', source: 'ecb', as_of: '2026-03-03', age_days: 7 });
  const own = await company.owner.post<{ id: string }>('/exchange_rates', {
    ...rate,
    as_of: '2026-03-03',
    note: ' Our bank ',
  });
  expect(await asked('EUR', 'USD')).toMatchObject({ id: own.id, rate: '1.0825', source: 'entered' });
  expect(await asked('EUR', 'USD', '2026-03-02')).toMatchObject({ rate: '1.08', source: 'ecb', age_days: 0 });
  const listed = () => company.owner.get('/exchange_rates?_sort=as_of,source&_order=desc,asc');
  expect(await listed()).toMatchObject([
    { source: 'ecb', standing: 'outranked', outranked_by: 'entered', derived_from: [{ base: 'EUR', quote: 'USD' }] },
    { source: 'entered', standing: 'counts', outranked_by: null, note: 'Our bank', fetched_at: null },
    { source: 'ecb', standing: 'counts' },
  ]);
  await choose(null);
  expect(await asked('EUR', 'USD', '2026-03-02')).toBeNull();
  expect(
    (await company.owner.get<{ standing: string }[]>('/exchange_rates?source=ecb')).map((r) => r.standing),
  ).toEqual(['switched_off', 'switched_off']);
});

test('does not let people remove fetched rates', async () => {
  await published('2026-03-02', { USD: '1.08' });
  const [fetched] = await company.owner.get<{ id: string }[]>('/exchange_rates');
  const refused = await company.owner.request('DELETE', `/exchange_rates/${fetched!.id}`);
  expect(refused.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining('Enter your own') });
  const own = await company.owner.post<{ id: string }>('/exchange_rates', rate);
  expect((await company.owner.request('DELETE', `/exchange_rates/${own.id}`)).statusCode).toBe(200);
});

test('inverts or crosses rates without losing precision', async () => {
  await choose('ecb');
  await published('2026-03-02', { USD: '1.0825', IDR: '17900.5', GBP: '0.8612' });
  // 17900.5 / 1.0825, not one divided by the six digits that are kept of 1.0825 / 17900.5.
  expect(await asked('USD', 'IDR')).toMatchObject({ rate: '16536.2586605081', parts: [{ is_inverted: true }] });
  expect(await asked('EUR', 'GBP')).toMatchObject({ rate: '0.8612', parts: [{ base: 'EUR' }, { base: 'GBP' }] });
  // Across two days, it is as old as the older.
  await company.owner.post('/exchange_rates', { base: 'GBP', quote: 'USD', rate: '1.25', as_of: '2026-02-01' });
  await company.owner.post('/exchange_rates', { base: 'CHF', quote: 'USD', rate: '1.125', as_of: '2026-02-01' });
  expect(await asked('GBP', 'CHF', '2026-02-03')).toMatchObject({
    rate: '1.1111111111',
    as_of: '2026-02-01',
    age_days: 2,
  });
  expect(await asked('SEK', 'CHF')).toBeNull();
  await expect(asked('CHF', 'CHF')).rejects.toThrow(RangeError);
});

test('hides rates of other companies', async () => {
  await company.owner.post('/exchange_rates', rate);
  const other = await world.company();
  expect(await other.within((call) => rateInForce(call, { base: 'EUR', quote: 'USD', on: '2026-03-10' }))).toBeNull();
});

test('stores the rate of a won deal, even when another is entered later', async () => {
  const { id } = await company.owner.post<{ id: string }>('/exchange_rates', rate);
  const saleOf = (deal: string) =>
    company.within(async (call) => {
      await accrueForOpportunity(call, deal);
      const { body } = await call.one<{ body: CommissionEvent }>(sql`
        select body from commission_events
        where organization_id = ${call.organization_id} and opportunity_id = ${deal} and kind = 'sale'`);
      return body;
    });
  const won = await company.within(async (call) =>
    givenDeal(call, {
      partners: [await givenPartner(call, { name: 'Alpha' })],
      currency: 'EUR',
      closed_on: '2026-03-07',
    }),
  );
  const named = { fx_to_program: '1.0825', fx_rate: { id, source: 'entered', as_of: '2026-03-02' } };
  expect(await saleOf(won)).toMatchObject(named);
  await company.owner.post('/exchange_rates', { ...rate, as_of: '2026-03-07', rate: '2' });
  expect(await saleOf(won)).toMatchObject(named);
});

test('names the volume’s rate in the breakdown and reproduces it without the rate', async () => {
  const { id } = await company.owner.post<{ id: string }>('/exchange_rates', rate);
  const [deal, line] = await company.within(async (call) => {
    const calc = {
      type: 'tiered' as const,
      mode: 'marginal' as const,
      period: 'year' as const,
      bands: [{ from: 0, to: null, rate_ppm: 100_000 }],
    };
    await givenPlan(call, { hold_days: 0, rules: [{ id: 'base', calc }] });
    const partners = [await givenPartner(call, { name: 'Alpha' })];
    const won = await givenDeal(call, { partners, currency: 'EUR', amount_minor: 9_999, closed_on: '2026-03-07' });
    await accrueForOpportunity(call, won);
    return [won, (await linesOf(call, won))[0]!.id];
  });
  const receipt = await company.owner.get<Receipt & { trace: Trace }>(`/commission_lines/${line}/receipt`);
  expect(receipt.trace.inputs.fx).toEqual({
    from: 'EUR',
    to: 'USD',
    rate: '1.0825',
    id,
    source: 'entered',
    as_of: '2026-03-02',
    age_days: 5,
  });
  const conversion = { from: { amount_minor: 9_999, currency: 'EUR' }, to: { amount_minor: 10_824, currency: 'USD' } };
  expect(receipt.trace.conversions).toMatchObject([{ what: 'volume', ...conversion, remainder: '-825/10000' }]);
  await company.owner.request('DELETE', `/exchange_rates/${id}`);
  expect(await company.owner.post(`/commission_lines/${line}/recompute`)).toMatchObject({ is_identical: true });
  await company.within((call) =>
    refundOpportunity(call, deal!, { amount_minor: 4_000, on: '2026-03-16', external_id: 'r', reason: 'Part' }),
  );
  const lines = await company.within((call) => linesOf(call, deal!));
  for (const one of nonEmpty(lines))
    expect(await company.owner.post(`/commission_lines/${one.id}/recompute`)).toMatchObject({ is_identical: true });
});

test('counts a euro deal in dollar bands and pays in euros at the day’s rate', async () => {
  await published('2026-03-02', { USD: '1.10' });
  await choose('ecb');
  const bands = [
    { from: 0, to: 1_000_000, rate_ppm: 100_000 },
    { from: 1_000_000, to: null, rate_ppm: 120_000 },
  ];
  const calc = { type: 'tiered' as const, mode: 'slab' as const, band_by: 'after' as const, period: 'year' as const };
  const line = await company.within(async (call) => {
    await givenPlan(call, { rules: [{ id: 'base', calc: { ...calc, bands } }] });
    const partners = [await givenPartner(call, { name: 'Alpha' })];
    await accrueForOpportunity(
      call,
      await givenDeal(call, { partners, amount_minor: 900_000, closed_on: '2026-03-01' }),
    );
    const euros = { partners, currency: 'EUR', amount_minor: 100_000, closed_on: '2026-03-07' };
    const deal = await givenDeal(call, euros);
    await accrueForOpportunity(call, deal);
    return (await linesOf(call, deal))[0]!;
  });
  // 9,000.00 and 1,100.00 dollars are 10,100.00.
  expect(line).toMatchObject({ amount_minor: 12_000, currency: 'EUR' });
});

test('does not convert a flat amount in another currency', async () => {
  await company.owner.post('/exchange_rates', rate);
  const told = await company.within(async (call) => {
    await givenPlan(call, { rules: [{ id: 'flat', calc: { type: 'flat', amount_minor: 5_000, currency: 'USD' } }] });
    const partners = [await givenPartner(call, { name: 'Alpha' })];
    const deal = await givenDeal(call, { partners, currency: 'EUR', closed_on: '2026-03-07' });
    await accrueForOpportunity(call, deal);
    expect(await linesOf(call, deal)).toEqual([]);
    return call.one(sql`
      select result, codes from commission_events
      where organization_id = ${call.organization_id} and opportunity_id = ${deal} and kind = 'sale'`);
  });
  expect(told).toMatchObject({ codes: expect.arrayContaining(['currency_mismatch']) });
});
