import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenPlan } from '#features/commissions/accruals/server/testing/program.ts';
import type { CommissionPlan } from '#features/commissions/commission-plans/schema.ts';
import type { CommissionLine } from '#features/commissions/commissions/schema.ts';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { tierJobs } from '#features/enablement/tier-criteria/server/jobs.ts';
import { ladder, partnerIn, publish } from '#features/enablement/tier-criteria/server/testing/tier-year.ts';
import { notify } from '#features/engagement/notifications/server/service.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { LedgerVerification, TrialBalanceRow } from '#features/payouts/ledger/schema.ts';
import type { Figures } from '#features/reporting/dashboards/schema.ts';
import { createCustomField } from '#features/setup/custom-fields/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { UndoPreview } from '../../schema.ts';
import { filed, importing, matched } from '../testing/importing.ts';

let world: World;
let work: ReturnType<typeof importing>['work'];
let bring: ReturnType<typeof importing>['bring'];
beforeAll(async () => {
  world = await createWorld();
  ({ work, bring } = importing(world));
});
afterAll(() => world.close());

const evaluate = async ({ id }: Company) => tierJobs['tier-criteria.evaluate']!(await jobFor(world.kernel, id), {});

const preview = ({ owner }: Company, id: string) => owner.get<UndoPreview>(`/imports/${id}/undo`);

async function takeBack(company: Company, id: string): Promise<void> {
  await company.owner.post(`/imports/${id}/undo`);
  expect(await work(company, id, 'imports.undo')).toMatchObject({ status: 'undone', error: null });
}

async function refusal(company: Company, id: string) {
  const answer = await company.owner.request('POST', `/imports/${id}/undo`, {});
  expect(answer.statusCode).toBe(409);
  return answer.json<{ message: string; preview: UndoPreview }>();
}

/** Ten percent of everything, at once payable. */
async function publishPlan({ owner }: Company): Promise<void> {
  const plan = await owner.post<CommissionPlan>('/commission_plans', { name: 'Ten percent' });
  await owner.patch(`/plan_versions/${plan.draft_id}`, {
    definition: {
      hold_days: 0,
      rules: [{ id: 'base', label: 'Commission', base: 'net', calc: { type: 'percent', rate_ppm: 100_000 } }],
    },
  });
  const terms = { effective_from: '2020-01-01', assign_to_everybody: true };
  await owner.post(`/plan_versions/${plan.draft_id}/publish`, terms);
}

const payable = async ({ owner }: Company) =>
  (await owner.rows<TrialBalanceRow>('/ledger/trial_balance')).find(({ account }) => account === 'partners:payable')
    ?.balance_minor ?? 0;

const whole = [
  ['products.csv', 'Product,SKU,Series,Price\nPump,P-1,Hydraulics,100\n'],
  ['partners.csv', 'Name,Region,External ID\nBytes AG,North,R-1\n'],
  ['accounts.csv', 'Company name,Sector,Account ID\nGlobex,Software,A-1\n'],
  ['contacts.csv', 'Full name,Email,Partner\nAda Lovelace,ada@x.example,Bytes AG\n'],
  [
    'deals.csv',
    'Deal ID,Partner,Account,Product,Stage,Close date,Amount\nD-1,Bytes AG,Globex,Pump,Won,2026-02-01,1000\nD-2,Bytes AG,Globex,Pump,Engaging,,500\n',
  ],
] as const;

test('removes created rows and reverses commissions, and the files can be imported again', async () => {
  const company = await world.company('Whole');
  await publishPlan(company);
  for (const _time of ['first', 'second']) {
    const { id, report } = await bring(company, whole);
    expect(report).toMatchObject({ problem_count: 0, counts: { opportunities: { created: 2 } } });
    expect(await payable(company)).toBe(10_000);
    expect(await preview(company, id)).toMatchObject({
      removes: {
        opportunities: 2,
        accounts: 1,
        partners: 1,
        products: 1,
        contacts: 1,
        partner_regions: 1,
        product_categories: 1,
      },
      restores: {},
      moves_back: 0,
      reverses: [{ currency: 'USD', lines: 1, amount_minor: 10_000 }],
      obstacles: [],
      touched_count: 0,
    });
    await takeBack(company, id);
    for (const list of [
      'opportunities',
      'accounts',
      'partners',
      'products',
      'contacts',
      'partner_regions',
      'product_categories',
    ])
      expect(await company.owner.get(`/${list}`), list).toEqual([]);
    expect(await payable(company)).toBe(0);
    const { products } = await company.owner.get<Figures>('/dashboards/figures?widget=products&period=this_year');
    expect(JSON.stringify(products)).not.toContain('Pump');
  }
  expect(await company.owner.post<LedgerVerification>('/ledger/verify')).toMatchObject({ is_intact: true });
});

