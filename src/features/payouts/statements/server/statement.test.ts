import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity, refundOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { releaseDue, takeLineStep } from '#features/commissions/commissions/server/service.ts';
import { samplePayoutMethod } from '#features/payouts/payout-methods/server/sample.ts';
import type { PayoutItemForPartner } from '#features/payouts/payouts/schema.ts';
import { createPayout, takePaymentStep, takePayoutStep } from '#features/payouts/payouts/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { parseMoney } from '#shared/money/money.ts';
import type { Earnings, EarningsMonth, Statement } from '../schema.ts';

let world: World;
let company: Company;
let alpha: string;
let beta: string;
let insider: Person;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company('Acme');
  [alpha, beta] = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 10 });
    return [await givenPartner(call, { name: 'Alpha' }), await givenPartner(call, { name: 'Beta' })];
  });
  insider = await world.partnerUser(company, alpha);
});
afterAll(() => world.close());

const PARTNER = { 'x-tandem-mode': 'partner' };
const partnerView = async <T>(person: Person, url: string) => {
  const response = await person.request('GET', url, undefined, PARTNER);
  expect(response.statusCode, response.body).toBe(200);
  return response.json() as T;
};

async function earn(amount_minor: number, to = alpha, closed_on = '2026-03-01'): Promise<string> {
  return company.within(async (call) => {
    const deal = await givenDeal(call, { partners: [to], amount_minor: amount_minor * 10, closed_on });
    await accrueForOpportunity(call, deal);
    return deal;
  });
}

async function payAll(): Promise<string> {
  return company.within(async (call) => {
    const id = await createPayout(call, { currency: 'USD' });
    await takePayoutStep.submit(call, id, {});
    await takePayoutStep.approve(call, id, {});
    return id;
  });
}

const itemOf = (batch: string, partner: string) =>
  company.within((call) =>
    call.one<{ id: string }>(sql`
      select id from payout_items
      where organization_id = ${call.organization_id} and batch_id = ${batch} and partner_id = ${partner}`),
  );

test('continues a payment’s statement from the last one and matches the ledger', async () => {
  const deal = await earn(10_000);
  await earn(2_000);
  const first = await payAll();
  await company.within((call) => takePayoutStep.pay(call, first, { paid_on: '2026-03-16', reference: 'TX 1' }));
  world.clock.set('2026-03-20T09:00:00Z');
  await company.within((call) =>
    refundOpportunity(call, deal, { amount_minor: 25_000, on: '2026-03-20', external_id: 'r', reason: 'Seats' }),
  );
  await earn(7_000);
  const second = await payAll();
  const item = await itemOf(second, alpha);
  const statement = await company.owner.get<Statement>(`/payout_items/${item.id}/statement`);
  expect(statement).toMatchObject({
    company_name: 'Acme',
    currency: 'USD',
    statement_no: 'PO-0002-001',
    opening_minor: 0,
    closing_minor: 0,
    payout: { amount_minor: 4_500, status: 'reserved' },
  });
  expect(
    statement.rows.map(({ kind, text, amount_minor, balance_minor }) => [kind, text, amount_minor, balance_minor]),
  ).toEqual([
    ['taken_back', 'Clawback: Referral commission', -2_500, -2_500],
    ['commission', 'Referral commission', 7_000, 4_500],
    ['payout', 'Payout PO-0002-001', -4_500, 0],
  ]);
  const whole = await company.owner.get<Statement>(`/partner_statement?partner_id=${alpha}&currency=USD`);
  expect(whole.opening_minor + whole.rows.reduce((sum, row) => sum + row.amount_minor, 0)).toBe(whole.closing_minor);
  const [account] = await company.owner.get<{ balance_minor: number }[]>(
    `/ledger_accounts?code=partner:${alpha}:payable`,
  );
  expect(whole.closing_minor).toBe(account!.balance_minor);
});

