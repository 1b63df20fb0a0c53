import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCompany } from '#server/company/new-company.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { apply, diff, edited, exportFiles, folder, refused, textOf, withProgram } from './testing/files.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function emptyCompany(): Promise<Company> {
  const made = await world.company();
  await made.within(prepareCompany);
  return made;
}
type Named = { id: string; name: string; archived_at: string | null };

test('restores an archived record under its key, with the values of the file', async () => {
  const company = await withProgram(await world.company());
  const files = await exportFiles(company);
  const [gold] = await company.owner.get<Named[]>('/partner_tiers?name=Gold');
  const [course] = await company.owner.get<Named[]>('/courses');
  await company.owner.request('DELETE', `/courses/${course!.id}`);
  const [silver] = await company.owner.get<Named[]>('/partner_tiers?name=Silver');
  await company.owner.request('DELETE', `/partner_tiers/${silver!.id}`);
  const changed = edited(files, 'tiers.yaml', (text) => text.replace('name: Silver', 'name: Sterling'));
  const { changes } = await diff(company, changed);
  expect(changes.map(({ kind, record, name }) => [kind, record, name])).toEqual([
    ['restore', 'Tier', 'Silver'],
    ['restore', 'Course', 'Basics'],
    ['order', 'Tier', 'Tier'],
  ]);
  expect(changes[0]!.lines).toEqual(['Name: “Silver” → “Sterling”']);
  await apply(company, changed);
  expect(await company.owner.get(`/partner_tiers/${silver!.id}`)).toMatchObject({
    name: 'Sterling',
    archived_at: null,
  });
  expect(await company.owner.get(`/courses/${course!.id}`)).toMatchObject({ archived_at: null });
  expect(await company.owner.get<Named[]>('/courses')).toHaveLength(1);
  expect(await company.owner.get('/partner_tiers?name=Gold')).toMatchObject([{ id: gold!.id }]);
  expect((await diff(company, changed)).changes).toEqual([]);
});

test('a record with the same key goes before an archived one', async () => {
  const company = await emptyCompany();
  const files = folder({ 'partner-types.yaml': 'partner-types:\n  - key: reseller\n    name: Reseller\n' });
  await apply(company, files);
  const [first] = await company.owner.get<Named[]>('/partner_types?name=Reseller');
  await company.owner.request('DELETE', `/partner_types/${first!.id}`);
  const second = await company.owner.post<Named>('/partner_types', { name: 'Reseller' });
  await exportFiles(company);
  expect((await diff(company, files)).changes.filter(({ kind }) => kind !== 'remove')).toEqual([]);
  await apply(company, files);
  expect(await company.owner.get('/partner_types?name=Reseller')).toMatchObject([{ id: second.id }]);
});

test('a restored record takes its place in the list, and a dry run restores nothing', async () => {
  const company = await emptyCompany();
  const tiers = (names: string[]) =>
    folder({
      'tiers.yaml': `tiers:\n${names.map((name) => `  - key: ${name}\n    name: ${name}\n    protection_factor_ppm: 1000000\n`).join('')}`,
    });
  await apply(company, tiers(['a', 'b', 'c']), { deletes: true });
  await apply(company, tiers(['a', 'b']), { deletes: true });
  const names = async () => (await company.owner.get<Named[]>('/partner_tiers?_sort=order')).map(({ name }) => name);
  expect(await names()).toEqual(['a', 'b']);
  await apply(company, tiers(['c', 'a', 'b']), { dry_run: true });
  expect(await names()).toEqual(['a', 'b']);
  const { changes } = await apply(company, tiers(['c', 'a', 'b']));
  expect(changes.map(({ kind }) => kind)).toEqual(['restore', 'order']);
  expect(await names()).toEqual(['c', 'a', 'b']);
  expect((await diff(company, tiers(['c', 'a', 'b']))).changes).toEqual([]);
});

test('bounties, tax rules, distribution and settings make the round trip', async () => {
  const source = await emptyCompany();
  const { owner } = source;
  const type = await owner.post<Named>('/partner_types', { name: 'Distributor', is_distributor: true });
  const reseller = await owner.post<Named>('/partner_types', { name: 'Reseller' });
  const partner = await owner.post<Named>('/partners', {
    name: 'Harbor Distribution',
    domain: 'harbor.example',
    type_id: type.id,
  });
  await owner.post('/distribution_rules', { distributor_id: partner.id, type_id: reseller.id, is_default: true });
  const seen = await owner.get<object>('/distribution_settings');
  await owner.request('PUT', '/distribution_settings', { ...seen, sees_amount: 'hidden', confirm_hours: 24 });
  await owner.post('/tax_requirements', { paper: 'tax_form', applies_to: 'country', country: 'US' });
  const bounty = await owner.post<Named>('/bounties', {
    name: 'Case study',
    kind: 'submission',
    reward_minor: 50_000,
    currency: 'USD',
    starts_on: '2026-03-16',
  });
  await owner.post(`/bounties/${bounty.id}/activate`);
  await owner.post('/task_templates', { name: 'Kickoff', steps: [] });
  await owner.post('/email_topics', { name: 'Product news' });
  const files = await exportFiles(source);
  expect(textOf(files, 'distribution-rules.yaml')).toContain('distributor: harbor.example');
  expect(textOf(files, 'distribution-settings.yaml')).toContain('sees_amount: hidden');

  const target = await emptyCompany();
  const { problems } = await refused(target.owner, files);
  expect(problems).toMatchObject([
    { file: 'distribution-rules.yaml', reason: expect.stringContaining('no partner with the website harbor.example') },
  ]);
  await apply(target, folder({ 'partner-types.yaml': textOf(files, 'partner-types.yaml') }));
  const [kind] = await target.owner.get<Named[]>('/partner_types?name=Distributor');
  await target.owner.post('/partners', { name: 'Harbor', domain: 'harbor.example', type_id: kind!.id });
  const { notes } = await apply(target, files, { deletes: true });
  expect(notes).toContain('The bounty “Case study” is a draft. Open it to partners when you are ready.');
  expect(await exportFiles(target)).toEqual(files);
  expect((await diff(target, files)).changes).toEqual([]);
  expect(await target.owner.get('/bounties')).toMatchObject([{ status: 'draft', reward_minor: 50_000 }]);
  expect(await target.owner.get('/distribution_settings')).toMatchObject({ sees_amount: 'hidden', confirm_hours: 24 });

  const without = files.filter(({ path }) => path !== 'bounties/case-study.yaml');
  await apply(source, without, { deletes: true });
  expect(await owner.get(`/bounties/${bounty.id}`)).toMatchObject({ status: 'closed' });
});

test('settings need the permission of their own endpoint', async () => {
  const company = await emptyCompany();
  const { files } = await company.owner.post<{ files: { path: string; text: string }[] }>('/program_files/export');
  const key = await company.owner.post<{ secret: string }>('/api_keys', {
    name: 'Files only',
    permissions: ['program_files:manage', 'program_settings:view'],
  });
  const changed = edited(files, 'distribution-settings.yaml', (text) =>
    text.replace('confirm_hours: 72', 'confirm_hours: 1'),
  );
  const only = changed.filter(({ path }) => path === 'distribution-settings.yaml');
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/program_files/apply',
    headers: { authorization: `Bearer ${key.secret}` },
    payload: { files: folder({ 'distribution-settings.yaml': only[0]!.text }) },
  });
  expect([answer.statusCode, answer.json().message]).toEqual([422, expect.stringContaining('Unauthorized')]);
  expect(await company.owner.get('/distribution_settings')).toMatchObject({ confirm_hours: 72 });
});
