import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { clientResources } from '#server/http/client-document.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { curlFor, javascriptFor } from '../examples.ts';
import type { ApiOperation, ApiOperationDetail } from '../schema.ts';

const run = promisify(execFile);
let world: World;
let company: Company;
let partner: Person;
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
  partner = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
});
afterAll(() => world.close());

const operations = (person: Person) => person.rows<ApiOperation>('/developers/operations');
const detail = (person: Person, { method, path }: Pick<ApiOperation, 'method' | 'path'>) =>
  person.get<ApiOperationDetail>(`/developers/operation?method=${method}&path=${encodeURIComponent(path)}`);

test('lists exactly the routes that the reader may call', async () => {
  const [own, theirs] = [await operations(company.owner), await operations(partner)];
  const paths = (list: ApiOperation[]) => new Set(list.map(({ method, path }) => `${method} ${path}`));
  expect(paths(own)).toContain('POST /api/partners');
  expect(paths(own)).not.toContain('POST /api/exchange/deals');
  expect(paths(theirs)).toContain('POST /api/exchange/deals');
  expect(paths(theirs)).not.toContain('POST /api/partners');
  const reader = await company.member('read_only');
  expect(paths(await operations(reader))).not.toContain('POST /api/partners');
  for (const list of [own, theirs]) expect([...paths(list)].filter((path) => path.includes('superadmin'))).toEqual([]);
});

test('a route that the reader may not call does not exist for them', async () => {
  for (const [method, path] of [
    ['POST', '/api/partners'],
    ['GET', '/api/superadmin/companies'],
    ['GET', '__proto__'],
    ['GET', 'constructor'],
  ])
    expect((await partner.request('GET', `/developers/operation?method=${method}&path=${path}`)).statusCode).toBe(404);
  expect((await partner.request('GET', '/developers/operation?method=get&path=/api/tags')).statusCode).toBe(400);
  expect((await world.app.inject('/api/developers/operations')).statusCode).toBe(401);
});

test('the examples of the reference run as they are printed', async () => {
  const { secret } = await company.owner.post<{ secret: string }>('/api_keys', {
    name: 'Examples',
    permissions: ['*:manage'],
    rate_per_minute: 6000,
  });
  const { id } = await company.owner.post<{ id: string }>('/tags', { name: 'Example', entity: 'partners' });
  const env = {
    ...process.env,
    TANDEM: await world.app.listen({ port: 0, host: '127.0.0.1' }),
    TANDEM_KEY: secret,
    ID: id,
  };
  const shell = (code: string) =>
    run('bash', ['-euo', 'pipefail', '-c', `curl() { command curl -sS --fail-with-body "$@"; }\n${code}`], { env });
  const node = (code: string) => run(process.execPath, ['--input-type=module', '--eval', code], { env });
  // One of each kind in both languages: a list, a record, a new one, a change and a deletion.
  for (const [method, path] of [
    ['GET', '/api/tags'],
    ['GET', '/api/tags/{id}'],
    ['POST', '/api/tags'],
    ['PATCH', '/api/tags/{id}'],
    ['DELETE', '/api/tags/{id}'],
  ] as const) {
    const operation = await detail(company.owner, { method, path });
    if (method !== 'DELETE')
      await node(javascriptFor({ ...operation, example: renamed(operation.example, `JavaScript ${method}`) }));
    await shell(curlFor({ ...operation, example: renamed(operation.example, `curl ${method}`) }));
  }
  const names = (await company.owner.get<{ name: string }[]>('/tags?_end=100')).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['JavaScript POST', 'curl POST']));
  expect((await company.owner.request('GET', `/tags/${id}`)).statusCode).toBe(404);
});

/** Names are unique, so the two commands of one route must not use the same one. */
const renamed = (example: unknown, name: string) =>
  example !== null && typeof example === 'object' && 'name' in example ? { ...example, name } : example;

test('every example body of a public resource is valid', async () => {
  const invalid: string[] = [];
  for (const operation of await operations(company.owner)) {
    if (!(clientResources as readonly string[]).includes(operation.resource) || operation.path.includes('{')) continue;
    const { example, method, path } = await detail(company.owner, operation);
    if (example === null || method === 'GET') continue;
    const answer = await company.owner.request(method as 'POST', path, example);
    // The rules of the program may refuse it, but never its form.
    if (answer.statusCode === 400 || answer.statusCode >= 500)
      invalid.push(`${method} ${path}: ${answer.body.slice(0, 200)}`);
  }
  expect(invalid).toEqual([]);
});
