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
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { createPayout, takePaymentStep, takePayoutStep } from '#features/payouts/payouts/server/service.ts';
import type { Receipt, ReceiptForPartner } from '#features/payouts/receipts/schema.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { CommissionDispute, CommissionDisputeForPartner } from '../schema.ts';

let world: World;
let company: Company;
let finance: Person;
let alpha: string;
let insider: Person;
let line: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company('Acme');
  finance = await company.member('finance');
  alpha = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    return givenPartner(call, { name: 'Alpha' });
  });
  insider = await world.partnerUser(company, alpha);
  line = await earn(alpha);
});
afterAll(() => world.close());

/** A commission of USD 100.00. */
async function earn(partner: string): Promise<string> {
  return company.within(async (call) => {
    const deal = await givenDeal(call, { partners: [partner], amount_minor: 100_000 });
    await accrueForOpportunity(call, deal);
    return (await linesOf(call, deal))[0]!.id;
  });
}

/** Corrects the structure, for past deals too. */
function agreeOnTwelve() {
  return company.within(async (call) => {
    const { plan_id } = await call.one<{ plan_id: string }>(
      sql`select plan_id from plan_versions where organization_id = ${call.organization_id}`,
    );
    const rules = [{ id: 'base', calc: { type: 'percent' as const, rate_ppm: 120_000 } }];
    await givenPlan(call, { hold_days: 0, rules }, { plan_id, version: 2 });
  });
}

const PARTNER = { 'x-tandem-mode': 'partner' };
const said = { reason: 'rate', step: 'Rate', text: 'We agreed on twelve percent.' };
const dispute = (by: Person = insider, of = line, body: object = said) =>
  by.request('POST', `/commission_lines/${of}/disputes`, body, PARTNER);
async function opened(): Promise<CommissionDisputeForPartner> {
  const answer = await dispute();
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const step = (id: string, name: string, body: object = {}, by = finance) =>
  by.request('POST', `/commission_disputes/${id}/${name}`, body);
const noticesOf = (person: Person, headers = {}) =>
  person
    .request('GET', '/in_app_notifications', undefined, headers)
    .then((answer) => (answer.json() as { text: string; link: string }[]).map(({ text, link }) => [text, link]));

test('notifies the people who can answer a dispute and shows it to both sides', async () => {
  const mine = await opened();
  expect(mine).toMatchObject({
    ...{
      number: 1,
      line_id: line,
      amount_minor: 10_000,
      currency: 'USD',
      status: 'open',
      reason: 'rate',
      step: 'Rate',
    },
    messages: [{ side: 'partner', kind: 'opened', body: 'We agreed on twelve percent.' }],
  });
  expect(mine).not.toHaveProperty('decided_by');
  expect(await noticesOf(finance)).toContainEqual([
    expect.stringMatching(/^Alpha \w+ disputed commission 1: We agreed on twelve percent\.$/),
    `/commissions/show/${line}`,
  ]);
  const [theirs] = await finance.get<CommissionDispute[]>('/commission_disputes?status=open');
  expect(theirs).toMatchObject({ id: mine.id, partner_id: alpha, messages: mine.messages });
  // The commission is processed in the meantime.
  expect(await finance.get<CommissionLine>(`/commission_lines/${line}`)).toMatchObject({ status: 'payable' });
  const again = await dispute();
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'You have already disputed this commission. Add a message to the open dispute.',
  ]);
});

