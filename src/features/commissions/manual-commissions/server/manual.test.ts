import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accrueForOpportunity, refundOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  linesOf,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import type { CommissionLine } from '#features/commissions/commissions/schema.ts';
import { requestRecalculation, takeRecalculationStep } from '#features/commissions/recalculations/server/service.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { createPayout, takePayoutStep } from '#features/payouts/payouts/server/service.ts';
import type { Receipt } from '#features/payouts/receipts/schema.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let company: Company;
let finance: Person;
let alpha: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  finance = await company.member('finance');
  alpha = await company.within((call) => givenPartner(call, { name: 'Alpha' }));
});
afterAll(() => world.close());

const manualBody = (more: object = {}) => ({
  partner_id: alpha,
  amount_minor: 5_000,
  currency: 'USD',
  on: '2026-03-10',
  reason: 'Bonus agreed on the phone',
  ...more,
});

async function add(more: object = {}): Promise<CommissionLine> {
  const response = await finance.request('POST', '/commission_lines/by_hand', manualBody(more));
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const refused = async (url: string, body: object, person = finance) => {
  const response = await person.request('POST', url, body);
  const { message, errors } = response.json() as { message: string; errors?: Record<string, string[]> };
  return { status: response.statusCode, message, errors };
};

const receiptOf = async (id: string, person = finance, headers = {}) =>
  (await person.request('GET', `/commission_lines/${id}/receipt`, undefined, headers)).json() as Receipt;

const earnings = async () => {
  const response = await finance.request('GET', `/partner_earnings?partner_id=${alpha}`);
  return response.json<{ rows: { payable_minor: number; on_hold_minor: number; earned_minor: number }[] }>().rows;
};

const intact = async () => expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });

async function wonDeal(): Promise<{ deal: string; line: string }> {
  return company.within(async (call) => {
    const has = await call.maybe(sql`select from plan_versions where organization_id = ${call.organization_id}`);
    if (!has) await givenPlan(call, { ...tenPercent, hold_days: 0 });
    const deal = await givenDeal(call, { partners: [alpha] });
    await accrueForOpportunity(call, deal);
    return { deal, line: (await linesOf(call, deal))[0]!.id };
  });
}

async function payAll(): Promise<void> {
  const id = await company.within(async (call) => {
    const batch = await createPayout(call, { currency: 'USD' });
    await takePayoutStep.submit(call, batch, {});
    return batch;
  });
  await company.within(async (call) => {
    await takePayoutStep.approve(call, id, {});
    await takePayoutStep.pay(call, id, { paid_on: call.today() });
  });
}

const balanceOf = (code: string) =>
  company.within(async (call) => {
    const row = await call.maybe<{ balance: number }>(sql`
      select b.credit_minor - b.debit_minor as balance from ledger_accounts a join account_balances b
        on b.organization_id = a.organization_id and b.account_id = a.id
        where a.organization_id = ${call.organization_id} and a.code = ${code} and a.currency = 'USD'`);
    return row?.balance ?? 0;
  });

test('books a manual commission as payable and shows its reason on the statement', async () => {
  const line = await add();
  expect(line).toMatchObject({
    kind: 'manual',
    amount_minor: 5_000,
    status: 'payable',
    effective_on: '2026-03-10',
    description: 'Bonus agreed on the phone',
  });
  expect(await earnings()).toMatchObject([{ payable_minor: 5_000, earned_minor: 5_000 }]);
  expect(await balanceOf(`partner:${alpha}:payable`)).toBe(5_000);
  expect(await balanceOf('expense:commission')).toBe(-5_000);
  await intact();
  const statement = await finance.request('GET', `/partner_statement?partner_id=${alpha}&currency=USD`);
  expect(statement.json()).toMatchObject({
    closing_minor: 5_000,
    rows: [{ kind: 'by_hand', text: 'Bonus agreed on the phone', amount_minor: 5_000, line_id: line.id }],
  });
  const list = await finance.request('GET', '/commission_lines?kind=manual');
  expect(list.json()).toMatchObject([{ id: line.id }]);
  const totals = await finance.request('GET', '/commission_lines/totals?kind=manual');
  expect(totals.json()).toEqual({ rows: [{ currency: 'USD', status: 'payable', count: 1, amount_minor: 5_000 }] });
  expect((await finance.request('GET', '/commission_lines/export.csv')).body).toContain('Bonus agreed on the phone');
  const events = await finance.request('GET', '/commission_events?kind=manual');
  expect(events.json()).toMatchObject([
    { kind: 'manual', status: 'rated', note: 'Bonus agreed on the phone', amount_minor: 5_000 },
  ]);
});