test('refuses the undo if rows were changed or used since, and lists them', async () => {
  const company = await world.company('Touched');
  const { id } = await bring(company, whole);
  const [deal] = await company.owner.get<{ id: string }[]>('/opportunities?external_ref=D-2');
  await company.owner.patch(`/opportunities/${deal!.id}`, { next_step: 'Call them' });
  const [account] = await company.owner.get<{ id: string }[]>('/accounts');
  await company.owner.post('/contacts', { first_name: 'Grace', last_name: 'Hopper', account_id: account!.id });
  const { message, preview: told } = await refusal(company, id);
  expect(message).toBe('2 of its rows were changed or used since the import. Undo those changes first.');
  expect(told.touched).toEqual([
    expect.objectContaining({
      table: 'opportunities',
      id: deal!.id,
      what: expect.stringMatching(/^was changed by Test Person on /),
    }),
    expect.objectContaining({ table: 'accounts', name: 'Globex', what: 'is used by the contact Grace Hopper' }),
  ]);
  expect(await company.owner.get('/opportunities')).toHaveLength(2);
});

test('keeps automatically added records that other records use', async () => {
  const company = await world.company('Regions');
  const { id } = await bring(company, whole);
  const [region] = await company.owner.get<{ id: string }[]>('/partner_regions');
  await company.owner.post('/partners', { name: 'Somebody else', region_id: region!.id });
  expect(await preview(company, id)).toMatchObject({ obstacles: [], touched: [] });
  await takeBack(company, id);
  expect(await company.owner.get('/partner_regions')).toMatchObject([{ name: 'North' }]);
  expect(await company.owner.get('/partners')).toMatchObject([{ name: 'Somebody else' }]);
});

test('restores changed rows and what moved with them', async () => {
  const company = await world.company('Restored');
  const { owner } = company;
  const [partner_id, ada] = await company.within(async (call) => {
    await createCustomField(call, { entity: 'contacts', label: 'Shoe size', field_type: 'DECIMAL' });
    await createCustomField(call, { entity: 'contacts', label: 'Hat', field_type: 'STRING' });
    const partner = await samplePartner(call, { name: 'Bytes AG' });
    const custom = { shoe_size: '41' };
    return [partner, await sampleContact(call, { partner_id: partner, email: 'ada@x.example', title: 'CEO', custom })];
  });
  await owner.post('/partner_statuses', { name: 'Old default', category: 'active', is_default: true });
  const before = await owner.get<Record<string, unknown>>(`/contacts/${ada}`);
  expect(before).toMatchObject({ is_primary: true });
  const { id, report } = await bring(
    company,
    [
      [
        'contacts.csv',
        'First name,Email,Partner,Title,Primary,Shoe size,Hat\nAda,ada@x.example,Bytes AG,CTO,,44,Bowler\nBo,bo@x.example,Bytes AG,Clerk,yes,,\n',
      ],
      ['partner_statuses.csv', 'Name,Category,Default\nNew default,active,yes\n'],
    ],
    filed('contacts.csv', { existing: 'update' }),
  );
  expect(report!.counts.contacts).toMatchObject({ created: 1, updated: 1 });
  expect(await owner.get(`/contacts/${ada}`)).toMatchObject({
    title: 'CTO',
    is_primary: false,
    custom: { shoe_size: '44', hat: 'Bowler' },
  });
  expect(await preview(company, id)).toMatchObject({
    removes: { contacts: 1, partner_statuses: 1 },
    restores: { contacts: 1, partner_statuses: 1 },
  });
  await takeBack(company, id);
  const { row_version: _a, updated_at: _b, ...was } = before;
  expect(await owner.get(`/contacts/${ada}`)).toMatchObject(was);
  expect(await owner.get(`/contacts?partner_id=${partner_id}`)).toHaveLength(1);
  expect(await owner.get('/partner_statuses?is_default=true')).toMatchObject([{ name: 'Old default' }]);
  expect(await owner.get('/partner_statuses?name=New+default')).toEqual([]);
});