test('accepts only one of two simultaneous disputes', async () => {
  const answers = await Promise.all([dispute(), dispute(), dispute()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
    expect(answer.json().message).toBe('You have already disputed this commission. Add a message to the open dispute.');
  expect(await finance.get('/commission_disputes')).toHaveLength(1);
});

test('shows partners the company’s name instead of a team member’s', async () => {
  const { id } = await opened();
  world.clock.advance(60_000);
  expect((await step(id, 'say', { text: 'Where was that agreed?' })).statusCode).toBe(200);
  expect(await noticesOf(insider, PARTNER)).toContainEqual([
    'Acme replied about commission 1: Where was that agreed?',
    `/revenue/commissions/show/${line}`,
  ]);
  world.clock.advance(60_000);
  const answer = await insider.request('POST', `/commission_disputes/${id}/say`, { text: 'In the contract.' }, PARTNER);
  expect(
    (answer.json() as CommissionDisputeForPartner).messages.map(({ author_name, body }) => [author_name, body]),
  ).toEqual([
    ['Test Person', 'We agreed on twelve percent.'],
    ['Acme', 'Where was that agreed?'],
    ['Test Person', 'In the contract.'],
  ]);
  const { messages } = await finance.get<CommissionDispute>(`/commission_disputes/${id}`);
  expect(messages[1]!.author_name).toBe('Test Person');
});

test('keeps a commission with a reason; the partner can open a new dispute', async () => {
  const { id } = await opened();
  expect((await step(id, 'keep', { text: ' ' })).statusCode).toBe(400);
  expect((await step(id, 'keep', { text: 'Your contract says ten.' })).json()).toMatchObject({
    status: 'kept',
    decided_by: finance.user_id,
    correction_line_id: null,
    messages: [{}, { side: 'company', kind: 'kept', body: 'Your contract says ten.' }],
  });
  expect(await noticesOf(insider, PARTNER)).toContainEqual([
    'Acme kept commission 1 unchanged: Your contract says ten.',
    `/revenue/commissions/show/${line}`,
  ]);
  for (const name of ['keep', 'correct', 'say']) {
    expect(
      (await step(id, name, { text: 'Once more', ...(name === 'correct' && { amount_minor: 1 }) })).statusCode,
    ).toBe(409);
  }
  await expect(
    company.within((call) =>
      call.run(sql`
    update commission_disputes set status = 'open', decided_at = null
    where organization_id = ${company.id} and id = ${id}`),
    ),
  ).rejects.toThrow('stays');
  expect((await dispute()).statusCode).toBe(201);
  const log = await company.owner.get<{ changes: Record<string, unknown>; reason: string | null }[]>(
    `/audit_events?ref_table=commission_disputes&ref_id=${id}&action=updated`,
  );
  expect(log).toMatchObject([{ changes: { status: ['open', 'kept'] }, reason: 'Your contract says ten.' }]);
});

test('corrects by an amount with a linked commission and balanced books', async () => {
  const { id } = await opened();
  const corrected = (
    await step(id, 'correct', { text: 'Twelve it is.', amount_minor: 2_000 })
  ).json() as CommissionDispute;
  expect(corrected).toMatchObject({ status: 'corrected', correction_minor: 2_000, recalculation_id: null });
  expect(await finance.get<CommissionLine>(`/commission_lines/${corrected.correction_line_id}`)).toMatchObject({
    kind: 'manual',
    amount_minor: 2_000,
    partner_id: alpha,
    description: 'Twelve it is.',
  });
  const mine = await insider.request('GET', `/commission_disputes/${id}`, undefined, PARTNER);
  expect(mine.json()).toMatchObject({ status: 'corrected', correction_minor: 2_000 });
  expect(mine.json()).not.toHaveProperty('recalculation_id');
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
  // A correction cannot exceed the line; after the error the dispute is still open.
  const other = (await dispute(insider, await earn(alpha))).json() as CommissionDisputeForPartner;
  expect((await step(other.id, 'correct', { text: 'Too much', amount_minor: -10_001 })).statusCode).toBe(422);
  expect(await finance.get(`/commission_disputes/${other.id}`)).toMatchObject({ status: 'open', messages: [{}] });
});

test('corrects without an amount through a recalculation that a second person approves', async () => {
  const { id } = await opened();
  const refused = await step(id, 'correct', { text: 'The tier was wrong.' });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    'Recalculating the deals from that day on changes nothing. Correct the deal, the partner or the structure first.',
  ]);
  expect(await finance.get('/commission_recalculations')).toEqual([]);
  await agreeOnTwelve();
  const corrected = (await step(id, 'correct', { text: 'The tier was wrong.' })).json() as CommissionDispute;
  expect(corrected).toMatchObject({ status: 'corrected', correction_line_id: null });
  expect(await finance.get(`/commission_recalculations/${corrected.recalculation_id}`)).toMatchObject({
    state: 'previewed',
    reason: 'Dispute 1, commission 1: The tier was wrong.',
  });
});

