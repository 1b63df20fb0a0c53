import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseDue } from '#features/commissions/commissions/server/service.ts';
import { createPayout, takePayoutStep } from '#features/payouts/payouts/server/service.ts';
import { prepareCompany } from '#server/company/new-company.ts';
import { sampleRowsInOrder } from '#server/extension-points/sample-data.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { RemovalPlan, Removed, SampleData } from '../schema.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Named {
  id: string;
  name: string;
  full_name?: string;
  status?: string;
}
async function newCompany(): Promise<Company> {
  const company = await world.company();
  await company.within(prepareCompany);
  return company;
}
const plant = ({ owner }: Company) => owner.post<SampleData>('/sample_data/plant');
const remove = ({ owner }: Company, body: object = {}) => owner.post<Removed>('/sample_data/remove', body);
const plan = ({ owner }: Company) => owner.get<RemovalPlan>('/sample_data/removal');
const list = ({ owner }: Company, resource: string, query = '') =>
  owner.get<Named[]>(`/${resource}?_end=200&_sort=id${query}`);
const one = async (company: Company, resource: string, name: string) =>
  (await list(company, resource)).find((row) => (row.name ?? row.full_name) === name)!;
async function counted(company: Company): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table } of sampleRowsInOrder())
    counts[table] = (await list(company, table)).filter(({ status }) => status !== 'canceled').length;
  return counts;
}
async function publishPlan(company: Company): Promise<void> {
  const { draft_id } = await company.owner.post<{ draft_id: string }>('/commission_plans', {
    name: 'Referral',
    template: 'referral',
  });
  await company.owner.post(`/plan_versions/${draft_id}/publish`, {
    effective_from: '2026-01-01',
    assign_to_everybody: true,
  });
}
async function win(company: Company, deal: string): Promise<Named> {
  const { id, ...rest } = await one(company, 'opportunities', deal);
  const { type_id } = await company.owner.get<{ type_id: string }>(`/opportunities/${id}`);
  const [stage] = await company.owner.get<Named[]>(`/opportunity_stages?type_id=${type_id}&category=won`);
  await company.owner.post(`/opportunities/${id}/move`, { stage_id: stage!.id });
  return { id, ...rest };
}

test('adds a realistic program with won deals, their commissions and a payout', async () => {
  const company = await newCompany();
  const offered = await company.owner.get<SampleData>('/sample_data');
  expect(offered.planted_at).toBeNull();
  const planted = await plant(company);
  expect(planted.planted_at).not.toBeNull();
  expect(planted.counts).toEqual(offered.counts);
  expect(await counted(company)).toEqual(planted.counts);
  expect(await list(company, 'opportunities', '&status=won')).toHaveLength(3);
  expect(await list(company, 'opportunities', '&status=lost')).toHaveLength(3);
  const earned = await company.owner.get<{ status: string; amount_minor: number }[]>('/commission_lines?_sort=id');
  expect(earned.map(({ status, amount_minor }) => [status, amount_minor]).sort()).toEqual([
    ['on_hold', 96_000],
    ['payable', 192_000],
    ['payable', 360_000],
  ]);
  expect(await company.owner.get('/payout_batches')).toMatchObject([
    { name: 'Sample payout', status: 'draft', total_minor: 552_000, item_count: 2 },
  ]);
  const pipeline = await company.owner.get<{ open_pipeline_minor: number }[]>('/partners?_sort=name&_end=1');
  expect(pipeline[0]!.open_pipeline_minor).toBeGreaterThan(0);
});

test('sample partners use the types and tiers of the company', async () => {
  const company = await newCompany();
  await company.owner.post('/program_templates/reseller/apply');
  await plant(company);
  const partners =
    await company.owner.get<{ type_name: string | null; tier_name: string | null; name: string }[]>(
      '/partners?_end=50',
    );
  expect(new Set(partners.map(({ type_name }) => type_name)).size).toBe(3);
  expect(partners.find(({ name }) => name === 'Northlight Consulting')!.tier_name).toBe('Gold');
});

test('adding it twice, or in two tabs at once, adds it once', async () => {
  const company = await newCompany();
  const [first] = await Promise.all([plant(company), plant(company)]);
  expect(await counted(company)).toEqual(first.counts);
  expect((await plant(company)).counts).toEqual(first.counts);
});