test('starts a statement for a date range with the balance before it', async () => {
  await earn(10_000);
  world.clock.set('2026-03-20T09:00:00Z');
  await earn(3_000);
  const statement = await company.owner.get<Statement>(
    `/partner_statement?partner_id=${alpha}&currency=USD&from=2026-03-17&to=2026-03-20`,
  );
  expect(statement).toMatchObject({
    opening_minor: 10_000,
    closing_minor: 13_000,
    from: '2026-03-17',
    to: '2026-03-20',
  });
  expect(statement.rows).toHaveLength(1);
  const backwards = `partner_id=${alpha}&currency=USD&from=2026-03-20&to=2026-03-17`;
  for (const address of [`/partner_statement?${backwards}`, `/partner_statement.csv?${backwards}`]) {
    const refused = await company.owner.request('GET', address);
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { from: ['must not be after 2026-03-17'] }]);
  }
});

test('a statement file adds up to the cent', async () => {
  await earn(10_000);
  const deal = await earn(3_333);
  await company.within((call) => refundOpportunity(call, deal, { on: '2026-03-16', external_id: 'r', reason: 'All' }));
  const batch = await payAll();
  await company.within(async (call) =>
    takePaymentStep.fail(
      call,
      (
        await call.one<{ id: string }>(
          sql`select id from payout_items where organization_id = ${call.organization_id} and batch_id = ${batch}`,
        )
      ).id,
      { code: 'other', text: 'No such account' },
    ),
  );
  const csv = await company.owner.request('GET', `/partner_statement.csv?partner_id=${alpha}&currency=USD`);
  expect(csv.headers['content-disposition']).toContain('statement-USD-2026-03-16.csv');
  const rows = csv.body
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
  const minor = (text: string | undefined) => (text ? parseMoney(text, 'USD') : 0);
  const opening = minor(rows[0]!.at(-1));
  const closing = minor(rows.at(-1)!.at(-1));
  expect(opening + rows.reduce((sum, row) => sum + minor(row.at(-2)), 0)).toBe(closing);
  expect(closing).toBe(10_000);
  expect(csv.body).toContain('failed or was returned');
});

test('a statement file uses the company’s days, not UTC', async () => {
  await company.within((call) =>
    call.run(sql`update organizations set timezone = 'America/Los_Angeles' where id = ${call.organization_id}`),
  );
  world.kernel.identity.forget();
  world.clock.set('2026-04-01T05:00:00Z'); // the evening of March 31 there
  await earn(10_000);
  const csv = await company.owner.request(
    'GET',
    `/partner_statement.csv?partner_id=${alpha}&currency=USD&from=2026-03-01&to=2026-03-31`,
  );
  expect(csv.body.split('\r\n')[2]).toMatch(/^2026-03-01,2026-03-31,commission,/);
});

test('shows a partner earnings, upcoming releases and approved payments', async () => {
  await earn(10_000);
  await earn(4_000, alpha, '2026-03-10');
  await earn(6_000, alpha, '2026-03-12');
  await earn(9_999, beta);
  const held = await earn(500);
  await company.within(async (call) =>
    takeLineStep.hold(call, (await linesOf(call, held))[0]!.id, { reason: 'Looking into it' }),
  );
  const { rows: earnings } = await partnerView<{ rows: Earnings[] }>(insider, '/partner_earnings');
  expect(earnings).toEqual([
    {
      currency: 'USD',
      on_hold_minor: 10_500,
      payable_minor: 10_000,
      in_transit_minor: 0,
      paid_minor: 0,
      failed_minor: 0,
      earned_minor: 20_500,
      minimum_minor: 0,
      in_transit_by: null,
      // Amounts held by a person are not expected.
      next: { planned_on: '2026-04-01', pay_by: '2026-04-13', expected_minor: 20_000 },
      releases: [
        { on: '2026-03-20', amount_minor: 4_000, count: 1 },
        { on: '2026-03-22', amount_minor: 6_000, count: 1 },
        { on: null, amount_minor: 500, count: 1 },
      ],
    },
  ]);
  const draft = await company.within((call) => createPayout(call, { currency: 'USD' }));
  expect(await partnerView<unknown[]>(insider, '/payout_items')).toEqual([]);
  await company.within(async (call) => {
    await takePayoutStep.submit(call, draft, {});
    await takePayoutStep.approve(call, draft, {});
  });
  const items = await partnerView<PayoutItemForPartner[]>(insider, '/payout_items');
  expect(items).toMatchObject([{ amount_minor: 10_000, status: 'reserved', statement_no: 'PO-0001-001' }]);
  expect(await partnerView<{ rows: Earnings[] }>(insider, '/partner_earnings')).toMatchObject({
    rows: [{ payable_minor: 0, in_transit_minor: 10_000 }],
  });
  world.clock.set('2026-03-22T01:00:00Z');
  await company.within(releaseDue);
  expect(await partnerView<{ rows: Earnings[] }>(insider, '/partner_earnings')).toMatchObject({
    rows: [{ on_hold_minor: 500, payable_minor: 10_000 }],
  });
});