test('recalculates a clawback from the day of its sale', async () => {
  const { opportunity_id } = await finance.get<CommissionLine>(`/commission_lines/${line}`);
  const refund = { amount_minor: 50_000, on: '2026-03-10', external_id: 'r1', reason: 'Half of it came back' };
  await company.within((call) => refundOpportunity(call, opportunity_id!, refund));
  const taken = (await company.within((call) => linesOf(call, opportunity_id!))).at(-1)!;
  await agreeOnTwelve();
  const { id } = (await dispute(insider, taken.id)).json() as CommissionDisputeForPartner;
  const { recalculation_id } = (await step(id, 'correct', { text: 'The tier was wrong.' })).json() as CommissionDispute;
  expect(taken.effective_on).toBe('2026-03-10');
  expect(await finance.get(`/commission_recalculations/${recalculation_id}`)).toMatchObject({
    scope: { from: '2026-03-01' },
  });
});

test('lets partners dispute and read only their own commissions', async () => {
  const beta = await company.within((call) => givenPartner(call, { name: 'Beta' }));
  const other = await world.partnerUser(company, beta);
  const { id } = await opened();
  expect((await dispute(other)).statusCode).toBe(404);
  expect((await other.request('GET', `/commission_disputes/${id}`, undefined, PARTNER)).statusCode).toBe(404);
  expect((await other.request('GET', '/commission_disputes', undefined, PARTNER)).json()).toEqual([]);
  expect((await other.request('POST', `/commission_disputes/${id}/say`, { text: 'Me too' }, PARTNER)).statusCode).toBe(
    404,
  );
  // The company answers disputes; a partner cannot.
  expect((await insider.request('POST', `/commission_disputes/${id}/keep`, { text: 'x' }, PARTNER)).statusCode).toBe(
    404,
  );
  expect((await finance.request('POST', `/commission_lines/${line}/disputes`, said)).statusCode).toBe(404);
  const seller = await world.partnerUser(company, beta, 'partner_sales');
  expect((await dispute(seller, await earn(beta))).statusCode).toBe(403);
  const reader = await company.member('read_only');
  expect((await step(id, 'keep', { text: 'x' }, reader)).statusCode).toBe(403);
  const stranger = await (await world.company('Other')).member('finance');
  expect((await stranger.request('GET', `/commission_disputes/${id}`)).statusCode).toBe(404);
});

test('lets the partner withdraw a dispute', async () => {
  const { id } = await opened();
  const answer = await insider.request('POST', `/commission_disputes/${id}/withdraw`, {}, PARTNER);
  expect(answer.json()).toMatchObject({ status: 'withdrawn', messages: [{}, { kind: 'withdrawn' }] });
  expect(await finance.get('/commission_disputes?status=open')).toEqual([]);
});

test('lists open disputes for the people who can answer them', async () => {
  await opened();
  const waiting = async (person: Person) => (await person.get<{ items: object[] }>('/work_items?kind=dispute')).items;
  expect(await waiting(finance)).toMatchObject([{ kind: 'dispute', amount_minor: 10_000, currency: 'USD' }]);
  expect(await waiting(await company.member('partner_manager'))).toEqual([]);
});

/** Pays everything that is payable. @returns the payment's id */
async function pay(paid_on: string): Promise<string> {
  return company.within(async (call) => {
    const batch = await createPayout(call, { currency: 'USD' });
    await takePayoutStep.submit(call, batch, {});
    await takePayoutStep.approve(call, batch, {});
    await takePayoutStep.pay(call, batch, { paid_on });
    const { id } = await call.one<{ id: string }>(sql`
      select id from payout_items
      where organization_id = ${call.organization_id} and batch_id = ${batch} and status = 'paid'`);
    return id;
  });
}
const asPartner = <T>(url: string): Promise<T> =>
  insider.request('GET', url, undefined, PARTNER).then((answer) => answer.json() as T);