test('moves deals back and reverses the commission of the move', async () => {
  const company = await world.company('Moved');
  await publishPlan(company);
  const [deal, account_id] = await company.within(async (call) => {
    const partner_id = await samplePartner(call, { name: 'Bytes AG', joined_on: '2025-01-01' });
    const account = await sampleAccount(call, { name: 'Globex' });
    const opened_on = '2026-01-01';
    return [
      await sampleOpportunity(call, {
        external_ref: 'D-1',
        partner_id,
        account_id: account,
        amount_minor: 100_000,
        opened_on,
      }),
      account,
    ];
  });
  const before = await company.owner.get<Record<string, unknown>>(`/opportunities/${deal}`);
  const { id, report } = await bring(company, [
    ['deals.csv', 'Deal ID,Partner,Account,Stage,Close date,Amount\nD-1,Bytes AG,Globex,Won,2026-02-01,1000\n'],
  ]);
  expect(report!.counts.opportunities).toMatchObject({ updated: 1 });
  expect(await payable(company)).toBe(10_000);
  expect(await company.owner.get(`/accounts/${account_id}`)).toMatchObject({ is_customer: true });
  expect(await preview(company, id)).toMatchObject({ moves_back: 1, reverses: [{ amount_minor: 10_000 }] });
  await takeBack(company, id);
  const { stage_id, status, closed_on } = before;
  expect(await company.owner.get(`/opportunities/${deal}`)).toMatchObject({
    stage_id,
    status,
    closed_on,
    archived_at: null,
  });
  expect(await company.owner.get(`/accounts/${account_id}`)).toMatchObject({ is_customer: false });
  expect(await payable(company)).toBe(0);
  expect(await company.owner.post<LedgerVerification>('/ledger/verify')).toMatchObject({ is_intact: true });
});

test('takes over the amount of a won deal unless it was set in Tandem', async () => {
  const company = await world.company('Monthly');
  await publishPlan(company);
  const { owner } = company;
  const heading = 'Deal ID,Partner,Account,Product,Stage,Created,Close date,Amount\n';
  const rows = (row: (id: string, product: string) => string) =>
    [row('D-1', 'Pump'), row('D-2', ''), row('D-3', 'Pump')].join('');
  await bring(company, [
    ...whole.slice(0, 3),
    ['deals.csv', heading + rows((id, product) => `${id},Bytes AG,Globex,${product},Engaging,2026-01-01,,\n`)],
  ]);
  const dealOf = async (ref: string) =>
    (
      await owner.get<{ id: string; amount_minor: number | null; status: string }[]>(
        `/opportunities?external_ref=${ref}`,
      )
    )[0]!;
  const linesOf = async (ref: string) =>
    owner.get<{ amount_minor: number }[]>(`/opportunity_lines?opportunity_id=${(await dealOf(ref)).id}`);
  expect(await dealOf('D-1')).toMatchObject({ amount_minor: 10_000, status: 'open' });
  expect(await dealOf('D-2')).toMatchObject({ amount_minor: null, status: 'open' });
  const byHand = await dealOf('D-3');
  await owner.request('PUT', `/opportunities/${byHand.id}/lines`, {
    lines: [{ description: 'As agreed', amount_minor: 77_700 }],
  });
  const later = rows((id, product) => `${id},Bytes AG,Globex,${product},Won,2026-01-01,2026-02-01,1000\n`);
  const { id, report } = await bring(company, [['deals.csv', heading + later]]);
  expect(report!.counts.opportunities).toMatchObject({ updated: 2, refused: 1 });
  expect(report!.problems).toMatchObject([
    { row: 4, reason: 'is in Tandem with a different stage, amount; change it in Tandem' },
  ]);
  for (const ref of ['D-1', 'D-2']) expect(await dealOf(ref)).toMatchObject({ amount_minor: 100_000, status: 'won' });
  expect(await linesOf('D-1')).toMatchObject([{ amount_minor: 100_000 }]);
  expect(await payable(company)).toBe(20_000);
  await takeBack(company, id);
  expect(await dealOf('D-1')).toMatchObject({ amount_minor: 10_000, status: 'open' });
  expect(await linesOf('D-1')).toMatchObject([{ amount_minor: 10_000 }]);
  expect(await dealOf('D-2')).toMatchObject({ amount_minor: null, status: 'open' });
  expect(await payable(company)).toBe(0);
});

