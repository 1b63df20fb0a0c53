import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwnerOfTheDatabase } from '../features/money/ledger/server/testing/tamper.ts';
import { PROJECT_FOLDER } from './config.ts';
import { withConnection } from './db/connect.ts';
import { COMPILED } from './testing/server-process.ts';
import { onDatabase } from './testing/template.ts';
import { type Company, createWorld, type World } from './testing/world.ts';

let world: World;
let company: Company;
let folder: string;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company('Acme');
  folder = mkdtempSync(join(tmpdir(), 'tandem-commands-'));
});
afterAll(async () => {
  await world.close();
  const { adminUrl } = world.database;
  await withConnection(onDatabase(adminUrl, 'postgres'), async (client) => {
    for (const kind of ['app', 'system'])
      await client.query(`drop role if exists ${new URL(adminUrl).pathname.slice(1)}_${kind}_login`);
  });
  rmSync(folder, { recursive: true, force: true });
});

const SECRET = 'the secret of the one who operates this';

/** As `npx tandem` runs it. */
function tandem(args: string[], settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/server/tandem.ts', ...args], {
    cwd: PROJECT_FOLDER,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      INIT_CWD: folder,
      DATABASE_URL: world.database.adminUrl,
      TANDEM_DATA_DIR: world.kernel.config.dataDir,
      TANDEM_SECRET: SECRET,
      ...settings,
    },
  });
  const said = { out: '', err: '', code: -1 };
  child.stdout.on('data', (text) => (said.out += text));
  child.stderr.on('data', (text) => (said.err += text));
  return new Promise<typeof said>((resolve) => child.once('close', (code) => resolve(Object.assign(said, { code }))));
}

test('an operator backs up, proves the file and the books, and reads in one sentence what is wrong', async () => {
  await company.owner.post('/partner_types', { name: 'Reseller' });
  const made = await tandem(['backup']);
  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toMatch(
    /^Backed up into .*tandem-\d{8}-\d{4}\.tar\.gz, [\d.]+ kB\.\nAs of .* UTC, by Tandem [\d.]+ on PostgreSQL [\d.]+: 1 company, 1 person, .* rows in \d+ tables, 0 files of 0 bytes\.\nThe secret is not in it/,
  );
  const [file] = readdirSync(folder);
  expect(file).toMatch(/^tandem-.*\.gz$/);
  const [proven, foreign, unknown, again, books] = await Promise.all([
    tandem(['verify', file!]),
    tandem(['verify', file!], { TANDEM_SECRET: 'the secret of another installation' }),
    tandem(['back-up']),
    tandem(['restore', file!]),
    tandem(['verify']),
  ]);
  expect(proven).toMatchObject({ code: 0, err: '' });
  expect(proven.out).toContain('It belongs to the secret of this installation, which signed it.');
  expect(foreign).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^The backup .* belongs to another secret/),
  });
  expect(unknown).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Usage:') });
  expect(again).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^This database already holds companies/),
  });
  expect(books).toMatchObject({ code: 0, err: '' });
  expect(books.out).toMatch(
    /^Acme: Audit log \(\d+ events? under \d+ seals?\), Ledger \(0 entries\), Checkpoints \(0 nights\): as they were written\.\n1 company, no difference\.\n$/,
  );
  // The log is sealed behind those who still write.
  await expect
    .poll(async () => (await company.owner.post('/audit_events/verify')).seals, { timeout: 10_000 })
    .toBeGreaterThan(0);
  await asOwnerOfTheDatabase(world, "update audit_seals set hash = '\\x00' where organization_id = $1 and seq = 1", [
    company.id,
  ]);
  const [broken, nowhere, nothing] = await Promise.all([
    tandem(['verify']),
    tandem(['backup', 'of-the-night/']),
    tandem(['backup'], { DATABASE_URL: '', TANDEM_DATA_DIR: join(folder, 'nowhere') }),
  ]);
  expect(broken).toMatchObject({
    code: 1,
    out: '',
    err: 'Acme: Audit log: the events under seal 1 are not those that were sealed.\n',
  });
  expect(nowhere).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^There is no folder .*of-the-night to back up into/),
  });
  expect(nothing).toMatchObject({ code: 1, err: expect.stringMatching(/^There is no database in the data folder/) });
  expect(readdirSync(folder)).toEqual([file]);
}, 60_000);