test('does not deduct what a refund already clawed back', async () => {
  const { deal, line } = await wonDeal();
  await company.within((call) =>
    refundOpportunity(call, deal, { amount_minor: 70_000, on: '2026-03-05', external_id: deal, reason: 'Returned' }),
  );
  const off = (amount_minor: number) =>
    refused('/commission_lines/by_hand', manualBody({ amount_minor, adjusts_line_id: line }));
  expect(await off(-3_001)).toMatchObject({
    status: 422,
    errors: { amount_minor: [expect.stringContaining('$30.00')] },
  });
  expect(await off(-1_000)).toMatchObject({ status: 201 });
  const taken = (await company.within((call) => linesOf(call, deal))).find(({ kind }) => kind === 'clawback')!;
  await add({ amount_minor: 7_000, adjusts_line_id: taken.id });
  expect((await off(-9_001)).status).toBe(422);
  expect((await off(-9_000)).status).toBe(201);
  expect(await earnings()).toMatchObject([{ earned_minor: 0 }]);
});

test('pays a deduction together with the commission it corrects', async () => {
  const { line } = await wonDeal();
  expect(await add({ amount_minor: -4_000, adjusts_line_id: line })).toMatchObject({ release_on: '2026-03-01' });
  const total = await company.within(async (call) => {
    const id = await createPayout(call, { currency: 'USD', cutoff_on: '2026-03-05' });
    return call.one(
      sql`select total_minor from payout_batches where organization_id = ${call.organization_id} and id = ${id}`,
    );
  });
  expect(total).toEqual({ total_minor: 6_000 });
});

test('holds a manual commission for the given days', async () => {
  const held = await add({ hold_days: 10 });
  expect(held).toMatchObject({ status: 'on_hold', release_on: '2026-03-20' });
  expect(await earnings()).toMatchObject([{ on_hold_minor: 5_000, payable_minor: 0 }]);
  await add({ amount_minor: 3_000 });
  await add({ amount_minor: -1_000, reason: 'Counted twice' });
  expect(await earnings()).toMatchObject([{ on_hold_minor: 5_000, payable_minor: 2_000 }]);
  await payAll();
  const items = await finance.request('GET', '/payout_items?status=paid');
  expect(items.json()).toMatchObject([{ partner_id: alpha, amount_minor: 2_000 }]);
  await intact();
});

test('the same request sent twice books once', async () => {
  const headers = { 'idempotency-key': 'one-click' };
  const both = await Promise.all([
    finance.request('POST', '/commission_lines/by_hand', manualBody(), headers),
    finance.request('POST', '/commission_lines/by_hand', manualBody(), headers),
  ]);
  expect(both.some(({ statusCode }) => statusCode === 201)).toBe(true);
  await finance.request('POST', '/commission_lines/by_hand', manualBody(), headers);
  expect(await earnings()).toMatchObject([{ earned_minor: 5_000 }]);
});