test('an open deal takes over the account and partner from the file unless they were set in Tandem', async () => {
  const company = await world.company('Later known');
  await publishPlan(company);
  const { owner } = company;
  const partners = 'Name,Region,External ID\nBytes AG,North,R-1\nNuts GmbH,North,R-2\n';
  const heading = 'Deal ID,Partner,Account,Product,Stage,Created,Close date,Amount\n';
  const first = ['D-1,,,Pump', 'D-2,Bytes AG,,Pump', 'D-3,,,Pump', 'D-4,Bytes AG,,Pump', 'D-5,,,Pump'];
  await bring(company, [
    whole[0],
    whole[2],
    ['partners.csv', partners],
    ['deals.csv', heading + first.map((row) => `${row},Engaging,2026-01-01,,1000\n`).join('')],
  ]);
  const dealOf = async (ref: string) =>
    (await owner.get<Record<string, string | null>[]>(`/opportunities?external_ref=${ref}`))[0]!;
  const [bytes, nuts] = await owner.get<{ id: string }[]>('/partners?_sort=name');
  const splitOf = async (ref: string) =>
    owner.get<unknown[]>(`/opportunity_participants?opportunity_id=${(await dealOf(ref)).id}&_sort=position`);
  const split = async (ref: string, ...ids: string[]) =>
    owner.request('PUT', `/opportunities/${(await dealOf(ref)).id}/participants`, {
      participants: ids.map((partner_id) => ({ partner_id, role: 'influence' })),
    });
  await split('D-3', bytes!.id);
  await split('D-4', bytes!.id, nuts!.id);
  const before = { account_id: null, name: 'Pump (no account yet)', status: 'open' };
  expect(await dealOf('D-1')).toMatchObject({ ...before, partner_id: null });
  const later = [
    'D-1,Nuts GmbH,Globex,Pump,Won,2026-01-01,2026-02-01,1000',
    'D-2,Nuts GmbH,Globex,Pump,Engaging,2026-01-01,,1000',
    'D-3,Nuts GmbH,,Pump,Engaging,2026-01-01,,1000',
    'D-4,Nuts GmbH,,Pump,Engaging,2026-01-01,,1000',
    'D-5,,Globex,Pump,Engaging,2026-01-01,,1000',
  ];
  const { id, report } = await bring(company, [['deals.csv', `${heading}${later.join('\n')}\n`]]);
  expect(report!.counts.opportunities).toMatchObject({ updated: 3, refused: 2 });
  expect(report!.problems).toMatchObject([
    { row: 4, reason: 'is in Tandem with a different partner; change it in Tandem' },
    { row: 5, reason: 'has several partners; change it in Tandem' },
  ]);
  const [globex] = await owner.get<{ id: string }[]>('/accounts?name=Globex');
  expect(await dealOf('D-1')).toMatchObject({
    account_id: globex!.id,
    name: 'Globex – Pump',
    partner_id: nuts!.id,
    status: 'won',
  });
  expect(await dealOf('D-2')).toMatchObject({ account_id: globex!.id, partner_id: nuts!.id, status: 'open' });
  expect(await splitOf('D-2')).toMatchObject([{ partner_id: nuts!.id }]);
  expect(await dealOf('D-5')).toMatchObject({ account_id: globex!.id, partner_id: null });
  expect(await payable(company)).toBe(10_000);
  expect(await owner.get('/commission_lines')).toMatchObject([{ partner_id: nuts!.id }]);
  await takeBack(company, id);
  expect(await payable(company)).toBe(0);
  expect(await dealOf('D-1')).toMatchObject({ ...before, partner_id: null });
  expect(await splitOf('D-1')).toEqual([]);
  expect(await dealOf('D-2')).toMatchObject({ ...before, partner_id: bytes!.id });
  expect(await dealOf('D-5')).toMatchObject(before);
});

