import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Row } from '../db/client.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/** Each sentence of docs/guide/api.md about conditions, retries and limits has its proof here. */

interface Tag extends Row {
  id: string;
  name: string;
  row_version: number;
}

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  owner = company.owner;
});
afterAll(() => world.close());

let count = 0;
const newTag = async () => {
  const answer = await owner.request('POST', '/tags', { name: `Tag ${++count}`, entity: 'partners' });
  return { tag: answer.json<Tag>(), etag: String(answer.headers.etag) };
};

test('gives one record an ETag, which answers 304 until something changes', async () => {
  const { tag, etag } = await newTag();
  const read = await owner.request('GET', `/tags/${tag.id}`);
  expect(read.headers.etag).toBe(etag);
  expect(etag).toMatch(/^"1-[\w-]{12}"$/);
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await owner.request('GET', `/tags/${tag.id}`, undefined, { 'if-none-match': condition });
    expect([condition, again.statusCode, again.body, again.headers.etag]).toEqual([condition, 304, '', etag]);
  }
  const changed = await owner.request('PATCH', `/tags/${tag.id}`, { name: 'Changed' });
  expect(changed.headers.etag).not.toBe(etag);
  const now = await owner.request('GET', `/tags/${tag.id}`, undefined, { 'if-none-match': etag });
  expect([now.statusCode, now.json<Tag>().name, now.headers.etag]).toEqual([200, 'Changed', changed.headers.etag]);
});

test('an ETag changes with a name of another record that is part of the response', async () => {
  const partner_id = await company.within((call) => samplePartner(call, { name: 'Before' }));
  const { id } = await owner.post<Row>('/contacts', {
    partner_id,
    first_name: 'Ada',
    last_name: 'L',
    email: 'ada@etag.example',
  });
  const first = await owner.request('GET', `/contacts/${id}`);
  await owner.patch(`/partners/${partner_id}`, { name: 'After' });
  const etag = String(first.headers.etag);
  const second = await owner.request('GET', `/contacts/${id}`, undefined, { 'if-none-match': etag });
  expect(second.statusCode).toBe(200);
  expect(second.json<Row>().partner_name).toBe('After');
  expect(second.json<Row>().row_version).toBe(first.json<Row>().row_version);
});

test('refuses a change, a replacement and a deletion of another version with 412, naming the current one', async () => {
  const { tag, etag } = await newTag();
  const { row_version } = await owner.patch<Tag>(`/tags/${tag.id}`, { name: `${tag.name} b` });
  for (const [method, body] of [
    ['PATCH', { name: 'Lost' }],
    ['PUT', { ...tag, name: 'Lost' }],
    ['DELETE', undefined],
  ] as const) {
    const refused = await owner.request(method, `/tags/${tag.id}`, body, { 'if-match': etag });
    expect([method, refused.statusCode, refused.json()]).toMatchObject([
      method,
      412,
      { statusCode: 412, row_version, message: expect.stringMatching(/now at version \d+\. .*names version 1/) },
    ]);
  }
  expect((await owner.get<Tag>(`/tags/${tag.id}`)).name).toBe(`${tag.name} b`);
  const current = String((await owner.request('GET', `/tags/${tag.id}`)).headers.etag);
  expect((await owner.request('PATCH', `/tags/${tag.id}`, { name: 'Kept' }, { 'if-match': current })).statusCode).toBe(
    200,
  );
  expect((await owner.request('PATCH', `/tags/${tag.id}`, { name: 'Any' }, { 'if-match': '*' })).statusCode).toBe(200);
  const version = `"${(await owner.get<Tag>(`/tags/${tag.id}`)).row_version}"`;
  expect((await owner.request('DELETE', `/tags/${tag.id}`, undefined, { 'if-match': version })).statusCode).toBe(200);
});

test('of two changes with the same ETag at once, exactly one is made', async () => {
  const { tag, etag } = await newTag();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      owner.request('PATCH', `/tags/${tag.id}`, { name: `Racer ${count} ${at}` }, { 'if-match': etag }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412, 412, 412, 412]);
  const winner = answers.find(({ statusCode }) => statusCode === 200)!.json<Tag>();
  expect(await owner.get<Tag>(`/tags/${tag.id}`)).toEqual(winner);
});