test('names the field and reason of invalid input', async () => {
  const other = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  const { deal, line } = await wonDeal();
  const url = '/commission_lines/by_hand';
  expect(await refused(url, manualBody({ amount_minor: 0 }))).toMatchObject({
    status: 422,
    errors: { amount_minor: ['must not be 0'] },
  });
  expect(await refused(url, manualBody({ amount_minor: 2e15 }))).toMatchObject({ status: 400 });
  expect(await refused(url, manualBody({ on: '2026-03-17' }))).toMatchObject({
    errors: { on: ['must not lie in the future'] },
  });
  expect(await refused(url, manualBody({ reason: '  ' }))).toMatchObject({ status: 400 });
  expect(await refused(url, manualBody({ amount_minor: -5, hold_days: 3 }))).toMatchObject({
    errors: { hold_days: ['is for amounts that pay'] },
  });
  expect(await refused(url, manualBody({ partner_id: other, opportunity_id: deal }))).toMatchObject({
    errors: { opportunity_id: ['is not a deal of this partner'] },
  });
  expect(await refused(url, manualBody({ partner_id: other, adjusts_line_id: line }))).toMatchObject({
    errors: { adjusts_line_id: ['is another partner’s'] },
  });
  expect(await refused(url, manualBody({ currency: 'EUR', adjusts_line_id: line }))).toMatchObject({
    errors: { adjusts_line_id: ['is in USD'] },
  });
  expect(await refused(url, manualBody({ amount_minor: -10_001, adjusts_line_id: line }))).toMatchObject({
    errors: { amount_minor: [expect.stringContaining('$100.00')] },
  });
});

test('rejects other companies, roles and partners', async () => {
  const elsewhere = await world.company();
  const foreign = await elsewhere.within((call) => givenPartner(call));
  const { line } = await wonDeal();
  expect(await refused('/commission_lines/by_hand', manualBody({ partner_id: foreign }))).toMatchObject({
    status: 404,
  });
  expect(
    await refused('/commission_lines/write_off', {
      partner_id: foreign,
      currency: 'USD',
      amount_minor: 1,
      reason: 'x',
    }),
  ).toMatchObject({ status: 404 });
  const stranger = await elsewhere.member('finance');
  const mine = await add();
  expect(await refused(`/commission_lines/${mine.id}/take_back`, { reason: 'x' }, stranger)).toMatchObject({
    status: 404,
  });
  expect(
    await refused('/commission_lines/by_hand', manualBody({ partner_id: foreign, adjusts_line_id: line }), stranger),
  ).toMatchObject({ status: 404 });
  const reader = await company.member('read_only');
  expect(await refused('/commission_lines/by_hand', manualBody(), reader)).toMatchObject({ status: 403 });
  const partner = await world.partnerUser(company, alpha);
  const inPartnerMode = { 'x-tandem-mode': 'partner' };
  const tried = await partner.request('POST', '/commission_lines/by_hand', manualBody(), inPartnerMode);
  expect(tried.statusCode).toBe(404);
});

test('names the person to the company and only the company to the partner', async () => {
  const partner = await world.partnerUser(company, alpha);
  const line = await add();
  const own = await receiptOf(line.id);
  expect(own.steps[0]!.detail).toContain('Test Person entered it on Mar 16, 2026');
  expect(own.steps[1]).toEqual({ title: 'Reason', detail: 'Bonus agreed on the phone' });
  expect(own.returnable_minor).toBe(-5_000);
  const inPartnerMode = { 'x-tandem-mode': 'partner' };
  const theirs = await partner.request('GET', `/commission_lines/${line.id}/receipt`, undefined, inPartnerMode);
  expect(theirs.statusCode, theirs.body).toBe(200);
  expect(theirs.body).not.toContain('Test Person');
  expect(theirs.json()).toMatchObject({
    engine_version: null,
    steps: [{ title: 'Manual commission' }, { title: 'Reason' }, {}],
  });
  const bell = await partner.request('GET', '/in_app_notifications', undefined, inPartnerMode);
  expect(bell.body).toContain('added $50.00 to your commissions: Bonus agreed on the phone');
  const log = await finance.request('GET', `/audit_events?ref_id=${line.id}`);
  expect(log.json()).toMatchObject([{ action: 'created', reason: 'Bonus agreed on the phone' }]);
  const again = await finance.request('POST', `/commission_lines/${line.id}/recompute`, {});
  expect(again.statusCode).toBe(409);
});

