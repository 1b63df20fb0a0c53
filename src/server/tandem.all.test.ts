import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asDatabaseOwner } from '../features/payouts/ledger/server/testing/tamper.ts';
import { PROJECT_FOLDER } from './config.ts';
import { withConnection } from './db/connect.ts';
import { COMPILED } from './testing/server-process.ts';
import { onDatabase } from './testing/template.ts';
import { type Company, createWorld, type World } from './testing/world.ts';

let world: World;
let company: Company;
let folder: string;
beforeAll(async () => {
  world = await createWorld({ own: true });
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

/** Runs a command as `npx tandem` does. */
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
  const output = { out: '', err: '', code: -1 };
  child.stdout.on('data', (text) => (output.out += text));
  child.stderr.on('data', (text) => (output.err += text));
  return new Promise<typeof output>((resolve) =>
    child.once('close', (code) => resolve(Object.assign(output, { code }))),
  );
}

test('backs up, verifies and reports errors in one sentence', async () => {
  await company.owner.post('/partner_types', { name: 'Reseller' });
  // The log is sealed in the background, after the writes. This world asks for nothing more after that, because the
  // commands give the database to logins of their own.
  await expect
    .poll(async () => (await company.owner.post('/audit_events/verify')).seals, { timeout: 60_000 })
    .toBeGreaterThan(0);
  const backup = await tandem(['backup']);
  expect([backup.code, backup.err]).toEqual([0, '']);
  expect(backup.out).toMatch(
    /^Backup written to .*tandem-\d{8}-\d{4}\.tar\.gz, [\d.]+ kB\.\nAs of .* UTC, by Tandem [\d.]+ on PostgreSQL [\d.]+: 1 company, 1 person, .* rows in \d+ tables, 0 files of 0 bytes\.\nThe backup does not contain the secret/,
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
  expect(proven.out).toContain('It was signed with the secret of this installation.');
  expect(foreign).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^The backup .* was made with a different secret/),
  });
  expect(unknown).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Usage:') });
  expect(again).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^This database already contains companies/),
  });
  expect(books).toMatchObject({ code: 0, err: '' });
  expect(books.out).toMatch(
    /^Acme: Audit log \(\d+ events? in \d+ seals?\), Ledger \(0 entries\), Checkpoints \(0 nights\): unchanged\.\n1 company, no difference\.\n$/,
  );
  await asDatabaseOwner(world, "update audit_seals set hash = '\\x00' where organization_id = $1 and seq = 1", [
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
    err: 'Acme: Audit log: the events of seal 1 were changed after sealing.\n',
  });
  expect(nowhere).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^The folder .*of-the-night does not exist/),
  });
  expect(nothing).toMatchObject({ code: 1, err: expect.stringMatching(/^There is no database in the data folder/) });
  expect(readdirSync(folder)).toEqual([file]);
}, 150_000);