test('allows disputes for sixty days after the payment notice', async () => {
  await company.owner.patch(`/organizations/${company.id}`, { timezone: 'America/New_York' });
  expect(await finance.get<Receipt>(`/commission_lines/${line}/receipt`)).toMatchObject({
    is_disputable: true,
    line: { disputable_until: null },
  });
  // Approved on the 16th, paid by the bank on the 17th, marked as paid on the 20th: the days count from the 20th.
  const item = await company.within(async (call) => {
    const batch = await createPayout(call, { currency: 'USD' });
    await takePayoutStep.submit(call, batch, {});
    await takePayoutStep.approve(call, batch, {});
    return batch;
  });
  world.clock.set('2026-03-20T15:00:00Z');
  const paid = await finance.request('POST', `/payout_batches/${item}/pay`, { paid_on: '2026-03-17' });
  expect(paid.statusCode, paid.body).toBe(200);
  expect(await noticesOf(insider, PARTNER)).toContainEqual([
    expect.stringContaining('You can dispute it until May 19, 2026.'),
    expect.stringContaining('/revenue/payouts/statement/'),
  ]);
  const lastMinute = '2026-05-20T03:59:59Z';
  world.clock.set(lastMinute);
  for (const receipt of [
    await asPartner<ReceiptForPartner>(`/commission_lines/${line}/receipt`),
    await finance.get<Receipt>(`/commission_lines/${line}/receipt`),
  ]) {
    expect(receipt).toMatchObject({ is_disputable: true, line: { disputable_until: '2026-05-19' } });
  }
  const { id } = await opened();
  world.clock.set('2026-05-20T04:00:00Z');
  // An open dispute continues after the deadline, but no new one can be opened.
  expect((await insider.request('POST', `/commission_disputes/${id}/say`, { text: 'And?' }, PARTNER)).statusCode).toBe(
    200,
  );
  await insider.request('POST', `/commission_disputes/${id}/withdraw`, {}, PARTNER);
  const late = await dispute();
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    {
      message: 'This commission was paid and could be disputed until May 19, 2026. That day has passed.',
      disputable_until: '2026-05-19',
    },
  ]);
  expect(await asPartner<ReceiptForPartner>(`/commission_lines/${line}/receipt`)).toMatchObject({
    is_disputable: false,
  });
  expect(await finance.get<CommissionLine[]>('/commission_lines?disputable_until_lte=2026-05-19')).toMatchObject([
    { id: line },
  ]);
});

test('applies a changed dispute period to later payments only', async () => {
  const settings = `/program_settings/${company.id}`;
  expect((await company.owner.request('PATCH', settings, { dispute_days: 0 })).statusCode).toBe(400);
  await company.owner.patch(settings, { dispute_days: 10 });
  await pay('2026-03-16');
  await company.owner.patch(settings, { dispute_days: null });
  const later = await earn(alpha);
  await pay('2026-03-16');
  world.clock.set('2026-03-27T09:00:00Z');
  expect((await dispute()).statusCode).toBe(409);
  world.clock.set('2036-03-27T09:00:00Z');
  expect((await dispute(insider, later)).statusCode).toBe(201);
});

test('treats returned payments as unpaid and disputable', async () => {
  const item = await pay('2026-03-16');
  world.clock.set('2026-06-01T09:00:00Z');
  expect((await dispute()).statusCode).toBe(409);
  await company.within((call) => takePaymentStep.return(call, item, { code: 'returned' }));
  expect(await finance.get<CommissionLine>(`/commission_lines/${line}`)).toMatchObject({ disputable_until: null });
  const { id } = await opened();
  await insider.request('POST', `/commission_disputes/${id}/withdraw`, {}, PARTNER);
  await pay('2026-06-01');
  world.clock.set('2026-07-31T23:00:00Z');
  expect((await dispute()).statusCode).toBe(201);
});
