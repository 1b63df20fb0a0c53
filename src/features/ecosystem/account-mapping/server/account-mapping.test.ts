import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { jobOf } from '#server/testing/jobs.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Level } from '../levels.schema.ts';
import type { LoadResult, MappingConsent, Matrix, OverlapPage, Reveal } from '../mapping.schema.ts';
import type { Introduction, MappingPopulation } from '../schema.ts';
import { loadPopulation } from './loading/refresh.ts';
import { agreedLevel, matchNow, populationKeys, storeRevealed } from './service.ts';

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

const domains = (from: number, count: number) => Array.from({ length: count }, (_, n) => `account${from + n}.example`);
const csv = (list: readonly string[]) =>
  ['name,domain,owner,country,industry', ...list.map((one) => `Name of ${one},${one},Olga,DE,Retail`)].join('\n');

async function listOf(who: Person, rows: readonly string[], more: object = {}): Promise<string> {
  const list = await who.post<MappingPopulation>('/mapping_populations', {
    name: `List ${Math.random()}`,
    kind: 'customers',
    source: 'file',
    ...more,
  });
  if (rows.length > 0) await load(who, list.id, rows);
  return list.id;
}
const load = (who: Person, id: string, rows: readonly string[]) =>
  who.post<LoadResult>(`/mapping_populations/${id}/file`, { file_name: 'list.csv', content: csv(rows) });
const share = (who: Person, id: string, level: Level, fields?: string[]) =>
  who.post(`/mapping_populations/${id}/consent`, {
    ...(who === owner && { partner_id }),
    level,
    ...(fields && { fields }),
  });
const match = (id: string) => company.within((call) => matchNow(call, id));
const matrix = (who: Person) =>
  who.get<Matrix>(`/account_mapping/matrix${who === owner ? `?partner_id=${partner_id}` : ''}`);
const overlaps = (who: Person, own_id: string, other_id: string) =>
  who.request('POST', '/account_mapping/overlaps', { own_id, other_id });
const rowsOf = async (who: Person, own_id: string, other_id: string) =>
  (await who.post<OverlapPage>('/account_mapping/overlaps', { own_id, other_id })).rows;

/** Lists of both sides with seven accounts in common, shared at these levels. */
async function overlapping(ofCompany: Level, ofPartner: Level, fields?: string[]) {
  const ours = await listOf(owner, domains(0, 20));
  const theirs = await listOf(pia, domains(13, 20));
  await share(owner, ours, ofCompany, fields);
  await share(pia, theirs, ofPartner, fields);
  await match(ours);
  return { ours, theirs };
}

test('both sides see the lower of both levels, and nothing without consent', async () => {
  const { ours, theirs } = await overlapping('none', 'fields');
  expect((await matrix(owner)).cells).toMatchObject([{ level: 'none', count: null }]);
  expect((await matrix(pia)).theirs).toMatchObject([{ name: 'Customers', level: 'none', refreshed_at: null }]);
  expect((await overlaps(pia, theirs, ours)).statusCode).toBe(409);
  await share(owner, ours, 'name');
  await match(ours);
  expect(await company.within((call) => agreedLevel(call, ours, theirs))).toBe('name');
  const rows = await rowsOf(pia, theirs, ours);
  expect(rows).toHaveLength(7);
  expect(rows[0]!.other).toMatchObject({ name: expect.stringContaining('Name of'), owner: null, industry: null });
});

test('a list that is shared by counts shows neither rows nor small or exact numbers', async () => {
  const { ours, theirs } = await overlapping('fields', 'count');
  expect((await matrix(owner)).cells).toMatchObject([{ level: 'count', count: 5, is_rounded: true }]);
  for (const [who, own, other] of [
    [owner, ours, theirs],
    [pia, theirs, ours],
  ] as const)
    expect((await overlaps(who, own, other)).statusCode).toBe(409);
  const exported = await owner.request('POST', '/account_mapping/export', { own_id: ours, other_id: theirs });
  expect(exported.statusCode).toBe(409);
  const { id } = await company.within((call) =>
    call.one<{ id: string }>(sql`select id from mapping_matches where organization_id = ${company.id} limit 1`),
  );
  for (const [step, body] of [
    ['introduction', { message: 'Please' }],
    ['co_sell', { title: 'Deal' }],
    ['report', { note: 'Wrong' }],
  ] as const)
    expect((await pia.request('POST', `/mapping_matches/${id}/${step}`, body)).statusCode).toBe(409);
  for (const [query, status] of [
    ['q=account14', 200],
    ['name=account14.example', 200],
    ['_sort=sealed', 400],
    [`id=${ours}`, 200],
  ] as const) {
    const found = await pia.request('GET', `/mapping_populations?${query}`);
    expect(found.body).not.toContain('account14');
    expect(found.statusCode, query).toBe(status);
    if (status === 200) expect(found.json(), query).toEqual([]);
  }
});