test('hides statements, payments and earnings of other partners', async () => {
  await earn(10_000);
  await earn(9_999, beta);
  const batch = await payAll();
  const [mine, other] = [await itemOf(batch, alpha), await itemOf(batch, beta)];
  const statement = await partnerView<Statement>(insider, `/payout_items/${mine.id}/statement`);
  const betaName = (
    await company.within((call) =>
      call.one<{ name: string }>(
        sql`select name from partners where organization_id = ${call.organization_id} and id = ${beta}`,
      ),
    )
  ).name;
  for (const secret of [beta, betaName, '9999', '9,999']) expect(JSON.stringify(statement)).not.toContain(secret);
  for (const url of [
    `/payout_items/${other.id}/statement`,
    `/payout_items/${other.id}/statement.csv`,
    `/payout_items/${other.id}`,
    `/partner_statement?partner_id=${beta}&currency=USD`,
    `/partner_statement.csv?partner_id=${beta}&currency=USD`,
    `/partner_earnings?partner_id=${beta}`,
    `/payout_batches/${batch}`,
    `/payout_batches/${batch}/preview`,
    `/payout_batches/${batch}/exports/1`,
    '/ledger/trial_balance',
    '/journal_entries',
    '/ledger_accounts',
    '/commission_events',
  ]) {
    const answer = await insider.request('GET', url, undefined, PARTNER);
    expect(answer.statusCode, `${url}: ${answer.body}`).toBe(404);
  }
  const stranger = (await world.company('Other')).owner;
  for (const url of [
    `/payout_items/${mine.id}/statement`,
    `/payout_items/${mine.id}/statement.csv`,
    `/partner_statement?partner_id=${alpha}&currency=USD`,
    `/payout_batches/${batch}/preview`,
  ]) {
    expect((await stranger.request('GET', url)).statusCode, url).toBe(404);
  }
});

test('lets a partner enter payout details and shows only their end', async () => {
  const details = {
    rail: 'bank_sepa',
    currency: 'EUR',
    holder_name: 'Alpha GmbH',
    country: 'DE',
    details: { iban: 'DE89370400440532013000' },
  };
  const answer = await insider.request('POST', '/payout_methods', details, PARTNER);
  expect(answer.statusCode, answer.body).toBe(201);
  expect(answer.json()).toMatchObject({ account_last4: '3000', status: 'pending' });
  expect(await partnerView<unknown[]>(insider, '/payout_methods')).toMatchObject([{ account_last4: '3000' }]);
  expect((await insider.request('POST', `/payout_methods/${answer.json().id}/verify`, {}, PARTNER)).statusCode).toBe(
    404,
  );
  expect((await insider.request('POST', '/payout_methods', { ...details, partner_id: beta }, PARTNER)).statusCode).toBe(
    404,
  );
  const member = await world.partnerUser(company, alpha, 'partner_member');
  expect((await member.request('POST', '/payout_methods', details, PARTNER)).statusCode).toBe(403);
  const rival = await world.partnerUser(company, beta);
  expect((await rival.request('GET', `/payout_methods/${answer.json().id}`, undefined, PARTNER)).statusCode).toBe(404);
  expect((await rival.request('POST', `/payout_methods/${answer.json().id}/disable`, {}, PARTNER)).statusCode).toBe(
    404,
  );
  expect(
    (await insider.request('POST', `/payout_methods/${answer.json().id}/disable`, {}, PARTNER)).json(),
  ).toMatchObject({ status: 'disabled' });
});

