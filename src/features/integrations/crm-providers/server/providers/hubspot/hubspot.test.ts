import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutgoing } from '#server/outgoing/outgoing.ts';
import { type Crm, CrmError, type CrmPage, type CrmRecord, type CrmWrite } from '#server/ports/crm.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { createHubspotMock, type HubspotMockOptions, hubspotOperations } from '../../mocks/hubspot/hubspot-mock.ts';
import { mockHubspotOptions, property } from '../../mocks/hubspot/properties.ts';
import { compileDescription, type OpenApi, type Operation } from '../../mocks/kit/description.ts';
import { listenMock } from '../../mocks/kit/listen.ts';
import { jsonResponse, type MockRequest } from '../../mocks/kit/message.ts';
import { memoryStore } from '../../mocks/kit/store.ts';
import { createHubspot, hubspotScopes } from './hubspot.ts';

const START = '2026-03-16T09:00:00.000Z';
const FIELDS = { companies: ['name', 'domain', 'type', 'numberofemployees', 'annualrevenue', 'is_public'] };
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A HubSpot account behind HTTP, and the adapter that is connected to it. */
async function connect(options: Partial<HubspotMockOptions> & { archived_every_ms?: number; scopes?: string[] } = {}) {
  let time = new Date(START);
  const now = () => time;
  const store = memoryStore();
  const mock = createHubspotMock({ store, now, limit: 10_000, search_limit: 10_000, ...options });
  const server = await listenMock(mock.handle);
  ends.push(server.close);
  const outgoing = createOutgoing({ allow: [server.origin] });
  const credentials = { token: mock.tokens.issueLasting(options.scopes ?? hubspotScopes) };
  const crm: Crm = createHubspot({
    origin: server.origin,
    now,
    hook_secret: 'hubspot-secret',
    private_app_token: credentials.token,
    archived_every_ms: options.archived_every_ms ?? 0,
    send: (url, request = {}) =>
      outgoing.request(url, {
        ...request,
        headers: { ...request.headers, authorization: `Bearer ${credentials.token}` },
      }),
  });
  const person = async (method: string, url: string, body?: unknown) => {
    const response = await mock.handle({
      method,
      url,
      headers: {
        authorization: `Bearer ${credentials.token}`,
        'content-type': 'application/json',
        'x-mock-source': 'CRM_UI',
      },
      body: body === undefined ? '' : JSON.stringify(body),
    });
    return response.body === '' ? undefined : (JSON.parse(response.body) as { id: string });
  };
  return {
    crm,
    mock,
    store,
    server,
    outgoing,
    credentials,
    person,
    pass: (milliseconds: number) => {
      time = new Date(time.getTime() + milliseconds);
    },
    now,
  };
}

const company = (external_id: string, values: CrmWrite['values'] = {}): CrmWrite => ({
  id: null,
  external_id,
  values: { name: `Company ${external_id}`, domain: `${external_id}.example`, ...values },
});

/** Follows the changes until there are no more. */
async function follow(
  crm: Crm,
  object: string,
  cursor: string | null,
  limit = 100,
  fields: string[] = ['name', 'dealname'],
) {
  const records: CrmRecord[] = [];
  let page: CrmPage | undefined;
  let pages = 0;
  for (let from = cursor; page === undefined || page.has_more; from = page.cursor) {
    page = await crm.changes(object, from, { fields, filters: [], limit });
    expect(page.records.length).toBeLessThanOrEqual(limit);
    records.push(...page.records);
    pages += 1;
    if (pages > 500) throw new Error('The changes never end.');
  }
  return { records, cursor: page.cursor, pages };
}

const errorOf = async (work: () => Promise<unknown>): Promise<CrmError> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof CrmError) return error;
    throw error;
  }
  throw new Error('There was no error.');
};

const isWrite = ({ url }: MockRequest) => /batch\/(upsert|update)/.test(url);

/** HubSpot's own descriptions, which may not be redistributed: where they are at hand, they check every request. */
const folder =
  process.env.TANDEM_HUBSPOT_OPENAPI ??
  join(import.meta.dirname, '../../../../../../../../shared/data/hubspot-openapi');