test('one more row does not change a count, and the fifth load of a day is refused', async () => {
  const ours = await listOf(owner, domains(0, 20));
  const theirs = await listOf(pia, domains(14, 20));
  await share(owner, ours, 'count');
  await share(pia, theirs, 'count');
  await match(ours);
  const shown = async () => (await matrix(pia)).cells[0]!.count;
  expect(await shown()).toBe(5);
  await load(pia, theirs, [...domains(14, 20), 'account1.example']);
  await match(theirs);
  expect(await shown()).toBe(5);
  await load(pia, theirs, domains(17, 20));
  await match(theirs);
  expect(await shown()).toBeNull();
  expect((await load(pia, theirs, domains(14, 20))).loads_left).toBe(0);
  const refused = await pia.request('POST', `/mapping_populations/${theirs}/file`, {
    file_name: 'list.csv',
    content: csv(domains(14, 21)),
  });
  expect(refused.statusCode).toBe(409);
  // Deleting the list and creating it again does not help beyond the limit of the side.
  let status = 200;
  for (let n = 0; n < 16 && status < 300; n += 1) {
    const id = await listOf(pia, []);
    status = (
      await pia.request('POST', `/mapping_populations/${id}/file`, { file_name: 'a.csv', content: csv(domains(n, 9)) })
    ).statusCode;
    await pia.request('DELETE', `/mapping_populations/${id}`);
  }
  expect(status).toBe(409);
});

test('a consent can be given only for an own list and an own relationship', async () => {
  const { ours, theirs } = await overlapping('count', 'none');
  const rival_id = await company.within((call) => samplePartner(call));
  const rival = await world.partnerUser(company, rival_id);
  const consent = (who: Person, id: string, body: object) =>
    who.request('POST', `/mapping_populations/${id}/consent`, { level: 'fields', ...body });
  expect((await consent(owner, theirs, { partner_id })).statusCode).toBe(404);
  expect((await consent(pia, ours, {})).statusCode).toBe(404);
  expect((await consent(rival, theirs, {})).statusCode).toBe(404);
  expect((await consent(pia, theirs, { partner_id: rival_id })).statusCode).toBe(404);
  expect((await consent(owner, ours, {})).statusCode).toBe(400);
  await pia.post(`/mapping_populations/${ours}/request_consent`, { level: 'name' });
  const asked = await owner.get<MappingConsent[]>(`/mapping_populations/${ours}/consents`);
  expect(asked).toMatchObject([{ level: 'count', requested_level: 'name' }]);
  const answer = await pia.request('POST', `/mapping_consents/${asked[0]!.id}/answer`, { level: 'fields' });
  expect(answer.statusCode).toBe(404);
  expect(
    (await rival.request('POST', `/mapping_consents/${asked[0]!.id}/answer`, { level: 'fields' })).statusCode,
  ).toBe(404);
});

test('a neighbor sees neither lists, overlaps nor introductions of another partner', async () => {
  const { ours, theirs } = await overlapping('fields', 'fields');
  const rival_id = await company.within((call) => samplePartner(call));
  const rival = await world.partnerUser(company, rival_id);
  const own = await listOf(rival, domains(13, 20));
  await share(rival, own, 'fields');
  await match(own);
  expect(await rival.get('/mapping_populations')).toHaveLength(1);
  expect((await matrix(rival)).theirs).toMatchObject([{ level: 'none' }]);
  for (const [mine, other] of [
    [theirs, ours],
    [own, theirs],
  ] as const)
    expect((await overlaps(rival, mine, other)).statusCode).toBe(404);
  expect((await overlaps(rival, own, ours)).statusCode).toBe(409);
  const [first] = await rowsOf(pia, theirs, ours);
  expect(
    (await rival.request('POST', `/mapping_matches/${first!.id}/introduction`, { message: 'Hi' })).statusCode,
  ).toBe(404);
  expect(await rival.get('/account_mapping/reveals')).toEqual([]);
  expect((await rival.request('GET', `/mapping_populations/${theirs}`)).statusCode).toBe(404);
  expect((await owner.request('PATCH', `/mapping_populations/${theirs}`, { name: 'Mine' })).statusCode).toBe(404);
  expect((await owner.request('DELETE', `/mapping_populations/${theirs}`)).statusCode).toBe(404);
  expect((await owner.request('GET', `/mapping_populations/${theirs}/consents`)).statusCode).toBe(404);
});

