import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenPlan, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import type { PayoutBatch } from '#features/payouts/payouts/schema.ts';
import {
  createOrganization,
  createUser,
  DEMO_PASSWORD,
  join as joinAs,
} from '#features/platform/demo/server/people.ts';
import type { Import, ImportMapping } from '#features/portability/imports/schema.ts';
import { newId } from '#shared/ids.ts';
import { createKernel } from '../app.ts';
import { loadConfig, PROJECT_FOLDER } from '../config.ts';
import { openCluster } from '../db/cluster.ts';
import { withConnection } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { postgresOf, type ServerProcess, settings, startServer } from '../testing/server-process.ts';
import { withinCompany } from '../testing/world.ts';

/**
 * A real server on a real disk is killed again and again without warning. All acknowledged writes must exist, none
 * twice, and the server must continue without help.
 */
let folder: string;
let adminUrl: string;
let server: ServerProcess;
const acknowledged: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-crash-'));
  await foundCompany();
  server = await startServer(folder);
  for (const name of ['owner', 'finance']) tokens.set(name, await signIn(name));
}, 240_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

/** Creates a company with two users and a plan under which old deals earn at once. */
async function foundCompany(): Promise<void> {
  const config = loadConfig(settings(folder));
  const cluster = await openCluster(config);
  adminUrl = cluster.adminUrl;
  await migrate(cluster.adminUrl);
  const kernel = await createKernel({ config, ...cluster });
  const company = await createOrganization(kernel, { name: 'Survivor', slug: 'survivor', kind: 'vendor' });
  for (const role of ['owner', 'finance'] as const)
    await joinAs(kernel, company, await createUser(kernel, `${role}@crash.test`, role), role);
  await withinCompany(kernel, company, (call) =>
    givenPlan(call, { ...tenPercent, hold_days: 0 }, { effective_from: '2016-01-01', recorded_at: '2016-01-01' }),
  );
  await kernel.close();
  await cluster.stop();
}

const tokens = new Map<string, string>();
async function signIn(name: string): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@crash.test`, password: DEMO_PASSWORD }),
  });
  return ((await answer.json()) as { token: string }).token;
}

async function ask<T>(method: string, path: string, body?: unknown, { as = 'owner', key = newId() } = {}): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${server.url}/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${tokens.get(as)}`,
      ...(method === 'POST' && !isForm && { 'idempotency-key': key }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw Object.assign(new Error(`${method} ${path}: ${text}`), { status: response.status });
  return JSON.parse(text) as T;
}

async function count(path: string): Promise<number> {
  const answer = await fetch(`${server.url}/api/${path}`, {
    headers: { authorization: `Bearer ${tokens.get('owner')}` },
  });
  expect(answer.status).toBe(200);
  return Number(answer.headers.get('x-total-count'));
}

/** Writes continuously until the server dies, and remembers the acknowledged writes. */
async function writeUntilDeath(): Promise<void> {
  for (;;) {
    const name = `Kept ${newId()}`;
    try {
      await ask('POST', 'partner_types', { name });
    } catch {
      return;
    }
    acknowledged.push(name);
    await delay(20);
  }
}

async function killAndRestart(): Promise<void> {
  await server.kill();
  server = await startServer(folder);
  expect(server.output()).toContain('The database was still running and is used again.');
}

