import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import { givenDeal, givenPartner, givenPlan, linesOf } from '#features/commissions/accruals/server/testing/program.ts';
import { requestRecalculation, takeRecalculationStep } from '#features/commissions/recalculations/server/service.ts';
import type { Receipt } from '#features/payouts/receipts/schema.ts';
import { withConnection } from '#server/db/connect.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { readReferenceRates } from '#server/ports/reference-rates-format.ts';
import { PUBLISHED, publishedFor, startReferenceRateServer } from '#server/testing/reference-rate-server.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { add, compare, inverse, multiply, parseDecimal, rational } from '#shared/money/rational.ts';
import type { RateFetching } from '../rate-fetching.schema.ts';
import type { ExchangeRate } from '../schema.ts';
import { exchangeRateJobs } from './jobs.ts';
import { derivedRates, isDue } from './rate-fetching.ts';
import { rateInForce } from './service.ts';

let bank: Awaited<ReturnType<typeof startReferenceRateServer>>;
let world: World;
let company: Company;
beforeAll(async () => {
  bank = await startReferenceRateServer();
  world = await createWorld({ env: { TANDEM_ECB_RATES_URL: bank.url } });
});
/** A source is not asked again for minutes, so each test has a time of its own. */
let tests = 0;
beforeEach(async () => {
  // A Friday, after the bank has published.
  world.clock.set(new Date(Date.parse('2024-06-28T14:30:00Z') + tests++ * 11 * 60_000));
  company = await world.company();
  bank.daily(PUBLISHED);
  bank.history(publishedFor(['2024-06-25', '2024-06-26', '2024-06-27', '2024-06-28']));
});
afterEach(() => {
  bank.fail();
  bank.requestedFiles.length = 0;
});
afterAll(async () => {
  await world.close();
  await bank.close();
});

const fetching = () => company.owner.get<RateFetching>('/exchange_rates/fetching');
const choose = (source: 'ecb' | null) => company.owner.request('PUT', '/exchange_rates/fetching', { source });
const run = async (payload: { is_asked?: boolean } = {}) =>
  exchangeRateJobs['exchange-rates.fetch']!(await jobFor(world.kernel, company.id), payload);
const rates = (query = '') => company.owner.get<ExchangeRate[]>(`/exchange_rates?_sort=as_of&_order=desc${query}`);
const inForce = (on: string, base = 'EUR', quote = 'USD') =>
  company.within((call) => rateInForce(call, { base, quote, on }));

test('fetches nothing until enabled, then the last ninety days', async () => {
  expect(await fetching()).toMatchObject({ source: null, host: expect.stringContaining('127.0.0.1'), tried_at: null });
  await run();
  expect(bank.requestedFiles).toEqual([]);
  expect((await choose('ecb')).json()).toMatchObject({ source: 'ecb', published_on: null });
  await run({ is_asked: true });
  expect(bank.requestedFiles).toEqual(['eurofxref-daily.xml', 'eurofxref-hist-90d.xml']);
  expect(await fetching()).toMatchObject({ source: 'ecb', published_on: '2024-06-28', failure: null });
  const days = await rates('&base=EUR');
  expect(days.map(({ as_of }) => as_of)).toEqual(['2024-06-28', '2024-06-27', '2024-06-26', '2024-06-25']);
  const [yen] = await rates('&base=JPY');
  // 1.0705 / 171.94 = 0.00622600907…
  expect(yen).toMatchObject({
    quote: 'USD',
    rate: '0.0062260091',
    source: 'ecb',
    standing: 'counts',
    note: null,
    derived_from: [
      { base: 'EUR', quote: 'USD', rate: '1.0705' },
      { base: 'EUR', quote: 'JPY', rate: '171.94' },
    ],
  });
  expect(new Date(yen!.fetched_at!)).toEqual(world.clock.now());
  expect(await company.owner.get('/audit_events?ref_table=exchange_rates')).toEqual([]);
  expect(await company.owner.get('/audit_events?ref_table=program_settings&action=updated')).toMatchObject([
    { changes: { rate_source: [null, 'ecb'] } },
  ]);
});

