import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { samplePartner } from '../../features/partners/partners/server/sample.ts';
import { restoreBackup, verifyBackup } from '../backup/restore.ts';
import { writeBackup } from '../backup/write.ts';
import { withConnection } from '../db/connect.ts';
import { sql } from '../db/sql.ts';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { newFileKey } from '../ports/files.ts';
import { readFileSettings } from '../settings/file-settings.ts';
import { cloneDatabase } from '../testing/database.ts';
import { type ObjectStorage, startObjectStorage } from '../testing/object-storage.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';
import { storesAt } from './file-storage.ts';

const SECRET = 'the secret of an installation with a bucket';
const CONTENT = randomBytes(200_000).toString('base64');
const keptFiles = features.flatMap(({ keeps }) => keeps ?? []);

let storage: ObjectStorage;
let world: World;
let company: Company;
let root: Person;
let partner_id: string;
let folder: string;
beforeAll(async () => {
  storage = await startObjectStorage();
  folder = mkdtempSync(join(tmpdir(), 'tandem-installation-'));
  world = await createWorld({ own: true, env: { ...storage.env, FILES_STORE: `s3://${storage.bucket}/live` } });
  company = await world.company('Acme');
  root = await world.person('root@tandem.test');
  await world.switchEverythingOn();
  partner_id = await company.within((call) => samplePartner(call, { name: 'Alpha' }));
});
beforeEach(() => {
  storage.behave(undefined);
  storage.exchanges.length = 0;
});
afterAll(async () => {
  await world.close();
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});

function upload(name: string, content: string) {
  const line = 'a-line-between-parts';
  const part = (header: string, text: string) =>
    `--${line}\r\nContent-Disposition: form-data; ${header}\r\n\r\n${text}\r\n`;
  const body = `${part('name="partner_id"', partner_id)}${part(`name="file"; filename="${name}"`, content)}--${line}--\r\n`;
  return company.owner.request('POST', '/documents', Buffer.from(body), {
    'content-type': `multipart/form-data; boundary=${line}`,
  });
}

const rowCount = (table: 'documents' | 'document_uploads') =>
  company.within(async (call) => {
    const { n } = await call.one<{ n: number }>(sql`
      select ${sql.raw(`(select count(*)::int from ${table} where organization_id =`)} ${company.id}) as n`);
    return n;
  });

test('stores an uploaded document in the bucket, and sends it as a whole and in part', async () => {
  const answer = await upload('Offer.txt', CONTENT);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id } = answer.json<{ id: string }>();
  const [stored] = storage.exchanges;
  expect(`${stored!.method} ${stored!.key}`).toMatch(/^PUT live\/documents\/[A-Za-z0-9_-]{24}$/);
  expect(stored!.key).not.toContain('Offer');
  const file = await company.owner.request('GET', `/documents/${id}/file`);
  expect([file.statusCode, file.body === CONTENT]).toEqual([200, true]);
  const part = await company.owner.request('GET', `/documents/${id}/file`, undefined, { range: 'bytes=1000-1099' });
  expect([part.statusCode, part.body]).toEqual([206, CONTENT.slice(1000, 1100)]);
  expect(part.headers['content-range']).toBe(`bytes 1000-1099/${CONTENT.length}`);
});

test('tells people that files cannot be stored, tells the operator why, and keeps nothing', async () => {
  const before = await rowCount('documents');
  storage.behave(({ refuse }) => {
    refuse(403, 'AccessDenied');
    return true;
  });
  const answer = await upload('Refused.txt', CONTENT);
  expect([answer.statusCode, answer.json().message, answer.headers['retry-after']]).toEqual([
    503,
    'Files cannot be stored right now. Nothing was changed. Try again in a moment.',
    '2',
  ]);
  expect(answer.body).not.toContain(storage.bucket);
  expect(await rowCount('documents')).toBe(before);
  const sentence = expect.stringContaining('denies access to the bucket tandem-test');
  await expect.poll(async () => (await root.rows<{ message: string }>('/debug/errors'))[0]?.message).toEqual(sentence);
  const health = await root.get<{ files: object }>('/debug');
  expect(health.files).toEqual({
    place: `s3://tandem-test/live at 127.0.0.1:${storage.port}`,
    former_place: join(world.kernel.config.dataDir, 'files'),
    problem: sentence,
  });
  expect(JSON.stringify(health)).not.toContain('S3RVER');
  storage.behave(undefined);
  expect(await root.get('/debug')).toMatchObject({ files: { problem: null } });
});

