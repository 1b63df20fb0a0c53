import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FOLDERS, type Folder } from '../backup/manifest.ts';
import { openFileStorage, storesAt } from '../object-storage/file-storage.ts';
import { createOutgoing } from '../outgoing/outgoing.ts';
import { type FileStore, type FileStores, newFileKey } from '../ports/files.ts';
import { readFileSettings } from '../settings/file-settings.ts';
import { nonEmpty } from '../testing/expect-every.ts';
import { type ObjectStorage, startObjectStorage } from '../testing/object-storage.ts';
import { moveAllFiles, readMoveOptions } from './files-command.ts';

let storage: ObjectStorage;
let dataDir: string;
let prefixes = 0;
let to: string;
beforeAll(async () => {
  storage = await startObjectStorage();
});
beforeEach(() => {
  storage.behave(undefined);
  dataDir = mkdtempSync(join(tmpdir(), 'tandem-move-'));
  prefixes += 1;
  to = `s3://${storage.bucket}/move-${prefixes}`;
});
afterAll(() => storage.close());

const configOf = (env: Record<string, string> = {}) => ({
  dataDir,
  files: readFileSettings({ ...storage.env, FILES_STORE: to, ...env }),
});
const storesOf = (place: string): FileStores =>
  storesAt(readFileSettings({ ...storage.env, FILES_STORE: place }).store, { dataDir }, createOutgoing());

/** Runs the command, until it is stopped. */
function move(options: string[], { env = {}, stop = new AbortController() }: MoveTest = {}): Promise<string[]> {
  const means = { config: configOf(env), outgoing: createOutgoing(), signal: stop.signal, progress: () => {} };
  return moveAllFiles(readMoveOptions(['move', ...options]), means);
}
interface MoveTest {
  env?: Record<string, string>;
  stop?: AbortController;
}

async function givenFiles(
  stores: FileStores,
  count: number,
): Promise<{ folder: Folder; key: string; bytes: Buffer }[]> {
  const files = Array.from({ length: count }, (_, at) => ({
    folder: FOLDERS[at % FOLDERS.length]!,
    key: newFileKey(),
    bytes: randomBytes(100 + at),
  }));
  for (const { folder, key, bytes } of files) await stores[folder].write(key, bytes);
  return files;
}

async function keysOf(store: FileStore): Promise<string[]> {
  const keys = [];
  for await (const { key } of store.keys()) keys.push(key);
  return keys.sort();
}

test('moves all files into a bucket, which are readable all the time, and removes them only when told to', async () => {
  const files = await givenFiles(storesOf('folder'), 12);
  const installation = openFileStorage(configOf(), createOutgoing());
  const readAll = async () => {
    for (const { folder, key, bytes } of nonEmpty(files))
      expect(await installation.stores[folder].read(key)).toEqual(bytes);
  };
  await readAll();
  const lines = await move(['--to', to]);
  expect(lines[0]).toMatch(/^12 files copied \(1\.3 kB\), 0 already there, all verified by SHA-256\.$/);
  expect(lines[1]).toContain('The files are still in');
  await readAll();
  expect(await move(['--to', `${to}/`, '--remove'])).toEqual([
    '0 files copied (0 bytes), 12 already there, all verified by SHA-256.',
    expect.stringMatching(/^12 files removed from .*files\. You can remove FILES_FORMER_STORE/),
  ]);
  await readAll();
  for (const folder of FOLDERS) expect(await keysOf(storesOf('folder')[folder])).toEqual([]);

  // And back again.
  const back = { FILES_STORE: 'folder', FILES_FORMER_STORE: to };
  expect((await move(['--to=folder', '--remove'], { env: back }))[0]).toMatch(/^12 files copied/);
  for (const { folder, key, bytes } of nonEmpty(files))
    expect(await storesOf('folder')[folder].read(key)).toEqual(bytes);
  for (const folder of FOLDERS) expect(await keysOf(storesOf(to)[folder])).toEqual([]);
});

test('continues where it was stopped, or where the storage failed', async () => {
  const files = await givenFiles(storesOf('folder'), 40);
  const stop = new AbortController();
  let uploads = 0;
  storage.behave(({ method }) => {
    if (method === 'PUT') uploads += 1;
    if (uploads === 10) stop.abort();
    return false;
  });
  await expect(move(['--to', to], { stop })).rejects.toThrow(
    /^Stopped\. \d+ files are copied and verified; the same command continues there\.$/,
  );
  const first = uploads;
  expect(first).toBeLessThan(20);
  storage.behave(({ method, refuse }) => {
    if (method !== 'PUT') return false;
    uploads += 1;
    if (uploads <= first + 5) return false;
    refuse(403, 'AccessDenied');
    return true;
  });
  await expect(move(['--to', to])).rejects.toThrow(/^Stopped\. \d+ files are copied .* denies access to the bucket/);
  const downloads: string[] = [];
  storage.behave(({ method, key, query }) => {
    if (method === 'PUT') uploads += 1;
    if (method === 'GET' && !query.has('list-type')) downloads.push(key);
    return false;
  });
  const [line] = await move(['--to', to]);
  const [, copied, before] = /^(\d+) files copied \(.*\), (\d+) already there/.exec(line!)!;
  expect(Number(copied) + Number(before)).toBe(40);
  expect(Number(before)).toBeGreaterThanOrEqual(10);
  // Verified copies are not read again.
  expect(downloads.length).toBeLessThanOrEqual(Number(copied) + 4);
  for (const { folder, key, bytes } of nonEmpty(files)) expect(await storesOf(to)[folder].read(key)).toEqual(bytes);
});