test('empty cells never conflict with values set in Tandem; another currency does', async () => {
  const company = await world.company('Filled in');
  const { owner } = company;
  const file = (more: string) => [['deals.csv', `Deal ID,Partner,Account,Stage,Amount${more}`]] as const;
  await bring(company, [...whole.slice(1, 3), ...file('\nD-1,,,Engaging,\n')]);
  const [deal] = await owner.get<{ id: string }[]>('/opportunities?external_ref=D-1');
  const [partner] = await owner.get<{ id: string }[]>('/partners');
  const [account] = await owner.get<{ id: string }[]>('/accounts');
  await owner.patch(`/opportunities/${deal!.id}`, { account_id: account!.id, amount_minor: 50_000 });
  await owner.request('PUT', `/opportunities/${deal!.id}/participants`, {
    participants: [{ partner_id: partner!.id }],
  });
  const again = await bring(company, file('\nD-1,,,Engaging,\n'));
  expect(again.report!.counts.opportunities).toMatchObject({ unchanged: 1, refused: 0 });
  const inYen = await bring(company, file(',Currency\nD-1,,,Engaging,50000,JPY\n'));
  expect(inYen.report!.problems).toMatchObject([
    { reason: 'is in Tandem with a different currency; change it in Tandem' },
  ]);
});

test('does not use a list price in another currency as an estimate', async () => {
  const company = await world.company('Estimates');
  const heading = 'Deal ID,Partner,Account,Product,Stage,Amount,Currency\n';
  const deals = heading + ['D-1,,,Pump,Engaging,,USD\n', 'D-2,,,Pump,Engaging,,JPY\n'].join('');
  await bring(company, [...whole.slice(0, 3), ['deals.csv', deals]]);
  expect(await company.owner.get('/opportunities?_sort=number')).toMatchObject([
    { external_ref: 'D-1', amount_minor: 10_000, currency: 'USD' },
    { external_ref: 'D-2', amount_minor: null, currency: 'JPY' },
  ]);
});

test('reverses commissions however short the clawback period is', async () => {
  const company = await world.company('Old');
  await publishPlan(company);
  await company.within((call) =>
    call.run(sql`update program_settings set clawback_window_days = 5 where organization_id = ${call.organization_id}`),
  );
  await company.within(async (call) => {
    const partner_id = await samplePartner(call, { name: 'Bytes AG', joined_on: '2025-01-01' });
    const account_id = await sampleAccount(call, { name: 'Globex' });
    const given = { partner_id, account_id, amount_minor: 100_000, opened_on: '2026-01-01' };
    await sampleOpportunity(call, { external_ref: 'D-1', ...given });
  });
  const { id } = await bring(company, [
    [
      'deals.csv',
      'Deal ID,Partner,Account,Stage,Close date,Amount\nD-1,Bytes AG,Globex,Won,2026-02-01,1000\nD-2,Bytes AG,Globex,Won,2026-02-01,500\n',
    ],
  ]);
  expect(await payable(company)).toBe(15_000);
  expect(await preview(company, id)).toMatchObject({ reverses: [{ amount_minor: 15_000 }], obstacles: [] });
  await takeBack(company, id);
  expect(await payable(company)).toBe(0);
});

test('a removed deal earns nothing when it is amended', async () => {
  const company = await world.company('Gone');
  await publishPlan(company);
  const { id } = await bring(company, whole);
  const [deal] = await company.owner.get<{ id: string }[]>('/opportunities?external_ref=D-1');
  await takeBack(company, id);
  const amendment = { closed_on: '2026-02-02', reason: 'It was the day after' };
  const answer = await company.owner.request('POST', `/opportunities/${deal!.id}/amend`, amendment);
  expect([answer.statusCode, answer.json().message]).toEqual([409, 'This deal is archived.']);
  expect(await payable(company)).toBe(0);
});

