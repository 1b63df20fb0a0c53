import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { moveStage } from '#features/deals/opportunities/server/service.ts';
import { sampleApplication } from '#features/partners/partner-applications/server/sample.ts';
import { takeApplicationStep } from '#features/partners/partner-applications/server/service.ts';
import { samplePartnerType } from '#features/partners/partner-types/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { filed, importing } from '#features/portability/imports/server/testing/importing.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Board, LookAlikes, Prospect, ProspectActivity, ProspectDuplicate } from '../schema.ts';

let world: World;
let company: Company;
let other: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  [company, other] = [await world.company(), await world.company()];
  owner = company.owner;
});
afterAll(() => world.close());

let numbers = 0;
const unique = (text: string) => `${text} ${++numbers}`;
const create = (input: object = {}) => owner.post<Prospect>('/prospects', { name: unique('Prospect'), ...input });
const read = (id: string) => owner.get<Prospect>(`/prospects/${id}`);
const step = (id: string, name: string, body: object = {}) => owner.request('POST', `/prospects/${id}/${name}`, body);

test('a prospect belongs to its creator, and takes its domain from the website', async () => {
  const row = await create({ website: 'https://www.acme-prospect.example/about' });
  expect(row).toMatchObject({
    stage: 'new',
    source: 'manual',
    owner_user_id: owner.user_id,
    domain: 'www.acme-prospect.example',
    score: null,
  });
});

test('the profile of the type scores a prospect with reasons, else the profile for all types', async () => {
  const type_id = await company.within((call) => samplePartnerType(call));
  const profile = await owner.post<{ id: string }>('/prospect_profiles', {
    name: 'Reseller',
    type_id,
    criteria: [
      { fact: 'employees', weight: 6, ideal: { from: 50 }, acceptable: { from: 20 } },
      { fact: 'country', weight: 4, ideal: { values: ['DE'] } },
    ],
  });
  const row = await create({ type_id, employees: 30, country: 'DE' });
  expect(row).toMatchObject({ score: 70, score_possible: 70, verdict: 'qualified', profile_id: profile.id });
  expect(row.score_reasons).toEqual([
    { fact: 'employees', answer: 'acceptable', points: 3, weight: 6, value: 30 },
    { fact: 'country', answer: 'ideal', points: 4, weight: 4, value: ['DE'] },
  ]);
  const changed = await owner.patch<Prospect>(`/prospects/${row.id}`, { employees: 60, row_version: row.row_version });
  expect([changed.score, (await read(row.id)).score]).toEqual([100, 100]);
  // A changed profile scores all its prospects again, without new versions of them.
  await owner.patch(`/prospect_profiles/${profile.id}`, {
    criteria: [{ fact: 'employees', weight: 5, ideal: { from: 500 } }],
  });
  expect(await read(row.id)).toMatchObject({ score: 0, verdict: 'unfit', row_version: changed.row_version });
  const without = await create({ employees: 60 });
  expect(without.score).toBeNull();
  const general = await owner.post<{ id: string }>('/prospect_profiles', {
    name: 'All',
    criteria: [{ fact: 'employees', weight: 1, ideal: { from: 1 } }],
  });
  expect((await read(without.id)).score).toBe(100);
  await owner.request('DELETE', `/prospect_profiles/${profile.id}`);
  expect(await read(row.id)).toMatchObject({ score: 100, profile_id: general.id });
  await owner.request('DELETE', `/prospect_profiles/${general.id}`);
  expect((await read(row.id)).score).toBeNull();
});

test('a profile needs complete criteria, and one type has one profile', async () => {
  const refused = async (body: object) => {
    const answer = await owner.request('POST', '/prospect_profiles', { name: 'Wrong', ...body });
    return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
  };
  const criterion = { fact: 'employees', weight: 1, ideal: { from: 1 } };
  expect(await refused({ criteria: [] })).toEqual([422, ['criteria']]);
  expect(await refused({ criteria: [criterion, criterion] })).toEqual([422, ['criteria']]);
  expect(await refused({ criteria: [{ ...criterion, ideal: {} }] })).toEqual([422, ['criteria']]);
  expect(await refused({ criteria: [{ ...criterion, ideal: { from: 9, to: 1 } }] })).toEqual([422, ['criteria']]);
  expect(await refused({ criteria: [{ fact: 'country', weight: 1, ideal: { from: 1 } }] })).toEqual([
    422,
    ['criteria'],
  ]);
  expect(await refused({ criteria: [criterion], qualify_at: 40, review_at: 40 })).toEqual([422, ['review_at']]);
  expect((await refused({ criteria: [{ ...criterion, fact: 'unknown' }] }))[0]).toBe(400);
  const type_id = await company.within((call) => samplePartnerType(call));
  await owner.post('/prospect_profiles', { name: 'First', type_id, criteria: [criterion] });
  expect(await refused({ name: 'Second', type_id, criteria: [criterion] })).toEqual([409, ['type_id']]);
});

