import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenPartner } from '#features/commissions/accruals/server/testing/program.ts';
import { addManualCommission } from '#features/commissions/manual-commissions/server/service.ts';
import type { LedgerAccount } from '#features/payouts/ledger/schema.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import type { PayoutMethod } from '#features/payouts/payout-methods/schema.ts';
import type { Statement } from '#features/payouts/statements/schema.ts';
import type { WithholdingRule } from '#features/payouts/withholding/schema.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { BatchPreview, PayoutBatch, PayoutItem, PayoutItemForPartner } from '../schema.ts';

let world: World;
let company: Company;
let finance: Person;
let approver: Person;
let alpha: string;
let insider: Person;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-10T09:00:00Z');
  company = await world.company();
  [finance, approver] = [await company.member('finance'), await company.member('finance')];
  alpha = await company.within((call) => givenPartner(call, { name: 'Alpha' }));
  insider = await world.partnerUser(company, alpha);
});
afterAll(() => world.close());

const PARTNER = { 'x-tandem-mode': 'partner' };
const asPartner = <T>(url: string): Promise<T> =>
  insider.request('GET', url, undefined, PARTNER).then((answer) => answer.json() as T);
const earn = (amount_minor: number, currency = 'USD', partner_id = alpha) =>
  company.within((call) =>
    addManualCommission(call, { partner_id, currency, amount_minor, on: '2026-03-01', reason: 'What was earned' }),
  );
const converts = () =>
  company.owner.patch(`/program_settings/${company.id}`, { converts_payouts: true, method_rest_days: 0 });
const rate = (base: string, quote: string, value: string, as_of = '2026-03-01') =>
  company.owner.post<{ id: string }>('/exchange_rates', { base, quote, rate: value, as_of });
const withhold = (rule: Partial<WithholdingRule>) =>
  finance.post<WithholdingRule>('/withholding_rules', { applies_from: '2026-01-01', ...rule });
async function account(currency: string, is_default: boolean, partner_id = alpha): Promise<PayoutMethod> {
  const { id } = await finance.post<PayoutMethod>('/payout_methods', {
    partner_id,
    currency,
    is_default,
    rail: 'paypal',
    holder_name: 'Alpha Ltd',
    details: { email: `${currency.toLowerCase()}@alpha.test` },
  });
  return approver.post(`/payout_methods/${id}/verify`, {});
}
const create = (currency = 'USD') =>
  finance.post<PayoutBatch>('/payout_batches', { currency, cutoff_on: '2026-03-10' });
const preview = ({ id }: { id: string }) => finance.get<BatchPreview>(`/payout_batches/${id}/preview`);
async function approve({ id }: { id: string }): Promise<PayoutBatch> {
  await finance.post(`/payout_batches/${id}/submit`, {});
  return approver.post<PayoutBatch>(`/payout_batches/${id}/approve`, {});
}
const approved = async (currency = 'USD') => approve(await create(currency));
const itemOf = async ({ id }: { id: string }) => (await finance.get<PayoutItem[]>(`/payout_items?batch_id=${id}`))[0]!;
const pay = ({ id }: { id: string }, more = {}) =>
  finance.post<PayoutBatch>(`/payout_batches/${id}/pay`, { paid_on: '2026-03-10', ...more });
const intact = async () => expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
async function balances(): Promise<Record<string, number>> {
  const accounts = await finance.get<LedgerAccount[]>('/ledger_accounts?_end=100');
  return Object.fromEntries(
    accounts.map(({ code, currency, balance_minor }) => [
      `${code.replace(/:[0-9a-f-]{36}/, '')} ${currency}`,
      balance_minor,
    ]),
  );
}
const plain = (text: string | null | undefined) => text?.replaceAll(' ', ' ');

