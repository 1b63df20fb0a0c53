import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { widgetsOf } from '#features/reporting/dashboards/catalog.ts';
import { features } from '#features/server.ts';
import { allows, standingOf } from '#shared/access/permissions.ts';
import type { Call } from '../call.ts';
import type { Row } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { chosenResources } from '../testing/walks.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/**
 * A person limited to own partners works in a company with one row of every kind that belongs to other partners, made
 * by the features' samples.
 */
const manager = standingOf('partner_manager', null);
const resources = features
  .flatMap((feature) => feature.resources ?? [])
  .filter(({ name, guardedBy = name }) => allows(manager.permissions, guardedBy, 'view'));

let world: World;
let company: Company;
let keeper: Person;
let own: string;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  keeper = await company.member('partner_manager');
  const root = join(import.meta.dirname, '../../..');
  let samplePartner: ((call: Call, overrides: object) => Promise<string>) | undefined;
  for (const file of globSync('src/features/*/*/server/sample.ts', { cwd: root })) {
    for (const [name, sample] of Object.entries(await import(join(root, file)))) {
      if (name === 'samplePartner') samplePartner = sample as typeof samplePartner;
      if (typeof sample === 'function') await company.within(sample as (call: Call) => Promise<unknown>);
    }
  }
  own = await company.within((call) => samplePartner!(call, { name: 'Mine', owner_user_id: keeper.user_id }));
}, 180_000);
afterAll(() => world.close());

const all = (person: Person, name: string) => person.get<Row[]>(`/${name}?_end=500`);

/** The partner that a row belongs to, directly or through the record it is part of. */
async function partnerOf(name: string, row: Row): Promise<unknown> {
  if (name === 'partners') return row.id;
  if ('partner_id' in row) return row.partner_id;
  if (row.opportunity_id) return (await company.owner.get<Row>(`/opportunities/${row.opportunity_id}`)).partner_id;
  if (row.registration_id)
    return (await company.owner.get<Row>(`/deal_registrations/${row.registration_id}`)).partner_id;
  return null;
}

async function othersRows(name: string): Promise<Row[]> {
  const rows = await all(company.owner, name);
  const partners = await Promise.all(rows.map((row) => partnerOf(name, row)));
  return rows.filter((_, index) => partners[index] && partners[index] !== own);
}

test('has rows of other partners to hide', async () => {
  const kinds = [];
  for (const { name } of resources) if ((await othersRows(name)).length > 0) kinds.push(name);
  for (const name of ['partners', 'contacts', 'opportunities', 'deal_registrations', 'commission_lines']) {
    expect(kinds).toContain(name);
  }
  expect(kinds.length).toBeGreaterThan(10);
});

describe.each(chosenResources(resources).map((resource) => [resource.name, resource] as const))(
  '%s',
  (name, resource) => {
    test('shows only own rows', async () => {
      const others = new Set((await othersRows(name)).map(({ id }) => id));
      const seen = await all(keeper, name);
      expect(seen.filter(({ id }) => others.has(id))).toEqual([]);
      for (const id of [...others].slice(0, 3)) {
        expect((await keeper.request('GET', `/${name}/${id}`)).statusCode).toBe(404);
        expect(await keeper.get(`/${name}?id=${id}`)).toEqual([]);
        if (resource.update && allows(manager.permissions, resource.guardedBy ?? name, 'manage')) {
          const written = await keeper.request('PATCH', `/${name}/${id}`, { row_version: 1 });
          expect(written.statusCode, written.body).toBe(404);
        }
        if (resource.remove && allows(manager.permissions, resource.guardedBy ?? name, 'manage')) {
          expect((await keeper.request('DELETE', `/${name}/${id}`)).statusCode).toBe(404);
        }
      }
      const total = await keeper.request('GET', `/${name}?_end=1`);
      expect(Number(total.headers['x-total-count'])).toBe(seen.length);
      const lines = (await keeper.request('GET', `/${name}/export.csv`)).body;
      for (const id of others) expect(lines).not.toContain(id);
    });
  },
);