function publishedOperations(): readonly Operation[] {
  const published = ['companies', 'contacts', 'deals', 'oauth'].flatMap((name) => {
    const text = readFileSync(join(folder, `${name}.v3.json`), 'utf8');
    const document = JSON.parse(text) as OpenApi & {
      components: { schemas: Record<string, { properties?: { properties?: { additionalProperties?: object } } }> };
    };
    // The API returns null for an empty property, although its description has text only.
    for (const schema of ['SimplePublicObject', 'SimplePublicUpsertObject', 'SimplePublicObjectWithAssociations']) {
      const values = document.components.schemas[schema]?.properties?.properties?.additionalProperties;
      if (values) Object.assign(values, { nullable: true });
    }
    return compileDescription(document);
  });
  const names = new Set(published.map(({ name }) => name));
  return [...published, ...hubspotOperations.filter(({ name }) => !names.has(name))];
}

describe('HubSpot', () => {
  it('checks the credentials and names missing scopes', async () => {
    const { crm, mock } = await connect();
    expect(await crm.check()).toEqual({ account: 'HubSpot account 7400123', scopes: hubspotScopes });
    expect(mock.violations).toEqual([]);

    const poor = await connect({ scopes: hubspotScopes.filter((scope) => !scope.startsWith('crm.schemas')) });
    const error = await errorOf(() => poor.crm.check());
    expect(error).toMatchObject({ kind: 'forbidden', message: expect.stringContaining('crm.schemas.deals.write') });
    expect(await errorOf(() => poor.crm.describe())).toMatchObject({
      kind: 'forbidden',
      message: 'HubSpot requires a scope that the app does not have: crm.schemas.companies.read.',
    });
  });

  it('describes objects with types, picklists, required and calculated fields, and associations', async () => {
    const { crm, mock } = await connect();
    await mock.addProperty(
      'companies',
      property('regions', 'Regions', 'enumeration', {
        fieldType: 'checkbox',
        options: mockHubspotOptions({ eu: 'Europe' }),
      }),
    );
    const objects = await crm.describe();
    expect(objects.map(({ name }) => name)).toEqual(['companies', 'contacts', 'deals']);
    const field = (object: string, name: string) =>
      objects.find((each) => each.name === object)?.fields.find((each) => each.name === name);
    expect(field('companies', 'name')).toEqual({
      name: 'name',
      label: 'Company name',
      type: 'text',
      is_required: true,
      is_read_only: false,
      max_length: 65_536,
    });
    expect(field('companies', 'annualrevenue')?.type).toBe('amount');
    expect(field('companies', 'numberofemployees')?.type).toBe('number');
    expect(field('companies', 'regions')).toMatchObject({
      type: 'choices',
      options: [{ value: 'eu', label: 'Europe' }],
    });
    expect(field('companies', 'hs_merged_object_ids')).toBeUndefined();
    expect(field('contacts', 'email')?.type).toBe('email');
    expect(field('contacts', 'company')).toMatchObject({ type: 'reference', references: 'companies' });
    expect(field('deals', 'createdate')).toMatchObject({ type: 'instant', is_read_only: true });
    expect(field('deals', 'dealstage')).toMatchObject({
      type: 'choice',
      is_required: true,
      options: expect.arrayContaining([{ value: 'closedwon', label: 'Closed Won', is_archived: false }]),
    });
    expect(mock.violations).toEqual([]);
  });

  it('creates, repeats, and updates records without doubling them', async () => {
    const { crm, mock, pass } = await connect();
    const values = { type: 'PARTNER', numberofemployees: 12, annualrevenue: '1200.50', is_public: false };
    const created = await crm.write('companies', [company('a', values), company('b')]);
    expect(created.map(({ status }) => status)).toEqual(['created', 'created']);
    pass(1000);
    const again = await crm.write('companies', [company('a', { ...values, name: 'Company A' }), company('c')]);
    expect(again.map(({ status }) => status)).toEqual(['updated', 'created']);
    const [first] = created;
    if (first?.status !== 'created') throw new Error('The first record was not created.');
    expect(again[0]).toMatchObject({ id: first.id, updated_at: '2026-03-16T09:00:01.000Z' });

    const records = await crm.find('companies', null, ['a', 'c', 'unknown'], FIELDS.companies);
    expect(records.find(({ external_id }) => external_id === 'a')).toEqual({
      id: first.id,
      values: { name: 'Company A', domain: 'a.example', ...values },
      updated_at: '2026-03-16T09:00:01.000Z',
      is_deleted: false,
      merged_into: null,
      external_id: 'a',
      url: `https://app.hubspot.com/contacts/7400123/record/0-2/${first.id}`,
    });
    expect(records).toHaveLength(2);

    const cleared = await crm.write('companies', [{ id: first.id, external_id: 'a', values: { domain: null } }]);
    expect(cleared[0]).toMatchObject({ status: 'updated', id: first.id });
    const [read] = await crm.read('companies', [first.id], ['domain']);
    expect(read?.values).toEqual({ domain: null });
    expect(mock.violations).toEqual([]);
  });

  it('writes several changes of one record in their order', async () => {
    const { crm, mock } = await connect();
    const results = await crm.write('companies', [company('a', { name: 'First' }), company('a', { name: 'Second' })]);
    expect(results.map(({ status }) => status)).toEqual(['created', 'updated']);
    const [record] = await crm.find('companies', null, ['a'], ['name']);
    expect(record?.values.name).toBe('Second');
    expect(mock.violations).toEqual([]);
  });

  it('isolates bad records of a batch and tells their fields', async () => {
    const { crm, mock } = await connect();
    const writes = Array.from({ length: 130 }, (_, index) => company(`c${index}`));
    writes[7] = company('c7', { numberofemployees: 'many' });
    writes[70] = company('c70', { unknown_field: 'x' });
    writes[129] = { id: '999999', external_id: 'gone', values: { name: 'Gone' } };
    const results = await crm.write('companies', writes);
    expect(results.filter(({ status }) => status === 'created')).toHaveLength(127);
    expect(results[7]).toMatchObject({ status: 'failed', error: { kind: 'invalid', field: 'numberofemployees' } });
    expect(results[70]).toMatchObject({ status: 'failed', error: { kind: 'invalid', field: 'unknown_field' } });
    expect(results[129]).toMatchObject({ status: 'failed', error: { kind: 'missing' } });

    await crm.write('contacts', [{ id: null, external_id: 'p1', values: { email: 'jo@a.example' } }]);
    const [taken, invalid] = await crm.write('contacts', [
      { id: null, external_id: 'p2', values: { email: 'JO@a.example' } },
      { id: null, external_id: 'p3', values: { email: 'not an address' } },
    ]);
    expect(taken).toMatchObject({ status: 'failed', error: { kind: 'conflict' } });
    expect(invalid).toMatchObject({ status: 'failed', error: { kind: 'invalid', field: 'email' } });
    expect(mock.violations).toEqual([]);
  });

  it('writes and reads associations as references', async () => {
    const { crm, mock } = await connect();
    const [a, b] = (await crm.write('companies', [company('a'), company('b')])).map(
      (each) => (each as { id: string }).id,
    );
    const deal = (values: CrmWrite['values']): CrmWrite => ({
      id: null,
      external_id: 'd1',
      values: {
        dealname: 'Deal',
        dealstage: 'contractsent',
        amount: '5000',
        closedate: '2026-06-30T00:00:00.000Z',
        ...values,
      },
    });
    await crm.write('deals', [deal({ company: a! })]);
    const read = async () => (await crm.find('deals', null, ['d1'], ['dealname', 'amount', 'closedate', 'company']))[0];
    expect((await read())?.values).toEqual({
      dealname: 'Deal',
      amount: '5000',
      closedate: '2026-06-30T00:00:00.000Z',
      company: a,
    });
    await crm.write('deals', [deal({ company: b! })]);
    expect((await read())?.values.company).toBe(b);
    await crm.write('deals', [deal({ company: null })]);
    expect((await read())?.values.company).toBeNull();

    const results = await crm.write('deals', [
      deal({ company: '999999' }),
      { id: null, external_id: 'd2', values: { dealname: 'Two', dealstage: 'closedwon', company: a! } },
    ]);
    expect(results[0]).toMatchObject({ status: 'failed', error: { kind: 'missing', field: 'company' } });
    expect(results[1]).toMatchObject({ status: 'created' });
    const listed = await follow(crm, 'deals', null, 100, ['company']);
    expect(listed.records.map(({ values }) => values.company)).toEqual(expect.arrayContaining([null, a]));
    expect(mock.violations).toEqual([]);
  });

  it('finds records by a field in any case, also many', async () => {
    const { crm, mock } = await connect();
    await crm.write(
      'companies',
      Array.from({ length: 150 }, (_, index) => company(`c${index}`)),
    );
    const one = await crm.find('companies', 'domain', ['C7.Example'], ['name']);
    expect(one.map(({ external_id }) => external_id)).toEqual(['c7']);
    const many = await crm.find(
      'companies',
      'domain',
      Array.from({ length: 150 }, (_, index) => `C${index}.example`),
      [],
    );
    expect(many).toHaveLength(150);
    expect(await crm.find('companies', 'domain', [], [])).toEqual([]);
    expect(mock.violations).toEqual([]);
  });

  it('filters lists by several values and by empty ones', async () => {
    const { crm, mock } = await connect();
    await crm.write('companies', [
      company('a', { type: 'PARTNER' }),
      company('b', { type: 'RESELLER' }),
      company('c', { type: 'OTHER' }),
      company('d'),
    ]);
    const list = async (equals: (string | null)[]) => {
      const { records } = await crm.changes('companies', null, {
        fields: [],
        filters: [{ field: 'type', equals }],
        limit: 100,
      });
      return records.map(({ external_id }) => external_id).toSorted();
    };
    expect(await list(['PARTNER'])).toEqual(['a']);
    expect(await list(['PARTNER', 'RESELLER'])).toEqual(['a', 'b']);
    expect(await list(['OTHER', null])).toEqual(['c', 'd']);
    expect(mock.violations).toEqual([]);
  });

  it('lists 10,450 records of which most changed at the same moment, none skipped', async () => {
    const { crm, mock, store, pass } = await connect();
    const put = (first: number, count: number, at: string) =>
      store.transaction((view) =>
        view.put(
          Array.from({ length: count }, (_, index) => ({
            object: 'companies',
            id: String(first + index),
            values: { name: `Company ${first + index}` },
            links: {},
            created_at: at,
            updated_at: at,
            is_deleted: false,
            merged_into: null,
          })),
        ),
      );
    await put(1, 200, '2026-03-10T09:00:00.000Z');
    await put(1001, 10_050, '2026-03-10T09:00:00.001Z');
    await put(20_001, 200, '2026-03-10T09:00:00.002Z');
    const { records, cursor } = await follow(crm, 'companies', null, 200);
    expect(new Set(records.map(({ id }) => id)).size).toBe(10_450);
    expect(records.length).toBeLessThan(10_500);
    pass(60_000);
    expect((await follow(crm, 'companies', cursor)).records).toEqual([]);
    expect(mock.violations).toEqual([]);
  }, 20_000);

  it.each([1, 2, 3, 7, 100])('skips nothing among equal times with pages of %i', async (limit) => {
    const { crm, mock, pass } = await connect();
    let expected = 0;
    for (const count of [1, 4, 2, 9, 1]) {
      await crm.write(
        'companies',
        Array.from({ length: count }, () => company(`c${expected++}`)),
      );
      pass(1);
    }
    pass(60_000);
    const { records, cursor } = await follow(crm, 'companies', null, limit);
    const ids = records.map(({ external_id }) => external_id);
    expect(new Set(ids).size).toBe(expected);
    const times = records.map(({ updated_at }) => updated_at);
    expect(times).toEqual(times.toSorted());
    await crm.write('companies', [company('c0', { name: 'Changed' })]);
    const next = await follow(crm, 'companies', cursor, limit);
    expect(next.records.map(({ external_id }) => external_id)).toEqual(['c0']);
    expect(mock.violations).toEqual([]);
  });

  it('lists changes that the search shows late', async () => {
    const { crm, pass } = await connect({ search_delay: 10_000 });
    await crm.write('companies', [company('a')]);
    pass(2000);
    let { cursor } = await follow(crm, 'companies', null);
    await crm.write('companies', [company('b')]);
    pass(9000);
    const seen: (string | null)[] = [];
    for (let poll = 0; poll < 8; poll += 1) {
      const next = await follow(crm, 'companies', cursor);
      cursor = next.cursor;
      seen.push(...next.records.map(({ external_id }) => external_id));
      pass(5000);
    }
    expect(new Set(seen)).toEqual(new Set(['a', 'b']));
    pass(60_000);
    cursor = (await follow(crm, 'companies', cursor)).cursor;
    expect((await follow(crm, 'companies', cursor)).records).toEqual([]);
  });

  it('lists and reads deleted and merged records', async () => {
    const { crm, mock, person, pass } = await connect();
    const results = await crm.write(
      'companies',
      ['a', 'b', 'c', 'd'].map((each) => company(each)),
    );
    const [a, b, c, d] = results.map((each) => (each as { id: string }).id);
    const { cursor } = await follow(crm, 'companies', null, 2);
    pass(60_000);
    await person('DELETE', `/crm/v3/objects/companies/${a}`);
    await person('POST', '/crm/v3/objects/companies/merge', { primaryObjectId: b, objectIdToMerge: c });
    const { records } = await follow(crm, 'companies', cursor, 2);
    const state = (id: string | undefined) =>
      records.filter((each) => each.id === id).map(({ is_deleted, merged_into }) => ({ is_deleted, merged_into }));
    expect(state(a)).toEqual([{ is_deleted: true, merged_into: null }]);
    expect(state(c)[0]).toEqual({ is_deleted: true, merged_into: b });
    expect(state(b)[0]).toEqual({ is_deleted: false, merged_into: null });

    const read = await crm.read('companies', [a!, b!, c!, d!, '999999', 'not-an-id'], ['name']);
    expect(read.map(({ id, is_deleted, merged_into }) => [id, is_deleted, merged_into])).toEqual(
      expect.arrayContaining([
        [a, true, null],
        [b, false, null],
        [c, true, b],
        [d, false, null],
      ]),
    );
    expect(read).toHaveLength(4);
    expect((await crm.read('companies', [c!], ['name'])).map(({ merged_into }) => merged_into)).toEqual([b]);
    expect(mock.violations).toEqual([]);
  });

  it('lists archived records seldom, because they cannot be filtered by time', async () => {
    const { crm, mock, person, pass } = await connect({ archived_every_ms: 300_000 });
    const [result] = await crm.write('companies', [company('a')]);
    let { cursor } = await follow(crm, 'companies', null);
    await person('DELETE', `/crm/v3/objects/companies/${(result as { id: string }).id}`);
    pass(60_000);
    const early = await follow(crm, 'companies', cursor);
    cursor = early.cursor;
    expect(early.records).toEqual([]);
    expect(mock.requests.get('GET /crm/v3/objects/companies')).toBeUndefined();
    pass(240_000);
    expect((await follow(crm, 'companies', cursor)).records).toMatchObject([{ is_deleted: true }]);
  });

  it('reports a burst of refusals for the rate with the time to wait', async () => {
    const { crm, mock, pass } = await connect({ limit: 6, search_limit: 2 });
    await crm.write('companies', [company('a')]);
    const error = await errorOf(async () => {
      for (let request = 0; request < 20; request += 1) await crm.read('companies', ['1'], ['name']);
    });
    expect(error).toMatchObject({ kind: 'busy', retry_after: 10_000 });
    pass(10_000);
    expect(await crm.find('companies', null, ['a'], ['name'])).toHaveLength(1);
    pass(10_000);
    const searching = await errorOf(async () => {
      for (let request = 0; request < 5; request += 1) await crm.find('companies', 'domain', ['x'], []);
    });
    expect(searching).toMatchObject({ kind: 'busy', retry_after: 1000 });
    expect(mock.violations).toEqual([]);
  });

  it('survives an outage in the middle of a batch without doubling records', async () => {
    const { crm, mock } = await connect();
    await crm.write('companies', [company('first')]);
    const writes = Array.from({ length: 250 }, (_, index) => company(`c${index}`));
    // The first batch is written; the answer to the second is lost; the third finds the system unavailable.
    mock.faults.next(1, { kind: 'slow', milliseconds: 1 }, isWrite);
    mock.faults.next(1, { kind: 'drop_after' }, isWrite);
    mock.faults.next(1, { kind: 'answer', response: jsonResponse(503, {}) }, isWrite);
    const results = await crm.write('companies', writes);
    expectEvery(results.slice(0, 100), ({ status }) => status === 'created');
    expectEvery(results.slice(100), (each) => each.status === 'failed' && each.error.kind === 'busy');
    const again = await crm.write('companies', writes.slice(100));
    expect(again.filter(({ status }) => status === 'updated')).toHaveLength(100);
    expect(again.filter(({ status }) => status === 'created')).toHaveLength(50);
    expect(new Set((await follow(crm, 'companies', null)).records.map(({ external_id }) => external_id)).size).toBe(
      251,
    );

    mock.faults.next(1, { kind: 'drop_before' }, isWrite);
    expect(await errorOf(() => crm.write('companies', [company('x')]))).toMatchObject({ kind: 'busy' });
    expect(mock.violations).toEqual([]);
  });

  it('reports expired and revoked credentials in plain words without them', async () => {
    const { crm, mock, credentials } = await connect();
    const secret = credentials.token;
    mock.tokens.expireAll();
    for (const work of [
      () => crm.check(),
      () => crm.describe(),
      () => crm.read('companies', ['1'], []),
      () => crm.write('companies', [company('a')]),
      () => crm.changes('companies', null, { fields: [], filters: [], limit: 10 }),
    ]) {
      const error = await errorOf(work);
      expect(error).toMatchObject({
        kind: 'expired',
        message: 'HubSpot no longer accepts the credentials. Connect it again.',
      });
      expect(`${error.message} ${error.stack}`).not.toContain(secret);
    }
  });

  it('exchanges and refreshes tokens at the token endpoint', async () => {
    const { mock, outgoing, server, crm, credentials } = await connect();
    const post = async (form: Record<string, string>) => {
      const response = await outgoing.request(`${server.origin}/oauth/v3/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ client_id: 'hubspot-client', client_secret: 'hubspot-secret', ...form }).toString(),
      });
      return { status: response.status, body: response.json() as Record<string, string> };
    };
    const code = mock.tokens.issueCode({ scopes: hubspotScopes });
    const first = await post({ grant_type: 'authorization_code', code });
    credentials.token = first.body.access_token!;
    await crm.describe();
    mock.tokens.expireAll();
    const second = await post({ grant_type: 'refresh_token', refresh_token: first.body.refresh_token! });
    credentials.token = second.body.access_token!;
    expect(await crm.find('companies', null, ['a'], [])).toEqual([]);
    expect((await post({ grant_type: 'authorization_code', code })).status).toBe(400);
    expect((await post({ grant_type: 'refresh_token', refresh_token: 'x', client_secret: 'wrong' })).status).toBe(400);
    mock.tokens.revokeAll();
    expect((await post({ grant_type: 'refresh_token', refresh_token: first.body.refresh_token! })).status).toBe(400);
    expect(mock.violations).toEqual([]);
  });

  it('treats whatever another system sends as bad input', async () => {
    const { crm, mock } = await connect();
    const answers = [
      '',
      'null',
      '[]',
      '{"results":{}}',
      '{"results":[{"id":7}]}',
      '<html>',
      '{"results":[{"id":"1","properties":[],"updatedAt":"x"}]}',
    ];
    await crm.describe();
    for (const body of answers) {
      mock.faults.next(1, { kind: 'answer', response: { status: 200, headers: {}, body } });
      expect((await errorOf(() => crm.read('companies', ['1'], ['name']))).kind).toBe('busy');
    }
    for (const status of [400, 404, 409, 418, 429, 500, 502]) {
      for (const body of answers) {
        mock.faults.next(1, { kind: 'answer', response: { status, headers: {}, body } });
        const error = await errorOf(() => crm.find('companies', 'domain', ['a'], []));
        expect(error.message).toMatch(/^HubSpot [^<{[\n]*\.$/);
      }
    }
    const long = { message: `A\u0000B${'x'.repeat(5000)}`, category: 'VALIDATION_ERROR' };
    mock.faults.next(1, { kind: 'answer', response: jsonResponse(400, long) });
    expect((await errorOf(() => crm.find('companies', 'domain', ['a'], []))).message).toHaveLength(300);
    expect(
      await errorOf(() => crm.changes('companies', '{"at":1}', { fields: [], filters: [], limit: 5 })),
    ).toMatchObject({ kind: 'invalid' });
    expect(await errorOf(() => crm.read('tickets', ['1'], []))).toMatchObject({ kind: 'missing' });
  });

  it.skipIf(!existsSync(folder))("sends only what HubSpot's published descriptions allow", async () => {
    const { crm, mock, person, pass } = await connect({ operations: publishedOperations() });
    await crm.check();
    await crm.describe();
    const [a, b] = (await crm.write('companies', [company('a', { type: 'PARTNER' }), company('b')])).map(
      (each) => (each as { id: string }).id,
    );
    await crm.write('companies', [
      { id: a!, external_id: 'a', values: { name: 'New', domain: null } },
      { id: '99', external_id: 'x', values: {} },
    ]);
    await crm.write('contacts', [{ id: null, external_id: 'p', values: { email: 'jo@a.example', company: a! } }]);
    await crm.write('deals', [
      { id: null, external_id: 'd', values: { dealname: 'D', dealstage: 'contractsent', company: a! } },
    ]);
    for (const object of ['companies', 'contacts', 'deals']) {
      const { cursor } = await follow(crm, object, null, 1, ['company', 'name']);
      pass(60_000);
      await follow(crm, object, cursor, 1, ['company', 'name']);
    }
    await person('POST', '/crm/v3/objects/companies/merge', { primaryObjectId: a, objectIdToMerge: b });
    await crm.read('companies', [a!, b!, '99'], ['name']);
    await crm.find('companies', 'domain', ['a.example', 'b.example'], ['name']);
    expect(mock.violations).toEqual([]);
    for (const name of ['companies/batch/upsert', 'companies/search', '0-3/batch/upsert', 'contacts/batch/upsert'])
      expect(mock.requests.get(`POST /crm/v3/objects/${name}`)).toBeGreaterThan(0);
    await person('POST', '/crm/v3/objects/companies/merge', { primaryObjectId: a, objectIdToMerge: b, unknown: 1 });
    expect(mock.violations).toHaveLength(1);
  });
});

describe('the limits of the search', () => {
  it('is refused by the mock beyond 3,000 characters and 100 values', async () => {
    const { mock, credentials } = await connect();
    const ask = async (values: readonly string[]) => {
      const filters = [{ propertyName: 'domain', operator: 'IN', values }];
      const body = { filterGroups: [{ filters }], sorts: [], limit: 10, after: '0', properties: [] };
      const { status } = await mock.handle({
        method: 'POST',
        url: '/crm/v3/objects/companies/search',
        headers: { authorization: `Bearer ${credentials.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return status;
    };
    expect(await ask(Array.from({ length: 100 }, (_, n) => `${n}.example`))).toBe(200);
    expect(await ask(Array.from({ length: 101 }, (_, n) => `${n}`))).toBe(400);
    expect(await ask(Array.from({ length: 60 }, (_, n) => `${n}${'x'.repeat(60)}.example`))).toBe(400);
  });

  it('does not keep records from being found by long values, and from being listed with many fields', async () => {
    const { crm, mock, person } = await connect();
    const domains = Array.from({ length: 120 }, (_, n) => `${n}-${'subsidiary-'.repeat(5)}of-acme.example`);
    const extra = Array.from({ length: 90 }, (_, n) => `a_property_with_a_long_name_for_figures_of_the_year_${n}`);
    for (const name of extra) await mock.addProperty('companies', property(name, name, 'string', {}));
    for (const [n, domain] of domains.entries())
      await person('POST', '/crm/v3/objects/companies', {
        properties: { name: `C${n}`, domain, [extra[n % 90]!]: 'yes' },
        associations: [],
      });
    const fields = ['name', 'domain', ...extra];
    const found = await crm.find('companies', 'domain', domains, fields);
    expect(found).toHaveLength(120);
    expect(found.find(({ values }) => values.name === 'C7')?.values[extra[7]!]).toBe('yes');
    const page = await crm.changes('companies', null, { fields, filters: [], limit: 200 });
    expect(page.records).toHaveLength(120);
    expect(page.records.find(({ values }) => values.name === 'C7')?.values[extra[7]!]).toBe('yes');
    expect(mock.violations).toEqual([]);
    const filters = [{ field: 'name', equals: Array.from({ length: 50 }, (_, n) => `${n}${'x'.repeat(90)}`) }];
    await expect(crm.changes('companies', null, { fields, filters, limit: 10 })).rejects.toThrow('that many values');
  });
});
