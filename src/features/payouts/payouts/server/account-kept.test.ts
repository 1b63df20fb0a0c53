import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import type { Statement } from '#features/payouts/statements/schema.ts';
import { sql } from '#server/db/sql.ts';
import { jobOf } from '#server/testing/jobs.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { BatchPreview, PayoutBatch, PayoutExport, PayoutItem } from '../schema.ts';
import { payoutJobs } from './inactive.ts';

/** A payment goes to the account it was approved for, and every screen and file shows that account. */
const PARTNER = { 'x-tandem-mode': 'partner' };
let world: World;
let company: Company;
let finance: Person;
let approver: Person;
let insider: Person;
let partner: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company('Acme');
  [finance, approver] = [await company.member('finance'), await company.member('finance')];
  partner = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    await call.run(
      sql`update program_settings set method_rest_days = 0 where organization_id = ${call.organization_id}`,
    );
    return givenPartner(call, { name: 'Alpha' });
  });
  insider = await world.partnerUser(company, partner);
});
afterAll(() => world.close());

const OLD = 'DE89 3704 0044 0532 0130 00';
const NEW = 'FR14 2004 1010 0505 0001 3M02 606';
const details = (iban: string, currency = 'EUR') => ({
  partner_id: partner,
  rail: 'bank_sepa',
  currency,
  holder_name: 'Alpha GmbH',
  details: { iban },
});

async function enter(iban: string): Promise<void> {
  const { id } = await finance.post('/payout_methods', details(iban));
  await approver.post(`/payout_methods/${id}/verify`, {});
}

async function approved(): Promise<PayoutBatch> {
  await company.within(async (call) =>
    accrueForOpportunity(call, await givenDeal(call, { partners: [partner], amount_minor: 100_000, currency: 'EUR' })),
  );
  const { id } = await finance.post<PayoutBatch>('/payout_batches', { currency: 'EUR' });
  await finance.post(`/payout_batches/${id}/submit`, {});
  return approver.post<PayoutBatch>(`/payout_batches/${id}/approve`, {});
}

const itemOf = async (batch: string) => (await finance.get<PayoutItem[]>(`/payout_items?batch_id=${batch}`))[0]!;
/** Finds the notice of this kind and person that contains the text. */
async function told(kind: string, user_id: string, text: string): Promise<{ text: string; link: string }> {
  const all = await company.within((call) =>
    call.rows<{ text: string; link: string }>(sql`
      select text, link from in_app_notifications
      where organization_id = ${call.organization_id} and kind = ${kind} and user_id = ${user_id}`),
  );
  const match = all.find((notice) => notice.text.includes(text));
  expect(match, `${text}\n${all.map((notice) => notice.text).join('\n')}`).toBeDefined();
  return match!;
}

test('list, file, statement and email show the account in the payment file after the details changed', async () => {
  await enter(OLD);
  const { id } = await approved();
  await finance.post(`/payout_batches/${id}/export`, {});
  const before = await finance.request('GET', `/payout_batches/${id}/exports/1`);
  expect(await itemOf(id)).toMatchObject({ account_last4: '3000', details_changed: false });
  await insider.request('POST', '/payout_methods', { ...details(NEW), partner_id: undefined }, PARTNER);

  const item = await itemOf(id);
  expect(item).toMatchObject({ status: 'processing', rail: 'bank_sepa', account_last4: '3000', details_changed: true });
  expect(await finance.get(`/payout_items?batch_id=${id}&details_changed=true&status=processing`)).toHaveLength(1);
  const seen = await insider.request('GET', `/payout_items/${item.id}`, undefined, PARTNER);
  expect(seen.json()).toMatchObject({ account_last4: '3000' });
  expect(seen.json()).not.toHaveProperty('details_changed');
  expect((await finance.request('GET', `/payout_batches/${id}/exports/1`)).body).toBe(before.body);
  const accounts = await finance.request('PUT', `/payout_batches/${id}/exports/1/accounts`, {});
  expect(accounts.json().text).toContain('DE89370400440532013000');
  expect(accounts.json().text).not.toContain('FR14');
  expect(accounts.json().text).toContain('Payout details changed after approval');
  const statement = await finance.get<Statement>(`/payout_items/${item.id}/statement`);
  expect(statement.payout?.method).toBe('bank_sepa 3000');

  await finance.post(`/payout_batches/${id}/pay`, { paid_on: '2026-03-16' });
  expect(await itemOf(id)).toMatchObject({ status: 'paid', account_last4: '3000', details_changed: false });
  await told('payout_paid', insider.user_id, 'Account: Bank transfer, SEPA ending in 3000.');
});

test('a held payment that is released goes to the newly verified account everywhere', async () => {
  await enter(OLD);
  const { id } = await approved();
  await enter(NEW);
  const held = await itemOf(id);
  expect(held).toMatchObject({ status: 'held', account_last4: '3000', details_changed: true });
  await finance.post(`/payout_items/${held.id}/resume`, {});
  expect(await itemOf(id)).toMatchObject({ status: 'reserved', account_last4: '2606', details_changed: false });
  await finance.post(`/payout_batches/${id}/export`, {});
  const accounts = await finance.request('PUT', `/payout_batches/${id}/exports/1/accounts`, {});
  expect(accounts.json().text).toContain('FR1420041010050500013M02606');
});

