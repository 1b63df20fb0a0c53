import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Call } from '#server/call.ts';
import { withConnection } from '#server/db/connect.ts';
import { sql } from '#server/db/sql.ts';
import { fixedClock } from '#server/ports/clock.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { AccountingPeriod, LedgerVerification, PeriodReview, TrialBalanceRow } from '../schema.ts';
import { openBooks, postEntries } from './journal.ts';
import { MOVED } from './month-totals.ts';
import { monthsBetween } from './months.ts';
import { cashClearing, closeMonth, commissionExpense } from './service.ts';

let world: World;
let company: Company;
let finance: Person;
beforeAll(async () => {
  world = await createWorld({ own: true });
});
beforeEach(async () => {
  world.clock.set('2026-01-10T09:00:00Z');
  company = await world.company();
  finance = await company.member('finance');
});
afterAll(() => world.close());

function movement(amount_minor: number, currency = 'USD') {
  const source_id = newId();
  return {
    kind: 'manual' as const,
    effective_on: '2026-01-10',
    source_table: 'organizations',
    source_id,
    currency,
    idempotency_key: `test:${source_id}`,
    debit: commissionExpense,
    credit: cashClearing,
    amount_minor,
  };
}
async function post(at: string, amount_minor: number, currency = 'USD'): Promise<void> {
  world.clock.set(at);
  await company.within((call) => postEntries(call, [movement(amount_minor, currency)]));
}
const periods = (person = finance) => person.get<AccountingPeriod[]>('/accounting_periods');
const step = (month: string, name: string, person = finance) =>
  person.request('POST', `/accounting_periods/${month}/${name}`, {});
async function close(month: string): Promise<AccountingPeriod> {
  await finance.post(`/accounting_periods/${month}/begin_closing`);
  return finance.post<AccountingPeriod>(`/accounting_periods/${month}/close`);
}
const verify = () => finance.post<LedgerVerification>('/ledger/verify');
const trial = (month: string) => finance.rows<TrialBalanceRow>(`/ledger/trial_balance?month=${month}`);

test('lists months from the first entry on, and none for an empty ledger', async () => {
  expect(await periods()).toEqual([]);
  await post('2026-01-20T09:00:00Z', 100);
  await post('2026-03-02T09:00:00Z', 50, 'EUR');
  expect(await periods()).toMatchObject([
    { month: '2026-03', state: 'open', has_ended: false, is_next: false, entries: 1 },
    { month: '2026-02', state: 'open', has_ended: true, is_next: false, entries: 0 },
    { month: '2026-01', state: 'open', has_ended: true, is_next: true, entries: 1 },
  ]);
  expect((await periods())[0]!.totals).toMatchObject([
    { currency: 'EUR', accrued_minor: 50, paid_minor: 50 },
    { currency: 'USD', accrued_minor: 0, paid_minor: 0 },
  ]);
});

test('stores balances, chain position, author and time when closing a month', async () => {
  await post('2026-01-20T09:00:00Z', 100);
  await post('2026-02-01T00:00:00Z', 30);
  const closed = await close('2026-01');
  expect(closed).toMatchObject({
    state: 'closed',
    seq: 1,
    closing_by_name: 'Test Person',
    closed_by_name: 'Test Person',
    starts_at: '2026-01-01T00:00:00.000Z',
    ends_at: '2026-02-01T00:00:00.000Z',
  });
  const [entry] = await finance.get<{ hash_hex: string }[]>('/journal_entries?seq=1');
  expect(closed.hash_hex).toBe(entry!.hash_hex);
  expect(await trial('2026-01')).toMatchObject([
    { account: 'cash:clearing', debit_minor: 0, credit_minor: 100, balance_minor: 100 },
    { account: 'expense:commission', debit_minor: 100, credit_minor: 0, balance_minor: -100 },
  ]);
  // An open month shows its present balances.
  expect(await trial('2026-02')).toMatchObject([{ balance_minor: 130 }, { balance_minor: -130 }]);
  expect(await verify()).toMatchObject({ is_intact: true });
});

