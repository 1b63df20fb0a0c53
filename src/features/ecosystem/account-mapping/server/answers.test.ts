import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { presets } from '../levels.schema.ts';
import type { Matrix, OverlapPage, ReportedMatch } from '../mapping.schema.ts';
import type { MappingPopulation } from '../schema.ts';
import { loadPopulation } from './loading/refresh.ts';
import { matchNow } from './service.ts';

let world: World;
let company: Company;
let owner: Person;
let partner_id: string;
let pia: Person;

beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
  owner = company.owner;
  partner_id = await company.within((call) => samplePartner(call));
  pia = await world.partnerUser(company, partner_id);
});

const csv = (rows: readonly string[]) =>
  ['name,domain', ...rows.map((domain) => `Name of ${domain},${domain}`)].join('\n');

async function listOf(who: Person, rows: readonly string[], kind = 'customers'): Promise<string> {
  const { id } = await who.post<MappingPopulation>('/mapping_populations', {
    name: `List ${Math.random()}`,
    kind,
    source: 'file',
  });
  await who.post(`/mapping_populations/${id}/file`, { file_name: 'list.csv', content: csv(rows) });
  return id;
}
const share = (who: Person, id: string, level: string) =>
  who.post(`/mapping_populations/${id}/consent`, { ...(who === owner && { partner_id }), level });
const match = (id: string) => company.within((call) => matchNow(call, id));
const topics = (topic: string) =>
  company.within((call) =>
    call.rows<{ ref_id: string }>(
      sql`select ref_id from outbox_events where organization_id = ${company.id} and topic = ${topic}`,
    ),
  );
const consent = async (who: Person, id: string) =>
  (await who.request('GET', `/mapping_consents/${id}`)).json<{ side: string; population_name: string | null }>();

async function overlapping(level: string) {
  const ours = await listOf(owner, ['a.example', 'b.example', 'c.example']);
  const theirs = await listOf(pia, ['a.example', 'b.example', 'd.example']);
  await share(owner, ours, level);
  await share(pia, theirs, level);
  await match(ours);
  const { rows } = await owner.post<OverlapPage>('/account_mapping/overlaps', { own_id: ours, other_id: theirs });
  return { ours, theirs, rows };
}
const total = async (who: Person, own_id: string, other_id: string) =>
  (await who.post<OverlapPage>('/account_mapping/overlaps', { own_id, other_id })).total;
const reports = (who: Person, body: object = {}) => who.post<ReportedMatch[]>('/account_mapping/reports', body);

test('the reporter of a wrong match reads what the other side decided', async () => {
  const { ours, theirs, rows } = await overlapping('name');
  const [first, second] = rows;
  await owner.post(`/mapping_matches/${first!.id}/report`, { note: 'A different company' });
  await owner.post(`/mapping_matches/${second!.id}/report`, { note: 'Sold last year' });
  expect(await total(pia, theirs, ours)).toBe(0);
  const asked = await reports(pia);
  expect(asked.map(({ report_note }) => report_note).sort()).toEqual(['A different company', 'Sold last year']);
  expect(asked[0]).toMatchObject({ is_mine: false, decision: null, other_name: expect.stringContaining('Name of') });
  await pia.post(`/mapping_matches/${first!.id}/decide`, { decision: 'same', note: 'Their parent uses this domain' });
  await pia.post(`/mapping_matches/${second!.id}/decide`, { decision: 'wrong' });
  const mine = await reports(owner, { partner_id });
  expect(mine.find(({ id }) => id === first!.id)).toMatchObject({
    is_mine: true,
    decision: 'same',
    decision_note: 'Their parent uses this domain',
    decided_by_name: expect.stringMatching(/./),
  });
  expect(await total(owner, ours, theirs)).toBe(1);
  await match(ours);
  expect(await total(owner, ours, theirs)).toBe(1);
  expect((await owner.request('POST', `/mapping_matches/${first!.id}/report`, { note: 'Again' })).statusCode).toBe(409);
});