test('limits sums and counts to own partners', async () => {
  const widgets = widgetsOf('company').map((widget) => `widget=${widget}`);
  const paths = ['/dashboards', `/dashboards/figures?${widgets.join('&')}`];
  const empty = await world.company('Nothing yet');
  const others = (await othersRows('partners')).map(({ name }) => name as string);
  for (const path of paths) {
    const seen = await keeper.request('GET', path);
    expect(seen.statusCode, path).toBe(200);
    for (const name of others) expect(seen.body, path).not.toContain(`"${name}"`);
    expect((await empty.owner.request('GET', path)).statusCode, path).toBe(200);
  }
  const [row] = await all(keeper, 'partners');
  expect(row).toMatchObject({ id: own, open_deals: 0 });
});

test('limits queries by partner ID to own partners', async () => {
  const role = await company.owner.post<Row>('/roles', {
    name: 'Runs own partners',
    permissions: ['payout_methods:manage', 'impersonations:manage', 'partners:view'],
    scope: 'own',
  });
  const runner = await company.member('read_only');
  await company.owner.patch(`/team_members/${runner.user_id}`, { role: 'custom', role_id: role.id });
  const others = (await othersRows('partners')).map(({ id }) => id as string);
  const [other] = others;
  const claim = { account_name: 'Somebody', account_domain: 'somebody.example' };
  const bank = { rail: 'paypal', currency: 'EUR', holder_name: 'Me', details: { email: 'me@example.com' } };
  const requests: [Person, string, string, object?][] = [
    [keeper, 'GET', `/partner_statement?currency=EUR&partner_id=${other}`],
    [keeper, 'POST', '/commission_lines/estimate', { partner_id: other, amount_minor: 100_000, currency: 'EUR' }],
    [keeper, 'POST', '/deal_registrations/check', { partner_id: other, ...claim }],
    [keeper, 'POST', '/deal_registrations/benefit', { partner_id: other }],
    [keeper, 'GET', `/partners/${other}/sees`],
    [runner, 'POST', '/payout_methods', { partner_id: other, ...bank }],
    [runner, 'GET', `/impersonations/people?partner_id=${other}`],
  ];
  const wrong: string[] = [];
  for (const [person, method, url, body] of requests) {
    const { statusCode, body: text } = await person.request(method, url, body);
    if (statusCode !== 404) wrong.push(`${method} ${url}: ${statusCode} ${text.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
});

test('does not name other partners’ rows in own rows', async () => {
  const [person] = await othersRows('contacts');
  const [partner] = await othersRows('partners');
  const named = { primary_contact_id: person!.id };
  const deal = await keeper.post<Row>('/opportunities', { name: 'Own deal', partner_id: own });
  const writes: [string, string, object, string][] = [
    ['POST', '/opportunities', { name: 'Another own deal', partner_id: own, ...named }, 'primary_contact_id'],
    ['PATCH', `/opportunities/${deal.id}`, named, 'primary_contact_id'],
    ['PATCH', `/partners/${own}`, { parent_partner_id: partner!.id }, 'parent_partner_id'],
    ['PATCH', `/partners/${own}`, { referred_by_partner_id: partner!.id }, 'referred_by_partner_id'],
  ];
  for (const [method, url, body, field] of writes) {
    const refused = await keeper.request(method as 'POST', url, body);
    expect(refused.statusCode, url).toBe(422);
    expect(refused.json().errors, url).toEqual({ [field]: ['does not exist'] });
  }
  // Values entered by someone who can see them are kept when the row is saved again.
  const entered = await company.owner.patch<Row>(`/opportunities/${deal.id}`, named);
  const saved = await keeper.request('PATCH', `/opportunities/${deal.id}`, {
    ...named,
    row_version: entered.row_version,
  });
  expect(saved.statusCode).toBe(200);
});

test('requires full access to change shared lists', async () => {
  // The rules of these lists read no partner's rows: a name or a price is changed, or archived and kept where it is in
  // use.
  const judgedAlone = [
    'partner_types',
    'partner_regions',
    'partner_tiers',
    'contact_types',
    'product_categories',
    'products',
  ];
  // Accounts are visible to everyone; a saved view belongs to its creator.
  const common = ['accounts', 'saved_views'];
  const tables = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ name: string }>(sql`
      select polrelid::regclass::text as name from pg_policy
      where polname = 'own' and pg_get_expr(polqual, polrelid) = 'true'`),
  );
  const everything = world.kernel.permissions.entries().map(({ resource }) => `${resource}:manage`);
  const { permissions } = standingOf('custom', { permissions: everything, scope: 'own' });
  const open = features
    .flatMap((feature) => feature.resources ?? [])
    .filter(({ name }) => tables.some((table) => table.name === name))
    .filter(({ create, update, remove, ordered }) => create || update || remove || ordered)
    .flatMap(({ name, guardedBy = name }) => (allows(permissions, guardedBy, 'manage') ? [name] : []));
  expect(open.sort()).toEqual([...judgedAlone, ...common].sort());
});

test('rejects changes of a status, stage, tag or option used by other partners', async () => {
  const role = await company.owner.post<Row>('/roles', {
    name: 'Arranges',
    permissions: [
      'partners',
      'partner_statuses',
      'opportunity_types',
      'tags',
      'custom_fields',
      'sample_data',
      'program_templates',
    ].map((name) => `${name}:manage`),
    scope: 'own',
  });
  const arranger = await company.member('read_only');
  await company.owner.patch(`/team_members/${arranger.user_id}`, { role: 'custom', role_id: role.id });
  const field = await company.owner.post<Row>('/custom_fields', {
    entity: 'partners',
    label: 'Size',
    field_type: 'SELECT',
    options: [
      { value: 's', label: 'Small' },
      { value: 'l', label: 'Large' },
    ],
  });
  const [other] = await othersRows('partners');
  await company.owner.patch(`/partners/${other!.id}`, { custom: { [String(field.key)]: 'l' }, tags: ['Kept'] });
  const [tag] = await company.owner.get<Row[]>('/tags?entity=partners&name=Kept');
  const [deal] = await othersRows('opportunities');
  const changes = [
    ['PATCH', `/partner_statuses/${other!.status_id}`, { category: 'banned' }],
    ['DELETE', `/opportunity_stages/${deal!.stage_id}`],
    ['PATCH', `/tags/${tag!.id}`, { name: 'Renamed' }],
    ['DELETE', `/tags/${tag!.id}`],
    ['PATCH', `/custom_fields/${field.id}`, { options: [{ value: 's', label: 'Small' }] }],
    ['POST', '/sample_data/remove', {}],
    ['POST', '/program_templates/resale/take_back', {}],
  ] as const;
  const answers: [string, number][] = [];
  for (const [method, url, body] of changes)
    answers.push([url, (await arranger.request(method, url, body)).statusCode]);
  expect(answers.filter(([, status]) => status !== 403)).toEqual([]);
});

test('shows everything once the partners become their own', async () => {
  await company.within((call) =>
    call.run(
      sql`update partners set owner_user_id = ${keeper.user_id} where organization_id = ${call.organization_id}`,
    ),
  );
  for (const name of [
    'partners',
    'contacts',
    'opportunities',
    'deal_registrations',
    'commission_lines',
    'payout_items',
  ]) {
    const ids = (rows: Row[]) => rows.map(({ id }) => id).sort();
    expect(ids(await all(keeper, name)), name).toEqual(ids(await all(company.owner, name)));
  }
});

test('assigns a new partner to its creator permanently', async () => {
  const newPartner = await keeper.post<Row>('/partners', { name: 'Fresh' });
  expect(newPartner).toMatchObject({ owner_user_id: keeper.user_id });
  const given = await keeper.request('PATCH', `/partners/${newPartner.id}`, { owner_user_id: company.owner.user_id });
  expect(given.statusCode).toBe(422);
  expect(given.json().errors).toHaveProperty('owner_user_id');
});