test('rows of two partners cannot be joined by their stored keys, and no value is readable', async () => {
  const rival_id = await company.within((call) => samplePartner(call));
  const rival = await world.partnerUser(company, rival_id);
  await listOf(pia, ['same.example']);
  await listOf(rival, ['same.example']);
  const rows = await company.within((call) =>
    call.rows<{ domain_key: Buffer; sealed: Buffer }>(
      sql`select domain_key, sealed from mapping_records where organization_id = ${company.id}`,
    ),
  );
  expect(rows).toHaveLength(2);
  expect(Buffer.compare(rows[0]!.domain_key, rows[1]!.domain_key)).not.toBe(0);
  expectEvery(rows, ({ sealed }) => !Buffer.from(sealed).toString('latin1').includes('same'));
});

test('revoking deletes matches at once, also while the other side lists them', async () => {
  const { ours, theirs } = await overlapping('name', 'name');
  const [first] = await rowsOf(pia, theirs, ours);
  const answers = await Promise.all([
    overlaps(pia, theirs, ours),
    owner.request('POST', `/mapping_populations/${ours}/consent`, { partner_id, level: 'none' }),
    match(ours),
    overlaps(pia, theirs, ours),
  ]);
  expect([200, 409], 'before or after the consent ended').toContain((answers[0] as { statusCode: number }).statusCode);
  expect((await overlaps(pia, theirs, ours)).statusCode).toBe(409);
  const left = await company.within((call) =>
    call.rows(sql`select id from mapping_matches where organization_id = ${company.id}`),
  );
  expect(left).toEqual([]);
  expect((await pia.request('POST', `/mapping_matches/${first!.id}/introduction`, { message: 'Hi' })).statusCode).toBe(
    404,
  );
});

test('ending the mapping takes back the consents of both sides', async () => {
  const { ours, theirs } = await overlapping('fields', 'fields');
  await pia.post('/account_mapping/end', {});
  expect((await matrix(owner)).cells).toMatchObject([{ level: 'none', count: null }]);
  expect(await company.within((call) => agreedLevel(call, ours, theirs))).toBe('none');
});

test('each view is noted once a day for the owner of the record', async () => {
  const { ours, theirs } = await overlapping('name', 'name');
  await rowsOf(pia, theirs, ours);
  await rowsOf(pia, theirs, ours);
  const seen = await owner.get<Reveal[]>('/account_mapping/reveals');
  expect(seen).toHaveLength(7);
  expect(seen[0]).toMatchObject({ level: 'name', purpose: 'list', name: expect.stringContaining('Name of') });
  expect(await pia.get('/account_mapping/reveals')).toEqual([]);
});

test('chosen fields can be exported, without formulas', async () => {
  const ours = await listOf(owner, []);
  await owner.post(`/mapping_populations/${ours}/file`, {
    file_name: 'a.csv',
    content: 'name,domain,industry\n=1+1,evil.example,Retail\n',
  });
  const theirs = await listOf(pia, ['evil.example']);
  await share(owner, ours, 'fields', ['industry']);
  await share(pia, theirs, 'fields', ['country']);
  await match(ours);
  const file = await pia.post<{ content: string }>('/account_mapping/export', { own_id: theirs, other_id: ours });
  expect(file.content).toContain('Retail');
  expect(file.content).toContain("'=1+1");
  expect((await owner.get<Reveal[]>('/account_mapping/reveals'))[0]).toMatchObject({ purpose: 'export' });
});

test('an introduction goes from a match to a deal, and each side takes its own steps', async () => {
  const { ours, theirs } = await overlapping('name', 'name');
  const [first] = await rowsOf(owner, ours, theirs);
  const { id } = await owner.post<{ id: string }>(`/mapping_matches/${first!.id}/introduction`, { message: 'Please' });
  expect(
    (await owner.request('POST', `/mapping_matches/${first!.id}/introduction`, { message: 'Again' })).statusCode,
  ).toBe(409);
  expect((await owner.request('POST', `/introductions/${id}/accept`, {})).statusCode).toBe(409);
  expect((await pia.request('POST', `/introductions/${id}/meeting`, {})).statusCode).toBe(409);
  await pia.post(`/introductions/${id}/accept`);
  expect((await pia.request('POST', `/introductions/${id}/accept`, {})).statusCode).toBe(409);
  await pia.post(`/introductions/${id}/made`);
  await owner.post(`/introductions/${id}/meeting`);
  await company.within(createDefaultPipeline);
  const deal = await owner.post<{ id: string }>(`/mapping_matches/${first!.id}/co_sell`, {
    title: 'Joint deal',
    amount_minor: 500_000,
  });
  const row = await owner.get<Introduction>(`/introductions/${id}`);
  expect(row).toMatchObject({ status: 'opportunity', opportunity_id: deal.id });
  const shown = await pia.get<Record<string, unknown>>(`/introductions/${id}`);
  expect(shown).not.toHaveProperty('account_id');
  expect((await pia.get<unknown[]>(`/in_app_notifications`)).length).toBeGreaterThan(0);
});

