import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { currencyExponents } from '#shared/money/money.ts';
import type { PayoutBatch } from '../schema.ts';
import { approvalsNeeded } from './batches.ts';

let world: World;
let company: Company;
let preparer: Person;
let first: Person;
let second: Person;
let deal: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  [preparer, first, second] = [
    await company.member('finance'),
    await company.member('finance'),
    await company.member('admin'),
  ];
  deal = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    const partner = await givenPartner(call, { name: 'Alpha' });
    const dealId = await givenDeal(call, { partners: [partner], amount_minor: 100_000 });
    await accrueForOpportunity(call, dealId);
    return dealId;
  });
});
afterAll(() => world.close());

const limit = (minor: number | null) =>
  company.owner.patch(`/program_settings/${company.id}`, { payout_approval_limit_minor: minor });

/** Submits a payout of USD 100.00. */
async function submitted(): Promise<PayoutBatch> {
  const { id } = await preparer.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
  return preparer.post<PayoutBatch>(`/payout_batches/${id}/submit`, {});
}

const approve = (by: Person, { id }: PayoutBatch) => by.request('POST', `/payout_batches/${id}/approve`, {});

test('requires two approvers other than the preparer above the limit, and reserves with the last approval', async () => {
  await limit(9_999);
  const batch = await submitted();
  expect(batch).toMatchObject({ approvals_needed: 2, approvals: [] });
  const own = await approve(preparer, batch);
  expect([own.statusCode, own.json().message]).toEqual([
    409,
    'Payouts over the limit need two approvals from team members who did not prepare them.',
  ]);

  const one = await approve(first, batch);
  expect(one.json()).toMatchObject({
    status: 'pending_approval',
    approved_by: null,
    approvals: [{ user_id: first.user_id, approved_at: '2026-03-16T09:00:00.000Z' }],
  });
  expect(await company.within((call) => linesOf(call, deal))).toMatchObject([{ status: 'payable' }]);
  const again = await approve(first, batch);
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'You have already approved this payout. Another person must approve it too.',
  ]);

  world.clock.advance(60_000);
  const two = await approve(second, batch);
  expect(two.json()).toMatchObject({
    status: 'approved',
    approved_by: second.user_id,
    approvals: [{ user_id: first.user_id }, { user_id: second.user_id }],
  });
  expect(await company.within((call) => linesOf(call, deal))).toMatchObject([{ status: 'reserved' }]);
  const log = await company.owner.get<{ actor_id: string; subject: string }[]>(
    '/audit_events?ref_table=payout_approvals&_sort=at',
  );
  expect(log.map(({ actor_id, subject }) => [actor_id, subject])).toEqual([
    [first.user_id, batch.name],
    [second.user_id, batch.name],
  ]);
});

test('requires one other approver up to the limit', async () => {
  await limit(10_000);
  const batch = await submitted();
  expect(batch.approvals_needed).toBe(1);
  expect((await approve(first, batch)).json()).toMatchObject({ status: 'approved' });
});

test('notifies possible second approvers after the first approval', async () => {
  await limit(1);
  const batch = await submitted();
  await approve(first, batch);
  const told = (person: Person) =>
    person
      .get<{ text: string }[]>('/in_app_notifications')
      .then((all) => all.filter(({ text }) => text.includes('one more')));
  expect(await told(second)).toHaveLength(1);
  expect(await told(first)).toHaveLength(0);
  expect(await told(preparer)).toHaveLength(0);
});

test('requires new approvals after a payout was reopened', async () => {
  await limit(1);
  const batch = await submitted();
  await approve(first, batch);
  expect(await preparer.post(`/payout_batches/${batch.id}/reopen`, {})).toMatchObject({
    status: 'draft',
    approvals: [],
    approvals_needed: null,
  });
  await preparer.post(`/payout_batches/${batch.id}/submit`, {});
  expect((await approve(second, batch)).json()).toMatchObject({ status: 'pending_approval' });
  expect((await approve(first, batch)).json()).toMatchObject({ status: 'approved' });
});

