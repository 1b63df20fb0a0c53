import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import type { Earnings, Statement } from '#features/payouts/statements/schema.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { PayoutBatch, PayoutItem } from '../schema.ts';

let world: World;
let company: Company;
let finance: Person;
let approver: Person;
let partners: string[];
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  [finance, approver] = [await company.member('finance'), await company.member('finance')];
  partners = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    const partnerIds: string[] = [];
    for (const [name, amount_minor] of [
      ['Alpha', 100_000],
      ['Beta', 50_000],
      ['Gamma', 25_000],
      ['Delta', 10_000],
    ] as const) {
      const partner = await givenPartner(call, { name });
      await accrueForOpportunity(call, await givenDeal(call, { partners: [partner], amount_minor }));
      partnerIds.push(partner);
    }
    return partnerIds;
  });
});
afterAll(() => world.close());

async function approved(): Promise<{ id: string; itemOf: (partner: string) => string }> {
  const { id } = await finance.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
  await finance.post(`/payout_batches/${id}/submit`, {});
  await approver.post(`/payout_batches/${id}/approve`, {});
  const items = await finance.get<PayoutItem[]>(`/payout_items?batch_id=${id}`);
  return { id, itemOf: (partner) => items.find(({ partner_id }) => partner_id === partner)!.id };
}

const parts = async (id: string) => {
  const { status, total_minor, paid_minor, failed_minor, canceled_minor, open_minor } = await finance.get<PayoutBatch>(
    `/payout_batches/${id}`,
  );
  expect(paid_minor + failed_minor + canceled_minor + open_minor).toBe(total_minor);
  return { status, paid_minor, failed_minor, canceled_minor, open_minor };
};

/** The ledger balances of money that was sent, and of money that is approved but not sent. */
const books = async () => {
  const accounts = await finance.get<{ code: string; balance_minor: number }[]>('/ledger_accounts?_end=100');
  const sum = (end: string) =>
    accounts.filter(({ code }) => code.endsWith(end)).reduce((total, { balance_minor }) => total + balance_minor, 0);
  return { paid: sum('cash:clearing'), inTransit: sum(':in_transit') };
};

test('separates paid, returned, excluded and open amounts, matching the ledger', async () => {
  const { id, itemOf } = await approved();
  const [alpha, beta, gamma, delta] = partners as [string, string, string, string];
  expect(await parts(id)).toEqual({
    status: 'approved',
    paid_minor: 0,
    failed_minor: 0,
    canceled_minor: 0,
    open_minor: 18_500,
  });
  const pay = (partner: string) =>
    finance.post(`/payout_batches/${id}/pay`, { paid_on: '2026-03-16', item_ids: [itemOf(partner)] });
  const twice = { paid_on: '2026-03-16', item_ids: [itemOf(alpha), itemOf(alpha)] };
  expect((await finance.request('POST', `/payout_batches/${id}/pay`, twice)).json()).toMatchObject({
    statusCode: 400,
    errors: { item_ids: expect.any(Array) },
  });
  await pay(alpha);
  await finance.post(`/payout_items/${itemOf(delta)}/cancel`, { reason: 'Left the program' });
  await finance.post(`/payout_items/${itemOf(beta)}/fail`, { code: 'account_closed' });
  expect(await parts(id)).toEqual({
    status: 'processing',
    paid_minor: 10_000,
    failed_minor: 5_000,
    canceled_minor: 1_000,
    open_minor: 2_500,
  });
  expect(await books()).toEqual({ paid: 10_000, inTransit: 2_500 });

  await pay(gamma);
  expect(await parts(id)).toMatchObject({ status: 'partially_paid', paid_minor: 12_500, open_minor: 0 });
  await finance.post(`/payout_items/${itemOf(gamma)}/return`, { code: 'returned' });
  expect(await parts(id)).toMatchObject({ status: 'partially_paid', paid_minor: 10_000, failed_minor: 7_500 });
  expect(await books()).toEqual({ paid: 10_000, inTransit: 0 });
});

test('a payout canceled before approval is no longer open', async () => {
  const { id } = await finance.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
  expect(await parts(id)).toMatchObject({ status: 'draft', open_minor: 18_500 });
  await finance.post(`/payout_batches/${id}/cancel`, { reason: 'Too early' });
  expect(await parts(id)).toMatchObject({ status: 'canceled', open_minor: 0, canceled_minor: 18_500 });
});