test('an account whose only deal was removed is still a new customer', async () => {
  const company = await world.company('New again');
  await company.within(async (call) => {
    await givenPlan(call, {
      hold_days: 0,
      rules: [
        { id: 'base', calc: { type: 'percent', rate_ppm: 100_000 } },
        {
          id: 'new',
          priority: 1,
          when: { any: [{ all: [{ field: 'customer.is_new', op: 'eq', value: true }] }] },
          calc: { type: 'percent', rate_ppm: 200_000 },
        },
      ],
    });
    await samplePartner(call, { name: 'Bytes AG', joined_on: '2025-01-01' });
    await sampleAccount(call, { name: 'Globex' });
  });
  const deals = 'Deal ID,Partner,Account,Stage,Close date,Amount\nD-1,Bytes AG,Globex,Won,2026-02-01,1000\n';
  for (const _time of ['first', 'second']) {
    const { id } = await bring(company, [['deals.csv', deals]]);
    expect(await payable(company)).toBe(20_000);
    await takeBack(company, id);
  }
  const [partner] = await company.owner.get<{ id: string }[]>('/partners');
  const [account] = await company.owner.get<{ id: string }[]>('/accounts');
  const asked = { partner_id: partner!.id, account_id: account!.id, amount_minor: 100_000, currency: 'USD' };
  expect(await company.owner.post('/commission_lines/estimate', asked)).toMatchObject({ amount_minor: 20_000 });
});

test('keeps a partner with a manual commission until it is reversed', async () => {
  const company = await world.company('Goodwill');
  const { id } = await bring(company, [['partners.csv', 'Name,External ID\nBytes AG,R-1\n']]);
  const [partner] = await company.owner.get<{ id: string }[]>('/partners?external_ref=R-1');
  const goodwill = {
    partner_id: partner!.id,
    amount_minor: 5_000,
    currency: 'USD',
    on: '2026-03-01',
    reason: 'Goodwill',
  };
  const line = await company.owner.post<CommissionLine>('/commission_lines/by_hand', goodwill);
  const { message } = await refusal(company, id);
  expect(message).toBe('A manual commission was added for one of its partners. Reverse it first.');
  await company.owner.post(`/commission_lines/${line.id}/take_back`, { reason: 'The partner goes' });
  await takeBack(company, id);
  expect(await payable(company)).toBe(0);
});

test('requires manual commissions of its deals to be reversed first', async () => {
  const company = await world.company('By hand');
  await publishPlan(company);
  const { id } = await bring(company, whole);
  const [line] = await company.owner.get<CommissionLine[]>('/commission_lines');
  const { partner_id, id: adjusts_line_id } = line!;
  const less = {
    partner_id,
    adjusts_line_id,
    amount_minor: -3_000,
    currency: 'USD',
    on: '2026-03-01',
    reason: 'Agreed',
  };
  const { id: correction } = await company.owner.post('/commission_lines/by_hand', less);
  const { message, preview: told } = await refusal(company, id);
  expect(message).toBe('A manual commission was added for one of its deals. Reverse it first.');
  expect(told.reverses).toEqual([{ currency: 'USD', lines: 1, amount_minor: 10_000 }]);
  await company.owner.post(`/commission_lines/${correction}/take_back`, { reason: 'The import goes' });
  await takeBack(company, id);
  expect(await payable(company)).toBe(0);
});

test('refuses the undo once a commission of its deals is in a payout', async () => {
  const company = await world.company('Paid');
  await publishPlan(company);
  const { id } = await bring(company, whole);
  const [finance, approver] = [await company.member('finance'), await company.member('finance')];
  const batch = await finance.post('/payout_batches', { currency: 'USD' });
  expect((await refusal(company, id)).preview.touched).toMatchObject([{ table: 'partners', name: 'Bytes AG' }]);
  await finance.post(`/payout_batches/${batch.id}/submit`, {});
  await approver.post(`/payout_batches/${batch.id}/approve`, {});
  const { message } = await refusal(company, id);
  expect(message).toContain('A commission of its deals is in a payout or paid');
  expect(await company.owner.get('/opportunities')).toHaveLength(2);
});

