import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommissionPlan } from '#features/commissions/commission-plans/schema.ts';
import type { CommissionLine, LineTotal } from '#features/commissions/commissions/schema.ts';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import type { LedgerVerification, TrialBalanceRow } from '#features/payouts/ledger/schema.ts';
import type { Receipt, Recomputation } from '#features/payouts/receipts/schema.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Import, ImportMapping } from '../schema.ts';
import { importJobs } from './jobs.ts';

/** 10.5 percent, so that odd amounts end in fractions of a cent, which round half up; nothing waits. */
const RATE_PPM = 105_000;
const folder = join(import.meta.dirname, '../../../../../fixtures/crm-sales-opportunities');

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company('Accruing');
  await publishPlan();
  await importExport();
}, 120_000);
afterAll(() => world.close());

/** Through the API, for everybody, from the first day of the export's first year. */
async function publishPlan(): Promise<void> {
  const plan = await company.owner.post<CommissionPlan>('/commission_plans', { name: 'Since 2016' });
  await company.owner.patch(`/plan_versions/${plan.draft_id}`, {
    definition: {
      hold_days: 0,
      rules: [{ id: 'base', label: 'Commission', base: 'net', calc: { type: 'percent', rate_ppm: RATE_PPM } }],
    },
  });
  const terms = { effective_from: '2016-01-01', assign_to_everybody: true };
  await company.owner.post(`/plan_versions/${plan.draft_id}/publish`, terms);
}

async function importExport(): Promise<void> {
  const form = new FormData();
  for (const name of ['accounts.csv', 'products.csv', 'sales_teams.csv', 'sales_pipeline.csv'])
    form.append('files', new Blob([readFileSync(join(folder, name))]), name);
  const encoded = new Response(form);
  const { owner } = company;
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/imports',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const { id, mapping } = answer.json<Import>();
  const { report } = await owner.post<Import>(`/imports/${id}/check`);
  const matches = structuredClone(mapping.matches) as Record<string, ImportMapping['matches']['products']>;
  for (const { kind, value, proposal } of report!.unknowns) if (proposal) matches[kind]![value] = { to: proposal.to };
  await owner.patch(`/imports/${id}`, { mapping: { ...mapping, matches } });
  await owner.post(`/imports/${id}/check`);
  await owner.post(`/imports/${id}/run`);
  const payload = { import_id: id, user_id: owner.user_id };
  await importJobs['imports.run']!(await jobFor(world.kernel, company.id), payload);
  expect(await owner.get(`/imports/${id}`)).toMatchObject({ status: 'done', error: null });
}

const whereCompany = <T>(sql: string) => company.within((call) => call.rows<T>(sql, [call.organization_id]));

test('won deals of an import earn under the active plan, and no other deals do', async () => {
  const deals = await whereCompany<{ id: string; status: string; amount_minor: number; partner_id: string | null }>(
    `select o.id, o.status, o.amount_minor, p.partner_id from opportunities o
     left join opportunity_participants p on p.organization_id = o.organization_id and p.opportunity_id = o.id where o.organization_id = $1`,
  );
  expect(deals).toHaveLength(8800);
  const earned = new Map(
    (
      await whereCompany<{ opportunity_id: string; partner_id: string; amount_minor: number }>(
        'select opportunity_id, partner_id, sum(amount_minor)::bigint as amount_minor from commission_lines where organization_id = $1 group by 1, 2',
      )
    ).map((line) => [line.opportunity_id, line]),
  );
  const wrong = deals.filter(({ id, status, amount_minor, partner_id }) => {
    const line = earned.get(id);
    if (status !== 'won' || !partner_id) return line !== undefined;
    const due = halfUp(amount_minor * RATE_PPM, 1_000_000);
    return line?.amount_minor !== due || line.partner_id !== partner_id;
  });
  expect(wrong).toEqual([]);
  expect(earned.size).toBe(4238);
});

/** Whole numbers only: the largest deal times the rate stays far below 2^53. */
function halfUp(value: number, unit: number): number {
  const rest = value % unit;
  return (value - rest) / unit + (rest * 2 >= unit ? 1 : 0);
}

test('lines, totals and ledger match to the cent', async () => {
  const { owner } = company;
  const totals = await owner.rows<LineTotal>('/commission_lines/totals');
  expect(totals.map(({ currency, status }) => [currency, status])).toEqual([['USD', 'payable']]);
  const balance = await owner.rows<TrialBalanceRow>('/ledger/trial_balance');
  const of = (account: string) => balance.find((row) => row.account === account)?.balance_minor;
  expect(of('partners:payable')).toBe(totals[0]!.amount_minor);
  expect(balance.reduce((sum, { balance_minor }) => sum + balance_minor, 0)).toBe(0);
  const [lines] = await whereCompany<{ sum: number }>(
    'select sum(amount_minor)::bigint as sum from commission_lines where organization_id = $1',
  );
  expect(lines!.sum).toBe(totals[0]!.amount_minor);
  const ledger = await owner.post<LedgerVerification>('/ledger/verify');
  expect(ledger.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(ledger).toMatchObject({ is_intact: true });
});

test('breakdowns of imported deals can be recalculated and name the deal', async () => {
  const { owner } = company;
  for (const sort of ['amount_minor&_order=ASC', 'amount_minor&_order=DESC', 'effective_on&_order=ASC']) {
    const [line] = await owner.get<CommissionLine[]>(`/commission_lines?_sort=${sort}&_end=1`);
    const recomputed = await owner.post<Recomputation>(`/commission_lines/${line!.id}/recompute`);
    expect(recomputed).toMatchObject({ is_identical: true });
    const receipt = await owner.get<Receipt>(`/commission_lines/${line!.id}/receipt`);
    const deal = await owner.get<Opportunity>(`/opportunities/${line!.opportunity_id}`);
    expect(JSON.stringify(receipt)).toContain(String(line!.amount_minor));
    expect(deal).toMatchObject({ status: 'won', source: 'import' });
  }
});
