import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { createSealing } from '#server/sealing.ts';
import { samplePartner } from '../../features/partners/partners/server/sample.ts';
import { sampleReportDelivery } from '../../features/reporting/report-schedules/server/sample.ts';
import { createApp, createKernel } from '../app.ts';
import { withConnection } from '../db/connect.ts';
import { copyIn, copyOut } from '../db/copy.ts';
import { MIGRATIONS_FOLDER, migrateUntil, readMigrations } from '../db/migrate.ts';
import { sql } from '../db/sql.ts';
import { jobFor } from '../jobs/worker.ts';
import { fileStores, newFileKey } from '../ports/files.ts';
import { catalogText } from '../testing/catalog-text.ts';
import { cheapPasswordHash } from '../testing/cheap-password-hash.ts';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../testing/database.ts';
import { type Company, createWorld, PASSWORD, type World } from '../testing/world.ts';
import type { Manifest } from './manifest.ts';
import { Measure } from './manifest.ts';
import { proveAll } from './prove.ts';
import { readBackup } from './read.ts';
import { restoreBackup, verifyBackup } from './restore.ts';
import { copyOf, listTables, setPlainTextFormats } from './tables.ts';
import { writeBackup } from './write.ts';

const SECRET = 'the secret of the installation that is backed up';
const IBAN = 'DE89370400440532013000';
const sealing = createSealing(Buffer.alloc(32, 7));
const keptFiles = features.flatMap(({ keeps }) => keeps ?? []);
const proofs = features.flatMap(({ proves }) => proves ?? []);