test('keeps exchange rates if commissions were calculated since, and removes them otherwise', async () => {
  const company = await world.company('Rates');
  await publishPlan(company);
  const rates = [['rates.csv', 'From,To,Rate,Date\nEUR,USD,1.1,2026-01-31\n']] as const;
  const first = await bring(company, rates);
  await takeBack(company, first.id);
  expect(await company.owner.get('/exchange_rates')).toEqual([]);
  const second = await bring(company, rates);
  await bring(company, whole);
  const { message } = await refusal(company, second.id);
  expect(message).toContain('may use its exchange rates or opening volumes');
});

test('a change while the undo is waiting stops it and leaves the import as it was', async () => {
  const company = await world.company('Late');
  const { id } = await bring(company, whole);
  await company.owner.post(`/imports/${id}/undo`);
  const [product] = await company.owner.get<{ id: string }[]>('/products');
  await company.owner.patch(`/products/${product!.id}`, { name: 'Better pump' });
  const stopped = await work(company, id, 'imports.undo');
  expect(stopped).toMatchObject({ status: 'done', error: expect.stringContaining('changed or used since') });
  expect(await company.owner.get('/opportunities')).toHaveLength(2);
});

test('requires permission for everything it would undo', async () => {
  const company = await world.company('Guarded');
  const files = [['contacts.csv', 'First name,Email,Contact type\nAda,a@x.example,Buyer\n']] as const;
  const { id } = await bring(company, files, matched({ contact_types: { Buyer: { create: true } } }));
  const reader = await company.member('read_only');
  expect((await reader.request('POST', `/imports/${id}/undo`, {})).statusCode).toBe(403);
});

test('takes back the tiers, tasks and notices that followed from the import', async () => {
  const company = await world.company('Followed');
  const tiers = await ladder(company);
  const kept = await partnerIn(company, tiers.silver, { name: 'Kept', joined_on: '2020-01-01' });
  await publish(company, [{ tier_id: tiers.gold, metric: 'deals', threshold: 1 }], {
    promotion: 'automatic',
    demotion: 'proposal',
    grace_days: 30,
  });
  await evaluate(company);
  const figures = async () =>
    JSON.stringify(await company.owner.get('/dashboards/figures?widget=partners&period=this_year'));
  const work = async () => (await company.owner.get<unknown[]>('/work_items')).length;
  const before = { figures: await figures(), work: await work() };
  const today = world.clock.now().toISOString().slice(0, 10);
  const { id } = await bring(
    company,
    [
      ['partners.csv', 'Name\nNewcomer\n'],
      [
        'deals.csv',
        `Deal ID,Partner,Account,Stage,Close date,Amount\nT-1,Kept,Globex,Won,${today},1000\nT-2,Newcomer,Globex,Won,${today},1000\n`,
      ],
    ],
    matched({ accounts: { Globex: { create: true } } }),
  );
  await evaluate(company);
  const [deal] = await company.owner.get<{ id: string }[]>('/opportunities?external_ref=T-1');
  await company.within((call) =>
    notify(
      call,
      { mode: 'company', people: [{ user_id: company.owner.user_id, full_name: 'Owner', email: 'owner@x.example' }] },
      { kind: 'deal_silent', text: 'Won', link: `/opportunities/show/${deal!.id}` },
    ),
  );
  const tierOf = async (name: string) =>
    (await company.owner.get<{ tier_name: string }[]>(`/partners?name=${name}`))[0]?.tier_name;
  expect([await tierOf('Kept'), await tierOf('Newcomer')]).toEqual(['gold', 'gold']);
  expect(await company.owner.get('/in_app_notifications')).not.toEqual([]);
  await takeBack(company, id);
  expect([await tierOf('Kept'), await tierOf('Newcomer')]).toEqual(['silver', undefined]);
  expect(await company.owner.get('/in_app_notifications')).toEqual([]);
  expect({ figures: await figures(), work: await work() }).toEqual(before);
  expect((await company.owner.get<{ tier_name: string }[]>(`/tier_standings?partner_id=${kept}`))[0]).toMatchObject({
    tier_name: 'silver',
  });
});