test('reverses a manual commission once, in any status', async () => {
  const cases = [{}, { hold_days: 10 }, { amount_minor: -4_000 }];
  for (const more of cases) {
    const line = await add(more);
    const url = `/commission_lines/${line.id}/take_back`;
    const both = await Promise.all([
      finance.request('POST', url, { reason: 'A mistake' }),
      finance.request('POST', url, { reason: 'A mistake' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const balancing = both.find(({ statusCode }) => statusCode === 201)!.json() as CommissionLine;
    expect(balancing).toMatchObject({
      amount_minor: -line.amount_minor,
      adjusts_line_id: line.id,
      status: 'void',
      description: 'Reversal: A mistake',
    });
    expect(await refused(`/commission_lines/${balancing.id}/take_back`, { reason: 'x' })).toMatchObject({
      status: 409,
      message: 'This commission is a reversal. Add a new manual commission instead.',
    });
    const receipt = await receiptOf(line.id);
    expect(receipt).toMatchObject({ returnable_minor: 0, related: [{ id: balancing.id, adjusts_line_id: line.id }] });
    await intact();
  }
  expect(await earnings()).toEqual([]);
  const paid = await add();
  await payAll();
  const taken = await finance.request('POST', `/commission_lines/${paid.id}/take_back`, { reason: 'Too late' });
  expect(taken.json()).toMatchObject({ status: 'payable', amount_minor: -5_000 });
  expect(await earnings()).toMatchObject([{ payable_minor: -5_000 }]);
  await intact();
});

test('rejects the reversal of calculated commissions', async () => {
  const { line } = await wonDeal();
  expect(await refused(`/commission_lines/${line}/take_back`, { reason: 'x' })).toMatchObject({
    status: 409,
    message: 'Only manual commissions can be reversed.',
  });
});

test('returns a clawback up to its amount', async () => {
  const { deal } = await wonDeal();
  await payAll();
  await company.within((call) =>
    refundOpportunity(call, deal, { amount_minor: 50_000, on: '2026-03-15', external_id: 'R1', reason: 'Wrong deal' }),
  );
  const [, clawback] = await company.within((call) => linesOf(call, deal));
  expect(await receiptOf(clawback!.id)).toMatchObject({ returnable_minor: 5_000 });
  const first = await add({ amount_minor: 2_000, adjusts_line_id: clawback!.id, reason: 'Given back' });
  expect(first.opportunity_id).toBe(deal);
  expect(await receiptOf(clawback!.id)).toMatchObject({ returnable_minor: 3_000 });
  const again = manualBody({ amount_minor: 3_001, adjusts_line_id: clawback!.id });
  expect(await refused('/commission_lines/by_hand', again)).toMatchObject({ status: 422 });
  await finance.request('POST', `/commission_lines/${first.id}/take_back`, { reason: 'All of it instead' });
  await add({ amount_minor: 5_000, adjusts_line_id: clawback!.id, reason: 'Given back' });
  expect(await receiptOf(clawback!.id)).toMatchObject({ returnable_minor: 0 });
  expect(await earnings()).toMatchObject([{ payable_minor: 0, earned_minor: 10_000 }]);
  await intact();
});

test('leaves manual commissions unchanged by refunds and recalculations', async () => {
  const { deal } = await wonDeal();
  const line = await add({ opportunity_id: deal, hold_days: 30 });
  await company.within((call) =>
    refundOpportunity(call, deal, { on: '2026-03-15', external_id: 'R1', reason: 'All of it' }),
  );
  const run = await company.within((call) => requestRecalculation(call, { reason: 'Look again' }));
  await company.within((call) => takeRecalculationStep.approve(call, run, {}));
  const now = await finance.request('GET', `/commission_lines/${line.id}`);
  expect(now.json()).toMatchObject({ status: 'on_hold', amount_minor: 5_000, opportunity_id: deal });
  expect(await earnings()).toMatchObject([{ on_hold_minor: 5_000, payable_minor: 0, earned_minor: 5_000 }]);
  await intact();
});

test('keeps manual deductions payable when the commission is put on hold', async () => {
  const { line, deal } = await wonDeal();
  await add({ amount_minor: -6_000, adjusts_line_id: line });
  expect((await finance.request('POST', `/commission_lines/${line}/hold`, { reason: 'Look' })).statusCode).toBe(200);
  await company.within((call) =>
    refundOpportunity(call, deal, { on: '2026-03-15', external_id: 'R1', reason: 'All of it' }),
  );
  await intact();
});

test('writes off a debt up to the amount owed, even by two people at once', async () => {
  const body = { partner_id: alpha, currency: 'USD', amount_minor: 4_000, reason: 'The partner left' };
  expect(await refused('/commission_lines/write_off', body)).toMatchObject({
    status: 409,
    message: 'This partner owes nothing in USD.',
  });
  await add({ amount_minor: -5_000, reason: 'Paid twice' });
  expect(await refused('/commission_lines/write_off', { ...body, amount_minor: 5_001 })).toMatchObject({
    status: 422,
    errors: { amount_minor: [expect.stringContaining('$50.00')] },
  });
  const both = await Promise.all([
    finance.request('POST', '/commission_lines/write_off', body),
    finance.request('POST', '/commission_lines/write_off', body),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  expect(await earnings()).toMatchObject([{ payable_minor: -1_000 }]);
  expect(await balanceOf('expense:write_off')).toBe(-4_000);
  expect(await balanceOf(`partner:${alpha}:payable`)).toBe(-1_000);
  const entries = await finance.request('GET', '/journal_entries?kind=write_off');
  expect(entries.json()).toMatchObject([{ kind: 'write_off' }]);
  const statement = await finance.request('GET', `/partner_statement?partner_id=${alpha}&currency=USD`);
  expect(statement.json()).toMatchObject({
    closing_minor: -1_000,
    rows: [{ kind: 'by_hand' }, { kind: 'written_off', text: 'Write-off: The partner left', amount_minor: 4_000 }],
  });
  await intact();
  const batch = await company.within((call) => createPayout(call, { currency: 'USD' }));
  const items = await finance.request('GET', `/payout_items?batch_id=${batch}`);
  expect(items.json()).toMatchObject([{ result: 'carried_negative', status: 'excluded' }]);
  const line = both.find(({ statusCode }) => statusCode === 201)!.json() as CommissionLine;
  const back = await finance.request('POST', `/commission_lines/${line.id}/take_back`, { reason: 'They paid' });
  expect(back.json()).toMatchObject({ description: 'Write-off reversed: They paid', status: 'void' });
  expect(await balanceOf('expense:write_off')).toBe(0);
  expect(await earnings()).toMatchObject([{ payable_minor: -5_000 }]);
  await intact();
});

test('rejects new amounts for merged partners but allows reversals', async () => {
  const line = await add();
  await company.within(async (call) => {
    const survivor = await givenPartner(call, { name: 'Kept' });
    await call.run(sql`
      update partners set merged_into_id = ${survivor}, archived_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${alpha}`);
  });
  expect(await refused('/commission_lines/by_hand', manualBody())).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Alpha .* was merged into Kept .*\. Choose that partner\.$/),
  });
  const taken = await finance.request('POST', `/commission_lines/${line.id}/take_back`, { reason: 'Entered twice' });
  expect(taken.statusCode).toBe(201);
  await intact();
});
