import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitorIn } from '#features/engagement/forms/server/testing/filling.ts';
import { receivingJobs } from '#features/partners/partner-applications/server/later.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { prepareCompany } from '#server/company/new-company.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { catalog } from '../catalog.ts';
import { type MotionKey, motions, type ProgramTemplate } from '../schema.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type Named = { id: string; name: string; label?: string };
const names = async ({ owner }: Company, resource: string) =>
  (await owner.get<Named[]>(`/${resource}?_end=100`)).map(({ name, label }) => name ?? label);
const template = async ({ owner }: Company, key: MotionKey) =>
  (await owner.rows<ProgramTemplate>('/program_templates')).find((one) => one.key === key)!;
const apply = ({ owner }: Company, key: MotionKey) => owner.post<{ added: Named[] }>(`/program_templates/${key}/apply`);
const takeBack = ({ owner }: Company, key: MotionKey) =>
  owner.post<{ removed: Named[]; kept: (Named & { reason: string })[] }>(`/program_templates/${key}/take_back`);
const everything = async (company: Company) =>
  Promise.all(
    [
      'partner_types',
      'partner_tiers',
      'opportunity_types',
      'custom_fields',
      'commission_plans',
      'tracks',
      'partner_pages',
    ].map((resource) => names(company, resource)),
  );

