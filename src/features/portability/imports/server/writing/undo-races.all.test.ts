import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { givenPlan, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import type { CommissionLine } from '#features/commissions/commissions/schema.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { verifyLedger } from '#features/payouts/ledger/server/service.ts';
import type { PayoutBatch } from '#features/payouts/payouts/schema.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { importing } from '../testing/importing.ts';
import { undoImport } from './undo.ts';

/** An import is undone at the same moment at which its rows are changed. */
let world: World;
let work: ReturnType<typeof importing>['work'];
let bring: ReturnType<typeof importing>['bring'];
const ROUNDS = 6;
/** Many rounds on a busy machine take their time. */
vi.setConfig({ testTimeout: 90_000 });
beforeAll(async () => {
  world = await createWorld();
  ({ work, bring } = importing(world));
});
afterAll(() => world.close());

const deals =
  'Deal ID,Partner,Stage,Close date,Amount\nD-1,Bytes AG,Won,2026-02-01,1000\nD-2,Bytes AG,Won,2026-02-02,500\n';

interface Scene {
  company: Company;
  finance: Person;
  approver: Person;
  import_id: string;
}

/** A company whose partner earned 150.00 on two deals of an import that is being undone. */
async function scene(): Promise<Scene> {
  const company = await world.company('Races');
  await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 0 });
    await samplePartner(call, { name: 'Bytes AG', joined_on: '2025-01-01' });
  });
  const { id } = await bring(company, [['deals.csv', deals]]);
  const [finance, approver] = [await company.member('finance'), await company.member('finance')];
  return { company, finance, approver, import_id: id };
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const linesOf = ({ owner }: Company) => owner.get<CommissionLine[]>('/commission_lines?_end=100');
const sum = (lines: readonly CommissionLine[]) => lines.reduce((all, { amount_minor }) => all + amount_minor, 0);

test('changes made to its rows during the undo are not lost', async () => {
  const acts: ((company: Company, account_id: string) => Promise<unknown>)[] = [
    ({ owner }, id) => owner.patch(`/accounts/${id}`, { industry: 'Shipping' }),
    ({ within }, account_id) => within((call) => sampleOpportunity(call, { account_id })),
  ];
  for (const act of acts) {
    const company = await world.company('Meanwhile');
    const { id } = await bring(company, [['accounts.csv', 'Company,Website\nBytes AG,bytes.example\n']]);
    const [account] = await company.owner.get<{ id: string }[]>('/accounts');
    await company.owner.post(`/imports/${id}/undo`);
    const job = await jobFor(world.kernel, company.id);
    const undone = job.within((call) => undoImport(call, id, async () => void (await act(company, account!.id))), {
      batch_id: id,
    });
    await expect(undone).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('changed or used since'),
    });
    expect(await company.owner.get(`/accounts/${account!.id}`)).toMatchObject({ archived_at: null });
  }
});

test('an import is undone or paid out, never both', async () => {
  const ends = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { company, finance, approver, import_id } = await scene();
    const batch = await finance.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
    await finance.post(`/payout_batches/${batch.id}/submit`, {});
    await company.owner.post(`/imports/${import_id}/undo`);
    const [undone, approved] = await Promise.all([
      later(round % 2 ? 30 : 0).then(() => work(company, import_id, 'imports.undo')),
      later(round % 2 ? 0 : 10 * round).then(() => approver.request('POST', `/payout_batches/${batch.id}/approve`, {})),
    ]);
    const { status } = await finance.get<PayoutBatch>(`/payout_batches/${batch.id}`);
    const lines = await linesOf(company);
    if (undone.status === 'undone') {
      expect([approved.statusCode, status]).toEqual([409, 'pending_approval']);
      expect(sum(lines)).toBe(0);
      expect(await company.owner.get('/opportunities')).toEqual([]);
    } else {
      expect(undone).toMatchObject({ status: 'done', error: expect.stringContaining('in a payout or paid') });
      expect([approved.statusCode, status]).toEqual([200, 'approved']);
      expect(lines.map((line) => [line.status, line.amount_minor])).toEqual(
        expect.arrayContaining([
          ['reserved', 10_000],
          ['reserved', 5_000],
        ]),
      );
      expect(await company.owner.get('/opportunities')).toHaveLength(2);
    }
    expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
    ends.add(undone.status);
  }
  expect([...ends].sort()).toEqual(['done', 'undone']);
});

test('a canceled payout does not prevent the undo', async () => {
  const company = await world.company('Canceled');
  await company.within((call) => givenPlan(call, { ...tenPercent, hold_days: 0 }));
  const { id } = await bring(company, [
    ['partners.csv', 'Partner name,Joined on\nBytes AG,2025-01-01\n'],
    ['deals.csv', deals],
  ]);
  expect(sum(await linesOf(company))).toBe(15_000);
  const [finance, approver] = [await company.member('finance'), await company.member('finance')];
  const canceled = async (isApproved: boolean) => {
    const batch = await finance.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
    await finance.post(`/payout_batches/${batch.id}/submit`, {});
    if (isApproved) await approver.post(`/payout_batches/${batch.id}/approve`, {});
    await finance.post(`/payout_batches/${batch.id}/cancel`, { reason: 'The file was wrong' });
  };
  await canceled(false);
  await canceled(true);
  await company.owner.post(`/imports/${id}/undo`);
  expect(await work(company, id, 'imports.undo')).toMatchObject({ status: 'undone' });
  expect([sum(await linesOf(company)), await company.owner.get('/partners')]).toEqual([0, []]);
  expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
});

test('a refund of an imported deal is not reversed twice', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { company, import_id } = await scene();
    const [deal] = await company.owner.get<{ id: string }[]>('/opportunities?external_ref=D-1');
    await company.owner.post(`/imports/${import_id}/undo`);
    const refund = { amount_minor: 40_000, on: '2026-03-01', external_id: 'r-1', reason: 'Unhappy' };
    const [undone, refunded] = await Promise.all([
      later(round % 2 ? 20 : 0).then(() => work(company, import_id, 'imports.undo')),
      later(round % 2 ? 0 : 5 * round).then(() =>
        company.owner.request('POST', `/opportunities/${deal!.id}/refunds`, refund),
      ),
    ]);
    expect(undone, JSON.stringify(refunded.json())).toMatchObject({ status: 'undone', error: null });
    expect(sum(await linesOf(company))).toBe(0);
    expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
  }
});

test('an amended imported deal keeps its amendment or is removed', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { company, import_id } = await scene();
    const [deal] = await company.owner.get<{ id: string }[]>('/opportunities?external_ref=D-1');
    await company.owner.post(`/imports/${import_id}/undo`);
    const [undone, amended] = await Promise.all([
      later(round % 2 ? 20 : 0).then(() => work(company, import_id, 'imports.undo')),
      later(round % 2 ? 0 : 5 * round).then(() =>
        company.owner.request('POST', `/opportunities/${deal!.id}/amend`, { amount_minor: 200_000, reason: 'More' }),
      ),
    ]);
    const isUndone = undone.status === 'undone';
    expect(sum(await linesOf(company))).toBe(isUndone ? 0 : 25_000);
    expect(amended.statusCode, amended.body).toBe(isUndone ? 409 : 200);
    expect(await company.within(verifyLedger)).toMatchObject({ is_intact: true });
  }
});
