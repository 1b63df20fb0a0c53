import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import type { PayoutItem } from '#features/payouts/payouts/schema.ts';
import { sql } from '#server/db/sql.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import type { AnswerResult, PaymentReport, PaymentReportLine } from '../schema.ts';
import { sendToSystem } from './external.ts';
import {
  givenApproved,
  givenEarning,
  givenExternalPayout,
  givenPayee,
  givenPayers,
  type Payers,
} from './testing/payout.ts';

let world: World;
let payers: Payers;
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  payers = await givenPayers(await world.company());
});
afterAll(() => world.close());

const listen = () =>
  payers.company.owner.post('/webhook_endpoints', {
    name: 'Treasury',
    address: 'https://treasury.example.com/tandem',
    event_types: ['payment.requested'],
  });
const send = (id: string) => payers.finance.request('POST', `/payout_batches/${id}/send`, { by: 'external' });
const items = (id: string) =>
  payers.finance.get<PayoutItem[]>(`/payout_items?batch_id=${id}&_sort=statement_no&_end=100`);
const announced = () =>
  payers.company.within((call) =>
    call.rows<{ ref_id: string }>(sql`
      select ref_id from outbox_events
      where organization_id = ${call.organization_id} and topic = 'payout_items.requested' order by seq`),
  );

/** A payout whose payments the company's system has. */
async function sent(...amounts: number[]) {
  await listen();
  const batch = await givenExternalPayout(payers, ...amounts);
  expect((await send(batch.id)).statusCode).toBe(200);
  return { batch, items: await items(batch.id) };
}

const paid = ({ pays_minor, pays_currency }: PayoutItem, more: object = {}) => ({
  outcome: 'paid',
  amount_minor: pays_minor,
  currency: pays_currency,
  reference: 'RUN-7',
  paid_on: '2026-03-16',
  ...more,
});
const failed = (item: PayoutItem, more: object = {}) => {
  const { paid_on: _, ...answer } = paid(item);
  return { ...answer, outcome: 'failed', code: 'account_closed', text: 'The account was closed.', ...more };
};
const answer = (item: PayoutItem, body: object) =>
  payers.finance.post<AnswerResult>(`/payout_items/${item.id}/confirm`, body);
const refused = async (item: { id: string }, body: object) =>
  (await payers.finance.request('POST', `/payout_items/${item.id}/confirm`, body)).statusCode;
const statusesOf = async (id: string) => (await items(id)).map(({ status }) => status);