test('pays into another currency at the day’s rate with balanced entries', async () => {
  await converts();
  const { id: rate_id } = await rate('USD', 'EUR', '0.92137');
  await rate('USD', 'EUR', '0.5', '2026-03-11');
  const method = await account('EUR', true);
  await earn(100_01);
  const draft = await create();
  expect((await preview(draft)).rows).toMatchObject([
    { result: 'due', amount_minor: 100_01, pays_currency: 'EUR', pays_minor: 92_15, exchange_rate: '0.92137' },
  ]);
  const batch = await approve(draft);
  // 100.01 × 0.92137 is 92.1462137, and the rounding difference is stored to the last digit.
  expect(await itemOf(batch)).toMatchObject({
    status: 'reserved',
    payout_method_id: method.id,
    currency: 'USD',
    amount_minor: 100_01,
    settle_currency: 'EUR',
    settle_amount_minor: 92_15,
    settle_remainder: '-37863/100000',
    exchange_rate_id: rate_id,
    exchange_rate_source: 'entered',
    exchange_rate_on: '2026-03-01',
  });
  const file = await finance.post<{ number: number }>(`/payout_batches/${batch.id}/export`, {});
  const { body } = await finance.request('GET', `/payout_batches/${batch.id}/exports/${file.number}`);
  expect(body.split('\r\n')).toMatchObject([
    'statement_no,partner,legal_name,country,method,account_last4,currency,amount,minor,cutoff,line_count,reference,earned_currency,earned,withheld,exchange_rate',
    expect.stringMatching(/,EUR,92\.15,9215,2026-03-10,1,.*,USD,100\.01,0\.00,1 USD = 0\.92137 EUR$/),
    '',
  ]);
  await pay(batch);
  expect(await balances()).toMatchObject({
    'partner:in_transit USD': 0,
    'partner:payable USD': 0,
    'fx:position USD': 100_01,
    'fx:position EUR': -92_15,
    'cash:clearing EUR': 92_15,
  });
  await intact();
  const [item] = await asPartner<PayoutItemForPartner[]>('/payout_items');
  expect(item).toMatchObject({ pays_currency: 'EUR', pays_minor: 92_15, exchange_rate: '0.92137' });
  expect(item).not.toHaveProperty('fee_minor');
  const statement = await asPartner<Statement>(`/payout_items/${item!.id}/statement`);
  expect(statement.payout).toMatchObject({ pays_currency: 'EUR', pays_minor: 92_15, exchange_rate_on: '2026-03-01' });
  expect(plain(statement.rows.at(-1)!.note)).toBe('$100.01 paid as €92.15 at 1 USD = 0.92137 EUR');
  const told = await asPartner<{ text: string }[]>('/in_app_notifications?kind=payout_paid');
  expect(plain(told[0]!.text)).toMatch(/^€92\.15 was sent to you, for \$100\.01 \(/);
  // The exchange rate is deleted, but the payment keeps it.
  await company.owner.request('DELETE', `/exchange_rates/${rate_id}`);
  expect(await itemOf(batch)).toMatchObject({ exchange_rate_id: null, exchange_rate: '0.92137' });
});

test('inverts the opposite rate exactly', async () => {
  await converts();
  await rate('EUR', 'USD', '1.0845');
  await account('EUR', true);
  await earn(100_00);
  const item = await itemOf(await approved());
  expect(item).toMatchObject({ pays_minor: 92_21, exchange_rate: '0.9220839096' });
  const [num, den] = item.settle_remainder!.split('/').map(Number);
  expect(num! / den!).toBeCloseTo((100 * 0.9220839096 - 92.21) * 100, 9);
});

test('explains a missing rate, and converts only with the company’s consent', async () => {
  await account('EUR', true);
  await earn(100_00);
  const draft = await create();
  // The company does not convert, so the partner without details in this currency is paid by hand.
  expect((await preview(draft)).rows).toMatchObject([{ result: 'due', pays_currency: 'USD', rail: null }]);
  await converts();
  expect((await preview(draft)).rows).toMatchObject([{ result: 'no_rate', pays_currency: 'USD' }]);
  await finance.post(`/payout_batches/${draft.id}/refresh`, {});
  expect(await itemOf(draft)).toMatchObject({ status: 'excluded', result: 'no_rate' });
  await rate('USD', 'EUR', '0.9');
  await finance.post(`/payout_batches/${draft.id}/refresh`, {});
  expect(await itemOf(draft)).toMatchObject({ status: 'included', pays_minor: 90_00 });
  // Details for the currency take precedence over those for other currencies, even while they are unverified.
  const own = await finance.post<PayoutMethod>('/payout_methods', {
    partner_id: alpha,
    currency: 'USD',
    rail: 'paypal',
    holder_name: 'Alpha Ltd',
    details: { email: 'usd@alpha.test' },
  });
  expect((await preview(draft)).rows).toMatchObject([{ result: 'no_method' }]);
  await approver.post(`/payout_methods/${own.id}/verify`, {});
  expect((await preview(draft)).rows).toMatchObject([{ result: 'due', pays_currency: 'USD', pays_minor: 100_00 }]);
});

test('rejects an approval when the rate changed, and reserves nothing', async () => {
  await converts();
  await rate('USD', 'EUR', '0.9');
  await account('EUR', true);
  await earn(100_00);
  const draft = await create();
  await finance.post(`/payout_batches/${draft.id}/submit`, {});
  await rate('USD', 'EUR', '0.95', '2026-03-09');
  const refused = await approver.request('POST', `/payout_batches/${draft.id}/approve`, {});
  expect([refused.statusCode, refused.json().changes]).toMatchObject([
    409,
    [{ partner_id: alpha, before_minor: 100_00, now_minor: 100_00, settlement_changed: true, method_changed: false }],
  ]);
  expect(await itemOf(draft)).toMatchObject({ status: 'included', pays_minor: 90_00 });
  await finance.post(`/payout_batches/${draft.id}/reopen`, {});
  expect(await itemOf(await approve(draft))).toMatchObject({ status: 'reserved', pays_minor: 95_00 });
  await intact();
});

test('withholds tax by partner or country, owed from the payment day', async () => {
  await company.owner.patch(`/partners/${alpha}`, { country: 'IN' });
  const beta = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  await company.owner.patch(`/partners/${beta}`, { country: 'IN' });
  await withhold({ country: 'IN', rate_ppm: 100_000, applies_from: '2025-01-01' });
  await withhold({ country: 'IN', rate_ppm: 150_000 });
  await withhold({ country: 'IN', rate_ppm: 990_000, applies_from: '2026-03-11' });
  await withhold({ partner_id: beta, rate_ppm: 0 });
  await earn(99_99);
  await earn(50_00, 'USD', beta);
  const batch = await approved();
  const items = await finance.get<PayoutItem[]>(`/payout_items?batch_id=${batch.id}&_sort=partner_name`);
  expect(items).toMatchObject([
    { amount_minor: 99_99, withholding_ppm: 150_000, withheld_minor: 15_00, pays_minor: 84_99 },
    { amount_minor: 50_00, withholding_ppm: 0, withheld_minor: 0, pays_minor: 50_00 },
  ]);
  await pay(batch);
  expect(await balances()).toMatchObject({ 'liability:withholding USD': 15_00, 'cash:clearing USD': 84_99 + 50_00 });
  await intact();
  const statement = await asPartner<Statement>(`/payout_items/${items[0]!.id}/statement`);
  expect(plain(statement.rows.at(-1)!.note)).toBe('15% tax withheld, $15.00');
  expect(statement.payouts.paid_minor).toBe(99_99);
  // The bank returns the payment, so all of it is owed again, including the tax.
  await finance.post(`/payout_items/${items[0]!.id}/return`, { code: 'returned' });
  expect(await balances()).toMatchObject({
    'liability:withholding USD': 0,
    'cash:clearing USD': 50_00,
    'partner:payable USD': expect.anything(),
  });
  const account = await asPartner<Statement>('/partner_statement?currency=USD');
  expect(account.closing_minor).toBe(99_99);
  expect(account.rows.slice(-2).map(({ kind, amount_minor }) => [kind, amount_minor])).toEqual([
    ['payout_failed', 84_99],
    ['payout_failed', 15_00],
  ]);
  await intact();
});

test('taxes before converting, and leaves no open position after a return', async () => {
  await converts();
  await company.owner.patch(`/partners/${alpha}`, { country: 'IN' });
  await withhold({ country: 'IN', rate_ppm: 333_333 });
  await rate('USD', 'HUF', '361.5');
  await account('HUF', true);
  await earn(100_00);
  const batch = await approved();
  // 33.33 is withheld; 66.67 × 361.5 is 24101.205, and forints are paid in whole units.
  expect(await itemOf(batch)).toMatchObject({ withheld_minor: 33_33, pays_currency: 'HUF', pays_minor: 24_101_00 });
  await pay(batch, { fee_minor: 250_00 });
  const paid = await balances();
  expect(paid).toMatchObject({
    'liability:withholding USD': 33_33,
    'fx:position USD': 66_67,
    'fx:position HUF': -24_101_00,
    'cash:clearing HUF': 24_351_00,
    'expense:payout_fees HUF': -250_00,
  });
  const item = await itemOf(batch);
  await finance.post(`/payout_items/${item.id}/return`, { code: 'account_closed' });
  expect(await balances()).toMatchObject({
    'fx:position USD': 0,
    'fx:position HUF': 0,
    'liability:withholding USD': 0,
    'partner:payable USD': 100_00,
    'cash:clearing HUF': 250_00,
    'expense:payout_fees HUF': -250_00,
  });
  await intact();
});

test('books a fee as company cost and corrects it by the difference', async () => {
  await earn(100_00);
  const batch = await approved();
  const item = await itemOf(batch);
  const early = await finance.request('POST', `/payout_items/${item.id}/fee`, { fee_minor: 100 });
  expect(early.statusCode).toBe(409);
  await pay(batch, { fee_minor: 2_50 });
  expect(await balances()).toMatchObject({ 'expense:payout_fees USD': -2_50, 'cash:clearing USD': 102_50 });
  await finance.post(`/payout_items/${item.id}/fee`, { fee_minor: 1_00 });
  await finance.post(`/payout_items/${item.id}/fee`, { fee_minor: 1_00 });
  expect(await balances()).toMatchObject({ 'expense:payout_fees USD': -1_00, 'cash:clearing USD': 101_00 });
  await finance.post(`/payout_items/${item.id}/return`, { code: 'returned' });
  await finance.post(`/payout_items/${item.id}/fee`, { fee_minor: 4_00 });
  expect(await balances()).toMatchObject({ 'expense:payout_fees USD': -4_00, 'cash:clearing USD': 4_00 });
  expect(await finance.get('/journal_entries?kind=fee')).toHaveLength(3);
  expect((await finance.request('POST', `/payout_items/${item.id}/fee`, { fee_minor: -1 })).statusCode).toBe(400);
  await intact();
});

test('rejects one fee for payments in several currencies', async () => {
  await converts();
  await rate('USD', 'EUR', '0.9');
  await account('EUR', true);
  const beta = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  await earn(100_00);
  await earn(100_00, 'USD', beta);
  const batch = await approved();
  const refused = await finance.request('POST', `/payout_batches/${batch.id}/pay`, {
    paid_on: '2026-03-10',
    fee_minor: 100,
  });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['fee_minor']]);
  expect((await finance.get<PayoutItem[]>(`/payout_items?batch_id=${batch.id}&status=reserved`)).length).toBe(2);
});

