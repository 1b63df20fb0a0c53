import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenPartner, statusOf } from '#features/commissions/accruals/server/testing/program.ts';
import { addManualCommission } from '#features/commissions/manual-commissions/server/service.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { PayoutBatch, PayoutItem } from '../schema.ts';
import { payoutJobs, payoutTopics } from './inactive.ts';

/** No payment is sent for a partner that was suspended or banned between the approval and the payment. */
let world: World;
let company: Company;
let finance: Person;
let batch: PayoutBatch;
let partners: string[];
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  company = await world.company();
  finance = await company.member('finance');
  partners = await company.within(async (call) => {
    const both = [await givenPartner(call, { name: 'Alpha' }), await givenPartner(call, { name: 'Beta' })];
    for (const partner_id of both)
      await addManualCommission(call, {
        partner_id,
        amount_minor: 10_000,
        currency: 'USD',
        on: call.today(),
        reason: 'Goodwill',
      });
    return both;
  });
  batch = await company.owner.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
  await company.owner.post(`/payout_batches/${batch.id}/submit`);
  await finance.post(`/payout_batches/${batch.id}/approve`);
});
afterAll(() => world.close());

async function move(id: string, category: string): Promise<void> {
  const status_id = await company.within((call) => statusOf(call, category));
  await company.owner.patch(`/partners/${id}`, { status_id, ...(category !== 'active' && { reason_code: 'fraud' }) });
}

const items = async () =>
  (await finance.get<PayoutItem[]>(`/payout_items?batch_id=${batch.id}&_sort=partner_name`)).map(({ id, status }) => ({
    id,
    status,
  }));
const statuses = async () => (await items()).map(({ status }) => status);
const answer = async (url: string, body: object = {}) => (await finance.request('POST', url, body)).statusCode;

test('holds a payment of a suspended partner and resumes it after reactivation', async () => {
  await move(partners[0]!, 'suspended');
  expect(payoutTopics['partners.category_changed']).toEqual(['payouts.partner-category']);
  await payoutJobs['payouts.partner-category'](await jobFor(world.kernel, company.id));
  const [held] = await items();
  expect(await statuses()).toEqual(['held', 'reserved']);
  expect(await answer(`/payout_items/${held!.id}/resume`)).toBe(409);
  expect(await answer(`/payout_batches/${batch.id}/pay`, { paid_on: '2026-03-16' })).toBe(200);
  expect(await statuses()).toEqual(['held', 'paid']);
  await move(partners[0]!, 'active');
  expect(await answer(`/payout_items/${held!.id}/resume`)).toBe(200);
  expect(await answer(`/payout_batches/${batch.id}/pay`, { paid_on: '2026-03-16' })).toBe(200);
  expect(await statuses()).toEqual(['paid', 'paid']);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('resumes only held payments, after approval', async () => {
  await company.within((call) =>
    addManualCommission(call, {
      partner_id: partners[0]!,
      amount_minor: 500,
      currency: 'USD',
      on: call.today(),
      reason: 'Late',
    }),
  );
  const draft = await company.owner.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
  const [included] = await finance.get<PayoutItem[]>(`/payout_items?batch_id=${draft.id}`);
  const [reserved] = await items();
  for (const { id } of [included!, reserved!]) expect(await answer(`/payout_items/${id}/resume`)).toBe(409);
  expect(await finance.get(`/payout_items/${included!.id}`)).toMatchObject({ status: 'included' });
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('excludes a just-banned partner from the payment file', async () => {
  await move(partners[1]!, 'banned');
  expect(await finance.post(`/payout_batches/${batch.id}/export`)).toMatchObject({
    item_count: 1,
    total_minor: 10_000,
  });
  expect(await statuses()).toEqual(['processing', 'held']);
  const [, held] = await items();
  expect(await answer(`/payout_batches/${batch.id}/pay`, { paid_on: '2026-03-16', item_ids: [held!.id] })).toBe(409);
  expect(await answer(`/payout_items/${held!.id}/cancel`, { reason: 'Fraud' })).toBe(200);
  expect(await answer(`/payout_batches/${batch.id}/pay`, { paid_on: '2026-03-16' })).toBe(200);
  expect(await statuses()).toEqual(['paid', 'canceled']);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});