test('sends each payment once, and announces nothing for a preview', async () => {
  const batch = await givenExternalPayout(payers, 10_000, 20_000);
  expect((await send(batch.id)).statusCode).toBe(409);
  await listen();
  expect(await payers.finance.rows(`/payout_batches/${batch.id}/send`)).toEqual([
    { by: 'external', currency: 'USD', item_count: 2, amount_minor: 30_000, needs_setup: false },
  ]);
  const sheet = await payers.finance.post<{ figures: object[] }>(`/payout_batches/${batch.id}/send/preview`, {
    by: 'external',
  });
  expect(sheet.figures).toEqual([{ minor: 30_000, currency: 'USD' }]);
  expect(await announced()).toEqual([]);
  const answers = await Promise.all([send(batch.id), send(batch.id), send(batch.id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect((await announced()).map(({ ref_id }) => ref_id).sort()).toEqual(
    (await items(batch.id)).map(({ id }) => id).sort(),
  );
  expect(await statusesOf(batch.id)).toEqual(['processing', 'processing']);
});

test('leaves payments by bank to payment files', async () => {
  await listen();
  const partner = await givenPayee(payers, 'By PayPal', {
    rail: 'paypal',
    currency: 'USD',
    details: { email: 'pay@partner.example' },
  });
  await givenEarning(payers, partner, 5_000);
  const batch = await givenApproved(payers);
  expect(await payers.finance.rows(`/payout_batches/${batch.id}/send`)).toEqual([]);
  expect((await send(batch.id)).statusCode).toBe(409);
  expect(await statusesOf(batch.id)).toEqual(['reserved']);
});

test('announces nothing when the process dies before it is done', async () => {
  await listen();
  const batch = await givenExternalPayout(payers, 10_000);
  const died = payers.company.within(async (call) => {
    await sendToSystem(call, batch.id);
    throw new Error('killed');
  });
  await expect(died).rejects.toThrow('killed');
  expect(await announced()).toEqual([]);
  expect(await statusesOf(batch.id)).toEqual(['reserved']);
  expect((await send(batch.id)).statusCode).toBe(200);
});

test('an API key reports a payment as paid, and again without effect', async () => {
  const { batch, items: sentItems } = await sent(10_000);
  const [item] = sentItems;
  const key = await payers.company.owner.post<{ secret: string }>('/api_keys', {
    name: 'Treasury',
    permissions: ['payout_batches:manage'],
  });
  const ask = () =>
    world.app.inject({
      method: 'POST',
      url: `/api/payout_items/${item!.id}/confirm`,
      headers: { authorization: `Bearer ${key.secret}` },
      payload: paid(item!),
    });
  const first = await ask();
  expect(first.statusCode, first.body).toBe(200);
  expect(first.json()).toMatchObject({ result: 'applied', status: 'paid' });
  expect((await ask()).json()).toMatchObject({ result: 'unchanged', status: 'paid' });
  expect(await items(batch.id)).toMatchObject([{ status: 'paid', reference: 'RUN-7', paid_on: '2026-03-16' }]);
  expect(await payers.company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('of two answers at once one is applied', async () => {
  const {
    items: [item],
  } = await sent(10_000);
  const [one, other] = await Promise.all([answer(item!, paid(item!)), answer(item!, paid(item!))]);
  expect([one.result, other.result].sort()).toEqual(['applied', 'unchanged']);
});

test('reports a failed payment, whose commissions are paid again', async () => {
  const {
    batch,
    items: [item],
  } = await sent(10_000);
  expect(await answer(item!, failed(item!))).toMatchObject({ result: 'applied', status: 'failed' });
  expect(await answer(item!, failed(item!))).toMatchObject({ result: 'unchanged' });
  expect(await items(batch.id)).toMatchObject([
    { status: 'failed', failure_code: 'account_closed', failure_text: 'The account was closed.' },
  ]);
  expect(await givenApproved(payers)).toMatchObject({ total_minor: 10_000 });
});

test('a paid payment never fails by a later answer, which is listed once', async () => {
  const {
    batch,
    items: [item],
  } = await sent(10_000);
  await answer(item!, paid(item!));
  const late = await answer(item!, failed(item!));
  expect(late).toMatchObject({ result: 'refused', status: 'paid', note: 'The payment is already paid.' });
  expect((await answer(item!, failed(item!))).report_id).toBe(late.report_id);
  expect(await payers.finance.get<PaymentReport[]>('/payment_reports')).toMatchObject([
    { id: late.report_id, kind: 'external', refused_count: 1, applied_count: 0 },
  ]);
  expect(await payers.finance.rows<PaymentReportLine>(`/payment_reports/${late.report_id}/lines`)).toMatchObject([
    { item_id: item!.id, outcome: 'failed', result: 'refused' },
  ]);
  const twice = await answer(item!, paid(item!, { reference: 'RUN-8' }));
  expect(twice).toMatchObject({ result: 'refused', note: expect.stringContaining('RUN-7') });
  expect(await statusesOf(batch.id)).toEqual(['paid']);
});

test('a failed payment is never paid by a later answer', async () => {
  const {
    batch,
    items: [item],
  } = await sent(10_000);
  await answer(item!, failed(item!));
  expect(await answer(item!, paid(item!))).toMatchObject({ result: 'refused', status: 'failed' });
  expect(await statusesOf(batch.id)).toEqual(['failed']);
});

test('a paid payment that came back is returned', async () => {
  const {
    items: [item],
  } = await sent(10_000);
  await answer(item!, paid(item!));
  const back = failed(item!, { outcome: 'returned', code: 'returned' });
  expect(await answer(item!, back)).toMatchObject({ result: 'applied', status: 'returned' });
  expect(await answer(item!, back)).toMatchObject({ result: 'unchanged' });
  expect(await payers.company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('refuses another amount, day, payment and reference', async () => {
  const {
    batch,
    items: [item, other],
  } = await sent(10_000, 20_000);
  expect(await refused(item!, paid(item!, { amount_minor: 10_001 }))).toBe(422);
  expect(await refused(item!, paid(item!, { currency: 'EUR' }))).toBe(422);
  expect(await refused(item!, paid(item!, { paid_on: '2026-03-17' }))).toBe(422);
  expect(await refused(item!, paid(item!, { paid_on: undefined }))).toBe(422);
  expect(await refused(item!, paid(item!, { reference: '  ' }))).toBe(422);
  expect(await refused({ id: '0198c2f4-0000-7000-8000-000000000000' }, paid(item!))).toBe(404);
  const stranger = await (await world.company()).member('finance');
  expect((await stranger.request('POST', `/payout_items/${item!.id}/confirm`, paid(item!))).statusCode).toBe(404);
  await answer(item!, paid(item!));
  expect(await refused(other!, paid(other!))).toBe(422);
  expect(await statusesOf(batch.id)).toEqual(['paid', 'processing']);
});

test('takes no answer about a payment that was not sent', async () => {
  const batch = await givenExternalPayout(payers, 10_000);
  const [item] = await items(batch.id);
  expect(await refused(item!, paid(item!))).toBe(409);
  await payers.finance.post(`/payout_batches/${batch.id}/export`, {});
  expect(await refused(item!, paid(item!))).toBe(409);
});