test('allows one payout method for other currencies, set by the partner', async () => {
  expect(await asPartner('/payout_conversion')).toEqual({ is_offered: false, is_taxed: false });
  await converts();
  await withhold({ country: 'IN', rate_ppm: 100_000 });
  expect(await asPartner('/payout_conversion')).toEqual({ is_offered: true, is_taxed: true });
  const [euro, pound] = [await account('EUR', true), await account('GBP', false)];
  const moved = await insider.request('POST', `/payout_methods/${pound.id}/default`, { is_default: true }, PARTNER);
  expect(moved.json()).toMatchObject({ is_default: true, status: 'verified' });
  expect(await finance.get(`/payout_methods/${euro.id}`)).toMatchObject({ is_default: false, status: 'verified' });
  const stranger = await (await world.company('Elsewhere')).member('finance');
  const foreign = await stranger.request('POST', `/payout_methods/${euro.id}/default`, { is_default: true });
  expect(foreign.statusCode).toBe(404);
});

test('keeps the amounts of an approved payment', async () => {
  await earn(100_00);
  const item = await itemOf(await approved());
  const moved = company.within((call) =>
    call.run(sql`
      update payout_items set withheld_minor = 100 where organization_id = ${call.organization_id} and id = ${item.id}`),
  );
  await expect(moved).rejects.toThrow('An approved payment keeps its amounts.');
});

test('requires a tax rate below 100% per country or partner and day, entered by finance', async () => {
  for (const wrong of [{}, { country: 'IN', partner_id: alpha }]) {
    const refused = await finance.request('POST', '/withholding_rules', {
      rate_ppm: 1,
      applies_from: '2026-01-01',
      ...wrong,
    });
    expect([refused.statusCode, refused.json().errors]).toMatchObject([422, { country: expect.anything() }]);
  }
  const whole = { country: 'IN', rate_ppm: 1_000_000, applies_from: '2026-01-01' };
  expect((await finance.request('POST', '/withholding_rules', whole)).statusCode).toBe(400);
  await withhold({ country: 'IN', rate_ppm: 1 });
  const twice = await finance.request('POST', '/withholding_rules', { ...whole, rate_ppm: 2 });
  expect([twice.statusCode, twice.json().errors]).toMatchObject([409, { applies_from: ['has a rate already'] }]);
  const manager = await company.member('partner_manager');
  expect((await manager.request('POST', '/withholding_rules', { ...whole, rate_ppm: 2 })).statusCode).toBe(403);
});