let world: World;
let company: Company;
let folder: string;
let path: string;
let taken: { manifest: Manifest; size: number };
let document: { id: string };
let method: { id: string };
let written = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-backup-'));
  path = join(folder, 'backup.tar.gz');
  world = await createWorld({ sealing });
  company = await world.company('Acme');
  await world.switchEverythingOn();
  const { owner } = company;
  const partner_id = await company.within((call) => samplePartner(call, { name: 'Alpha' }));
  method = await owner.post('/payout_methods', {
    partner_id,
    rail: 'bank_sepa',
    currency: 'EUR',
    holder_name: 'Alpha GmbH',
    details: { iban: IBAN },
  });
  document = await upload('/documents', 'Offer.txt', Buffer.from('What we offer'), {
    partner_id,
  });
  await upload('/pictures', 'Logo.png', PNG);
  await company.within((call) =>
    call.run(sql`
      insert into partner_types (organization_id, name) values (${company.id}, ${'Tab\tbreak\nquote\\ é\u{1F9ED} \\N'})`),
  );
  await company.within((call) => call.rows(sql`select enqueue_job('probe.none', '{}', '2030-01-01')`));
  const night = features.find(({ name }) => name === 'ledger')!.jobs!['ledger.checkpoint']!;
  await night(await jobFor(world.kernel, company.id), {});
  // An earlier version stored its reports among the pictures.
  await world.kernel.files.write(REPORT, Buffer.from('A report'));
  await company.within(async (call) => {
    const id = await sampleReportDelivery(call);
    await call.run(sql`update report_deliveries set file_key = ${REPORT} where id = ${id}`);
  });
  const stop = new AbortController();
  const writers = [1, 2, 3].map(async (writer) => {
    while (!stop.signal.aborted) {
      await owner.post('/partner_types', { name: `Written meanwhile ${writer} ${written++}` });
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  taken = await writeBackup(source(), path);
  stop.abort();
  await Promise.all(writers);
}, 60_000);
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const REPORT = newFileKey();
const filesOf = (base: string) => join(base, 'files');
const storesOf = (base: string) => fileStores(filesOf(base));
const source = () => ({
  adminUrl: world.database.adminUrl,
  secret: SECRET,
  version: '0.1.0',
  stores: storesOf(world.kernel.config.dataDir),
  keptFiles,
});

async function upload(url: string, name: string, bytes: Buffer, fields: Record<string, string> = {}) {
  const line = 'a-line-between-parts';
  const texts = Object.entries(fields).map(
    ([key, value]) => `--${line}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const body = Buffer.concat([
    Buffer.from(
      `${texts.join('')}--${line}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${line}--\r\n`),
  ]);
  const answer = await company.owner.request('POST', url, body, {
    'content-type': `multipart/form-data; boundary=${line}`,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string }>();
}

/** An empty database with its own data folder. */
async function target(given?: TestDatabase) {
  const database = given ?? (await cloneDatabase());
  const base = mkdtempSync(join(folder, 'target-'));
  return {
    database,
    base,
    restore: async (from = path, secrets = [SECRET]) =>
      restoreBackup(from, await verifyBackup(from, secrets, filesOf(base)), {
        adminUrl: database.adminUrl,
        secrets,
        files: filesOf(base),
      }),
  };
}

async function contentsOf(client: pg.Client) {
  await setPlainTextFormats(client);
  const contents = [];
  for (const table of await listTables(client)) {
    const measure = new Measure();
    for await (const rows of copyOut(client, copyOf(table))) measure.addRows(rows);
    contents.push({ ...table, rows: measure.rows, ...measure.result() });
  }
  return contents;
}

test('takes a consistent backup during writes and restores it identically', async () => {
  expect(statSync(path)).toMatchObject({ size: taken.size });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(taken.manifest).toMatchObject({ companies: 1, people: 1 });
  const inFolder = readdirSync(filesOf(world.kernel.config.dataDir), { recursive: true, withFileTypes: true }).filter(
    (each) => each.isFile(),
  );
  expect(taken.manifest.files.map(({ count, missing_count }) => [count, missing_count])).toEqual([
    [1, 0],
    [inFolder.length - 2, 0],
    [1, 0],
    [0, 0],
  ]);
  expect(inFolder).toHaveLength(4);

  const other = await target();
  const { left } = await other.restore();
  expect(left).toEqual([]);
  await withConnection(other.database.adminUrl, async (client) => {
    expect(await contentsOf(client)).toEqual(taken.manifest.tables);
    // The constraints that were dropped for loading exist again.
    expect(await catalogText(client)).toBe(await withConnection(world.database.adminUrl, catalogText));
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from graphile_worker._private_jobs where run_at > '2029-01-01'",
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
  const meanwhile = taken.manifest.tables.find(({ name }) => name === 'public.partner_types')!.rows;
  expect(meanwhile).toBeLessThan(written);

  const means = { sealing, documents: storesOf(other.base).documents };
  const proven = [];
  for await (const each of proveAll(other.database, means, proofs)) proven.push(each);
  expect(proven.map((each) => [each.company, ...each.proofs.map(({ difference }) => difference)])).toEqual([
    ['Acme', undefined, undefined, undefined],
  ]);

  const config = { ...world.kernel.config, dataDir: other.base };
  const kernel = await createKernel({
    ...other.database,
    config,
    sealing,
    clock: world.clock,
    passwordHash: cheapPasswordHash,
  });
  const app = await createApp(kernel);
  // A backup contains no session, so it gives no access.
  expect(gunzipSync(readFileSync(path)).includes(company.owner.token)).toBe(false);
  const before = await app.inject({ url: '/api/session', headers: { authorization: `Bearer ${company.owner.token}` } });
  expect(before.statusCode).toBe(401);
  const signed = await app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: company.owner.email, password: PASSWORD },
  });
  expect(signed.statusCode, signed.body).toBe(200);
  const headers = { authorization: `Bearer ${signed.json<{ token: string }>().token}` };
  const file = await app.inject({ url: `/api/documents/${document.id}/file`, headers });
  expect([file.statusCode, file.body]).toEqual([200, 'What we offer']);
  const look = await app.inject({ method: 'PUT', url: `/api/payout_methods/${method.id}/look`, headers, payload: {} });
  expect(look.statusCode, look.body).toBe(200);
  expect(look.json()).toMatchObject({ details: { iban: IBAN } });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/partner_types',
    headers,
    payload: { name: 'Made behind it' },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  await app.close();
  await kernel.close();
  await expect(other.restore()).rejects.toThrow(/already contains files: move it away/);
  rmSync(filesOf(other.base), { recursive: true });
  await expect(other.restore()).rejects.toThrow('This database already contains companies or people');
  await other.database.drop();
}, 60_000);

test('rejects a truncated, altered or foreign backup before writing', async () => {
  const bytes = readFileSync(path);
  const altered = (name: string, change: Buffer) => {
    const file = join(folder, name);
    writeFileSync(file, change);
    return readBackup(file, [SECRET]);
  };
  await expect(altered('short', bytes.subarray(0, bytes.length - 100))).rejects.toThrow('damaged (it ends early)');
  await expect(altered('shorter', bytes.subarray(0, 5_000))).rejects.toThrow('damaged (it ends early)');
  const flipped = Buffer.from(bytes);
  flipped[bytes.length >> 1]! ^= 1;
  await expect(altered('flipped', flipped)).rejects.toThrow(/is damaged \(/);
  await expect(altered('other', Buffer.from('Something else'))).rejects.toThrow('is not a Tandem backup.');
  const inside = gunzipSync(bytes).toString('latin1');
  const rename = (from: string, to: string) => gzipSync(Buffer.from(inside.replaceAll(from, to), 'latin1'));
  await expect(altered('words', rename('Alpha GmbH', 'Omega GmbH'))).rejects.toThrow(
    'the rows of the table public.audit_events were altered',
  );
  // The checksums match the change, but the signature is missing.
  await expect(altered('manifest', rename('"version": "0.1.0"', '"version": "0.1.1"'))).rejects.toThrow(
    'its table of contents was altered',
  );
  await expect(readBackup(join(folder, 'none'), [SECRET])).rejects.toThrow(/cannot be read \(no such file/);
  await expect(readBackup(path, ['another secret of another installation'])).rejects.toThrow(
    /was made with a different secret/,
  );
  expect(await readBackup(path, ['the present secret', SECRET])).toEqual(taken.manifest);
  expect(await readBackup(path, undefined)).toEqual(taken.manifest);
});

test('reports missing files, and leaves nothing after a failed write', async () => {
  const key = newFileKey();
  await company.within((call) =>
    call.run(
      sql`insert into pictures (organization_id, key, kind, size, sha256) values (${company.id}, ${key}, 'png', 1, '')`,
    ),
  );
  const { manifest } = await writeBackup(source(), join(folder, 'lacking.tar.gz'));
  expect(manifest.files[0]).toMatchObject({ count: 1, missing: [key], missing_count: 1 });
  await expect(writeBackup(source(), join(folder, 'nowhere', 'backup.tar.gz'))).rejects.toThrow(
    /cannot be written to .* \(no such file or directory\)/,
  );
  const stopped = AbortSignal.timeout(1);
  await expect(writeBackup(source(), join(folder, 'stopped.tar.gz'), stopped)).rejects.toThrow();
  expect(readdirSync(folder).filter((name) => name.includes('nowhere') || name.includes('stopped'))).toEqual([]);
});

test('leaves database and folder empty after a failed load', async () => {
  const other = await target();
  const manifest = await verifyBackup(path, [SECRET], filesOf(other.base));
  const last = manifest.tables.find(({ name }) => name === 'public.partner_types')!;
  await expect(
    restoreBackup(
      path,
      { ...manifest, tables: manifest.tables.map((each) => (each === last ? { ...each, rows: 1 } : each)) },
      {
        adminUrl: other.database.adminUrl,
        secrets: [SECRET],
        files: filesOf(other.base),
      },
    ),
  ).rejects.toThrow(/partner_types received \d+ rows instead of 1/);
  expect(readdirSync(other.base)).toEqual([]);
  const server = new pg.Client({ connectionString: other.database.adminUrl, application_name: 'tandem-queue' });
  await server.connect();
  await expect(other.restore()).rejects.toThrow('Tandem is running on this database: stop it');
  await server.end();
  await expect.poll(async () => (await other.restore()).migrations, { timeout: 40_000 }).toEqual([]);
  await other.database.drop();
}, 60_000);

test('rejects the second of two restores into one folder', async () => {
  const [first, second] = [await target(), await target()];
  const folderOf = { secrets: [SECRET], files: filesOf(first.base) };
  const manifest = await verifyBackup(path, [SECRET], folderOf.files);
  let other: Promise<unknown> | undefined;
  const into = (adminUrl: string, onProgress?: () => void) =>
    restoreBackup(path, manifest, { ...folderOf, adminUrl, ...(onProgress && { onProgress }) });
  await into(first.database.adminUrl, () => {
    if (readdirSync(first.base, { recursive: true }).some((name) => String(name).includes('documents')))
      other ??= into(second.database.adminUrl).catch((error: Error) => error.message);
  });
  expect(await other).toMatch(/already (uses|contains)/);
  const files = readdirSync(folderOf.files, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  expect(files).toHaveLength(4);
  // The report was restored into the store for reports.
  expect(existsSync(join(folderOf.files, 'reports', REPORT.slice(0, 2).toLowerCase(), REPORT))).toBe(true);
  expect(readdirSync(first.base)).toEqual(['files']);
  await first.database.drop();
  await second.database.drop();
}, 30_000);

test('upgrades an earlier backup and rejects a later one', async () => {
  const migrations = readMigrations(MIGRATIONS_FOLDER);
  const earlier = migrations.slice(0, -1);
  const [old, fresh] = [await emptyDatabase(world.database), await emptyDatabase(world.database)];
  await migrateUntil(old.adminUrl, earlier);
  await withConnection(old.adminUrl, (client) =>
    client.query("insert into organizations (name, slug, kind) values ('Old hand', 'old-hand', 'vendor')"),
  );
  const file = join(folder, 'old.tar.gz');
  const { manifest } = await writeBackup({ ...source(), adminUrl: old.adminUrl }, file);
  expect(manifest.migrations.at(-1)!.name).toBe(earlier.at(-1)!.name);
  const other = await target(fresh);
  expect((await other.restore(file)).migrations).toEqual([migrations.at(-1)!.name]);
  await withConnection(fresh.adminUrl, async (client) => {
    expect((await client.query('select name from organizations')).rows).toEqual([{ name: 'Old hand' }]);
    // The views are restored as well.
    expect((await client.query('select name from company_rows')).rows).toEqual([{ name: 'Old hand' }]);
  });
  const ahead = await target();
  await expect(ahead.restore(file)).rejects.toThrow(/set up by a later version than the backup/);
  await ahead.database.drop();

  await withConnection(old.adminUrl, (client) =>
    client.query("insert into tandem_migrations (name, hash) values ('9999_of_the_future.sql', '')"),
  );
  await writeBackup({ ...source(), adminUrl: old.adminUrl }, file);
  await expect(verifyBackup(file, [SECRET], join(folder, 'no files'))).rejects.toThrow(
    /made by Tandem 0\.1\.0, with the migration 9999_of_the_future\.sql that this version does not know/,
  );
  await old.drop();
  await fresh.drop();
}, 120_000);

test('adopts a backup from the last old migration and rejects older ones', async () => {
  const [old, fresh] = [await emptyDatabase(world.database), await emptyDatabase(world.database)];
  await migrateUntil(old.adminUrl, [{ name: '0001_create_tenancy.sql', hash: '' }]);
  await withConnection(old.adminUrl, (client) =>
    client.query("insert into organizations (name, slug, kind) values ('Old hand', 'old-hand', 'vendor')"),
  );
  const file = join(folder, 'before.tar.gz');
  await writeBackup({ ...source(), adminUrl: old.adminUrl }, file);
  const other = await target(fresh);
  expect((await other.restore(file)).migrations[0]).toBe('adoption');
  await withConnection(fresh.adminUrl, async (client) => {
    expect((await client.query('select name from company_rows')).rows).toEqual([{ name: 'Old hand' }]);
  });
  const ahead = await target();
  await expect(ahead.restore(file)).rejects.toThrow(/set up by a later version than the backup/);
  await ahead.database.drop();

  await withConnection(old.adminUrl, (client) => client.query(`delete from tandem_migrations where name > '0525'`));
  await writeBackup({ ...source(), adminUrl: old.adminUrl }, file);
  await expect(verifyBackup(file, [SECRET], join(folder, 'no files'))).rejects.toThrow(
    /^This backup was made by a version before the first release, at the migration 0524_\w+\.sql, .*: restore it with that version, start it, and back up again\.$/,
  );
  await old.drop();
  await fresh.drop();
}, 120_000);

test('COPY respects a slow reader and keeps the connection usable after an error', async () => {
  await withConnection(world.database.adminUrl, async (client) => {
    let bytes = 0;
    let largest = 0;
    for await (const rows of copyOut(
      client,
      "copy (select n, repeat('x', 1000) from generate_series(1, 20000) n) to stdout",
    )) {
      bytes += rows.length;
      largest = Math.max(largest, rows.length);
      if (bytes < 1_000_000) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(bytes).toBeGreaterThan(20_000_000);
    expect(largest).toBeLessThan(2_000_000);
    await client.query('create temp table probe (n int)');
    async function* breaking() {
      yield Buffer.from('1\n');
      throw new Error('the file ended');
    }
    await expect(copyIn(client, 'copy probe from stdin', breaking())).rejects.toThrow('the file ended');
    await expect(copyIn(client, 'copy probe from stdin', [Buffer.from('one\n')])).rejects.toThrow(
      /invalid input syntax/,
    );
    await expect(copyIn(client, 'copy nowhere from stdin', [])).rejects.toThrow(/does not exist/);
    expect(await copyIn(client, 'copy probe from stdin', [Buffer.from('1\n2'), Buffer.from('2\n')])).toBe(2);
    expect((await client.query('select sum(n)::int as sum from probe')).rows).toEqual([{ sum: 23 }]);
  });
});