/** Checks everything that must be true after any crash. */
async function expectWhole(): Promise<void> {
  const storedNames = new Set(
    (await ask<{ name: string }[]>('GET', 'partner_types?_end=1000')).map(({ name }) => name),
  );
  expect(acknowledged.filter((name) => !storedNames.has(name))).toEqual([]);
  const ledger = await ask<{ is_intact: boolean; checks: { ok: boolean }[] }>('POST', 'ledger/verify', {});
  expect(ledger.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(ledger.is_intact).toBe(true);
  expect(await ask('POST', 'audit_events/verify', {})).toMatchObject({ is_intact: true });
}

async function until<T>(read: () => Promise<T>, holds: (value: T) => boolean, timeout = 120_000): Promise<T> {
  const deadline = Date.now() + timeout;
  for (;;) {
    let failure: unknown;
    const value = await read().catch((error: unknown) => {
      failure = error;
      return undefined;
    });
    if (value !== undefined && holds(value)) return value;
    if (Date.now() > deadline)
      throw new Error(
        `It stayed ${JSON.stringify(value)} ${failure}. The server says: ${server.output().slice(-3_000)}`,
      );
    await delay(50);
  }
}

/** The heading and the first rows of a file of the CRM export. */
function linesOf(name: string, most: number): string[] {
  const text = readFileSync(join(PROJECT_FOLDER, `fixtures/crm-sales-opportunities/${name}.csv`), 'utf8');
  return text.split('\n').slice(0, most + 1);
}

/** @param most the number of rows taken from each file */
async function preparedImport(most: number): Promise<string> {
  const files = new FormData();
  for (const name of ['accounts', 'products', 'sales_teams', 'sales_pipeline'])
    files.append('files', new Blob([linesOf(name, most).join('\n')]), `${name}.csv`);
  const { id, mapping } = await ask<Import>('POST', 'imports', files);
  const { report } = await ask<Import>('POST', `imports/${id}/check`, {});
  const matches = structuredClone(mapping.matches) as Record<string, ImportMapping['matches']['products']>;
  for (const { kind, value, proposal } of report!.unknowns) if (proposal) matches[kind]![value] = { to: proposal.to };
  await ask('PATCH', `imports/${id}`, { mapping: { ...mapping, matches } });
  await ask('POST', `imports/${id}/check`, {});
  return id;
}

const readImport = (id: string) => ask<Import>('GET', `imports/${id}`);
const hasBegun = ({ status, progress }: Import) => status !== 'running' || progress !== null;

const ROWS = 600;

test('an undo runs once or not at all when the server or database is killed', async () => {
  const id = await preparedImport(ROWS);
  await ask('POST', `imports/${id}/run`, {});
  await until(
    () => readImport(id),
    ({ status }) => status === 'done',
  );
  expect(await count('commission_lines?status=payable')).toBeGreaterThan(100);
  await ask('POST', `imports/${id}/undo`, {});
  const isUndoing = ({ status, progress }: Import) => status !== 'undoing' || progress !== null;
  for (let round = 0; round < 2; round += 1) {
    const writing = writeUntilDeath();
    await until(() => readImport(id), isUndoing);
    await delay(randomInt(1_500));
    await killAndRestart();
    await writing;
    expect([0, ROWS]).toContain(await count('opportunities'));
  }
  await until(() => readImport(id), isUndoing);
  process.kill(postgresOf(folder), 'SIGKILL');
  const undone = await until(
    () => readImport(id),
    ({ status }) => status !== 'undoing',
  );
  expect(undone).toMatchObject({ status: 'undone', error: null });
  for (const list of ['opportunities', 'accounts', 'partners', 'commission_lines?status=payable'])
    expect(await count(list), list).toBe(0);
  await expectWhole();
  await expectNoStuckJob();
}, 300_000);

/** The whole export takes long enough for several kills. */
const MANY = 8_800;

test('an import runs once when the server or database is killed', async () => {
  const id = await preparedImport(MANY);
  await ask('POST', `imports/${id}/run`, {});
  for (let round = 0; round < 2; round += 1) {
    const writing = writeUntilDeath();
    await until(() => readImport(id), hasBegun);
    await delay(randomInt(Math.ceil(MANY / 6)));
    await killAndRestart();
    await writing;
    // An import is written completely or not at all.
    expect([0, MANY]).toContain(await count('opportunities'));
  }
  // Only the database is killed now; the server starts another one.
  await until(() => readImport(id), hasBegun);
  const postgres = postgresOf(folder);
  process.kill(postgres, 'SIGKILL');
  const done = await until(
    () => readImport(id),
    ({ status }) => status === 'done' || status === 'failed',
  );
  expect(done).toMatchObject({ status: 'done', error: null });
  expect(postgresOf(folder)).not.toBe(postgres);

  expect(await count('opportunities')).toBe(MANY);
  expect(await count('accounts')).toBe(85);
  expect(await count('partners')).toBe(35);
  expect(await count('commission_lines?status=payable')).toBe(
    linesOf('sales_pipeline', MANY).filter((line) => line.includes(',Won,')).length,
  );
  await expectWhole();
  await expectNoStuckJob();
}, 300_000);

test('a payout is approved once when the server is killed', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id } = await ask<PayoutBatch>('POST', 'payout_batches', { currency: 'USD' });
    await ask('POST', `payout_batches/${id}/submit`, {});
    const key = newId();
    const approve = () => ask<PayoutBatch>('POST', `payout_batches/${id}/approve`, {}, { as: 'finance', key });
    const first = approve().catch(() => undefined);
    await delay(randomInt(250));
    await killAndRestart();
    const answer = await first;
    const batch = await ask<PayoutBatch>('GET', `payout_batches/${id}`);
    if (answer) expect(batch.status).toBe('approved');
    // The response may be lost, but a retry with the same key gets it; nothing happens twice.
    expect(await approve()).toMatchObject({ id, status: 'approved' });
    await expectReservedOnce(id);
    await expectWhole();
    await ask('POST', `payout_batches/${id}/cancel`, { reason: 'For the next round.' });
  }
  await expectNoStuckJob();
}, 300_000);

/** Each payment has one journal entry and holds the commission lines that make it up. */
async function expectReservedOnce(batch_id: string): Promise<void> {
  const [sums] = await inDatabase<{ items: number; entries: number; owed: number; lines: number }>(
    `select (select count(*)::int from payout_items where batch_id = $1 and status = 'reserved') as items,
       (select count(*)::int from journal_entries e join payout_items i on i.id = e.source_id where i.batch_id = $1 and e.kind = 'reserve') as entries,
       (select total_minor::float8 from payout_batches where id = $1) as owed,
       (select sum(l.amount_minor)::float8 from commission_lines l join payout_items i on i.id = l.payout_item_id where i.batch_id = $1 and l.status = 'reserved') as lines`,
    [batch_id],
  );
  expect(sums!.items).toBeGreaterThan(10);
  expect(sums!.entries).toBe(sums!.items);
  expect(sums!.lines).toBe(sums!.owed);
}

async function expectNoStuckJob(): Promise<void> {
  const left = await until(
    () =>
      inDatabase(
        'select task_identifier, attempts, last_error from graphile_worker.jobs where locked_at is not null or attempts > 0',
      ),
    (jobs) => jobs.length === 0,
  );
  expect(left).toEqual([]);
}

/** Queries as the owner of the schema, who also sees every company. */
function inDatabase<T = object>(sql: string, values: unknown[] = []): Promise<T[]> {
  return withConnection(adminUrl, async (client) => (await client.query(sql, values)).rows as T[]);
}