test('fetches missing days only and keeps existing ones', async () => {
  await choose('ecb');
  await run({ is_asked: true });
  bank.requestedFiles.length = 0;
  world.clock.set('2024-06-30T20:00:00Z');
  await run();
  expect(bank.requestedFiles).toEqual([]);
  world.clock.set('2024-07-01T15:00:00Z');
  bank.daily(PUBLISHED.replace('2024-06-28', '2024-07-01').replace('1.0705', '1.0750'));
  await run();
  expect(bank.requestedFiles).toEqual(['eurofxref-daily.xml']);
  world.clock.set('2024-07-04T15:00:00Z');
  bank.requestedFiles.length = 0;
  bank.daily(PUBLISHED.replace('2024-06-28', '2024-07-04'));
  bank.history(publishedFor(['2024-07-01', '2024-07-02', '2024-07-03', '2024-07-04']));
  await run();
  expect(bank.requestedFiles).toEqual(['eurofxref-daily.xml', 'eurofxref-hist-90d.xml']);
  expect((await rates('&base=EUR')).map(({ as_of, rate }) => [as_of, rate]).slice(0, 5)).toEqual([
    ['2024-07-04', '1.0705'],
    ['2024-07-03', '1.0705'],
    ['2024-07-02', '1.0705'],
    ['2024-07-01', '1.075'],
    ['2024-06-28', '1.0705'],
  ]);
  // On weekends the last published rate applies, with its age.
  expect(await inForce('2024-06-30')).toMatchObject({ as_of: '2024-06-28', age_days: 2, source: 'ecb' });
});

test('prefers an entered rate, and ignores fetched rates when fetching is off', async () => {
  await choose('ecb');
  await run({ is_asked: true });
  await company.owner.post('/exchange_rates', { base: 'EUR', quote: 'USD', rate: '1.2', as_of: '2024-06-27' });
  expect(await inForce('2024-06-27')).toMatchObject({ rate: '1.2', source: 'entered' });
  expect(await inForce('2024-06-28')).toMatchObject({ rate: '1.0705', source: 'ecb' });
  await choose(null);
  expect(await inForce('2024-06-28')).toMatchObject({ rate: '1.2', source: 'entered', age_days: 1 });
  expect(await fetching()).toMatchObject({ source: null, published_on: '2024-06-28' });
});

test('a recalculation picks up a deal that waited for a rate', async () => {
  const deal = await company.within(async (call) => {
    const bands = [{ from: 0, to: null, rate_ppm: 100_000 }];
    const calc = { type: 'tiered' as const, mode: 'marginal' as const, period: 'year' as const, bands };
    await givenPlan(call, { rules: [{ id: 'base', calc }] });
    const partners = [await givenPartner(call, { name: 'Alpha' })];
    const id = await givenDeal(call, { partners, currency: 'JPY', amount_minor: 100_000, closed_on: '2024-06-26' });
    await accrueForOpportunity(call, id);
    return id;
  });
  expect(await company.within((call) => linesOf(call, deal))).toEqual([]);
  await choose('ecb');
  await run({ is_asked: true });
  await company.within(async (call) =>
    takeRecalculationStep.approve(call, await requestRecalculation(call, { reason: 'Rates' }), {}),
  );
  const [line] = await company.within((call) => linesOf(call, deal));
  expect(line).toMatchObject({ amount_minor: 10_000, currency: 'JPY' });
  const receipt = await company.owner.get<Receipt>(`/commission_lines/${line!.id}/receipt`);
  expect(receipt.steps.map(({ detail }) => detail)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('1 JPY = 0.0062260091 USD (European Central Bank, Jun 26, 2024)'),
      expect.stringMatching(/^¥100,000 counts for .+ as \$622\.60, rounded from 622\.60091 USD\.$/),
    ]),
  );
  expect(await company.owner.post(`/commission_lines/${line!.id}/recompute`)).toMatchObject({ is_identical: true });
});

test('shows failures, retries, and notifies commission managers once after several days', async () => {
  await choose('ecb');
  await run({ is_asked: true });
  bank.fail();
  const told = async () =>
    (await company.owner.get<{ text: string }[]>('/in_app_notifications?kind=rates_missing')).map(({ text }) => text);
  world.clock.set('2024-07-01T15:00:00Z');
  await run();
  expect(await fetching()).toMatchObject({
    failure: expect.stringMatching(/^127\.0\.0\.1:\d+ answered 503\.$/),
    failing_since: '2024-07-01T15:00:00Z',
  });
  world.clock.set('2024-07-03T15:00:00Z');
  await run();
  expect(await fetching()).toMatchObject({ failing_since: '2024-07-01T15:00:00Z' });
  expect(await told()).toEqual([]);
  for (const hour of ['15', '16', '17']) {
    world.clock.set(`2024-07-04T${hour}:00:00Z`);
    await run();
  }
  expect(await told()).toEqual([
    expect.stringMatching(/^No exchange rates have been fetched for 6 days\. 127\.0\.0\.1:\d+ answered 503\./),
  ]);
  bank.daily(PUBLISHED.replace('2024-06-28', '2024-07-04'));
  bank.history(publishedFor(['2024-07-03', '2024-07-04']));
  world.clock.set('2024-07-04T18:00:00Z');
  await run();
  expect(await fetching()).toMatchObject({ failure: null, failing_since: null, published_on: '2024-07-04' });
});