test('nobody answers an own report, answers twice, or reads reports of another relationship', async () => {
  const { rows } = await overlapping('existence');
  const id = rows[0]!.id;
  await pia.post(`/mapping_matches/${id}/report`, { note: 'Wrong' });
  const decide = async (who: Person, body: object = { decision: 'same' }) =>
    (await who.request('POST', `/mapping_matches/${id}/decide`, body)).statusCode;
  expect(await decide(pia)).toBe(409);
  const rival = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  expect(await decide(rival)).toBe(404);
  expect(await reports(rival)).toEqual([]);
  const stranger = (await world.company()).owner;
  expect(await decide(stranger)).toBe(404);
  expect(await reports(stranger)).toEqual([]);
  expect((await stranger.request('POST', '/account_mapping/reports', { partner_id })).statusCode).toBe(404);
  expect(await decide(owner, { decision: 'delete' })).toBe(400);
  const answers = await Promise.all([decide(owner), decide(owner)]);
  expect(answers.sort()).toEqual([204, 409]);
  // Below the level of names, the other side's name stays hidden.
  expect(await reports(owner)).toMatchObject([{ other_name: null }]);
  expect((await decide(owner, { decision: 'wrong' })) === 409).toBe(true);
});

test('sharing nothing deletes reports, too', async () => {
  const { ours, rows } = await overlapping('name');
  await owner.post(`/mapping_matches/${rows[0]!.id}/report`, { note: 'Wrong' });
  await share(owner, ours, 'none');
  expect([await reports(owner), await reports(pia)]).toEqual([[], []]);
});

test('a preset sets the levels of all own lists in one relationship', async () => {
  const customers = await listOf(owner, ['a.example']);
  const prospects = await listOf(owner, ['b.example'], 'prospects');
  const custom = await listOf(owner, ['c.example'], 'custom');
  const other = await company.within((call) => samplePartner(call));
  for (const { key, levels } of presets) {
    await owner.post('/account_mapping/preset', { partner_id, preset: key });
    const { ours } = await owner.get<Matrix>(`/account_mapping/matrix?partner_id=${partner_id}`);
    const level = (id: string) => ours.find((list) => list.id === id)!.level;
    expect([level(customers), level(prospects), level(custom)]).toEqual([levels.customers, levels.prospects, 'none']);
  }
  const elsewhere = await owner.get<Matrix>(`/account_mapping/matrix?partner_id=${other}`);
  expectEvery(elsewhere.ours, ({ level }) => level === 'none');
  expect((await pia.request('POST', '/account_mapping/preset', { preset: 'counts' })).statusCode).toBe(409);
  expect(
    (await pia.request('POST', '/account_mapping/preset', { partner_id: other, preset: 'counts' })).statusCode,
  ).toBe(404);
});

test('the company reads the open deals behind a cell, and a partner reads no amounts', async () => {
  await company.within((call) => createDefaultPipeline(call));
  const account_id = await company.within((call) =>
    sampleAccount(call, { name: 'Acme', domain: 'acme.example', is_customer: true }),
  );
  await owner.post('/opportunities', {
    name: 'Rollout',
    partner_id,
    account_id,
    amount_minor: 1_234_500,
    currency: 'EUR',
  });
  const { id: ours } = await owner.post<MappingPopulation>('/mapping_populations', {
    name: 'Customers',
    kind: 'customers',
    source: 'accounts',
  });
  await loadPopulation({ kernel: world.kernel, organization_id: company.id, within: company.within } as never, ours);
  const theirs = await listOf(pia, ['acme.example']);
  await share(owner, ours, 'fields');
  const cell = async (who: Person) =>
    (await who.get<Matrix>(`/account_mapping/matrix${who === owner ? `?partner_id=${partner_id}` : ''}`)).cells[0]!;
  await share(pia, theirs, 'count');
  await match(ours);
  // With counts only, the sum would tell which account matches.
  expect((await cell(owner)).potential).toEqual([]);
  await share(pia, theirs, 'existence');
  expect((await cell(owner)).potential).toEqual([{ currency: 'EUR', amount_minor: 1_234_500 }]);
  expect((await cell(pia)).potential).toEqual([]);
  expect(JSON.stringify(await pia.get('/account_mapping/matrix'))).not.toContain('1234500');
});

