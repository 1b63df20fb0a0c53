import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  accrueForOpportunity,
  amendForOpportunity,
  refundOpportunity,
} from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  statusOf,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { BatchPreview, PayoutBatch } from '../schema.ts';

/** Money is history: a merge never rewrites past records, and open amounts are still paid after it. */
let world: World;
let company: Company;
let finance: Person;
let approver: Person;
let survivor: string;
let given: string;
let deal: string;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  [finance, approver] = [await company.member('finance'), await company.member('finance')];
  [survivor, given, deal] = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    const two = [await givenPartner(call, { name: 'Kept' }), await givenPartner(call, { name: 'Given' })] as const;
    const won = await givenDeal(call, { partners: [two[1]], amount_minor: 100_000 });
    await accrueForOpportunity(call, won);
    return [...two, won];
  });
});
afterAll(() => world.close());

const merge = () => company.owner.post(`/partners/${survivor}/merge`, { other_id: given, take: [] });
/** All records of earned, promised and paid money. */
const books = () =>
  company.within(async (call) => {
    const read = (text: string) => call.rows(text, [call.organization_id]);
    return {
      lines: await read('select * from commission_lines where organization_id = $1 order by number'),
      ratings: await read(
        'select id, input_hash, trace from commission_ratings where organization_id = $1 order by id',
      ),
      events: await read('select id, body from commission_events where organization_id = $1 order by seq'),
      entries: await read('select seq, postings, hash from journal_entries where organization_id = $1 order by seq'),
      items: await read('select * from payout_items where organization_id = $1 order by id'),
      parts: await read('select * from opportunity_participants where organization_id = $1 order by id'),
      ledger: await verifyLedger(call),
    };
  });
const linesOf = (partner: string) =>
  company.owner.get<{ id: string; amount_minor: number; status: string }[]>(
    `/commission_lines?partner_id=${partner}&_sort=number&_end=100`,
  );

test('a merge changes no commission, breakdown, entry or payout', async () => {
  await finance.post('/payout_batches', { currency: 'USD' });
  const before = await books();
  expect(before.lines).toHaveLength(1);
  expect(before.items).toHaveLength(1);
  expect(await merge()).toMatchObject({ kept_as_history: { won_deals: 1, commission_lines: 1 } });
  expect(await books()).toEqual(before);
  const [line] = await linesOf(given);
  expect(await company.owner.post(`/commission_lines/${line!.id}/recompute`, {})).toMatchObject({ is_identical: true });
});

test('pays commission of the merged partner after the merge', async () => {
  await merge();
  const batch = await finance.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
  expect(batch).toMatchObject({ total_minor: 10_000, item_count: 1 });
  await finance.post(`/payout_batches/${batch.id}/submit`, {});
  await approver.post(`/payout_batches/${batch.id}/approve`, {});
  await finance.post(`/payout_batches/${batch.id}/pay`, { paid_on: '2026-03-16' });
  expect(await linesOf(given)).toMatchObject([{ amount_minor: 10_000, status: 'paid' }]);
  expect((await books()).ledger).toMatchObject({ is_intact: true });
});

test('waits while the kept partner is suspended', async () => {
  await merge();
  await company.within(async (call) => {
    const status_id = await statusOf(call, 'suspended');
    await call.run(sql`
      update partners set status_id = ${status_id} where organization_id = ${call.organization_id} and id = ${survivor}`);
  });
  const batch = await finance.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
  const { rows } = await finance.get<BatchPreview>(`/payout_batches/${batch.id}/preview`);
  expect(rows).toMatchObject([{ partner_id: given, result: 'inactive', amount_minor: 10_000 }]);
});

test('claws back refunds where they were earned, without double payment after a correction', async () => {
  await merge();
  expect(await company.within((call) => amendForOpportunity(call, deal))).toMatchObject({ lines: 0 });
  await company.within((call) =>
    refundOpportunity(call, deal, { amount_minor: 50_000, on: '2026-03-16', external_id: 'r1', reason: 'Half back' }),
  );
  expect((await linesOf(given)).map(({ amount_minor }) => amount_minor)).toEqual([10_000, -5_000]);
  expect(await linesOf(survivor)).toEqual([]);
  expect((await books()).ledger).toMatchObject({ is_intact: true });
});