test('shows full account details to payers and logs every access', async () => {
  const given = {
    rail: 'bank_ach',
    currency: 'USD',
    holder_name: 'Alpha Inc',
    country: 'US',
    details: { routing_number: '021000021', account_number: '000123456789', account_type: 'checking' },
  };
  const method = (await insider.request('POST', '/payout_methods', given, PARTNER)).json() as { id: string };
  await earn(10_000);
  await earn(3_000, beta);
  const finance = await company.member('finance');
  await finance.post(`/payout_methods/${method.id}/verify`, {});
  world.clock.set('2026-03-20T09:00:00Z');
  const batch = await payAll();
  await finance.post(`/payout_batches/${batch}/export`, {});

  const look = await finance.request('PUT', `/payout_methods/${method.id}/look`);
  expect(look.json()).toEqual({ rail: 'bank_ach', country: 'US', holder_name: 'Alpha Inc', details: given.details });
  world.clock.set('2026-03-20T09:05:00Z');
  const accounts = () => finance.request('PUT', `/payout_batches/${batch}/exports/1/accounts`);
  const { name, text } = (await accounts()).json() as { name: string; text: string };
  expect(name).toBe('payout-1-1-accounts.csv');
  const [header, first, second] = text.split('\r\n');
  expect(header).toContain('account_holder,country,method,iban,bic,routing_number,account_number');
  expect(first).toContain('Alpha Inc,US,bank_ach,,,021000021,000123456789,checking,,,,USD,100.00,');
  expect(second).toMatch(/USD,30\.00,.*,No payout details$/);
  const looks = await company.owner.get<{ reason: string | null; actor_id?: string }[]>(
    `/audit_events?ref_id=${method.id}&_end=20`,
  );
  expect(looks.map(({ reason }) => reason).filter(Boolean)).toEqual(
    expect.arrayContaining(['Viewed full payout details', 'Accounts for payment file 1 of Payout 1, USD']),
  );

  const other = { ...given, details: { ...given.details, account_number: '999999999999' } };
  await insider.request('POST', '/payout_methods', other, PARTNER);
  const changed = ((await accounts()).json() as { text: string }).text;
  expect(changed).not.toContain('9999');
  expect(changed).toContain('Payout details changed after approval');

  for (const url of [`/payout_methods/${method.id}/look`, `/payout_batches/${batch}/exports/1/accounts`]) {
    expect((await (await company.member('read_only')).request('PUT', url)).statusCode).toBe(403);
    expect((await (await world.company('Other')).owner.request('PUT', url)).statusCode).toBe(404);
    expect((await insider.request('PUT', url, undefined, PARTNER)).statusCode).toBe(404);
  }
});

test('rejects details encrypted with another secret and explains what to do', async () => {
  const id = await company.within((call) => samplePayoutMethod(call));
  const look = await company.owner.request('PUT', `/payout_methods/${id}/look`);
  expect(look.statusCode).toBe(409);
  expect(look.json()).toMatchObject({ message: expect.stringContaining('TANDEM_SECRET') });
  const looks = await company.owner.get<{ reason: string | null }[]>(`/audit_events?ref_id=${id}&_end=20`);
  expect(looks.map(({ reason }) => reason)).not.toContain('Viewed full payout details');
});