test('closes ended months in order and permanently', async () => {
  await post('2026-01-20T09:00:00Z', 100);
  world.clock.set('2026-01-31T23:59:59Z');
  expect((await step('2026-01', 'begin_closing')).json()).toMatchObject({ statusCode: 409 });
  world.clock.set('2026-03-05T09:00:00Z');
  expect((await step('2026-01', 'close')).json()).toMatchObject({ statusCode: 409, allowed: ['closing'] });
  expect((await step('2026-02', 'begin_closing')).statusCode).toBe(200);
  expect((await step('2026-02', 'close')).json()).toMatchObject({ statusCode: 409, next: '2026-01' });
  expect((await step('2026-02', 'take_back')).json()).toMatchObject({ state: 'open', closing_at: null });
  expect((await step('2026-02', 'take_back')).json()).toMatchObject({ statusCode: 409, allowed: ['closing'] });
  await close('2026-01');
  for (const name of ['begin_closing', 'take_back', 'close'])
    expect((await step('2026-01', name)).statusCode, name).toBe(409);
  expect(await close('2026-02')).toMatchObject({ state: 'closed', seq: 1, starts_at: '2026-02-01T00:00:00.000Z' });
});

test('the database rejects another order, changes to a closed month and entries in it', async () => {
  await post('2026-01-20T09:00:00Z', 100);
  world.clock.set('2026-04-05T09:00:00Z');
  await close('2026-01');
  const run = (statement: string) => company.within((call) => call.run(statement, [call.organization_id]));
  await expect(run("update accounting_periods set state = 'open' where organization_id = $1")).rejects.toThrow('final');
  await expect(run('delete from accounting_periods where organization_id = $1')).rejects.toThrow('final');
  await expect(
    run(
      `insert into accounting_period_balances select organization_id, period_id, account_id, 1, 1 from accounting_period_balances where organization_id = $1`,
    ),
  ).rejects.toThrow('stay as they are');
  await finance.post('/accounting_periods/2026-03/begin_closing');
  await expect(
    run(`update accounting_periods p set state = 'closed', starts_at = '2026-03-01Z', ends_at = '2026-04-01Z', seq = 1, hash = '', closed_at = '2026-04-05Z'
         where organization_id = $1 and month = '2026-03-01'`),
  ).rejects.toThrow('not closed yet');
  await expect(post('2026-01-31T23:59:59Z', 5)).rejects.toThrow('January 2026 is closed and takes no postings.');
  await post('2026-02-01T00:00:00Z', 5);
});

test('includes entries made during closing and rejects later ones', async () => {
  await post('2026-01-20T09:00:00Z', 100);
  world.clock.set('2026-02-01T00:00:01Z');
  await finance.post('/accounting_periods/2026-01/begin_closing');
  /** Posts in the last second of January, holding the books open until told to finish. */
  const late = (whileOpen: () => Promise<void>) =>
    company.within(async (call) => {
      const before = new Call({ ...call, clock: fixedClock('2026-01-31T23:59:59Z') });
      await openBooks(before);
      await whileOpen();
      await postEntries(before, [movement(7)]);
    });
  let closing: Promise<AccountingPeriod> | undefined;
  await late(async () => {
    closing = finance.post<AccountingPeriod>('/accounting_periods/2026-01/close');
    await waits();
  });
  expect(await closing).toMatchObject({ state: 'closed', seq: 2 });
  expect(await trial('2026-01')).toMatchObject([{ balance_minor: 107 }, { balance_minor: -107 }]);
  await expect(late(async () => {})).rejects.toThrow('takes no postings');
  expect(await verify()).toMatchObject({ is_intact: true, entries: 2 });
});

/** Waits until a transaction is blocked by a lock. */
async function waits(): Promise<void> {
  await expect
    .poll(() =>
      withConnection(
        world.database.adminUrl,
        async (client) =>
          (
            await client.query(
              'select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()',
            )
          ).rows.length,
      ),
    )
    .toBeGreaterThan(0);
}

test('the database rejects an entry that bypasses the service', async () => {
  await post('2026-01-20T09:00:00Z', 100);
  world.clock.set('2026-02-01T00:00:01Z');
  await finance.post('/accounting_periods/2026-01/begin_closing');
  let writing: Promise<unknown> | undefined;
  await company.within(async (call) => {
    await openBooks(call);
    writing = company
      .within((other) =>
        other.run(sql`
          insert into journal_entries (organization_id, seq, kind, effective_on, posted_at, source_table, source_id,
            idempotency_key, postings, prev_hash, hash)
          values (${other.organization_id}, 2, 'manual', '2026-01-31', '2026-01-31T23:59:59Z', 'organizations',
            ${other.organization_id}, 'past the service', '[{}, {}]', '', '')`),
      )
      .catch((error: Error) => error.message);
    await waits();
    await closeMonth(call, '2026-01');
  });
  expect(await writing).toBe('January 2026 is closed and takes no postings.');
});