test('keeps the account of a payment when the details are disabled', async () => {
  await enter(OLD);
  const { id } = await approved();
  await finance.post(`/payout_batches/${id}/export`, {});
  const [method] = await finance.get<{ id: string }[]>(`/payout_methods?partner_id=${partner}`);
  await finance.post(`/payout_methods/${method!.id}/disable`, {});
  expect(await itemOf(id)).toMatchObject({ account_last4: '3000', details_changed: true });
  const accounts = await finance.request('PUT', `/payout_batches/${id}/exports/1/accounts`, {});
  expect(accounts.json().text).toContain('DE89370400440532013000');
});

test('stores the account encrypted, and never for the partner', async () => {
  await enter(OLD);
  await approved();
  const rows = await company.within((call) =>
    call.rows<{ details_enc: Buffer }>(
      sql`select details_enc from payout_item_accounts where organization_id = ${call.organization_id}`,
    ),
  );
  expect(rows).toHaveLength(1);
  expect(Buffer.from(rows[0]!.details_enc).includes('3704')).toBe(false);
});

test('states gross, tax and net of a payment file as the file does', async () => {
  await enter(OLD);
  await finance.post('/withholding_rules', { partner_id: partner, rate_ppm: 150_000, applies_from: '2026-01-01' });
  const { id } = await approved();
  const exported = await finance.post<PayoutExport>(`/payout_batches/${id}/export`, {});
  const expected = {
    item_count: 1,
    total_minor: 10_000,
    withheld_minor: 1_500,
    pays: [{ currency: 'EUR', amount_minor: 8_500, item_count: 1 }],
  };
  expect(exported).toMatchObject(expected);
  expect(await finance.rows(`/payout_batches/${id}/exports`)).toMatchObject([expected]);
  const { body } = await finance.request('GET', `/payout_batches/${id}/exports/1`);
  expect(body).toMatch(/,EUR,85\.00,8500,.*,EUR,100\.00,15\.00,/);
});

test('the notice of changed details names who changed them and the payment that is held', async () => {
  await enter(OLD);
  const { id, name } = await approved();
  await finance.post('/payout_methods', details(NEW));
  const item = await itemOf(id);
  const who = 'Test Person of Acme changed';
  const toCompany = await told(
    'payout_method_changed',
    approver.user_id,
    `${who} EUR payout details (ending in 2606) for Alpha`,
  );
  expect(toCompany.text).toContain(`The payment of €100.00 in “${name}” is held.`);
  expect(toCompany.link).toBe(`/commissions/payouts/edit/${id}`);
  const toPartner = await told(
    'payout_details_changed',
    insider.user_id,
    `${who} your EUR payout details (ending in 2606)`,
  );
  expect(toPartner.text).toContain(`Your payment of €100.00 (statement ${item.statement_no}) is on hold`);
  expect(toPartner.link).toBe(`/revenue/payouts/statement/${item.id}`);
});

test('the notice names the partner’s person, and keys cannot change details', async () => {
  await insider.request('POST', '/payout_methods', { ...details(OLD), partner_id: undefined }, PARTNER);
  const first = await told('payout_method_changed', finance.user_id, 'entered EUR payout details (ending in 3000)');
  expect(first.text).toMatch(/^Test Person of Alpha \w+ entered EUR payout details \(ending in 3000\)\. Verify/);
  const key = await company.owner.post<{ secret: string }>('/api_keys', {
    name: 'Sync',
    permissions: ['payout_methods:manage'],
  });
  const sent = await world.app.inject({
    method: 'POST',
    url: '/api/payout_methods',
    headers: { authorization: `Bearer ${key.secret}` },
    payload: details(NEW),
  });
  expect(sent.statusCode, sent.body).toBe(422);
});

test('a draft follows payout details that are verified later', async () => {
  await finance.post('/payout_methods', details(OLD));
  await company.within(async (call) => {
    await call.run(
      sql`update program_settings set requires_payout_method = true where organization_id = ${call.organization_id}`,
    );
    await accrueForOpportunity(
      call,
      await givenDeal(call, { partners: [partner], amount_minor: 100_000, currency: 'EUR' }),
    );
  });
  const { id } = await finance.post<PayoutBatch>('/payout_batches', { currency: 'EUR' });
  expect(await itemOf(id)).toMatchObject({ status: 'excluded', amount_minor: 10_000 });
  const [method] = await finance.get<{ id: string }[]>(`/payout_methods?partner_id=${partner}`);
  await approver.post(`/payout_methods/${method!.id}/verify`, {});
  await payoutJobs['payouts.details-changed'](jobOf(world, company), { ref_id: method!.id });
  expect(await itemOf(id)).toMatchObject({ status: 'included', account_last4: '3000' });
});

test('the approval names another partner with the same account', async () => {
  await enter(OLD);
  const other = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  await finance.post('/payout_methods', { ...details(OLD), partner_id: other, holder_name: 'Beta SARL' });
  await company.within(async (call) =>
    accrueForOpportunity(call, await givenDeal(call, { partners: [partner], amount_minor: 100_000, currency: 'EUR' })),
  );
  const { id } = await finance.post<PayoutBatch>('/payout_batches', { currency: 'EUR' });
  const { rows } = await finance.get<BatchPreview>(`/payout_batches/${id}/preview`);
  expect(rows.map(({ same_account_as }) => same_account_as)).toEqual([expect.stringMatching(/^Beta/)]);
});

test('says that a payment already in a file goes to the previous account', async () => {
  await enter(OLD);
  const { id, name } = await approved();
  await finance.post(`/payout_batches/${id}/export`, {});
  await finance.post('/payout_methods', details(NEW));
  const text = `The payment of €100.00 in “${name}” is already in a payment file to the previous account.`;
  await told('payout_method_changed', approver.user_id, text);
});