test('does not bring back a file that is removed while it is copied', async () => {
  const [file] = await givenFiles(storesOf('folder'), 1);
  const { folder, key } = file!;
  const installation = openFileStorage(configOf(), createOutgoing());
  let isRemoved = false;
  storage.behave(async ({ method, forward }) => {
    if (method !== 'PUT' || isRemoved) return false;
    isRemoved = true;
    // The server erases it between the two steps of the move: it was read, and is not stored yet.
    await installation.stores[folder].remove(key);
    await forward();
    return true;
  });
  expect((await move(['--to', to]))[0]).toMatch(/^0 files copied/);
  expect(isRemoved).toBe(true);
  expect(await installation.stores[folder].find(key)).toBeUndefined();
  expect(await storesOf(to)[folder].find(key)).toBeUndefined();
});

test('neither overwrites a file with other content nor removes the one it has', async () => {
  const [file, other] = await givenFiles(storesOf('folder'), 2);
  await storesOf(to)[file!.folder].write(file!.key, Buffer.from('Something else'));
  await expect(move(['--to', to, '--remove'])).rejects.toThrow(
    `1 file has other content in ${to} at 127.0.0.1:${storage.port}, and was neither copied nor removed: ${file!.folder}/${file!.key}.`,
  );
  expect(await storesOf('folder')[file!.folder].read(file!.key)).toEqual(file!.bytes);
  expect(await storesOf(to)[file!.folder].read(file!.key)).toEqual(Buffer.from('Something else'));
  expect(await storesOf(to)[other!.folder].read(other!.key)).toEqual(other!.bytes);
});

test('moves only to the place that the servers already use', async () => {
  const refused = (args: string[], env: Record<string, string>) => expect(move(args, { env })).rejects;
  await refused(['--to', to], { FILES_STORE: 'folder' }).toThrow(
    `FILES_STORE is folder. Set FILES_STORE=${to} and restart every server first`,
  );
  await refused(['--to', 'folder'], { FILES_STORE: 'folder' }).toThrow('FILES_FORMER_STORE names no other place');
  for (const args of [[], ['--to'], ['--remove'], ['--to', to, '--now']])
    expect(() => readMoveOptions(['move', ...args])).toThrow(/^Usage:\n {2}tandem files move --to/);
  expect(() => readMoveOptions(['copy', '--to', to])).toThrow('Usage:');
});

test('has settings that are checked at the start', () => {
  const read = (env: Record<string, string>) => () => readFileSettings({ ...storage.env, ...env });
  expect(readFileSettings({})).toEqual({ store: 'folder', former: null });
  expect(read({ FILES_STORE: 's3://tandem-files/a/b/' })()).toMatchObject({
    store: { bucket: 'tandem-files', prefix: 'a/b/', isPathStyle: true },
    former: 'folder',
  });
  expect(
    readFileSettings({
      FILES_STORE: 's3://tandem-files',
      FILES_FORMER_STORE: 's3://tandem-files',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'AKIA',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
  ).toMatchObject({
    store: { endpoint: 'https://s3.eu-central-1.amazonaws.com', isPathStyle: false, prefix: '', encryption: {} },
    former: null,
  });
  for (const place of ['s3://', 's3://UPPER', 's3://files/../x', 's3://files/a b', '/srv/files', 's3://files/a//b'])
    expect(read({ FILES_STORE: place })).toThrow(`FILES_STORE is "${place}": set it to folder, or to a bucket`);
  const bucket = { FILES_STORE: 's3://tandem-files' };
  expect(read({ ...bucket, S3_SECRET_ACCESS_KEY: '' })).toThrow(
    'FILES_STORE names a bucket, but S3_SECRET_ACCESS_KEY is not set',
  );
  expect(read({ ...bucket, S3_SECRET_ACCESS_KEY: 'two words' })).toThrow(/^S3_SECRET_ACCESS_KEY is malformed: copy it/);
  expect(read({ ...bucket, S3_ENDPOINT: 'ftp://files' })).toThrow('S3_ENDPOINT is not a valid address');
  expect(read({ ...bucket, S3_ENDPOINT: 'https://minio.example.com/path' })).toThrow('S3_ENDPOINT');
  expect(read({ ...bucket, S3_SERVER_SIDE_ENCRYPTION: 'rot13' })).toThrow('S3_SERVER_SIDE_ENCRYPTION is "rot13"');
  expect(read({ ...bucket, S3_KMS_KEY_ID: 'alias/a' })).toThrow('S3_KMS_KEY_ID works only with');
  expect(read({ ...bucket, S3_REGION: 'eu/1' })).toThrow('S3_REGION is "eu/1"');
  rmSync(dataDir, { recursive: true, force: true });
});