test('a later time zone change moves no entry out of a closed month', async () => {
  await post('2026-01-31T20:00:00Z', 100);
  await post('2026-02-01T03:00:00Z', 30);
  await post('2026-02-20T03:00:00Z', 1);
  world.clock.set('2026-03-05T09:00:00Z');
  await close('2026-01');
  await company.owner.patch(`/organizations/${company.id}`, { timezone: 'America/New_York' });
  const [, february, january] = await periods();
  expect(january).toMatchObject({ entries: 1, ends_at: '2026-02-01T00:00:00.000Z', totals: [{ accrued_minor: 100 }] });
  expect(february).toMatchObject({
    entries: 2,
    starts_at: '2026-02-01T00:00:00.000Z',
    ends_at: '2026-03-01T05:00:00.000Z',
    totals: [{ accrued_minor: 31 }],
  });
  expect(await trial('2026-01')).toMatchObject([{ balance_minor: 100 }, { balance_minor: -100 }]);
  expect(await close('2026-02')).toMatchObject({ ends_at: '2026-03-01T05:00:00.000Z', seq: 3 });
  expect(await verify()).toMatchObject({ is_intact: true });
});

test('months follow the company’s time zone, also across clock changes', () => {
  const months = monthsBetween(new Date('2026-02-28T23:30:00Z'), new Date('2026-04-30T22:00:00Z'), 'Europe/Berlin', []);
  expect(months.map(({ month, ends_at }) => [month, ends_at.toISOString()])).toEqual([
    ['2026-03', '2026-03-31T22:00:00.000Z'],
    ['2026-04', '2026-04-30T22:00:00.000Z'],
    ['2026-05', '2026-05-31T22:00:00.000Z'],
  ]);
});

test('verification detects changed balances or chain positions of a closed month', async () => {
  await post('2026-01-20T09:00:00Z', 100);
  world.clock.set('2026-03-05T09:00:00Z');
  await close('2026-01');
  const tables = ['accounting_periods', 'accounting_period_balances'];
  const tamper = (statement: string) =>
    withConnection(world.database.adminUrl, async (client) => {
      // Acts with the rights of the database owner.
      for (const table of tables)
        await client.query(`alter table ${table} disable trigger user, no force row level security`);
      await client.query(statement, [company.id]);
      for (const table of tables)
        await client.query(`alter table ${table} enable trigger user, force row level security`);
    });
  const failedCheck = async () => (await verify()).checks.find(({ ok }) => !ok);
  await tamper(`update accounting_period_balances b set debit_minor = debit_minor + 1 from ledger_accounts a
    where b.organization_id = $1 and a.id = b.account_id and a.code = 'expense:commission'`);
  expect(await failedCheck()).toEqual({
    name: 'closed_months_match',
    ok: false,
    detail: 'account expense:commission USD was kept for 2026-01 as 101 debit, 0 credit but its postings say 100 and 0',
  });
  await tamper(
    'update accounting_period_balances set debit_minor = debit_minor - 1 where organization_id = $1 and debit_minor > 0',
  );
  expect(await failedCheck()).toBeUndefined();
  await tamper("update accounting_periods set hash = '\\x00' where organization_id = $1");
  expect(await failedCheck()).toMatchObject({ detail: '2026-01 was closed at entry 1, which has another hash now' });
});

test('team members read months, finance closes them, and restricted roles do neither', async () => {
  await post('2026-01-20T09:00:00Z', 100);
  world.clock.set('2026-02-05T09:00:00Z');
  const reader = await company.member('read_only');
  expect(await periods(reader)).toHaveLength(2);
  expect((await step('2026-01', 'begin_closing', reader)).statusCode).toBe(403);
  const manager = await company.member('partner_manager');
  expect((await manager.request('GET', '/accounting_periods')).statusCode).toBe(403);
  expect((await step('2026-01', 'begin_closing', manager)).statusCode).toBe(403);
});