test('notifies a partner’s users when payout details change', async () => {
  const given = (account_number: string) => ({
    rail: 'bank_other',
    currency: 'USD',
    holder_name: 'Alpha Inc',
    details: { account_number },
  });
  const colleague = await world.partnerUser(company, alpha, 'partner_finance');
  const seller = await world.partnerUser(company, alpha, 'partner_sales');
  await insider.request('POST', '/payout_methods', given('11112222'), PARTNER);
  const told = async () =>
    (await partnerView<{ kind: string; text: string }[]>(colleague, '/in_app_notifications?_end=20')).filter(
      ({ kind }) => kind === 'payout_details_changed',
    );
  expect((await told()).map(({ text }) => text)).toEqual([expect.stringContaining('ending in 2222')]);
  await insider.request('POST', '/payout_methods', given('33334444'), PARTNER);
  const texts = (await told()).map(({ text }) => text).join();
  expect(texts).toContain('ending in 4444');
  expect(texts).not.toContain('3333');
  const kinds = async (person: Person) =>
    (await partnerView<{ kind: string }[]>(person, '/in_app_notifications?_end=20')).map(({ kind }) => kind);
  // Also the person who entered them: somebody else may have used their session.
  expect(await kinds(insider)).toEqual(['payout_details_changed', 'payout_details_changed']);

  await earn(10_000);
  await company.within((call) =>
    call.run(sql`
      update payout_methods set status = ${'verified'}, changed_at = ${'2026-01-01'}
      where organization_id = ${call.organization_id}`),
  );
  const batch = await payAll();
  await company.within((call) => takePayoutStep.pay(call, batch, { paid_on: '2026-03-16' }));
  expect(await kinds(colleague)).toContain('payout_paid');
  // A role that may not see payments gets no notices about them either.
  expect(await kinds(seller)).toEqual([]);
});

test('prints a statement as PDF, for its partner only', async () => {
  await earn(10_000);
  world.clock.set('2026-04-16T09:00:00Z');
  await company.within(releaseDue);
  const { id } = await itemOf(await payAll(), alpha);
  const get = (person: Person) => person.request('GET', `/payout_items/${id}/statement.pdf`, undefined, PARTNER);
  const own = await get(insider);
  expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await get(await world.partnerUser(company, beta))).statusCode).toBe(404);
  const period = await insider.request('GET', '/partner_statement.pdf?currency=USD', undefined, PARTNER);
  expect(period.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('prints a statement in the language of its reader, with Japanese glyphs', async () => {
  await earn(10_000);
  const japanese = await world.partnerUser(company, alpha);
  await japanese.request('PATCH', '/user/preference', { language: 'ja' });
  const { rawPayload } = await japanese.request('GET', '/partner_statement.pdf?currency=USD', undefined, PARTNER);
  const reading = getDocument({ data: new Uint8Array(rawPayload), verbosity: 0 });
  const page = await (await reading.promise).getPage(1);
  const words = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('');
  await reading.destroy();
  expect(words).toContain('期首残高');
  expect(words).toContain('取引明細');
  expect(words).toContain('$100.00');
  expect(words).not.toContain('Opening balance');
});

test('a partner reads its earnings month by month, with the deals that earned them', async () => {
  await earn(10_000, alpha, '2026-02-10');
  await earn(2_000, alpha, '2026-03-01');
  const sold = await earn(5_000, alpha, '2026-03-02');
  await earn(9_000, beta, '2026-03-03');
  const name = (
    await company.within((call) => call.one<{ name: string }>(sql`select name from opportunities where id = ${sold}`))
  ).name;
  const months = (await partnerView<{ rows: EarningsMonth[] }>(insider, '/partner_earnings/months')).rows;
  expect(months).toMatchObject([
    { from: '2026-03-01', to: '2026-03-31', currency: 'USD', earned_minor: 7_000, paid_minor: 0, commissions: 2 },
    { from: '2026-02-01', to: '2026-02-28', earned_minor: 10_000, commissions: 1 },
  ]);
  expect(months[0]!.deals[0], 'the deal that earned most').toBe(name);
  expect((await company.owner.request('GET', '/partner_earnings/months')).statusCode).toBe(404);
  const stranger = await world.company();
  const theirs = await stranger.within((call) => givenPartner(call));
  const other = await world.partnerUser(stranger, theirs);
  expect((await partnerView<{ rows: EarningsMonth[] }>(other, '/partner_earnings/months')).rows).toEqual([]);
});

test('prints a statement in the color of the company', async () => {
  await earn(10_000);
  const print = async () =>
    (
      await insider.request('GET', '/partner_statement.pdf?currency=USD&to=2026-03-16', undefined, PARTNER)
    ).rawPayload.toString('latin1');
  const plain = await print();
  await company.owner.patch(`/organizations/${company.id}`, { primary_color: '#0e7490' });
  const branded = await print();
  expect(branded.startsWith('%PDF-')).toBe(true);
  expect(branded).not.toBe(plain);
});