test('adding it sends no notifications and no emails', async () => {
  const company = await newCompany();
  await plant(company);
  expect(await company.owner.get('/in_app_notifications')).toEqual([]);
  expect(await company.owner.get('/mail_outbox')).toMatchObject({ mails: [] });
});

/** The sample records without references to others. */
const none = { prospects: 0, tasks: 0, email_campaigns: 0, automations: 0, commission_plans: 0, payout_batches: 0 };

test('removes exactly what was added', async () => {
  const company = await newCompany();
  const own = await company.owner.post<Named>('/partners', { name: 'Our own partner' });
  const ownDeal = await company.owner.post<Named>('/opportunities', { name: 'Our own deal', partner_id: own.id });
  await plant(company);
  expect(await plan(company)).toMatchObject({ noted: [] });
  const { counts, kept } = await remove(company);
  expect(kept).toEqual([]);
  expect(counts).toEqual({
    opportunities: 17,
    commission_plans: 1,
    payout_batches: 1,
    contacts: 8,
    accounts: 8,
    products: 4,
    partners: 6,
    forms: 1,
    meetings: 2,
    partner_targets: 1,
    referral_links: 2,
    prospects: 3,
    tasks: 2,
    email_campaigns: 1,
    automations: 2,
  });
  expect(await counted(company)).toEqual({
    opportunities: 1,
    contacts: 0,
    accounts: 0,
    products: 0,
    partners: 1,
    forms: 0,
    meetings: 0,
    partner_targets: 0,
    referral_links: 0,
    ...none,
  });
  expect(await list(company, 'partners')).toMatchObject([{ id: own.id }]);
  expect(await list(company, 'opportunities')).toMatchObject([{ id: ownDeal.id }]);
  expect(await company.owner.get('/sample_data')).toMatchObject({ planted_at: null });
  // Again: nothing more to take away.
  expect((await remove(company)).counts).toMatchObject({ partners: 0 });
  expect(await list(company, 'partners')).toHaveLength(1);
});

test('it can be added again after it was removed', async () => {
  const company = await newCompany();
  const { counts } = await plant(company);
  await remove(company);
  expect((await plant(company)).counts).toEqual(counts);
  expect(await counted(company)).toEqual(counts);
});

test('keeps a sample partner with a deal of the company and removes the partner’s sample deals', async () => {
  const company = await newCompany();
  await plant(company);
  const partner = await one(company, 'partners', 'Brightwater IT');
  const deal = await company.owner.post<Named>('/opportunities', { name: 'A real deal', partner_id: partner.id });
  const { noted } = await plan(company);
  expect(noted).toEqual([
    {
      id: partner.id,
      ref_table: 'partners',
      name: 'Brightwater IT',
      because: 'used',
      reason: 'Used by your records: 1 opportunity.',
      stays: true,
    },
  ]);
  const { kept } = await remove(company);
  expect(kept).toEqual(noted);
  expect(await list(company, 'partners')).toMatchObject([{ id: partner.id }]);
  expect(await list(company, 'opportunities')).toMatchObject([{ id: deal.id }]);
  // From now on it is the company's own: a new set does not take it along.
  await plant(company);
  await remove(company);
  expect(await list(company, 'partners')).toMatchObject([{ id: partner.id }]);
});

test('keeps a sample deal with a note, and the account, partner and product it needs', async () => {
  const company = await newCompany();
  await plant(company);
  const deal = await one(company, 'opportunities', 'Harrow Logistics: First rollout');
  await company.owner.post('/opportunity_notes', {
    opportunity_id: deal.id,
    body: 'Call them on Monday',
    visibility: 'internal',
  });
  const { kept } = await remove(company);
  expect(kept.map(({ name, reason }) => [name, reason]).sort()).toEqual([
    ['Harrow Logistics', 'Needed by “Harrow Logistics: First rollout”, which stays.'],
    ['Harrow Logistics: First rollout', 'Used by your records: 1 note.'],
    ['Northlight Consulting', 'Needed by “Harrow Logistics: First rollout”, which stays.'],
    ['Sample: Enterprise plan', 'Needed by “Harrow Logistics: First rollout”, which stays.'],
  ]);
  expect(await counted(company)).toEqual({
    opportunities: 1,
    contacts: 0,
    accounts: 1,
    products: 1,
    partners: 1,
    forms: 0,
    meetings: 0,
    partner_targets: 0,
    referral_links: 0,
    ...none,
  });
});