test('every template adds types, tiers, a pipeline, form questions and a draft structure', async () => {
  for (const key of motions) {
    const company = await world.company();
    const { items } = await template(company, key);
    expectEvery(items, ({ state }) => state === 'new');
    const { added } = await apply(company, key);
    expect(added.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
    expect((await everything(company)).flat().sort()).toEqual(items.map(({ name }) => name).sort());
    const [plan] = await company.owner.get<{ status: string; draft_id: string }[]>('/commission_plans');
    expect(plan, key).toMatchObject({ status: 'draft' });
    const { problems } = await company.owner.post<{ problems: { severity: string }[] }>(
      `/plan_versions/${plan!.draft_id}/validate`,
    );
    expect(
      problems.filter(({ severity }) => severity === 'error'),
      key,
    ).toEqual([]);
  }
});

test('adds exactly what the preview shows', async () => {
  const company = await world.company();
  await company.owner.post('/partner_types', { name: 'reseller' });
  const before = await template(company, 'reseller');
  expect(before.items.filter(({ state }) => state === 'present').map(({ name }) => name)).toEqual(['Reseller']);
  const { added } = await apply(company, 'reseller');
  expect(added.map(({ name }) => name)).toEqual(
    before.items.filter(({ state }) => state === 'new').map(({ name }) => name),
  );
  const after = await template(company, 'reseller');
  expect(after.is_used).toBe(true);
  expectEvery(after.items, ({ state }) => state === 'present');
});

test('a template applied twice, or in two tabs at once, duplicates nothing', async () => {
  const company = await world.company();
  await Promise.all([apply(company, 'referral'), apply(company, 'referral')]);
  expect((await apply(company, 'referral')).added).toEqual([]);
  const once = await everything(company);
  expect(once.map((list) => list.length)).toEqual([2, 3, 1, 2, 1, 0, 1]);
});

test('a company with its own tiers keeps them', async () => {
  const company = await world.company();
  await company.owner.post('/partner_tiers', { name: 'Bronze' });
  const { items } = await template(company, 'services');
  expect(items.filter(({ ref_table }) => ref_table === 'partner_tiers').map(({ state }) => state)).toEqual([
    'left',
    'left',
    'left',
  ]);
  await apply(company, 'services');
  expect(await names(company, 'partner_tiers')).toEqual(['Bronze']);
});

test('the margin of a reseller program rises with its tiers', async () => {
  const company = await world.company();
  await apply(company, 'reseller');
  const tiers = await company.owner.get<Named[]>('/partner_tiers?_sort=order');
  const [draft] =
    await company.owner.get<{ definition: { rules: { calc: { rate_ppm_by_tier: object } }[] } }[]>('/plan_versions');
  expect(draft!.definition.rules[0]!.calc.rate_ppm_by_tier).toEqual(
    Object.fromEntries(tiers.map(({ id }, index) => [id, 150_000 + 50_000 * index])),
  );
});

test('removes the unused items of a template and restores them when it is applied again', async () => {
  const company = await world.company();
  await company.within(prepareCompany);
  await apply(company, 'referral');
  const first = await template(company, 'referral');
  expect(first.removable).toHaveLength(first.items.length);
  const { removed, kept } = await takeBack(company, 'referral');
  expect(removed).toHaveLength(first.items.length);
  expect(kept).toEqual([]);
  await apply(company, 'services');
  const { services } = catalog;
  expect(await names(company, 'partner_tiers')).toEqual(services.tiers.map(({ name }) => name));
  expect(await names(company, 'commission_plans')).toEqual([services.plan.name]);
  await takeBack(company, 'services');
  await apply(company, 'referral');
  // The pipeline every company has from the start is not the template's.
  expect((await everything(company)).map((list) => list.length)).toEqual([2, 3, 2, 2, 1, 0, 1]);
});

test('keeps items that were changed or are used, with the reason', async () => {
  const company = await world.company();
  await apply(company, 'reseller');
  const [type] = await company.owner.get<Named[]>('/partner_types?name=Distributor');
  const [tier] = await company.owner.get<Named[]>('/partner_tiers?name=Gold');
  const [pipeline] = await company.owner.get<(Named & { stages: Named[] })[]>('/opportunity_types?name=Renewal');
  await company.owner.patch(`/partner_types/${type!.id}`, { description: 'Ours now' });
  await company.within((call) => samplePartner(call, { tier_id: tier!.id }));
  await company.owner.patch(`/opportunity_stages/${pipeline!.stages[0]!.id}`, { name: 'Coming up' });
  const { kept } = await takeBack(company, 'reseller');
  const why = new Map(kept.map(({ name, reason }) => [name, reason]));
  expect(why.get('Distributor')).toBe('was changed by you');
  expect(why.get('Gold')).toMatch(/^is used by (partners|tier memberships)$/);
  expect(why.get('Renewal')).toBe('was changed by you');
  // The first pipeline of a company is its default.
  expect(why.get('Resale deal')).toBe('is the default type of new deals');
  expect([...why.keys()].sort()).toEqual(['Distributor', 'Gold', 'Renewal', 'Resale deal']);
  expect(await names(company, 'partner_tiers')).toEqual(['Gold']);
});

test('keeps a tier that another structure uses', async () => {
  const company = await world.company();
  await apply(company, 'reseller');
  const plan = await company.owner.post<Named>('/commission_plans', { name: 'Ours', template: 'reseller_margin' });
  expect(plan.name).toBe('Ours');
  const { kept, removed } = await takeBack(company, 'reseller');
  expect(kept.filter(({ name }) => name === 'Silver')).toEqual([
    { ref_table: 'partner_tiers', name: 'Silver', reason: 'is used by the structure "Ours"' },
  ]);
  expect(removed.map(({ name }) => name)).toContain('Reseller margin');
});

test('keeps a published structure', async () => {
  const company = await world.company();
  await company.within(prepareCompany);
  await apply(company, 'affiliate');
  const [plan] = await company.owner.get<{ draft_id: string }[]>('/commission_plans');
  await company.owner.post(`/plan_versions/${plan!.draft_id}/publish`, { effective_from: '2026-03-16' });
  const { kept } = await takeBack(company, 'affiliate');
  expect(kept).toMatchObject([{ name: 'Affiliate share', reason: 'was changed by you' }]);
});

test('keeps a question that has answers', async () => {
  const company = await world.company();
  await apply(company, 'referral');
  const partner_id = await company.within((call) => samplePartner(call));
  await company.owner.post('/deal_registrations', {
    partner_id,
    account_name: 'Northwind',
    title: 'Pilot',
    custom: { relationship: 'event' },
  });
  const { kept } = await takeBack(company, 'referral');
  expect(kept.find(({ name }) => name === 'How do you know this customer?')?.reason).toBe(
    'has answers in registrations',
  );
});

test('a template cannot be applied without permission for everything it adds', async () => {
  const company = await world.company();
  const manager = await company.member('partner_manager');
  expect(await manager.rows('/program_templates')).toHaveLength(motions.length);
  expect((await manager.request('POST', '/program_templates/referral/apply')).statusCode).toBe(403);
  expect((await company.owner.request('POST', '/program_templates/pyramid/apply')).statusCode).toBe(400);
});

test('choosing shapes fills the program, and choosing others takes back what nobody used', async () => {
  const company = await world.company();
  await company.within(prepareCompany);
  const choose = (...shape: string[]) => company.owner.post<{ added: Named[] }>('/program_shape', { shape });
  const { added } = await choose('referral');
  const { referral, reseller } = catalog;
  // A program without deal registration has no registration form to ask further questions.
  expect(added.map(({ name }) => name)).toEqual([
    ...referral.types.map(({ name }) => name),
    ...referral.tiers.map(({ name }) => name),
    'Referral',
    'Referral fee',
    'Become a partner',
  ]);
  expect((await choose('referral')).added).toEqual([]);
  await choose('reseller');
  expect(await names(company, 'partner_types')).toEqual(reseller.types.map(({ name }) => name));
  expect(await names(company, 'tracks')).toEqual(['Reseller onboarding']);
  // The page and the form of the former shape are gone with its types.
  expect(await company.owner.get('/partner_pages')).toMatchObject([{ headline: reseller.signup.headline }]);
  expect(await company.owner.get('/forms')).toHaveLength(1);
  expect(await company.owner.get('/program_modules')).toMatchObject({ shape: ['reseller'] });
});

test.each(['referral', 'reseller'] as const)(
  'a new %s program takes applications as soon as its sign-up page is published',
  async (shape) => {
    const company = await world.company();
    const { owner } = company;
    await company.within(prepareCompany);
    await owner.post('/program_shape', { shape: [shape] });
    const [type, tier] = [catalog[shape].types[0]!.name, catalog[shape].tiers[0]!.name];
    const [page] = await owner.get<{ id: string; form_id: string }[]>('/partner_pages');
    expect(page).toMatchObject({ state: 'draft', type_name: type, tier_name: tier });
    const { slug } = await owner.get<{ slug: string }>(`/organizations/${company.id}`);
    const wayIn = async () => (await world.app.inject({ url: `/api/public/portals/${slug}` })).json().application_path;
    // A draft is open to nobody, and the sign-in page of partners names no way in.
    expect([await wayIn(), (await world.app.inject({ url: `/partner-signup/${page!.id}` })).statusCode]).toEqual([
      null,
      404,
    ]);

    await owner.post(`/partner_pages/${page!.id}/publish`);
    expect(await wayIn()).toBe(`/partner-signup/${page!.id}`);
    const answers = {
      company_name: 'Cobalt',
      website: 'https://cobalt.example',
      country: 'US',
      full_name: 'Mia Berg',
      email: `mia@${shape}.example`,
      consent: true,
    };
    await visitorIn(world).fill(page!.form_id, answers, { context: { page_id: page!.id } });
    await runWaiting(world, receivingJobs);
    const [application] = await owner.get<{ id: string; company_name: string }[]>('/partner_applications');
    expect(application).toMatchObject({ company_name: 'Cobalt' });
    // A page with an application stays when the company becomes another program, and so do its type and tier.
    await owner.post('/program_shape', { shape: ['services'] });
    const kept = await Promise.all(
      ['partner_pages', 'partner_types', 'partner_tiers'].map((one) => names(company, one)),
    );
    expect([kept[0], kept[1]!.includes(type), kept[2]!.includes(tier)]).toEqual([['Become a partner'], true, true]);
  },
);

test('a company with its own sign-up page keeps it', async () => {
  const company = await world.company();
  await company.owner.post('/partner_pages', { name: 'EMEA', headline: 'Join us' });
  await apply(company, 'reseller');
  expect(await names(company, 'partner_pages')).toEqual(['EMEA']);
});

test('new deals start in the pipeline of the shape, and an empty one of a former shape goes', async () => {
  const company = await world.company();
  await company.within(prepareCompany);
  const choose = (...shape: string[]) => company.owner.post('/program_shape', { shape });
  const types = async () =>
    (await company.owner.get<(Named & { is_default: boolean })[]>('/opportunity_types')).map(
      ({ name, is_default }) => `${name}${is_default ? ' (default)' : ''}`,
    );
  expect(await types()).toEqual(['Resale deal (default)']);
  await choose('referral');
  expect(await types()).toEqual(['Referral (default)']);
  await choose('reseller');
  expect((await types()).sort()).toEqual(['Renewal', 'Resale deal (default)']);
  // A pipeline with a deal stays the default.
  const [partner_id, type] = [
    await company.within((call) => samplePartner(call)),
    (await company.owner.get<(Named & { is_default: boolean })[]>('/opportunity_types')).find((one) => one.is_default)!,
  ];
  await company.owner.post('/opportunities', { name: 'Pilot', partner_id, type_id: type.id });
  await choose('referral');
  expect(await types()).toContain('Resale deal (default)');
});

test('an unknown shape is refused', async () => {
  const { owner } = await world.company();
  expect((await owner.request('POST', '/program_shape', { shape: ['franchise'] })).statusCode).toBe(400);
});