test('announces requests, answers and new overlaps, but none that rounded counts hide', async () => {
  const ours = await listOf(owner, ['a.example']);
  const theirs = await listOf(pia, ['a.example']);
  await pia.post(`/mapping_populations/${ours}/request_consent`, { level: 'name' });
  const [asked] = await topics('mapping_consents.asked');
  expect(await consent(owner, asked!.ref_id)).toMatchObject({ side: 'company', requested_level: 'name' });
  // The partner reads its request, and not the name of a list that is not shared.
  expect(await consent(pia, asked!.ref_id)).toMatchObject({ side: 'company', population_name: null });
  await share(owner, ours, 'name');
  expect((await topics('mapping_consents.answered')).map(({ ref_id }) => ref_id)).toEqual([asked!.ref_id]);
  await share(pia, theirs, 'count');
  await match(ours);
  expect(await topics('mapping_consents.overlap_found')).toEqual([]);
  await share(pia, theirs, 'name');
  await owner.post(`/mapping_populations/${ours}/file`, {
    file_name: 'b.csv',
    content: csv(['a.example', 'b.example']),
  });
  await pia.post(`/mapping_populations/${theirs}/file`, {
    file_name: 'b.csv',
    content: csv(['a.example', 'b.example']),
  });
  await match(ours);
  expect(await topics('mapping_consents.overlap_found')).toHaveLength(2);
  await match(ours);
  expect(await topics('mapping_consents.overlap_found')).toHaveLength(2);
});

test('a request is repeated to the side that answers, and the side that asked reads why it was declined', async () => {
  const ours = await listOf(owner, ['a.example']);
  const ask = (body: object) => pia.request('POST', `/mapping_populations/${ours}/request_consent`, body);
  expect((await ask({ level: 'name', fields: ['country'] })).statusCode).toBe(422);
  await ask({ level: 'fields', fields: ['country', 'stage'], message: 'To plan the quarter' });
  const read = (who: Person) =>
    who.get<Matrix>(`/account_mapping/matrix${who === owner ? `?partner_id=${partner_id}` : ''}`);
  const asked = async () => (await read(owner)).ours.find(({ id }) => id === ours)!;
  const seen = async () => (await read(pia)).theirs.find(({ id }) => id === ours)!;
  const { request } = await asked();
  expect(request).toMatchObject({
    level: 'fields',
    fields: ['country', 'stage'],
    message: 'To plan the quarter',
    by_name: expect.stringMatching(/./),
  });
  const answer = (body: object, who = owner) =>
    who.request('POST', `/mapping_consents/${request!.consent_id}/answer`, body);
  expect((await answer({ level: 'count', reason: 'x' })).statusCode).toBe(422);
  expect((await answer({ reason: 'x' }, pia)).statusCode).toBe(404);
  const reason = 'Our contract does not allow it';
  const answers = await Promise.all([answer({ reason }), answer({ reason })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect(await asked()).toMatchObject({ level: 'none', request: null });
  expect(await seen()).toMatchObject({ asked_level: null, declined: { level: 'fields', reason } });
  const notices = await pia.request(
    'GET',
    '/in_app_notifications?kind=mapping_consent_answered_to_partner',
    undefined,
    { 'x-tandem-mode': 'partner' },
  );
  const [notice] = notices.json<{ text: string }[]>();
  // The name of a list that is not shared stays with its owner.
  expect(notice!.text).toContain(`declined your request for “Customers”: ${reason}`);
  const rival = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  expect(JSON.stringify(await rival.get('/account_mapping/matrix'))).not.toContain(reason);
  world.clock.advance(25 * 3_600_000);
  await ask({ level: 'name' });
  expect(await seen()).toMatchObject({ asked_level: 'name', declined: null });
  await answer({ level: 'name' });
  expect(await seen()).toMatchObject({ level: 'name', asked_level: null, declined: null });
});

test('the reason with which a report is declined is in the notification', async () => {
  const { rows } = await overlapping('name');
  await pia.post(`/mapping_matches/${rows[0]!.id}/report`, { note: 'Another company' });
  await owner.post(`/mapping_matches/${rows[0]!.id}/decide`, { decision: 'same', note: 'They were renamed' });
  const notices = await pia.request('GET', '/in_app_notifications?kind=mapping_report_answered_to_partner', undefined, {
    'x-tandem-mode': 'partner',
  });
  expect(notices.json<{ text: string }[]>()[0]!.text).toMatch(/says that it is the same account: They were renamed$/);
});

test('a consent for a list of the other side is read only while it is shared or asked for', async () => {
  const secret = await listOf(owner, ['a.example'], 'custom');
  await share(owner, secret, 'name');
  const found = await pia.get<{ population_name: string | null }[]>('/mapping_consents');
  expect(found).toHaveLength(1);
  await share(owner, secret, 'none');
  expect(await pia.get('/mapping_consents')).toEqual([]);
  expect(await owner.get('/mapping_consents')).toHaveLength(1);
  const rival = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  expect(await rival.get('/mapping_consents')).toEqual([]);
});
