import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { LAST_POSITION, laterPosition, POSITION_HEADER, readPosition } from '#shared/log-positions.ts';
import { loadConfig } from '../config.ts';
import { type Standby, startStandby } from '../testing/standby.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { migrate } from './migrate.ts';
import { sql } from './sql.ts';

const FIRST = '0/0';

let folder: string;
let cluster: Cluster;
let standby: Standby;
let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-replica-'));
  const secret = 'a secret that only tests of this product use';
  cluster = await openCluster(loadConfig({ TANDEM_DATA_DIR: folder, TANDEM_SECRET: secret, TANDEM_DEMO: '0' }));
  await migrate(cluster.adminUrl);
  standby = await startStandby(folder);
  const { adminUrl, appUrl, systemUrl } = cluster;
  const replicaUrl = new URL(appUrl);
  const { port, searchParams } = new URL(standby.superuserUrl);
  replicaUrl.port = port;
  replicaUrl.searchParams.set('host', searchParams.get('host')!);
  const database = { adminUrl, appUrl, systemUrl, replicaUrl: replicaUrl.href, drop: async () => {} };
  world = await createWorld({ database });
  company = await world.company();
  owner = company.owner;
  await standby.catchUp();
}, 120_000);
let isStopped = false;
afterEach(async () => {
  if (!isStopped) await standby.resume();
});
afterAll(async () => {
  await world?.close();
  await standby?.stop();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const counts = () => structuredClone(world.kernel.db.replica!.counts);

/** @returns the names of all accounts, and where they were read */
async function readNames(seen?: string): Promise<{ names: string[]; from: string }> {
  const before = counts();
  const answer = await owner.request('GET', '/accounts', undefined, seen ? { [POSITION_HEADER]: seen } : {});
  expect(answer.statusCode).toBe(200);
  const names = answer.json<{ name: string }[]>().map(({ name }) => name);
  return { names, from: counts().replica > before.replica ? 'replica' : 'leader' };
}

/** @returns the position that the response named */
async function createAccount(name: string): Promise<string> {
  const answer = await owner.request('POST', '/accounts', { name });
  expect(answer.statusCode).toBe(201);
  return String(answer.headers[POSITION_HEADER]);
}

test('a replica answers reads that say what their caller has seen', async () => {
  const seen = await createAccount('Alpha');
  await standby.catchUp();
  expect(await readNames(seen)).toEqual({ names: ['Alpha'], from: 'replica' });
  expect(await readNames(FIRST)).toEqual({ names: ['Alpha'], from: 'replica' });
});

test.each([
  ['nothing', undefined],
  ['no position', 'yesterday'],
  ['a statement', "0/0'::pg_lsn); drop table accounts; --"],
  ['a position that is too long', '0/000000000'],
])('a read that says %s is answered by the leader', async (_what, seen) => {
  expect((await readNames(seen)).from).toBe('leader');
});

test('nobody misses what they just saved, while the replica lags', async () => {
  await standby.pause();
  const seen = await createAccount('Beta');
  // The replica really is behind.
  expect(await readNames(FIRST)).toMatchObject({ names: expect.not.arrayContaining(['Beta']), from: 'replica' });
  const before = counts().fallbacks.behind;
  expect(await readNames(seen)).toMatchObject({ names: expect.arrayContaining(['Beta']), from: 'leader' });
  expect(counts().fallbacks.behind).toBeGreaterThan(before);
  await standby.resume();
  await standby.catchUp();
  expect(await readNames(seen)).toMatchObject({ names: expect.arrayContaining(['Beta']), from: 'replica' });
});

test('single records, computed reads and the next change follow the same rule', async () => {
  await standby.pause();
  const created = await owner.request('POST', '/accounts', { name: 'Gamma' });
  const headers = { [POSITION_HEADER]: String(created.headers[POSITION_HEADER]) };
  const { id } = created.json<{ id: string }>();
  expect((await owner.request('GET', `/accounts/${id}`, undefined, headers)).statusCode).toBe(200);
  const search = await owner.request('GET', '/search?q=Gamma', undefined, headers);
  expect([search.statusCode, search.body]).toEqual([200, expect.stringContaining(id)]);
  const changed = await owner.request('PATCH', `/accounts/${id}`, { name: 'Delta' }, headers);
  const later = String(changed.headers[POSITION_HEADER]);
  expect(laterPosition(later, headers[POSITION_HEADER]!)).toBe(later);
  expect((await readNames(later)).names).toContain('Delta');
});

test('an event tells a position that includes its change', async () => {
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const away = new AbortController();
  const headers = { authorization: `Bearer ${owner.token}` };
  const stream = await fetch(`${address}/api/events`, { headers, signal: away.signal });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('"position"')) text += (await reader.read()).value ?? '';
  await standby.pause();
  await createAccount('Told');
  text = '';
  while (!text.includes('accounts.')) text += (await reader.read()).value ?? '';
  away.abort();
  reader.cancel().catch(() => {});
  const position = /accounts\.\w+".*?"position":"([^"]+)"/.exec(text)?.[1];
  expect(await readNames(position)).toMatchObject({ names: expect.arrayContaining(['Told']), from: 'leader' });
});

test('a read that writes is answered by the leader', async () => {
  const scope = { organization_id: company.id, partner_id: null, user_id: owner.user_id, seen: FIRST };
  const before = counts().fallbacks.writes;
  const rows = await world.kernel.db.question(scope, (tx) =>
    tx.rows(sql`update accounts set name = name where name = ${'Alpha'} returning name`),
  );
  expect([rows, counts().fallbacks.writes]).toEqual([[{ name: 'Alpha' }], before + 1]);
});

test('the session names a position, from which a page begins', async () => {
  const { headers } = await owner.request('GET', '/session');
  expect(readPosition(headers[POSITION_HEADER])).toBeDefined();
  expect((await owner.request('GET', '/accounts')).headers[POSITION_HEADER]).toBeUndefined();
});

test('a replica that has stopped is not missed', async () => {
  await standby.stop();
  isStopped = true;
  const before = counts().fallbacks.away;
  const { names, from } = await readNames(FIRST);
  expect([names.length > 0, from]).toEqual([true, 'leader']);
  expect(counts().fallbacks.away).toBe(before + 1);
  // It is left alone for a while.
  await readNames(FIRST);
  expect(counts().fallbacks.away).toBe(before + 1);
});

test('positions are compared as numbers, and no replica has the last one', () => {
  expect(laterPosition('A/0', '9/FFFFFFFF')).toBe('A/0');
  expect(laterPosition('0/9', '0/10')).toBe('0/10');
  expect(laterPosition('10/0', LAST_POSITION)).toBe(LAST_POSITION);
  expect([readPosition('0/16B3748'), readPosition('0/16b3748'), readPosition('/1'), readPosition(['0/1'])]).toEqual([
    '0/16B3748',
    undefined,
    undefined,
    undefined,
  ]);
});
