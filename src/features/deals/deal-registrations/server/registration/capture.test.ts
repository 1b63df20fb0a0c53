import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Row } from '#server/db/client.ts';
import { newId } from '#shared/ids.ts';
import type { DealRegistrationForPartner, Receipt } from '../../schema.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

let desk: Desk;
let dealer: Dealer;
beforeAll(async () => {
  desk = await createDesk();
  dealer = await desk.dealer('North Wind');
});
afterAll(() => desk.world.close());

const deal = (more: Row = {}): Row => {
  const account_domain = `fair-${newId().slice(-10)}.example`;
  return {
    account_name: `Fair ${newId().slice(-10)}`,
    account_domain,
    country: 'US',
    contact_name: 'Ada Byron',
    contact_email: `ada@${account_domain}`,
    amount_minor: 2_500_000,
    expected_close_on: '2026-09-30',
    ...more,
  };
};
const EARLIER = '2026-03-16T07:12:00.000Z';
const capture = (more: Row = {}): Row => ({ capture_id: newId(), captured_at: EARLIER, deal: deal(), ...more });
const send = (body: Row, headers = {}, { person } = dealer) =>
  person.request('POST', '/deal_registrations/captures', body, headers);
const receiptOf = (id: string) => dealer.person.get<Receipt>(`/deal_registrations/${id}/receipt`);

test('registers a complete capture and tells both times on its receipt', async () => {
  const answer = await send(capture());
  expect(answer.statusCode, answer.body).toBe(201);
  const row = answer.json<DealRegistrationForPartner>();
  expect(row).toMatchObject({ status: 'pending_review', captured_at: '2026-03-16T07:12:00+00:00' });
  for (const hidden of ['capture_id', 'conflict_severity', 'name_key', 'partner_owner_user_id'])
    expect(row).not.toHaveProperty(hidden);
  const receipt = await receiptOf(row.id);
  expect(receipt).toMatchObject({
    kind: 'tandem-arrival-receipt/2',
    captured_at_by_device: '2026-03-16T07:12:00Z',
    arrived_at: '2026-03-16T09:00:00Z',
  });
  expect(Date.parse(row.submitted_at!)).toBe(Date.parse(receipt.arrived_at));
  expect(await dealer.person.post('/deal_registrations/receipts/verify', receipt)).toMatchObject({ is_genuine: true });
  const pdf = await dealer.person.request('GET', `/deal_registrations/${row.id}/receipt.pdf`);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('gives no priority to the time that a device states', async () => {
  const first = deal();
  const rival = await desk.dealer('South Wind');
  expect((await send(capture({ deal: first }), {}, rival)).statusCode).toBe(201);
  const late = (await send(capture({ deal: first, captured_at: '2026-01-02T08:00:00.000Z' }))).json();
  const [conflict] = await desk.conflicts(late.id);
  expect(conflict).toBeDefined();
  expect((await desk.registration(late.id)).submitted_at).toBe('2026-03-16T09:00:00+00:00');
});

test('refuses a receipt whose stated time was changed, moved or removed', async () => {
  const { id } = (await send(capture())).json();
  const receipt = await receiptOf(id);
  const verify = async (given: object) =>
    (await dealer.person.request('POST', '/deal_registrations/receipts/verify', given)).json();
  const { captured_at_by_device: _, ...without } = receipt;
  for (const forged of [
    { ...receipt, captured_at_by_device: '2026-03-01T07:12:00Z' },
    { ...receipt, kind: 'tandem-arrival-receipt/1' },
    without,
    { ...without, kind: 'tandem-arrival-receipt/1' },
  ])
    expect(await verify(forged)).toMatchObject({ is_genuine: false });
});

test('arrives once, however often and with whatever key it is sent', async () => {
  const body = capture();
  const key = { 'idempotency-key': newId() };
  const answers = [await send(body, key), await send(body, key), await send(body), await send(body)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  const other = { ...body, deal: deal() };
  expect((await send(other, key)).json().errors).toHaveProperty('Idempotency-Key');
});

test('keeps an incomplete capture as a draft, without a receipt, until the partner submits it', async () => {
  const { amount_minor: _, ...few } = deal();
  const { id, status } = (await send(capture({ deal: few }))).json();
  expect(status).toBe('draft');
  expect((await dealer.person.request('GET', `/deal_registrations/${id}/receipt`)).statusCode).toBe(404);
  await dealer.person.patch(`/deal_registrations/${id}`, { amount_minor: 10_000 });
  await dealer.person.post(`/deal_registrations/${id}/submit`);
  expect(await receiptOf(id)).toMatchObject({ captured_at_by_device: '2026-03-16T07:12:00Z' });
  expect((await send(capture({ as_draft: true }))).json()).toMatchObject({ status: 'draft' });
});

test('states no time that cannot be true', async () => {
  for (const captured_at of ['2027-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z', '2025-03-16T07:00:00.000Z']) {
    const row = (await send(capture({ captured_at }))).json();
    expect(row.captured_at).toBeNull();
    expect(await receiptOf(row.id)).toMatchObject({ kind: 'tandem-arrival-receipt/1' });
  }
});

test('stores nothing of a capture that is refused', async () => {
  const taken = deal();
  expect((await send(capture({ deal: taken }))).statusCode).toBe(201);
  const again = await send(capture({ deal: taken }));
  expect(again.statusCode).toBe(409);
  expect(again.json()).toHaveProperty('existing');
  const rows = await dealer.person.get<Row[]>(`/deal_registrations?account_domain=${taken.account_domain}`);
  expect(rows).toHaveLength(1);
});

test('is for partners, and shows a capture to nobody else', async () => {
  const body = capture();
  const mine = (await send(body)).json();
  expect((await desk.reviewer.request('POST', '/deal_registrations/captures', body)).statusCode).toBe(404);
  const stranger = await desk.dealer();
  const theirs = await send(body, {}, stranger);
  expect(theirs.json().id).not.toBe(mine.id);
  expect(theirs.json().account_name).toBe((body.deal as Row).account_name);
});

test.each<[string, Row, string]>([
  ['a field of the company', { deal: deal({ status: 'approved' }) }, 'status'],
  ['the stated time among the fields', { deal: deal({ captured_at: EARLIER }) }, 'captured_at'],
  ['an id that is none', { capture_id: "x' or 1=1" }, 'capture_id'],
  ['a time that is none', { captured_at: 'yesterday' }, 'captured_at'],
  ['a name that is too long', { deal: deal({ account_name: 'x'.repeat(201) }) }, 'account_name'],
])('refuses %s and names the field', async (_, more, field) => {
  const answer = await send(capture(more));
  expect([400, 422]).toContain(answer.statusCode);
  expect(JSON.stringify(answer.json().errors)).toContain(field);
});