test('a step compares If-Match too, and a route without a version refuses it instead of ignoring it', async () => {
  const answer = await owner.request(
    'POST',
    '/api_keys',
    { name: 'Once', permissions: ['partners:view'] },
    { 'if-match': '"1"' },
  );
  expect([answer.statusCode, answer.json<Row>().message]).toEqual([
    412,
    expect.stringContaining('no version to compare'),
  ]);
  expect(await owner.get('/api_keys?name=Once')).toEqual([]);
  const bad = await owner.request(
    'PATCH',
    '/tags/00000000-0000-4000-8000-000000000000',
    { name: 'x' },
    { 'if-match': 'seven' },
  );
  expect([bad.statusCode, bad.json<Row>().errors]).toEqual([400, { 'If-Match': ['must be the ETag of this record'] }]);
});

test('another company gets 404, whatever version it names', async () => {
  const { tag, etag } = await newTag();
  const neighbor = (await world.company('Neighbor')).owner;
  for (const if_match of [etag, '"99"', '*'])
    expect(
      (await neighbor.request('PATCH', `/tags/${tag.id}`, { name: 'Mine' }, { 'if-match': if_match })).statusCode,
    ).toBe(404);
  expect((await neighbor.request('GET', `/tags/${tag.id}`, undefined, { 'if-none-match': etag })).statusCode).toBe(404);
});

test('a retry with the same Idempotency-Key returns the first response and creates nothing', async () => {
  const headers = { 'idempotency-key': 'retry-1' };
  const body = { name: 'Only once', entity: 'partners' };
  const first = await owner.request('POST', '/tags', body, headers);
  const second = await owner.request('POST', '/tags', body, headers);
  expect([first.statusCode, second.statusCode, second.body, second.headers.etag]).toEqual([
    201,
    201,
    first.body,
    first.headers.etag,
  ]);
  expect(await owner.get('/tags?name=Only once')).toHaveLength(1);
});

test('the same key with another body, or at another address, is refused', async () => {
  const headers = { 'idempotency-key': 'retry-2' };
  expect((await owner.request('POST', '/tags', { name: 'First body', entity: 'partners' }, headers)).statusCode).toBe(
    201,
  );
  const other = await owner.request('POST', '/tags', { name: 'Second body', entity: 'partners' }, headers);
  expect([other.statusCode, other.json<Row>().errors]).toEqual([
    422,
    { 'Idempotency-Key': ['was used for another request'] },
  ]);
  const elsewhere = await owner.request('POST', '/partners', { name: 'Elsewhere' }, headers);
  expect(elsewhere.statusCode).toBe(422);
  expect(await owner.get('/tags?name=Second body')).toEqual([]);
});

test('another person and another company can use the same key for their own requests', async () => {
  const headers = { 'idempotency-key': 'retry-3' };
  const colleague = await company.member('admin');
  const neighbor = (await world.company('Neighbor 2')).owner;
  const answers = await Promise.all(
    [owner, colleague, neighbor].map((person, at) =>
      person.request('POST', '/tags', { name: `Shared key ${at}`, entity: 'partners' }, headers),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json<Tag>().id)).size).toBe(3);
});

test('of ten equal requests with one key at once, one creates and all get its response', async () => {
  const headers = { 'idempotency-key': 'race' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => owner.request('POST', '/tags', { name: 'Raced', entity: 'partners' }, headers)),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await owner.get('/tags?name=Raced')).toHaveLength(1);
});

test('a refused request does not use up its key', async () => {
  const headers = { 'idempotency-key': 'refused' };
  const body = { name: 'Later', entity: 'partners' };
  const { id } = await owner.post<Tag>('/tags', body);
  expect((await owner.request('POST', '/tags', body, headers)).statusCode).toBe(409);
  await owner.request('DELETE', `/tags/${id}`);
  expect((await owner.request('POST', '/tags', body, headers)).statusCode).toBe(201);
});

test('tells a key how many requests are left, also when it refuses', async () => {
  const { secret } = await owner.post<{ secret: string }>('/api_keys', {
    name: 'Slow',
    permissions: ['tags:view'],
    rate_per_minute: 2,
  });
  const ask = () => world.app.inject({ url: '/api/tags', headers: { authorization: `Bearer ${secret}` } });
  const answers = [await ask(), await ask(), await ask()].map(({ statusCode, headers }) => [
    statusCode,
    headers['x-ratelimit-limit'],
    headers['x-ratelimit-remaining'],
    headers['x-ratelimit-reset'],
    headers['retry-after'],
  ]);
  expect(answers).toEqual([
    [200, '2', '1', '60', undefined],
    [200, '2', '0', '60', undefined],
    [429, '2', '0', '60', '60'],
  ]);
});
