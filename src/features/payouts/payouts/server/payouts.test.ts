import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity, refundOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  statusOf,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { releaseDue } from '#features/commissions/commissions/server/service.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { withConnection } from '#server/db/connect.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { BatchPreview, PayoutBatch, PayoutExport, PayoutForecast, PayoutItem } from '../schema.ts';

let world: World;
let company: Company;
let finance: Person;
let approver: Person;
let partner: string;
beforeAll(async () => {
  world = await createWorld({ own: true });
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  [finance, approver] = [await company.member('finance'), await company.member('finance')];
  partner = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    return givenPartner(call, { name: 'Alpha' });
  });
});
afterAll(() => world.close());

/** A won deal whose commission is payable. */
async function earn(amount_minor: number, to = partner): Promise<string> {
  return company.within(async (call) => {
    const deal = await givenDeal(call, { partners: [to], amount_minor: amount_minor * 10 });
    await accrueForOpportunity(call, deal);
    return deal;
  });
}

const create = (input = {}) => finance.post<PayoutBatch>('/payout_batches', { currency: 'USD', ...input });
const preview = (id: string) => finance.get<BatchPreview>(`/payout_batches/${id}/preview`);
const items = (id: string) => finance.get<PayoutItem[]>(`/payout_items?batch_id=${id}&_sort=statement_no&_end=100`);
const intact = () => company.within(verifyLedger);

async function approved(input = {}): Promise<PayoutBatch> {
  const batch = await create(input);
  await finance.post(`/payout_batches/${batch.id}/submit`, {});
  return approver.post<PayoutBatch>(`/payout_batches/${batch.id}/approve`, {});
}

