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
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { createPayout } from '#features/payouts/payouts/server/service.ts';
import type { Receipt, ReceiptForPartner } from '#features/payouts/receipts/schema.ts';
import { sql } from '#server/db/sql.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { CommissionLine, CommissionLineForPartner } from '../schema.ts';
import { releaseDue } from './release.ts';
import { takeLineStep } from './steps.ts';

/** A commission of USD 100.00 whose hold period of 30 days ends on April 9, 2026. */
let world: World;
let company: Company;
let finance: Person;
let insider: Person;
let partner: string;
let deal: string;
let line: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company('Acme');
  finance = await company.member('finance');
  partner = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 30 });
    return givenPartner(call, { name: 'Alpha' });
  });
  insider = await world.partnerUser(company, partner);
  [deal, line] = await company.within(async (call) => {
    const sold = await givenDeal(call, { partners: [partner], amount_minor: 100_000, closed_on: '2026-03-10' });
    await accrueForOpportunity(call, sold);
    return [sold, (await linesOf(call, sold))[0]!.id] as const;
  });
});
afterAll(() => world.close());

/** The name of every person in these tests. */
const NAME = 'Test Person';
const reason = 'The customer paid in advance';
const release = (who: Person = finance, id = line) =>
  who.request('POST', `/commission_lines/${id}/release_early`, { reason });
const read = () => finance.get<CommissionLine>(`/commission_lines/${line}`);
const intact = async () => expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });

test('a commission released early is paid by the next payout, and its hold period stays readable', async () => {
  const proposed = () => company.within((call) => createPayout(call, { currency: 'USD' }));
  const items = async (id: string) =>
    (await finance.get<{ amount_minor: number }[]>(`/payout_items?batch_id=${id}`)).map((item) => item.amount_minor);
  await expect(proposed()).rejects.toThrow('leaves nothing payable in USD');
  expect((await release()).statusCode).toBe(200);
  expect(await read()).toMatchObject({
    status: 'payable',
    release_on: '2026-03-16',
    held_until: '2026-04-09',
    release_reason: reason,
    released_by_name: NAME,
  });
  expect(await items(await proposed())).toEqual([10_000]);
  await intact();
});

test('the company reads who released it and why, the partner a plain sentence without the reason', async () => {
  await release();
  const own = await finance.get<Receipt>(`/commission_lines/${line}/receipt`);
  expect(own.history.map(({ text }) => text)).toEqual(['Booked, on hold.', `Released early by ${NAME}: ${reason}`]);
  expect(own.steps.at(-1)!.detail).toBe(
    `Booked for Mar 10, 2026, on hold until Apr 9, 2026. ${NAME} released it on March 16, 2026, before the end of its hold period on April 9, 2026. Reason: ${reason}`,
  );
  const theirs = await insider.get<ReceiptForPartner>(`/commission_lines/${line}/receipt`);
  expect(theirs.steps.at(-1)!.detail).toContain(
    `Acme released it on March 16, 2026, before the end of its hold period on April 9, 2026.`,
  );
  expect(theirs.history.at(-1)!.text).toBe('Became payable before the end of its hold period.');
  for (const secret of [reason, NAME]) expect(JSON.stringify(theirs)).not.toContain(secret);
  const row = await insider.get<CommissionLineForPartner>(`/commission_lines/${line}`);
  expect(Object.keys(row)).not.toContain('release_reason');
  const logged = await company.owner.get<{ changes: Record<string, unknown> }[]>(
    `/audit_events?ref_table=commission_lines&ref_id=${line}`,
  );
  expect(JSON.stringify(logged)).toContain(reason);
});

test('the sheet names the amount that becomes payable and writes nothing', async () => {
  const { json } = await finance.request('POST', `/commission_lines/${line}/release_early/preview`, { reason });
  expect(json()).toMatchObject({
    figures: [{ minor: 10_000, currency: 'USD' }],
    changes: [
      { note: 'On hold', before_minor: 10_000, after_minor: 0 },
      { note: 'Payable', before_minor: 0, after_minor: 10_000 },
    ],
  });
  expect(await read()).toMatchObject({ status: 'on_hold', held_until: null });
});

test('only a team member who may manage commissions releases early, and only with a reason', async () => {
  expect((await release(insider)).statusCode).toBe(404);
  expect((await release(await company.member('partner_manager'))).statusCode).toBe(403);
  for (const body of [{}, { reason: '' }, { reason: '  ' }]) {
    const { statusCode } = await finance.request('POST', `/commission_lines/${line}/release_early`, body);
    expect(statusCode, JSON.stringify(body)).toBe(400);
  }
  expect(await read()).toMatchObject({ status: 'on_hold', release_on: '2026-04-09' });
});

test('a second release and one of a commission that is not on hold are refused', async () => {
  const answers = await Promise.all([release(), release()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await release()).statusCode).toBe(409);
  await intact();
});

test('what another cause withholds is not released', async () => {
  await company.within((call) => takeLineStep.hold(call, line, { reason: 'Risk review' }));
  expect((await release()).json().message).toContain('for a reason other than its hold period');
  await finance.post(`/commission_lines/${line}/release`, {});
  const dispute = await insider.request('POST', `/commission_lines/${line}/disputes`, { reason: 'rate', text: 'x' });
  expect(dispute.statusCode, dispute.body).toBe(201);
  const refused = await release();
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe('This commission is disputed. Decide the dispute first.');
  await company.within(async (call) => {
    await call.run(sql`
      update commission_disputes set status = 'withdrawn', decided_at = now()
      where organization_id = ${call.organization_id}`);
    await call.run(sql`
      update partners set status_id = ${await statusOf(call, 'banned')}
      where organization_id = ${call.organization_id} and id = ${partner}`);
  });
  expect((await release()).json().message).toBe('The partner is banned, so its commissions stay on hold.');
});

test('clawbacks are released with their commission, and a later clawback is due with it', async () => {
  const refund = (amount_minor: number) =>
    company.within((call) =>
      refundOpportunity(call, deal, { amount_minor, on: '2026-03-16', external_id: `${amount_minor}`, reason: 'Part' }),
    );
  await refund(20_000);
  await release();
  await refund(30_000);
  const lines = await company.within((call) => linesOf(call, deal));
  expect(lines.map(({ amount_minor, status }) => [amount_minor, status])).toEqual([
    [10_000, 'payable'],
    [-2_000, 'payable'],
    [-3_000, 'payable'],
  ]);
  expectEvery(lines, ({ release_on }) => release_on <= '2026-03-16');
  world.clock.advance(40 * 86_400_000);
  expect(await company.within((call) => releaseDue(call))).toBe(0);
  await intact();
});