test('compares the limit in the company’s currency, and counts missing rates as above it', async () => {
  await limit(500_000);
  const needed = (currency: string, total_minor: number) =>
    company.within((call) => approvalsNeeded(call, { currency, total_minor }));
  expect([await needed('USD', 500_000), await needed('USD', 500_001)]).toEqual([1, 2]);
  // No rate is known.
  expect(await needed('JPY', 1)).toBe(2);
  const rate = (base: string, value: number, as_of: string) =>
    company.within((call) =>
      call.run(sql`
        insert into exchange_rates (organization_id, base, quote, rate, as_of)
        values (${call.organization_id}, ${base}, 'USD', ${value}, ${as_of})`),
    );
  await rate('JPY', 0.008, '2026-03-10');
  await rate('JPY', 0.009, '2026-03-17');
  await rate('EUR', 1.1, '2026-01-01');
  await rate('KWD', 3.25, '2026-01-01');
  // 600,000 yen are 4,800 dollars, below the limit, although the number 600,000 exceeds 500,000.
  expect(await needed('JPY', 600_000)).toBe(1);
  expect([await needed('JPY', 625_000), await needed('JPY', 625_001)]).toEqual([1, 2]);
  // 4,800.00 euros are 5,280 dollars, above the limit, although the number 480,000 is below 500,000.
  expect(await needed('EUR', 480_000)).toBe(2);
  // A dinar has a thousand minor units.
  expect([await needed('KWD', 1_538_000), await needed('KWD', 1_539_000)]).toEqual([1, 2]);
  world.clock.set('2026-03-17T09:00:00Z');
  expect(await needed('JPY', 600_000)).toBe(2);
  await limit(null);
  expect(await needed('JPY', 600_000)).toBe(1);
});

test('the database knows the decimals of currencies', async () => {
  const codes = [...currencyExponents.keys()];
  const exponents = await company.within((call) =>
    call.rows<{ code: string; digits: number }>(
      sql`select code, currency_exponent(code) as digits from unnest(${codes}::text[]) code`,
    ),
  );
  expect(Object.fromEntries(exponents.map(({ code, digits }) => [code, digits]))).toEqual(
    Object.fromEntries(currencyExponents),
  );
});

test('the database rejects payouts with too few approvals and forged approvals', async () => {
  await limit(1);
  const batch = await submitted();
  await approve(first, batch);
  const force = (text: string, values: unknown[] = []) =>
    company.within((call) => call.run(text, [call.organization_id, batch.id, ...values]));
  const straight =
    "update payout_batches set status = 'approved', approved_at = '2026-03-16T09:00:00Z' where organization_id = $1 and id = $2";
  await expect(force(straight)).rejects.toThrow('needs 2 approvals');
  const forge =
    "insert into payout_approvals (organization_id, batch_id, user_id, preview_hash, approved_at) values ($1, $2, $3, 'x', now())";
  await expect(force(forge, [second.user_id])).rejects.toThrow('for themselves');
  await expect(
    force('update payout_approvals set user_id = null where organization_id = $1 and batch_id = $2'),
  ).rejects.toThrow('stays as it was given');
  await approve(second, batch);
  await expect(force('delete from payout_approvals where organization_id = $1 and batch_id = $2')).rejects.toThrow(
    'stays as it was given',
  );
});

test('keeps approvals of paid payouts until the company is deleted', async () => {
  await limit(9_999);
  const batch = await submitted();
  for (const by of [first, second]) expect((await approve(by, batch)).statusCode).toBe(200);
  const now = world.clock.now();
  const given = () =>
    world.kernel.system.unscoped((tx) =>
      tx.rows(sql`select user_id from payout_approvals where organization_id = ${company.id}`),
    );
  await expect(
    world.kernel.system.unscoped((tx) =>
      tx.run(sql`delete from payout_approvals where organization_id = ${company.id}`),
    ),
  ).rejects.toThrow(/permission denied|stays as it was given/);
  expect(await given()).toHaveLength(2);
  await world.kernel.system.unscoped(async (tx) => {
    await tx.run(sql`
      insert into company_terms (organization_id, deletion_asked_at, deletion_due_at)
      values (${company.id}, ${now}, ${now})
      on conflict (organization_id) do update set deletion_asked_at = ${now}, deletion_due_at = ${now}`);
    await tx.rows(sql`select delete_company(${company.id}, ${now})`);
  });
  expect(await given()).toEqual([]);
});