test('separates received and returned payments in the statement and earnings', async () => {
  const { id, itemOf } = await approved();
  const beta = partners[1]!;
  const insider = await world.partnerUser(company, beta);
  const partnerView = async <T>(url: string) =>
    (await insider.request('GET', url, undefined, { 'x-tandem-mode': 'partner' })).json() as T;
  const statement = () => partnerView<Statement>('/partner_statement?currency=USD');
  const ofItem = () => partnerView<Statement>(`/payout_items/${itemOf(beta)}/statement`);
  const open = { approved_minor: 5_000, paid_minor: 0, failed_minor: 0, canceled_minor: 0, open_minor: 5_000 };
  expect([(await statement()).payouts, (await ofItem()).payouts]).toEqual([open, open]);

  await finance.post(`/payout_items/${itemOf(beta)}/fail`, { code: 'account_closed' });
  const failed = { approved_minor: 5_000, paid_minor: 0, failed_minor: 5_000, canceled_minor: 0, open_minor: 0 };
  expect(await statement()).toMatchObject({ payouts: failed, closing_minor: 5_000 });
  expect((await ofItem()).payouts).toEqual(failed);
  expect(await partnerView<{ rows: Earnings[] }>('/partner_earnings')).toMatchObject({
    rows: [{ paid_minor: 0, failed_minor: 5_000, in_transit_minor: 0, payable_minor: 5_000 }],
  });

  await finance.post(`/payout_batches/${id}/pay`, { paid_on: '2026-03-16' });
  const next = await approved();
  await finance.post(`/payout_batches/${next.id}/pay`, { paid_on: '2026-03-16' });
  expect((await statement()).payouts).toEqual({
    approved_minor: 10_000,
    paid_minor: 5_000,
    failed_minor: 5_000,
    canceled_minor: 0,
    open_minor: 0,
  });
  expect((await partnerView<Statement>(`/payout_items/${next.itemOf(beta)}/statement`)).payouts).toEqual({
    approved_minor: 5_000,
    paid_minor: 5_000,
    failed_minor: 0,
    canceled_minor: 0,
    open_minor: 0,
  });
});

test('an excluded payment does not count as returned', async () => {
  const { itemOf } = await approved();
  const beta = partners[1]!;
  await finance.post(`/payout_items/${itemOf(beta)}/cancel`, { reason: 'Paid elsewhere' });
  const statement = await finance.get<Statement>(`/partner_statement?partner_id=${beta}&currency=USD`);
  expect(statement.payouts).toEqual({
    approved_minor: 5_000,
    paid_minor: 0,
    failed_minor: 0,
    canceled_minor: 5_000,
    open_minor: 0,
  });
  const { kind, text, amount_minor } = statement.rows.at(-1)!;
  expect([kind, amount_minor]).toEqual(['payout_called_off', 5_000]);
  expect(text).toMatch(/^Payout .+ was canceled before it was sent$/);
});

test('the header counts the payments of the list, and leaves out who is not included', async () => {
  const { id, itemOf } = await approved();
  const [alpha, beta, gamma] = partners as [string, string, string, string];
  await finance.post(`/payout_batches/${id}/pay`, { paid_on: '2026-03-16', item_ids: [itemOf(alpha)] });
  await finance.post(`/payout_items/${itemOf(beta)}/fail`, { code: 'other' });
  await finance.post(`/payout_items/${itemOf(gamma)}/cancel`, { reason: 'Left the program' });
  const late = await company.within(async (call) => {
    const partner = await givenPartner(call, { name: 'Late' });
    await accrueForOpportunity(call, await givenDeal(call, { partners: [partner], amount_minor: 90_000 }));
    return partner;
  });
  const draft = await finance.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
  const rows = await finance.get<PayoutItem[]>(`/payout_items?batch_id=${draft.id}`);
  await finance.post(`/payout_items/${rows.find(({ partner_id }) => partner_id === late)!.id}/exclude`, {});
  for (const batch of [id, draft.id]) {
    const header = await finance.get<PayoutBatch>(`/payout_batches/${batch}`);
    const payments = await finance.get<PayoutItem[]>(`/payout_items?batch_id=${batch}&status_ne=excluded`);
    const others = await finance.get<PayoutItem[]>(`/payout_items?batch_id=${batch}&status=excluded`);
    expect(header).toMatchObject({ item_count: payments.length, excluded_count: others.length });
    expect(header.total_minor).toBe(payments.reduce((sum, { amount_minor }) => sum + amount_minor, 0));
  }
});