test('stores nothing from an invalid file', async () => {
  await choose('ecb');
  for (const [wrong, why] of [
    ['<html></html>', 'not the European Central Bank’s file'],
    [PUBLISHED.replace('2024-06-28', '2024-08-28'), 'a future date, 2024-08-28'],
  ] as const) {
    world.clock.advance(15 * 60_000);
    bank.daily(wrong);
    await run({ is_asked: true });
    expect(await fetching()).toMatchObject({ failure: expect.stringContaining(why), published_on: null });
  }
  expect(await rates()).toEqual([]);
});

test('inverts rates for euro companies, and says when a currency is not published', async () => {
  const inCurrency = (currency: string) =>
    world.kernel.system.unscoped((tx) =>
      tx.run(sql`update organizations set base_currency = ${currency} where id = ${company.id}`),
    );
  await choose('ecb');
  await inCurrency('AED');
  await run({ is_asked: true });
  expect(await fetching()).toMatchObject({
    failure: 'The European Central Bank doesn’t publish rates for AED, your company’s currency.',
  });
  expect(bank.requestedFiles).toEqual(['eurofxref-daily.xml']);
  await inCurrency('EUR');
  await run({ is_asked: true });
  expect(await rates('&base=USD&as_of=2024-06-28')).toMatchObject([
    { quote: 'EUR', rate: '0.9341429239', derived_from: [{ base: 'EUR', quote: 'USD', rate: '1.0705' }] },
  ]);
  expect(await inForce('2024-06-28', 'EUR', 'USD')).toMatchObject({ rate: '1.0705' });
});

test('only commission managers choose the source, for their own company', async () => {
  const reader = await company.member('read_only');
  expect((await reader.request('PUT', '/exchange_rates/fetching', { source: 'ecb' })).statusCode).toBe(403);
  await choose('ecb');
  const other = await world.company();
  expect(await other.owner.get('/exchange_rates/fetching')).toMatchObject({ source: null, tried_at: null });
  expect((await company.owner.request('PUT', '/exchange_rates/fetching', { source: 'fed' })).statusCode).toBe(400);
});

test('retries immediately in the background', async () => {
  await choose('ecb');
  await company.owner.post('/exchange_rates/fetching/try');
  const { rows } = await withConnection(world.database.adminUrl, (client) =>
    client.query(sql`select from graphile_worker.jobs where key = ${`exchange-rates.fetch:${company.id}`}`),
  );
  expect(rows).toHaveLength(1);
});

test('obeys the setting that disables outgoing requests', async () => {
  const closed = await createWorld({ own: true });
  company = await closed.company();
  expect((await choose('ecb')).json()).toMatchObject({ statusCode: 409 });
  expect(await fetching()).toMatchObject({ host: null, source: null });
  await closed.close();
});

test('calculates every rate as the published quotient to ten decimals', () => {
  const [day] = readReferenceRates(PUBLISHED);
  for (const own of ['EUR', ...day!.perEuro.keys()]) {
    const rows = derivedRates(day!, own);
    expect(rows).toHaveLength(30);
    for (const { base, rate } of rows) {
      const per = (currency: string) => parseDecimal(day!.perEuro.get(currency) ?? '1');
      const exact = multiply(per(own), inverse(per(base)));
      const off = add(parseDecimal(rate), multiply(exact, rational(-1)));
      expect(compare(multiply(off, off), rational(1, 4n * 10n ** 20n)), `${base} in ${own}`).toBeLessThanOrEqual(0);
    }
  }
});

describe('schedule of requests', () => {
  test.each([
    ['2024-06-28T13:59:00Z', '2024-06-27', false, 'before it publishes'],
    ['2024-06-28T14:20:00Z', '2024-06-27', true, 'after it has published, in summer at two in Greenwich'],
    ['2024-01-10T14:20:00Z', '2024-01-09', false, 'in winter not before three'],
    ['2024-01-10T15:20:00Z', '2024-01-09', true, 'but then'],
    ['2024-06-30T20:00:00Z', '2024-06-28', false, 'not at weekends'],
    ['2024-06-30T20:00:00Z', '2024-06-27', true, 'unless Friday’s are missing'],
    ['2024-07-01T08:00:00Z', '2024-06-28', false, 'not on Monday morning'],
    ['2024-06-28T08:00:00Z', null, true, 'at once where there is nothing'],
  ])('at %s with the rates of %s: %s, %s', (now, published_on, due, _why) => {
    expect(isDue(new Date(now), published_on)).toBe(due);
  });
});