test('activities move a prospect forward, never back, and only their author changes them', async () => {
  const { id } = await create();
  const add = (kind: string) =>
    owner.post<ProspectActivity>('/prospect_activities', { prospect_id: id, kind, body: `A ${kind}` });
  await add('note');
  expect((await read(id)).stage).toBe('new');
  const email = await add('email');
  expect(await read(id)).toMatchObject({ stage: 'contacted', last_contact_at: email.happened_at });
  await add('meeting');
  await add('reply');
  expect((await read(id)).stage).toBe('meeting');
  await step(id, 'move', { stage: 'proposal' });
  await add('call');
  expect((await read(id)).stage).toBe('proposal');
  const colleague = await company.member('admin');
  const answer = await colleague.request('PATCH', `/prospect_activities/${email.id}`, { body: 'Changed' });
  expect(answer.statusCode).toBe(403);
  const later = { prospect_id: id, kind: 'note', body: 'x', happened_at: '2030-01-01T00:00:00Z' };
  expect((await owner.request('POST', '/prospect_activities', later)).statusCode).toBe(422);
});

test('a lost prospect keeps its reason until it is opened again', async () => {
  const { id } = await create();
  await step(id, 'move', { stage: 'lost', reason: ' Chose a competitor ' });
  expect(await read(id)).toMatchObject({ stage: 'lost', lost_reason: 'Chose a competitor' });
  await step(id, 'move', { stage: 'contacted' });
  expect(await read(id)).toMatchObject({ stage: 'contacted', lost_reason: null });
  expect((await step(id, 'move', { stage: 'won' })).statusCode).toBe(400);
});