test('a partner starts a co-sell deal as a draft of a registration', async () => {
  const { ours, theirs } = await overlapping('name', 'name');
  const [first] = await rowsOf(pia, theirs, ours);
  await company.within(createDefaultPipeline);
  const made = await pia.post<{ resource: string; id: string }>(`/mapping_matches/${first!.id}/co_sell`, {
    title: 'Joint',
  });
  expect(made.resource).toBe('deal_registrations');
  expect(await pia.get(`/deal_registrations/${made.id}`)).toMatchObject({ status: 'draft', title: 'Joint' });
});

test('a reported match disappears for both sides and is not found again', async () => {
  const { ours, theirs } = await overlapping('name', 'name');
  const [first] = await rowsOf(owner, ours, theirs);
  await owner.post(`/mapping_matches/${first!.id}/report`, { note: 'Another company' });
  await match(ours);
  expect(await rowsOf(pia, theirs, ours)).toHaveLength(6);
});

test('a file is read with its dirt, and bad rows are named by line', async () => {
  const id = await listOf(pia, []);
  const content =
    '\ufeffName;Domain;Country\r\n"A; B";https://www.a-b.example/x;de\r\nNobody;gmail.com;\r\nOnly name;;NL\r\n;;\r\nBad;;Germany\r\n';
  const result = await pia.post<LoadResult>(`/mapping_populations/${id}/file`, { file_name: 'dirty.csv', content });
  expect(result.loaded).toBe(2);
  expect(result.problems.map(({ line }) => line)).toEqual([3, 5]);
  for (const wrong of ['color\nred\n', 'name,domain\n', 'domain\nnot a domain\n'])
    expect([400, 422]).toContain(
      (await pia.request('POST', `/mapping_populations/${id}/file`, { file_name: 'x.csv', content: wrong })).statusCode,
    );
});

test('a hundred thousand rows are refused before anything is stored', async () => {
  const id = await listOf(pia, []);
  const content = `domain\n${'a.de\n'.repeat(100_000)}`;
  const answer = await pia.request('POST', `/mapping_populations/${id}/file`, { file_name: 'x.csv', content });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('20,000');
  const larger = await pia.request('POST', `/mapping_populations/${id}/file`, {
    file_name: 'x.csv',
    content: `domain\n${'account.example\n'.repeat(100_000)}`,
  });
  expect([400, 413]).toContain(larger.statusCode);
  expect(await pia.get(`/mapping_populations/${id}`)).toMatchObject({ row_count: 0 });
});

test('a partner that registers a customer of a list of the company gets a warning without the list', async () => {
  await listOf(owner, ['listed.example'], { name: 'Secret list' });
  await company.within(createDefaultPipeline);
  const answer = await pia.request('POST', '/deal_registrations/check', {
    account_name: 'Listed',
    account_domain: 'listed.example',
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ result: 'possible_conflict', clause: 'existing_customer' });
  expect(answer.body).not.toContain('Secret');
});

test('a private list reveals domains that are matched like others, and a revocation deletes them', async () => {
  const ours = await listOf(owner, domains(0, 20));
  const list = await pia.post<MappingPopulation>('/mapping_populations', {
    name: 'Private',
    kind: 'customers',
    source: 'private',
  });
  await share(owner, ours, 'name');
  await share(pia, list.id, 'name');
  expect((await company.within((call) => populationKeys(call, ours))).map(({ key }) => key).sort()).toEqual(
    domains(0, 20).sort(),
  );
  await expect(company.within((call) => populationKeys(call, list.id))).rejects.toThrow();
  await company.within((call) =>
    call.asPartner(partner_id, (own) => storeRevealed(own, list.id, ['www.account3.example', 'x'])),
  );
  await match(list.id);
  expect(await rowsOf(owner, ours, list.id)).toHaveLength(1);
  await share(pia, list.id, 'none');
  expect(await pia.get(`/mapping_populations/${list.id}`)).toMatchObject({ row_count: 0 });
});

test('lists from accounts follow their kind and filter', async () => {
  await company.within(async (call) => {
    for (const [n, country] of ['DE', 'FR', 'DE'].entries()) {
      const id = await sampleAccount(call, { name: `Customer ${n}`, domain: `c${n}.example`, country });
      await call.run(
        sql`update accounts set is_customer = ${n < 2} where organization_id = ${company.id} and id = ${id}`,
      );
    }
  });
  const list = await owner.post<MappingPopulation>('/mapping_populations', {
    name: 'Customers',
    kind: 'customers',
    source: 'accounts',
    countries: ['DE'],
  });
  await loadPopulation(jobOf(world, company), list.id);
  expect(await owner.get(`/mapping_populations/${list.id}`)).toMatchObject({ row_count: 1, status: 'ready' });
});