test('does not send the beginning of a file as a complete one', async () => {
  const { id } = (await upload('Cut.txt', CONTENT)).json<{ id: string }>();
  storage.behave(async ({ method, forward }) => {
    if (method !== 'GET') return false;
    await forward({ cutAfter: 50_000 });
    return true;
  });
  const cut = await company.owner.request('GET', `/documents/${id}/file`).then(
    ({ statusCode }) => statusCode,
    () => 'broken off',
  );
  expect([500, 503, 'broken off']).toContain(cut);
  storage.behave(({ refuse }) => {
    refuse(503, 'SlowDown');
    return true;
  });
  const missing = await company.owner.request('GET', `/documents/${id}/file`);
  expect([missing.statusCode, missing.json().message]).toEqual([
    503,
    'Files cannot be read right now. Try again in a moment.',
  ]);
});

test('is backed up with the files of the bucket, and restored into another prefix or into a folder', async () => {
  const { kernel } = world;
  const path = join(folder, 'backup.tar.gz');
  const { manifest } = await writeBackup(
    {
      adminUrl: world.database.adminUrl,
      secret: SECRET,
      version: '0.1.0',
      stores: kernel.fileStorage.stores,
      keptFiles,
    },
    path,
  );
  const documents = manifest.files.find((one) => one.folder === 'documents')!;
  expect(documents).toMatchObject({ count: 2, missing_count: 0 });
  const target = (place: string) => {
    const { store } = readFileSettings({ ...storage.env, FILES_STORE: place });
    return { place, stores: storesAt(store, { dataDir: folder }, createOutgoing()) };
  };
  const used = target(`s3://${storage.bucket}/live`);
  await expect(verifyBackup(path, [SECRET], used)).rejects.toThrow(/\/live already contains files: set FILES_STORE/);

  const other = target(`s3://${storage.bucket}/restored`);
  const database = await cloneDatabase();
  const restoring = { adminUrl: database.adminUrl, secrets: [SECRET] };
  await verifyBackup(path, [SECRET], other);
  const first = manifest.tables.find(({ rows }) => rows > 0)!;
  const wrong = { ...manifest, tables: manifest.tables.map((one) => (one === first ? { ...one, rows: 0 } : one)) };
  await expect(restoreBackup(path, wrong, { ...restoring, files: other })).rejects.toThrow('instead of 0');
  const keysOf = async () => {
    const keys = [];
    for await (const { key } of other.stores.documents.keys()) keys.push(key);
    return keys;
  };
  expect(await keysOf()).toEqual([]);
  await expect
    .poll(() => restoreBackup(path, manifest, { ...restoring, files: other }).then(({ left }) => left), {
      timeout: 40_000,
    })
    .toEqual([]);
  const keys = await keysOf();
  expect(keys).toHaveLength(2);
  for (const key of keys) expect((await other.stores.documents.read(key)).toString()).toBe(CONTENT);
  await withConnection(database.adminUrl, async (client) => {
    const { rows } = await client.query<{ key: string }>('select key from document_versions order by key');
    expect(rows.map(({ key }) => key).sort()).toEqual(keys.sort());
  });
  await database.drop();

  const local = await cloneDatabase();
  const files = join(folder, 'files');
  await restoreBackup(path, manifest, { adminUrl: local.adminUrl, secrets: [SECRET], files });
  expect(
    readdirSync(join(files, 'documents'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()),
  ).toHaveLength(2);
  await local.drop();
}, 120_000);

test('reads a file of the former folder, and removes it from both places', async () => {
  const { kernel } = world;
  const key = newFileKey();
  const former = storesAt('folder', kernel.config, createOutgoing());
  await former.documents.write(key, Buffer.from('From before'));
  expect((await kernel.documents.read(key)).toString()).toBe('From before');
  expect(await kernel.documents.size(key)).toBe(11);
  await kernel.documents.remove(key);
  expect([await former.documents.find(key), await kernel.documents.find(key)]).toEqual([undefined, undefined]);
});