test('hides months from other companies, and months without entries', async () => {
  await post('2026-01-20T09:00:00Z', 100);
  world.clock.set('2026-02-05T09:00:00Z');
  const stranger = (await world.company('Other')).owner;
  expect(await periods(stranger)).toEqual([]);
  expect((await stranger.request('GET', '/accounting_periods/2026-01')).statusCode).toBe(404);
  expect((await step('2026-01', 'begin_closing', stranger)).statusCode).toBe(404);
  expect((await stranger.request('GET', '/ledger/trial_balance?month=2026-01')).statusCode).toBe(404);
  expect((await step('2025-12', 'begin_closing')).statusCode).toBe(404);
  expect((await step('2026-13', 'begin_closing')).statusCode).toBe(400);
  expect(await finance.get<PeriodReview>('/accounting_periods/2026-01')).toMatchObject({ open: [] });
});

test('logs the closing', async () => {
  await post('2026-01-20T09:00:00Z', 100);
  world.clock.set('2026-02-05T09:00:00Z');
  await close('2026-01');
  const log = await company.owner.get<{ action: string; actor_name: string }[]>(
    '/audit_events?ref_table=accounting_periods&_sort=at&_order=asc',
  );
  expect(log.map(({ action }) => action)).toEqual(['created', 'updated']);
});

test('reports closed months unchanged and continues open balances from them', async () => {
  await post('2026-01-20T09:00:00Z', 100);
  await post('2026-01-25T09:00:00Z', 30, 'EUR');
  await post('2026-02-10T09:00:00Z', 7);
  await post('2026-03-02T09:00:00Z', 50, 'EUR');
  const told = async () => (await periods()).map(({ month, entries, totals }) => ({ month, entries, totals }));
  const before = await told();
  await close('2026-01');
  await close('2026-02');
  expect(await told()).toEqual(before);
  expect(before.map(({ entries }) => entries)).toEqual([1, 1, 2]);
  expect(await verify()).toMatchObject({ is_intact: true });

  const at = await trial('2026-03');
  expectEvery(at, ({ debit_minor, credit_minor }) => debit_minor + credit_minor > 0);
  expect(at.find(({ account, currency }) => account === 'cash:clearing' && currency === 'EUR')).toMatchObject({
    credit_minor: 80,
  });
});

test('reads no entries from before the open months', async () => {
  world.clock.set('2026-01-20T09:00:00Z');
  await company.within((call) =>
    postEntries(
      call,
      Array.from({ length: 300 }, () => movement(1)),
    ),
  );
  await withConnection(world.database.adminUrl, (admin) => admin.query('vacuum analyze journal_entries, postings'));
  const plan = await company.within(async (call) => {
    for (const way of ['seqscan', 'bitmapscan']) await call.run(`set local enable_${way} = off`);
    const lines = await call.rows<{ 'QUERY PLAN': string }>(`explain (generic_plan, costs off) ${MOVED}`);
    return lines.map((line) => line['QUERY PLAN'].trim()).join(' ');
  });
  expect(plan).toMatch(
    /journal_entries_organization_id_posted_at_idx on journal_entries e Index Cond: \(\(organization_id = \$1\) AND \(posted_at >= \$3\)\)/,
  );
});

test('stores closing balances in the database, and verification detects a forged one', async () => {
  await post('2026-01-20T09:00:00Z', 100);
  await post('2026-02-10T09:00:00Z', 7);
  await close('2026-01');
  const change = 'update accounting_period_totals set paid_minor = paid_minor + 1 where organization_id = $1';
  await expect(company.within((call) => call.run(change, [company.id]))).rejects.toThrow(
    /append-only|permission denied/,
  );
  const late = `insert into accounting_period_totals select organization_id, id, 'CHF', 1, 1, 1, 1 from accounting_periods where organization_id = $1`;
  await expect(company.within((call) => call.run(late, [company.id]))).rejects.toThrow('stay as they are');
  await withConnection(world.database.adminUrl, async (admin) => {
    await admin.query('alter table accounting_period_totals disable trigger user, no force row level security');
    await admin.query(change, [company.id]);
    await admin.query('alter table accounting_period_totals enable trigger user, force row level security');
  });
  // The totals shown are the stored ones.
  expect((await periods()).at(-1)!.totals).toMatchObject([{ currency: 'USD', paid_minor: 101 }]);
  const { is_intact, checks } = await verify();
  expect(is_intact).toBe(false);
  expect(checks.find(({ ok }) => !ok)).toMatchObject({
    name: 'closed_months_match',
    detail: expect.stringContaining('2026-01'),
  });
});