test('refuses a payout that leaves nothing payable', async () => {
  const refused = await finance.request('POST', '/payout_batches', { currency: 'USD' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual({ cutoff_on: ['leaves nothing payable in USD'] });
  expect(await finance.get('/payout_batches')).toEqual([]);
});

test('takes a payout from draft to paid with matching lines, ledger and file', async () => {
  const deal = await earn(10_000);
  const batch = await create();
  expect(batch).toMatchObject({
    status: 'draft',
    number: 1,
    name: 'Payout 1, USD',
    total_minor: 10_000,
    item_count: 1,
    cutoff_on: '2026-03-16',
  });
  await finance.post(`/payout_batches/${batch.id}/submit`, {});
  expect(await approver.post(`/payout_batches/${batch.id}/approve`, {})).toMatchObject({
    status: 'approved',
    approved_by: approver.user_id,
  });
  expect((await company.within((call) => linesOf(call, deal)))[0]).toMatchObject({ status: 'reserved' });
  expect(await intact()).toMatchObject({ is_intact: true });

  const file = await finance.post<PayoutExport>(`/payout_batches/${batch.id}/export`, {});
  expect(file).toMatchObject({ number: 1, item_count: 1, total_minor: 10_000 });
  const bytes = await finance.request('GET', `/payout_batches/${batch.id}/exports/1`);
  expect(bytes.headers['content-type']).toContain('text/csv');
  const [header, row] = bytes.body.split('\r\n');
  expect(header).toBe(
    'statement_no,partner,legal_name,country,method,account_last4,currency,amount,minor,cutoff,line_count,reference',
  );
  expect(row).toMatch(/^PO-0001-001,Alpha \w+,,,,,USD,100\.00,10000,2026-03-16,1,"Payout 1, USD PO-0001-001"$/);

  const [item] = await items(batch.id);
  expect(item).toMatchObject({ status: 'processing', statement_no: 'PO-0001-001' });
  const paid = await finance.post<PayoutBatch>(`/payout_batches/${batch.id}/pay`, {
    paid_on: '2026-03-16',
    reference: 'SEPA 42',
  });
  expect(paid.status).toBe('paid');
  expect((await company.within((call) => linesOf(call, deal)))[0]).toMatchObject({ status: 'paid' });
  expect(await intact()).toMatchObject({ is_intact: true });
  const [cash] = await finance.get<{ balance_minor: number }[]>('/ledger_accounts?code=cash:clearing');
  expect(cash!.balance_minor).toBe(10_000);
});

test('updates a partner’s screens when a payment is approved or withdrawn', async () => {
  await earn(10_000);
  const heard = () =>
    world.kernel.system.unscoped((tx) =>
      tx.rows(sql`
        select from outbox_events
        where organization_id = ${company.id} and topic like 'payout\\_%' and payload->>'partner_id' = ${partner}`),
    );
  const withdrawn = await create();
  await finance.post(`/payout_batches/${withdrawn.id}/submit`, {});
  await finance.post(`/payout_batches/${withdrawn.id}/cancel`, { reason: 'Too early' });
  expect(await heard()).toHaveLength(0);
  const { id } = await approved();
  expect(await heard()).toHaveLength(1);
  await finance.post(`/payout_batches/${id}/cancel`, { reason: 'Wrong after all' });
  expect(await heard()).toHaveLength(2);
});

test('reproduces the payment file byte for byte', async () => {
  await earn(10_000);
  const batch = await approved();
  await finance.post(`/payout_batches/${batch.id}/export`, {});
  const first = await finance.request('GET', `/payout_batches/${batch.id}/exports/1`);
  await company.within((call) =>
    call.run(sql`update partners set name = '=cmd()' where organization_id = ${call.organization_id}`),
  );
  await finance.post(`/payout_batches/${batch.id}/pay`, { paid_on: '2026-03-16' });
  const second = await finance.request('GET', `/payout_batches/${batch.id}/exports/1`);
  expect(second.body).toBe(first.body);
});

test('escapes a partner name that looks like a formula', async () => {
  const evil = await company.within((call) => givenPartner(call, { name: '=HYPERLINK("http://x")' }));
  await earn(10_000, evil);
  const batch = await approved();
  await finance.post(`/payout_batches/${batch.id}/export`, {});
  const { body } = await finance.request('GET', `/payout_batches/${batch.id}/exports/1`);
  expect(body).toContain(`"'=HYPERLINK(""http://x"")`);
});

test('reproduces files from before formula escaping', async () => {
  const evil = await company.within((call) => givenPartner(call, { name: 'Acme;=1+1' }));
  await earn(10_000, evil);
  const batch = await approved();
  await finance.post(`/payout_batches/${batch.id}/export`, {});
  const file = () => finance.request('GET', `/payout_batches/${batch.id}/exports/1`);
  const { body } = await file();
  expect(body).toContain("Acme;'=1+1");
  const before = body.replaceAll(";'=", ';=');
  await withConnection(world.database.adminUrl, async (client) => {
    await client.query('alter table payout_exports disable trigger append_only, no force row level security');
    const sha256 = createHash('sha256').update(before).digest('hex');
    await client.query(sql`update payout_exports set sha256 = ${sha256} where batch_id = ${batch.id}`);
    await client.query('alter table payout_exports enable trigger append_only, force row level security');
  });
  expect((await file()).body).toBe(before);
});

test('requires another approver unless the program allows self-approval', async () => {
  await earn(10_000);
  const batch = await create();
  await approver.post(`/payout_batches/${batch.id}/submit`, {});
  for (const person of [finance, approver]) {
    const refused = await person.request('POST', `/payout_batches/${batch.id}/approve`, {});
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('another team member');
  }
  await company.within((call) =>
    call.run(sql`
      update program_settings set requires_second_approver = false, payout_approval_limit_minor = 9999
      where organization_id = ${call.organization_id}`),
  );
  expect((await finance.request('POST', `/payout_batches/${batch.id}/approve`, {})).statusCode).toBe(409);
  await company.within((call) =>
    call.run(sql`
      update program_settings set payout_approval_limit_minor = 10000 where organization_id = ${call.organization_id}`),
  );
  expect(await finance.post(`/payout_batches/${batch.id}/approve`, {})).toMatchObject({ status: 'approved' });
});

test('hides payouts from partners and rejects people without permission', async () => {
  const reader = await company.member('read_only');
  expect((await reader.request('POST', '/payout_batches', { currency: 'USD' })).statusCode).toBe(403);
  const insider = await world.partnerUser(company, partner);
  expect((await insider.request('GET', '/payout_batches', undefined, { 'x-tandem-mode': 'partner' })).statusCode).toBe(
    404,
  );
});

test('rejects an approval with the difference when amounts changed', async () => {
  await earn(10_000);
  const batch = await create();
  await finance.post(`/payout_batches/${batch.id}/submit`, {});
  await earn(5_000);
  const refused = await approver.request('POST', `/payout_batches/${batch.id}/approve`, {});
  expect(refused.statusCode).toBe(409);
  expect(refused.json().changes).toMatchObject([
    { partner_id: partner, before_minor: 10_000, now_minor: 15_000, added_lines: 1, removed_lines: 0 },
  ]);
  expect((await preview(batch.id)).changes).toHaveLength(1);
  await finance.post(`/payout_batches/${batch.id}/reopen`, {});
  await finance.post(`/payout_batches/${batch.id}/submit`, {});
  expect(await approver.post(`/payout_batches/${batch.id}/approve`, {})).toMatchObject({
    status: 'approved',
    total_minor: 15_000,
  });
});

test('rejects an approval of an older preview', async () => {
  await earn(10_000);
  const batch = await create();
  const { preview_hash } = await preview(batch.id);
  await earn(5_000);
  await finance.post(`/payout_batches/${batch.id}/refresh`, {});
  const refused = await finance.request('POST', `/payout_batches/${batch.id}/submit`, { preview_hash });
  expect(refused.statusCode).toBe(409);
});

test('explains in the preview who is not paid, why and how much', async () => {
  const [negative, small, banned, unverified, nothing] = await company.within(async (call) => {
    await call.run(
      sql`update program_settings set min_payout = '{"USD": 5000}' where organization_id = ${call.organization_id}`,
    );
    return [
      await givenPartner(call, { name: 'Negative' }),
      await givenPartner(call, { name: 'Small' }),
      await givenPartner(call, { name: 'Suspended' }),
      await givenPartner(call, { name: 'Unverified' }),
      await givenPartner(call, { name: 'Nothing' }),
    ] as const;
  });
  await earn(5_000);
  await earn(4_999, small);
  await earn(9_000, banned);
  await earn(8_000, unverified);
  // A paid deal that was refunded, so the partner owes the company.
  const deal = await earn(7_000, negative);
  const early = await approved();
  expect(early.total_minor).toBe(5_000 + 9_000 + 8_000 + 7_000);
  await finance.post(`/payout_batches/${early.id}/pay`, { paid_on: '2026-03-16' });
  await company.within((call) =>
    refundOpportunity(call, deal, { on: '2026-03-16', external_id: 'r', reason: 'Canceled' }),
  );
  await earn(9_000, banned);
  await earn(8_000, unverified);
  await earn(1, nothing);
  await company.within(async (call) => {
    await call.run(sql`
      update partners set status_id = ${await statusOf(call, 'suspended')}
      where organization_id = ${call.organization_id} and id = ${banned}`);
    const canceled = await givenDeal(call, { partners: [nothing], amount_minor: 10, closed_on: '2026-03-02' });
    await accrueForOpportunity(call, canceled);
  });
  await finance.post('/payout_methods', {
    partner_id: unverified,
    rail: 'paypal',
    currency: 'USD',
    holder_name: 'Un Verified',
    details: { email: 'un@verified.test' },
  });
  const batch = await create();
  const rows = Object.fromEntries(
    (await preview(batch.id)).rows.map(({ partner_name, result, amount_minor }) => [
      partner_name.split(' ')[0],
      [result, amount_minor],
    ]),
  );
  expect(rows).toEqual({
    Negative: ['carried_negative', -7_000],
    Nothing: ['below_minimum', 2],
    Small: ['below_minimum', 4_999],
    Suspended: ['inactive', 9_000],
    Unverified: ['no_method', 8_000],
  });
  const refused = await finance.request('POST', `/payout_batches/${batch.id}/submit`, {});
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe('There is nothing to pay in this payout.');
});

test('pays amounts equal to the minimum and carries smaller ones', async () => {
  await company.within((call) =>
    call.run(
      sql`update program_settings set min_payout = '{"USD": 5000}' where organization_id = ${call.organization_id}`,
    ),
  );
  await earn(4_999);
  expect((await preview((await create()).id)).rows[0]).toMatchObject({ result: 'below_minimum' });
  await earn(1);
  expect((await preview((await create()).id)).rows[0]).toMatchObject({ result: 'due', amount_minor: 5_000 });
});

test('keeps an excluded partner payable, and can include it again', async () => {
  const other = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  await earn(10_000);
  await earn(3_000, other);
  const batch = await create();
  const item = (await items(batch.id)).find(({ partner_id }) => partner_id === other)!;
  expect(await finance.post(`/payout_items/${item.id}/exclude`, {})).toMatchObject({
    is_excluded: true,
    status: 'excluded',
  });
  expect(await finance.get(`/payout_batches/${batch.id}`)).toMatchObject({ total_minor: 10_000, item_count: 1 });
  await finance.post(`/payout_items/${item.id}/include`, {});
  expect(await finance.get(`/payout_batches/${batch.id}`)).toMatchObject({ total_minor: 13_000, item_count: 2 });
  await finance.post(`/payout_items/${item.id}/exclude`, {});
  await finance.post(`/payout_batches/${batch.id}/submit`, {});
  await approver.post(`/payout_batches/${batch.id}/approve`, {});
  const next = await create();
  expect(next).toMatchObject({ total_minor: 3_000, item_count: 1 });
});

test('pays each line once when payouts are approved simultaneously', async () => {
  for (const name of ['P0', 'P1', 'P2'])
    await earn(5_000, await company.within((call) => givenPartner(call, { name })));
  await earn(10_000);
  const batches = [await create(), await create(), await create()];
  expect(batches.map(({ item_count }) => item_count)).toEqual([4, 0, 0]);
  await finance.post(`/payout_batches/${batches[0]!.id}/submit`, {});
  const answers = await Promise.all(
    [0, 0, 0].map((index) => approver.request('POST', `/payout_batches/${batches[index]!.id}/approve`, {})),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await intact()).toMatchObject({ is_intact: true });
  const reserved = await company.within((call) =>
    call.rows(
      sql`select from commission_lines where organization_id = ${call.organization_id} and status = 'reserved'`,
    ),
  );
  expect(reserved).toHaveLength(4);
});

test('returns the lines of a failed payment to the next payout', async () => {
  const other = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  const deal = await earn(10_000);
  await earn(3_000, other);
  const batch = await approved();
  await finance.post(`/payout_batches/${batch.id}/export`, {});
  const [first, second] = await items(batch.id);
  const failed = await finance.post<PayoutItem>(`/payout_items/${first!.id}/fail`, {
    code: 'account_closed',
    text: 'Closed in January',
  });
  expect(failed).toMatchObject({ status: 'failed', failure_code: 'account_closed', batch_status: 'processing' });
  expect((await company.within((call) => linesOf(call, deal)))[0]).toMatchObject({
    status: 'payable',
    payout_item_id: null,
  });
  const done = await finance.post<PayoutBatch>(`/payout_batches/${batch.id}/pay`, { paid_on: '2026-03-16' });
  expect(done.status).toBe('partially_paid');
  expect((await items(batch.id)).find(({ id }) => id === second!.id)).toMatchObject({ status: 'paid' });
  expect((await finance.request('POST', `/payout_items/${first!.id}/fail`, { code: 'other' })).statusCode).toBe(409);
  expect(await intact()).toMatchObject({ is_intact: true });
  expect(await create()).toMatchObject({ total_minor: 10_000, item_count: 1 });
});

test('makes returned payments payable again', async () => {
  await earn(10_000);
  const batch = await approved();
  await finance.post(`/payout_batches/${batch.id}/pay`, { paid_on: '2026-03-16' });
  const [item] = await items(batch.id);
  expect(await finance.post(`/payout_items/${item!.id}/return`, { code: 'returned' })).toMatchObject({
    status: 'returned',
    batch_status: 'failed',
  });
  expect(await intact()).toMatchObject({ is_intact: true });
  expect(await create()).toMatchObject({ total_minor: 10_000 });
});

test('keeps lines payable when a payout is canceled', async () => {
  await earn(10_000);
  const batch = await approved();
  expect(await finance.post(`/payout_batches/${batch.id}/cancel`, { reason: 'Wrong cutoff' })).toMatchObject({
    status: 'canceled',
  });
  expect(await intact()).toMatchObject({ is_intact: true });
  expect(await create()).toMatchObject({ total_minor: 10_000 });
  const again = await finance.request('POST', `/payout_batches/${batch.id}/cancel`, { reason: 'Twice' });
  expect(again.statusCode).toBe(409);
  expect(again.json().possible).toEqual([]);
});

test('deducts a clawback after payment from the next payout', async () => {
  const deal = await earn(10_000);
  const first = await approved();
  await finance.post(`/payout_batches/${first.id}/pay`, { paid_on: '2026-03-16' });
  await company.within((call) =>
    refundOpportunity(call, deal, {
      amount_minor: 25_000,
      on: '2026-03-16',
      external_id: 'r',
      reason: 'Seats returned',
    }),
  );
  expect((await preview((await create()).id)).rows[0]).toMatchObject({
    result: 'carried_negative',
    amount_minor: -2_500,
  });
  await earn(4_000);
  expect(await create()).toMatchObject({ total_minor: 1_500, item_count: 1 });
});

test('deducts a refund after the cutoff date from a sale before it', async () => {
  const sold = await company.within(async (call) => {
    const deal = await givenDeal(call, { partners: [partner], amount_minor: 100_000, closed_on: '2026-02-10' });
    await accrueForOpportunity(call, deal);
    return deal;
  });
  await company.within((call) =>
    refundOpportunity(call, sold, { amount_minor: 40_000, on: '2026-03-10', external_id: 'cn-1', reason: 'Seats' }),
  );
  expect(await create({ cutoff_on: '2026-02-28' })).toMatchObject({ total_minor: 6_000, item_count: 1 });
});

test('deducts clawbacks of paid commission whatever the cutoff date', async () => {
  const old = await company.within(async (call) => {
    const deal = await givenDeal(call, { partners: [partner], amount_minor: 100_000, closed_on: '2026-01-10' });
    await accrueForOpportunity(call, deal);
    return deal;
  });
  const first = await approved({ cutoff_on: '2026-01-31' });
  await finance.post(`/payout_batches/${first.id}/pay`, { paid_on: '2026-03-16' });
  await company.within(async (call) => {
    const next = await givenDeal(call, { partners: [partner], amount_minor: 300_000, closed_on: '2026-02-10' });
    await accrueForOpportunity(call, next);
    await refundOpportunity(call, old, { on: '2026-03-15', external_id: 'cn-2', reason: 'Canceled' });
  });
  expect(await create({ cutoff_on: '2026-02-28' })).toMatchObject({ total_minor: 20_000 });
  expect(await intact()).toMatchObject({ is_intact: true });
});

test('holds and releases a commission together with its clawbacks', async () => {
  const deal = await earn(10_000);
  const lines = () => company.within((call) => linesOf(call, deal));
  const states = async () => (await lines()).map(({ amount_minor, status }) => [amount_minor, status]);
  const refund = (external_id: string, amount_minor: number) =>
    company.within((call) =>
      refundOpportunity(call, deal, { amount_minor, on: '2026-03-16', external_id, reason: 'Seats' }),
    );
  await refund('r-1', 10_000);
  const [sold] = await lines();
  await finance.post(`/commission_lines/${sold!.id}/hold`, { reason: 'The customer disputes it' });
  await refund('r-2', 10_000);
  await company.within(releaseDue);
  expect(await states()).toEqual([
    [10_000, 'on_hold'],
    [-1_000, 'on_hold'],
    [-1_000, 'on_hold'],
  ]);
  expect(await intact()).toMatchObject({ is_intact: true });
  const taken = (await lines())[1]!;
  expect((await finance.request('POST', `/commission_lines/${taken.id}/release`, {})).statusCode).toBe(409);

  await finance.post(`/commission_lines/${sold!.id}/release`, {});
  expect((await states()).map(([, status]) => status)).toEqual(['payable', 'payable', 'payable']);
  expect(await create()).toMatchObject({ total_minor: 8_000 });
  expect(await intact()).toMatchObject({ is_intact: true });
});

test('pays nothing before approval', async () => {
  await earn(10_000);
  const batch = await approved();
  const refused = await finance.request('POST', `/payout_batches/${batch.id}/pay`, { paid_on: '2026-03-15' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toMatchObject({ paid_on: [expect.stringContaining('approval date')] });
});

test('makes a line payable the day after its hold, in the company’s time zone', async () => {
  const lines = await company.within(async (call) => {
    await givenPlan(call, tenPercent, { name: 'Held', to_everybody: false });
    const plan = await call.one<{ id: string }>(
      sql`select id from commission_plans where organization_id = ${call.organization_id} and name = 'Held'`,
    );
    await call.run(sql`
      insert into plan_assignments (organization_id, plan_id, target, target_id, effective_from)
      values (${call.organization_id}, ${plan.id}, 'partner', ${partner}, '2020-01-01')`);
    const deal = await givenDeal(call, { partners: [partner], closed_on: '2026-02-14' });
    world.clock.set('2026-02-14T09:00:00Z');
    await accrueForOpportunity(call, deal);
    return () => company.within((inner) => linesOf(inner, deal));
  });
  world.clock.set('2026-03-15T23:59:00Z');
  await company.within(releaseDue);
  expect((await lines())[0]).toMatchObject({ status: 'on_hold', release_on: '2026-03-16' });
  world.clock.set('2026-03-16T00:01:00Z');
  expect(await company.within(releaseDue)).toBe(1);
  expect(await company.within(releaseDue)).toBe(0);
  expect((await lines())[0]).toMatchObject({ status: 'payable' });
  expect(await intact()).toMatchObject({ is_intact: true });
});

test('encrypts payout details, shows their end, and requires a second person to verify', async () => {
  const iban = 'DE89 3704 0044 0532 0130 00';
  const method = await finance.post('/payout_methods', {
    partner_id: partner,
    rail: 'bank_sepa',
    currency: 'EUR',
    holder_name: 'Alpha GmbH',
    details: { iban },
  });
  expect(method).toMatchObject({ status: 'pending', account_last4: '3000' });
  expect(JSON.stringify(method)).not.toContain('0532');
  const stored = await company.within((call) =>
    call.rows(sql`select * from payout_method_details where organization_id = ${call.organization_id}`),
  );
  expect(Buffer.from((stored[0] as { details_enc: Buffer }).details_enc).includes('3704')).toBe(false);
  const audit = await company.within((call) =>
    call.rows(sql`
      select changes from audit_events where organization_id = ${call.organization_id} and ref_table = 'payout_methods'`),
  );
  expect(JSON.stringify(audit)).not.toContain('0532');
  expect((await finance.request('POST', `/payout_methods/${method.id}/verify`, {})).statusCode).toBe(409);
  expect(await approver.post(`/payout_methods/${method.id}/verify`, {})).toMatchObject({ status: 'verified' });
  const notices = await company.within((call) =>
    call.rows<{ text: string }>(sql`
      select text from in_app_notifications
      where organization_id = ${call.organization_id} and kind = 'payout_method_changed'`),
  );
  expect(notices.length).toBeGreaterThanOrEqual(3);
  expect(notices[0]!.text).toContain('entered EUR payout details (ending in 3000)');
});

test.each([
  [{ rail: 'bank_sepa', currency: 'EUR', details: { iban: 'DE89370400440532013001' } }, 'details.iban'],
  [{ rail: 'bank_sepa', currency: 'USD', details: { iban: 'DE89370400440532013000' } }, 'currency'],
  [
    {
      rail: 'bank_ach',
      currency: 'USD',
      details: { routing_number: '021000022', account_number: '12345', account_type: 'checking' },
    },
    'details.routing_number',
  ],
  [{ rail: 'paypal', currency: 'USD', details: {} }, 'details.email'],
  [{ rail: 'paypal', currency: 'USD', details: { email: 'a@b.test', iban: 'DE89370400440532013000' } }, 'details.iban'],
])('names the field of invalid payout details: %j', async (input, field) => {
  const refused = await finance.request('POST', '/payout_methods', { partner_id: partner, holder_name: 'X', ...input });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toHaveProperty([field]);
});

/** Sets the number of days that new details wait before payments to them. */
const rest = (days: number) =>
  company.within((call) =>
    call.run(
      sql`update program_settings set method_rest_days = ${days} where organization_id = ${call.organization_id}`,
    ),
  );

test('applies the security hold to new and changed payout details', async () => {
  const details = (email: string) => ({
    partner_id: partner,
    rail: 'paypal',
    currency: 'USD',
    holder_name: 'Alpha',
    details: { email },
  });
  const { id } = await finance.post('/payout_methods', details('old@alpha.test'));
  await approver.post(`/payout_methods/${id}/verify`, {});
  await earn(10_000);
  const early = await create();
  expect(early).toMatchObject({ total_minor: 0 });
  expect((await preview(early.id)).rows).toMatchObject([{ result: 'method_rests', amount_minor: 10_000 }]);

  world.clock.set('2026-03-19T09:00:01Z');
  const batch = await approved();
  expect(batch).toMatchObject({ total_minor: 10_000 });
  await finance.post('/payout_methods', details('new@alpha.test'));
  await approver.post(`/payout_methods/${id}/verify`, {});
  const [held] = await items(batch.id);
  const refused = await finance.request('POST', `/payout_items/${held!.id}/resume`, {});
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toContain('new');
  world.clock.set('2026-03-22T09:00:02Z');
  expect(await finance.post(`/payout_items/${held!.id}/resume`, {})).toMatchObject({ status: 'reserved' });
});

test('holds an approved payment when its account changes, and pays the verified account', async () => {
  await rest(0);
  const details = (email: string) => ({
    partner_id: partner,
    rail: 'paypal',
    currency: 'USD',
    holder_name: 'Alpha',
    details: { email },
  });
  const { id } = await finance.post('/payout_methods', details('old@alpha.test'));
  await approver.post(`/payout_methods/${id}/verify`, {});
  await earn(10_000);
  const batch = await approved();
  await finance.post('/payout_methods', details('new@alpha.test'));
  const [held] = await items(batch.id);
  expect(held).toMatchObject({ status: 'held', failure_text: 'The payout details changed after the approval.' });
  expect((await finance.request('POST', `/payout_batches/${batch.id}/export`, {})).statusCode).toBe(409);
  expect((await finance.request('POST', `/payout_items/${held!.id}/resume`, {})).statusCode).toBe(409);
  await approver.post(`/payout_methods/${id}/verify`, {});
  expect(await finance.post(`/payout_items/${held!.id}/resume`, {})).toMatchObject({ status: 'reserved' });
  await finance.post(`/payout_batches/${batch.id}/export`, {});
  expect((await finance.request('GET', `/payout_batches/${batch.id}/exports/1`)).body).toContain(
    ',paypal,n…@alpha.test,',
  );
});

test('forecasts a new payout, compares it with the last one, and writes nothing', async () => {
  await earn(10_000);
  const first = await approved();
  await earn(4_000);
  const forecast = (query = '') => finance.get<PayoutForecast>(`/payout_batches/forecast?currency=USD${query}`);
  expect(await forecast()).toMatchObject({
    total_minor: 4_000,
    item_count: 1,
    rows: [{ partner_id: partner, amount_minor: 4_000, result: 'due' }],
    previous: { batch_id: first.id, name: 'Payout 1, USD', total_minor: 10_000, item_count: 1 },
  });
  expect(await finance.get<PayoutBatch[]>('/payout_batches')).toHaveLength(1);
  const batch = await create();
  expect((await preview(batch.id)).previous).toMatchObject({ batch_id: first.id });
  expect(await forecast()).toMatchObject({ total_minor: 0, rows: [{ result: 'in_other_payout' }] });
  for (const [status, query, field] of [
    [422, 'currency=USD&cutoff_on=2036-01-01', 'cutoff_on'],
    [400, 'currency=QQQ', 'currency'],
  ] as const) {
    const refused = await finance.request('GET', `/payout_batches/forecast?${query}`);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([status, [field]]);
  }
});
