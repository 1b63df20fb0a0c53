import { createHash, createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalJson } from '#shared/text/canonical-json.ts';
import type { Receipt, ReceiptCheck } from '../../schema.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

let desk: Desk;
let dealer: Dealer;
let receipt: Receipt;
beforeAll(async () => {
  desk = await createDesk();
  dealer = await desk.dealer('North Wind');
  const { id } = await dealer.register({ account_name: 'Hooli' });
  receipt = await dealer.person.get<Receipt>(`/deal_registrations/${id}/receipt`);
});
afterAll(() => desk.world.close());

const check = (given: Receipt) => dealer.person.post<ReceiptCheck>('/deal_registrations/receipts/verify', given);

test('signs content and submission time so that a receipt can be verified independently', () => {
  expect(receipt).toMatchObject({
    arrived_at: '2026-03-16T09:00:00Z',
    partner: { name: 'North Wind' },
    content: { account_name: 'Hooli' },
  });
  expect(createHash('sha256').update(canonicalJson(receipt.content)).digest('hex')).toBe(receipt.content_hash);
  const { signature, ...signed } = receipt;
  const key = createPublicKey({ key: Buffer.from(receipt.public_key, 'base64'), format: 'der', type: 'spki' });
  expect(verify(null, Buffer.from(canonicalJson(signed)), key, Buffer.from(signature, 'base64'))).toBe(true);
});

test('returns the same valid receipt before and after later decisions', async () => {
  expect(await check(receipt)).toEqual({ is_genuine: true, problems: [] });
  await desk.decide(receipt.registration.id, 'approve');
  expect(await dealer.person.get(`/deal_registrations/${receipt.registration.id}/receipt`)).toEqual(receipt);
});

test.each([
  ['an earlier arrival', { arrived_at: '2026-03-01T09:00:00Z' }],
  ['another content', { content: { account_name: 'Acme' } }],
  ['another signature', { signature: Buffer.alloc(64).toString('base64') }],
])('%s is found out', async (_, change) => {
  expect((await check({ ...receipt, ...change } as Receipt)).is_genuine).toBe(false);
});

test('rejects a receipt of another company', async () => {
  const other = await createDesk(desk.world);
  const stranger = await other.dealer();
  expect(await stranger.person.post('/deal_registrations/receipts/verify', receipt)).toMatchObject({
    is_genuine: false,
  });
  expect(
    (await stranger.person.request('GET', `/deal_registrations/${receipt.registration.id}/receipt`)).statusCode,
  ).toBe(404);
});

test('prints the receipt as PDF for its own partner, in the color of the company', async () => {
  const path = `/deal_registrations/${receipt.registration.id}/receipt.pdf`;
  const plain = await dealer.person.request('GET', path);
  expect(plain.headers['content-disposition']).toContain(`registration-${receipt.registration.number}-receipt.pdf`);
  expect(plain.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  await desk.reviewer.patch(`/organizations/${desk.company.id}`, { primary_color: '#0e7490' });
  const branded = await dealer.person.request('GET', path);
  expect(branded.rawPayload.equals(plain.rawPayload)).toBe(false);
  expect((await (await desk.dealer()).person.request('GET', path)).statusCode).toBe(404);
});

test('has no receipt for a draft', async () => {
  const draft = await dealer.draft();
  expect((await dealer.person.request('GET', `/deal_registrations/${draft}/receipt`)).statusCode).toBe(404);
});