test('conversion creates the partner with everything that is known, once', async () => {
  const type_id = await company.within((call) => samplePartnerType(call));
  const row = await create({
    domain: 'convert-me.example',
    website: 'https://convert-me.example',
    country: 'AT',
    type_id,
    tags: ['Integration'],
    contact_name: 'Katharina Moser',
    contact_title: 'Head of alliances',
    contact_email: 'k.moser@convert-me.example',
    contact_phone: '+43 1 2345',
    notes: 'Met at the fair.',
  });
  await owner.post('/prospect_activities', { prospect_id: row.id, kind: 'meeting', body: 'First meeting.' });
  const both = await Promise.all([
    step(row.id, 'convert', { invites: true }),
    step(row.id, 'convert', { invites: true }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const won = await read(row.id);
  expect(won).toMatchObject({ stage: 'won', partner_name: row.name, converted_at: expect.any(String) });
  const partner = await owner.get(`/partners/${won.partner_id}`);
  expect(partner).toMatchObject({
    name: row.name,
    domain: 'convert-me.example',
    country: 'AT',
    type_id,
    tags: ['Integration'],
    internal_notes: 'Met at the fair.',
    owner_user_id: owner.user_id,
    status_category: 'invited',
  });
  expect(await owner.get(`/contacts?partner_id=${won.partner_id}`)).toMatchObject([
    { full_name: 'Katharina Moser', email: 'k.moser@convert-me.example', title: 'Head of alliances', is_primary: true },
  ]);
  expect(await owner.get(`/invitations?partner_id=${won.partner_id}`)).toHaveLength(1);
  expect(await owner.get(`/prospect_activities?partner_id=${won.partner_id}`)).toMatchObject([
    { body: 'First meeting.' },
  ]);
  // A converted prospect is changed as a partner.
  for (const [method, url, body] of [
    ['PATCH', `/prospects/${row.id}`, { name: 'Other' }],
    ['POST', `/prospects/${row.id}/move`, { stage: 'new' }],
    ['POST', `/prospects/${row.id}/convert`, {}],
  ] as const)
    expect((await owner.request(method, url, body)).statusCode).toBe(409);
});

test('a partner with the same domain is linked instead of created twice', async () => {
  const partner_id = await company.within((call) => samplePartner(call, { domain: 'same-domain.example' }));
  const { id } = await create({ domain: 'www.same-domain.example', contact_name: 'Max Weber' });
  const refused = await step(id, 'convert');
  expect([refused.statusCode, refused.json().partner_id]).toEqual([409, partner_id]);
  expect((await step(id, 'convert', { partner_id })).json()).toMatchObject({ stage: 'won', partner_id });
  expect(await owner.get(`/contacts?partner_id=${partner_id}`)).toMatchObject([{ full_name: 'Max Weber' }]);
});

test('an invitation needs an email address, and conversion the permission for partners', async () => {
  const { id } = await create();
  expect((await step(id, 'convert', { invites: true })).json().errors).toEqual({ invites: [expect.any(String)] });
  const elsewhere = await other.within((call) => samplePartner(call));
  expect((await step(id, 'convert', { partner_id: elsewhere })).statusCode).toBe(404);
  const scout = await company.member('read_only');
  const role = await owner.post<{ id: string }>('/roles', { name: 'Scouts', permissions: ['prospects:manage'] });
  await owner.patch(`/team_members/${scout.user_id}`, { role: 'custom', role_id: role.id });
  expect((await scout.request('POST', `/prospects/${id}/convert`, {})).statusCode).toBe(403);
  expect((await scout.request('POST', `/prospects/${id}/move`, { stage: 'researched' })).statusCode).toBe(200);
});

test('people limited to own partners see only their own prospects', async () => {
  const { id } = await create();
  const keeper = await company.member('read_only');
  const role = await owner.post<{ id: string }>('/roles', {
    name: 'Own scouts',
    permissions: ['prospects:manage'],
    scope: 'own',
  });
  await owner.patch(`/team_members/${keeper.user_id}`, { role: 'custom', role_id: role.id });
  expect((await keeper.request('GET', `/prospects/${id}`)).statusCode).toBe(404);
  const own = await keeper.post<Prospect>('/prospects', { name: unique('Own') });
  expect(await keeper.get('/prospects')).toMatchObject([{ id: own.id }]);
  expect((await keeper.request('PATCH', `/prospects/${own.id}`, { employees: 5 })).statusCode).toBe(200);
});

test('duplicates are found among partners, applications, accounts and prospects', async () => {
  const domain = 'twice-known.example';
  await company.within(async (call) => {
    await samplePartner(call, { name: 'Twice Known GmbH', domain });
    await sampleAccount(call, { name: 'Twice Known', domain });
    await sampleApplication(call, { company_name: 'Twice Known', website: `https://${domain}` });
  });
  const row = await create({ name: 'TWICE KNOWN Inc.' });
  await other.within((call) => samplePartner(call, { name: 'Twice Known', domain }));
  const found = await owner.get<ProspectDuplicate[]>(`/prospects/duplicates?name=Twice%20known&domain=${domain}`);
  const of = (resource: string) => found.filter((each) => each.resource === resource).map(({ match }) => match);
  expect(of('partners')).toEqual(['same_domain']);
  expect(of('accounts')).toEqual(['same_domain']);
  expect(of('partner_applications')).toEqual(['same_domain']);
  expect(of('prospects')).toEqual(['same_name']);
  const others = await owner.get<ProspectDuplicate[]>(`/prospects/duplicates?name=Twice%20known&except=${row.id}`);
  expect(others.filter(({ resource }) => resource === 'prospects')).toEqual([]);
  expect(await owner.get('/prospects/duplicates')).toEqual([]);
});

test('a declined application becomes a prospect once; an open one does not', async () => {
  const id = await company.within((call) =>
    sampleApplication(call, { company_name: 'Too early Ltd', email: 'ann@too-early.example' }),
  );
  const keep = () => owner.request('POST', '/prospects/from_application', { application_id: id });
  expect((await keep()).statusCode).toBe(409);
  await company.within((call) =>
    takeApplicationStep.reject(call, id, { reason_code: 'not_a_fit', reason_text: 'Too small yet.' }),
  );
  const made = await keep();
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({
    name: 'Too early Ltd',
    source: 'application',
    application_id: id,
    contact_email: 'ann@too-early.example',
    notes: expect.stringContaining('Declined: Too small yet.'),
  });
  expect((await keep()).statusCode).toBe(409);
  const foreign = await other.owner.request('POST', '/prospects/from_application', { application_id: id });
  expect(foreign.statusCode).toBe(404);
});

test('the board shows each stage with its count, best fits first, and searches', async () => {
  const name = unique('Boarded');
  const first = await create({ name, contact_name: 'Zoe Quinn' });
  const second = await create({ name: `${name} two` });
  await step(second.id, 'move', { stage: 'meeting' });
  const { columns } = await owner.get<Board>(`/prospects/board?q=${encodeURIComponent(name)}`);
  expect(columns.map(({ stage }) => stage)).toEqual(
    'new researched contacted replied meeting proposal won lost not_a_fit'.split(' '),
  );
  const filled = columns
    .filter(({ count }) => count > 0)
    .map(({ stage, count, cards }) => [stage, count, cards[0]!.id]);
  expect(filled).toEqual([
    ['new', 1, first.id],
    ['meeting', 1, second.id],
  ]);
  const byContact = await owner.get<Board>('/prospects/board?q=zoe%20q');
  expect(byContact.columns[0]!.cards.map(({ id }) => id)).toEqual([first.id]);
  expectEvery((await owner.get<Board>('/prospects/board?q=100%25_')).columns, ({ count }) => count === 0);
});

test('other companies and partners see no prospects', async () => {
  const { id } = await create();
  for (const [method, url, body] of [
    ['GET', `/prospects/${id}`, undefined],
    ['PATCH', `/prospects/${id}`, { name: 'x' }],
    ['POST', `/prospects/${id}/move`, { stage: 'lost' }],
    ['POST', `/prospects/${id}/convert`, {}],
    ['POST', `/prospects/${id}/read_website`, {}],
  ] as const)
    expect((await other.owner.request(method, url, body)).statusCode).toBe(404);
  expect(await other.owner.get('/prospects')).toEqual([]);
  const board = await other.owner.get<Board>('/prospects/board');
  expectEvery(board.columns, ({ count }) => count === 0);
});

test('prospects resemble the partners with the most won deals, by traits that stand out', async () => {
  const own = await world.company();
  const type_id = await own.within(async (call) => {
    const id = await samplePartnerType(call, { name: 'Integrator' });
    for (let at = 0; at < 4; at += 1) {
      const isBest = at < 2;
      const partner_id = await samplePartner(call, {
        name: `Partner ${at}`,
        country: 'DE',
        tags: isBest ? ['Logistics'] : ['Retail'],
        type_id: isBest ? id : null,
      });
      if (isBest) await winDeal(call, partner_id);
    }
    return id;
  });
  const add = (input: object) => own.owner.post<Prospect>('/prospects', { name: unique('Similar'), ...input });
  const close = await add({ type_id, tags: ['logistics'] });
  const partly = await add({ tags: ['Logistics', 'Retail'] });
  await add({ country: 'DE' });
  const found = await own.owner.get<LookAlikes>('/prospects/look_alikes');
  expect(found.partners).toMatchObject([
    { name: 'Partner 0', won_deals: 1 },
    { name: 'Partner 1', won_deals: 1 },
  ]);
  // All active partners are in Germany, so that says nothing about the best ones.
  expect(found.traits.map(({ trait, among_best, among_all }) => [trait, among_best, among_all]).sort()).toEqual([
    ['tag', 100, 50],
    ['type', 100, 50],
  ]);
  expect(found.prospects.map(({ id, likeness }) => [id, likeness])).toEqual([
    [close.id, 100],
    [partly.id, 50],
  ]);
});

test('a file of prospects is imported, and known ones are updated', async () => {
  const { bring } = importing(world);
  const [domain, name] = ['imported-prospect.example', unique('Imported')];
  const file = (employees: number) =>
    [
      ['prospects.csv', `Company,Domain,Employees,Country,Tags\n${name},${domain},${employees},Germany,Integration`],
    ] as const;
  const asProspects = filed('prospects.csv', {
    target: 'prospects',
    columns: { name: 'Company', domain: 'Domain', employees: 'Employees', country: 'Country', tags: 'Tags' },
    existing: 'update',
  });
  expect((await bring(company, file(20), asProspects)).report).toMatchObject({ problems: [] });
  await bring(company, file(30), asProspects);
  expect(await owner.get(`/prospects?domain=${domain}`)).toMatchObject([
    { name, employees: 30, country: 'DE', source: 'import', tags: ['Integration'] },
  ]);
});

async function winDeal(call: Call, partner_id: string): Promise<void> {
  const id = await sampleOpportunity(call, { partner_id });
  const stage = await call.one<{ id: string }>(sql`
    select s.id from opportunity_stages s join opportunities o on o.organization_id = s.organization_id
      and o.type_id = s.type_id
    where o.organization_id = ${call.organization_id} and o.id = ${id} and s.category = 'won' limit 1`);
  await moveStage(call, id, { stage_id: stage.id });
}