test('keeps partners with contacts, registrations or invitations of the company', async () => {
  const company = await newCompany();
  await plant(company);
  const { owner } = company;
  const canopy = await one(company, 'partners', 'Canopy Digital');
  const lakeside = await one(company, 'partners', 'Lakeside Integrators');
  const stonebridge = await one(company, 'partners', 'Stonebridge Systems');
  await owner.post('/contacts', { partner_id: canopy.id, first_name: 'Real', last_name: 'Person' });
  await owner.post('/deal_registrations', { partner_id: lakeside.id, account_name: 'Real account', title: 'Pilot' });
  await owner.post('/invitations', { partner_id: stonebridge.id, email: 'x@real.example', role: 'partner_admin' });
  const { noted } = await plan(company);
  expect(noted.map(({ name, reason }) => [name, reason])).toEqual([
    ['Canopy Digital', 'Used by your records: 1 contact.'],
    ['Lakeside Integrators', 'Used by your records: 1 deal registration.'],
    ['Stonebridge Systems', 'Used by your records: 1 contact, 1 invitation.'],
  ]);
});

test('removes an edited sample record unless it is kept', async () => {
  const company = await newCompany();
  await plant(company);
  const [changed, renamed] = [
    await one(company, 'partners', 'Canopy Digital'),
    await one(company, 'accounts', 'Vale Textiles'),
  ];
  await company.owner.patch(`/partners/${changed.id}`, { description: 'We met them in May' });
  await company.owner.patch(`/accounts/${renamed.id}`, { name: 'Vale Group' });
  expect((await plan(company)).noted).toMatchObject([
    { id: changed.id, because: 'changed', stays: false },
    { id: renamed.id, name: 'Vale Group', because: 'changed', stays: false },
  ]);
  const { kept } = await remove(company, { keep: [changed.id] });
  expect(kept).toMatchObject([{ id: changed.id, because: 'chosen', reason: 'You chose to keep it.' }]);
  expect(await list(company, 'partners')).toMatchObject([{ id: changed.id }]);
  expect(await list(company, 'accounts')).toEqual([]);
});

test('removes a used sample record on request; records that use it point to the archive', async () => {
  const company = await newCompany();
  await plant(company);
  const partner = await one(company, 'partners', 'Brightwater IT');
  const deal = await company.owner.post<Named>('/opportunities', { name: 'A real deal', partner_id: partner.id });
  expect((await remove(company, { let_go: [partner.id] })).kept).toEqual([]);
  expect(await list(company, 'partners')).toEqual([]);
  expect(await company.owner.get(`/opportunities/${deal.id}`)).toMatchObject({ partner_name: 'Brightwater IT' });
});

test('reverses the commission of a won sample deal, and the ledger still balances', async () => {
  const company = await newCompany();
  await publishPlan(company);
  await plant(company);
  const { id } = await win(company, 'Orchard Foods: Replacement');
  const earned = await company.owner.get<{ amount_minor: number }[]>(`/commission_lines?opportunity_id=${id}`);
  expect(earned.reduce((sum, { amount_minor }) => sum + amount_minor, 0)).toBeGreaterThan(0);
  expect((await remove(company)).kept).toEqual([]);
  const left = await company.owner.get<{ amount_minor: number; status: string }[]>(
    `/commission_lines?opportunity_id=${id}`,
  );
  expect(left.filter(({ status }) => status !== 'void')).toEqual([]);
  expect(await company.owner.post('/ledger/verify')).toMatchObject({ is_intact: true });
  const balances = await company.owner.get<{ balance_minor: number }[]>('/ledger_accounts?_end=100');
  expectEvery(balances, ({ balance_minor }) => balance_minor === 0);
});

test('always keeps a sample deal whose commission is in a payout, and its partner', async () => {
  const company = await newCompany();
  await publishPlan(company);
  await plant(company);
  const deal = await win(company, 'Orchard Foods: Replacement');
  await company.owner.patch(`/program_settings/${company.id}`, { requires_second_approver: false });
  world.clock.set(new Date('2026-05-16T09:00:00Z'));
  await company.within(async (call) => {
    await releaseDue(call);
    const batch = await createPayout(call, { currency: 'USD', cutoff_on: call.today() });
    await takePayoutStep.submit(call, batch, {});
    await takePayoutStep.approve(call, batch, {});
  });
  const { kept } = await remove(company, { let_go: [deal.id] });
  expect(kept.map(({ name, because }) => [name, because])).toContainEqual(['Orchard Foods: Replacement', 'paid']);
  expect(kept.map(({ name }) => name)).toContain('Brightwater IT');
  world.clock.set(new Date('2026-03-16T09:00:00Z'));
});

test('keeps a sample payout that was approved, and makes none beside commissions of the company', async () => {
  const company = await newCompany();
  await plant(company);
  await company.owner.patch(`/program_settings/${company.id}`, { requires_second_approver: false });
  const payout = await one(company, 'payout_batches', 'Sample payout');
  await company.within(async (call) => {
    await takePayoutStep.submit(call, payout.id, {});
    await takePayoutStep.approve(call, payout.id, {});
  });
  const { kept } = await remove(company);
  expect(kept.find(({ id }) => id === payout.id)).toMatchObject({ because: 'paid', reason: 'It is approved or paid.' });

  const other = await newCompany();
  await publishPlan(other);
  const partner = await other.owner.post<Named>('/partners', { name: 'Our own partner' });
  const deal = await other.owner.post<Named>('/opportunities', {
    name: 'Our own deal',
    partner_id: partner.id,
    amount_minor: 100_000,
  });
  await win(other, deal.name);
  expect((await plant(other)).counts.payout_batches).toBe(0);
});

test('keeps a sample deal whose commission is being added to a payout at the same time', async () => {
  const company = await newCompany();
  await publishPlan(company);
  await plant(company);
  const deal = await win(company, 'Orchard Foods: Replacement');
  await company.owner.patch(`/program_settings/${company.id}`, { requires_second_approver: false });
  world.clock.set(new Date('2026-05-16T09:00:00Z'));
  const batch = await company.within(async (call) => {
    await releaseDue(call);
    const id = await createPayout(call, { currency: 'USD', cutoff_on: call.today() });
    await takePayoutStep.submit(call, id, {});
    return id;
  });
  const approved = Promise.withResolvers<void>();
  const paying = company.within(async (call) => {
    await takePayoutStep.approve(call, batch, {});
    approved.resolve();
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await approved.promise;
  const { kept } = await remove(company, { let_go: [deal.id] });
  await paying;
  expect(kept.map(({ name, because }) => [name, because])).toContainEqual(['Orchard Foods: Replacement', 'paid']);
  const left = await company.owner.get<{ status: string }[]>(`/commission_lines?opportunity_id=${deal.id}`);
  expect(new Set(left.map(({ status }) => status))).toEqual(new Set(['reserved']));
  world.clock.set(new Date('2026-03-16T09:00:00Z'));
});

test('keeps a sample deal with a manual commission unless removal is requested', async () => {
  const company = await newCompany();
  await publishPlan(company);
  await plant(company);
  const { id } = await win(company, 'Orchard Foods: Replacement');
  const [line] = await company.owner.get<{ id: string; partner_id: string }[]>(
    `/commission_lines?opportunity_id=${id}`,
  );
  const { partner_id, id: adjusts_line_id } = line!;
  const less = { partner_id, adjusts_line_id, amount_minor: -100, currency: 'USD', on: '2026-03-16', reason: 'Agreed' };
  await company.owner.post('/commission_lines/by_hand', less);
  const { noted } = await plan(company);
  expect(noted.find((one) => one.id === id)).toMatchObject({
    stays: true,
    reason: 'Used by your records: 1 commission entered by hand.',
  });
});

test('cannot be added or removed without permission for all its tables', async () => {
  const company = await newCompany();
  const reader = await company.member('read_only');
  const manager = await company.member('partner_manager');
  expect(await reader.get('/sample_data')).toMatchObject({ planted_at: null });
  for (const person of [reader, manager]) {
    expect((await person.request('POST', '/sample_data/plant', {})).statusCode).toBe(403);
    expect((await person.request('POST', '/sample_data/remove', {})).statusCode).toBe(403);
  }
});

test("does not affect another company's sample data", async () => {
  const [ours, theirs] = [await newCompany(), await newCompany()];
  await plant(ours);
  await plant(theirs);
  await remove(ours);
  expect((await counted(theirs)).partners).toBe(6);
});
