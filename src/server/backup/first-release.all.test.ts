import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#features/deals/accounts/schema.ts';
import type { Recomputation } from '#features/payouts/receipts/schema.ts';
import { importJobs } from '#features/portability/imports/server/jobs.ts';
import { features } from '#features/server.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { isCountryCode } from '#shared/places/countries.ts';
import { createApp, createKernel } from '../app.ts';
import { withConnection } from '../db/connect.ts';
import { openRoot } from '../db/root.ts';
import { sql } from '../db/sql.ts';
import { jobFor } from '../jobs/worker.ts';
import { createSealing } from '../sealing.ts';
import { emptyDatabase, type TestDatabase } from '../testing/database.ts';
import { createWorld, type World } from '../testing/world.ts';
import { restoreBackup, verifyBackup } from './restore.ts';

/**
 * The data of a company under the first schema, with a program, deals, commissions, payouts, sealed bank details and an
 * import, and the answers of that version. The old migrations upgraded it to 0527, where it was backed up again, so the
 * adoption and all later migrations run over it.
 */
const FIXTURE = join(import.meta.dirname, '../../../fixtures/first-release');
const SECRET = 'first-release-secret-for-tests-0123456789';
const answers: Record<string, Record<string, unknown> & { totals: Record<string, number> }> = JSON.parse(
  readFileSync(join(FIXTURE, 'answers.json'), 'utf8'),
);

let world: World;
let database: TestDatabase;
let kernel: Awaited<ReturnType<typeof createKernel>>;
let app: FastifyInstance;
let ran: string[];
beforeAll(async () => {
  world = await createWorld({ own: true });
  database = await emptyDatabase(world.database);
  const file = join(FIXTURE, 'tandem.tar.gz');
  const files = join(world.kernel.config.dataDir, 'restored');
  const manifest = await verifyBackup(file, [SECRET], files);
  ran = (await restoreBackup(file, manifest, { adminUrl: database.adminUrl, secrets: [SECRET], files })).migrations;
  const root = await openRoot(
    database.adminUrl,
    { secret: SECRET, secretBefore: undefined },
    { probe: async () => false, say: () => {} },
  );
  kernel = await createKernel({
    ...database,
    config: world.kernel.config,
    sealing: createSealing(root),
    clock: world.clock,
  });
  world.clock.set(new Date('2026-11-23T09:00:00Z').toISOString());
  app = await createApp(kernel);
}, 60_000);
afterAll(async () => {
  await app.close();
  await kernel.close();
  await database.drop();
  rmSync(join(world.kernel.config.dataDir, 'restored'), { recursive: true, force: true });
  await world.close();
});

async function signedIn(who: string) {
  const payload = { email: `${who}@demo.tandem.test`, password: 'tandem-demo' };
  const signIn = await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload });
  expect(signIn.statusCode, signIn.body).toBe(200);
  const headers = { authorization: `Bearer ${signIn.json<{ token: string }>().token}` };
  return async <T>(method: 'GET' | 'POST' | 'PUT', url: string, body?: object) => {
    const answer = await app.inject({ method, url: `/api/${url}`, headers, ...(body && { payload: body }) });
    expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
    return { body: answer.json<T>(), total: Number(answer.headers['x-total-count']) };
  };
}

test('users sign in and find their data to the cent', async () => {
  expect(ran[0]).toBe('adoption');
  for (const [who, { totals, ...bodies }] of Object.entries(answers)) {
    const ask = await signedIn(who);
    for (const [list, count] of nonEmpty(Object.entries(totals))) {
      expect((await ask('GET', `${list}?_start=0&_end=1`)).total, `${who} ${list}`).toBe(count);
    }
    for (const [url, was] of nonEmpty(Object.entries(bodies))) {
      // Rows that are no records were answered as arrays then.
      const { body } = await ask<{ rows?: unknown }>('GET', url);
      expect(Array.isArray(was) ? (body.rows ?? body) : body, `${who} ${url}`).toEqual(was);
    }
  }
});

test('converts countries stored by name to codes', async () => {
  const ask = await signedIn('company');
  const { body } = await ask<Account[]>('GET', 'accounts?_start=0&_end=200');
  const count = (code: string) => body.filter(({ country }) => country === code).length;
  expect(body.filter(({ country }) => country !== null && !isCountryCode(country))).toEqual([]);
  // The imported file says "Philipines" and "Korea".
  expect([count('PH'), count('KR')]).toEqual([1, 1]);
  expect(count('DE')).toBeGreaterThan(1);
  expect(body.filter(({ country_as_entered }) => country_as_entered !== null)).toEqual([]);
});

test('ledger, log and breakdowns verify', async () => {
  const ask = await signedIn('company');
  expect((await ask('POST', 'ledger/verify', {})).body).toMatchObject({ is_intact: true, entries: 196 });
  // Jobs of newer modules add entries of their own.
  const { body: log } = await ask<{ is_intact: boolean; events: number }>('POST', 'audit_events/verify', {});
  expect(log).toMatchObject({ is_intact: true });
  expect(log.events).toBeGreaterThanOrEqual(1182);
  const { body: lines } = await ask<{ id: string; kind: string }[]>('GET', 'commission_lines?_start=0&_end=100');
  expect(lines).toHaveLength(54);
  for (const { id } of lines) {
    expect((await ask<Recomputation>('POST', `commission_lines/${id}/recompute`, {})).body).toMatchObject({
      is_identical: true,
      written_by: '1.0.0',
    });
  }
});

test('decrypts stored details and undoes an earlier import', async () => {
  const ask = await signedIn('company');
  const { body: methods } = await ask<{ id: string }[]>('GET', 'payout_methods');
  expect((await ask('PUT', `payout_methods/${methods[0]!.id}/look`, {})).body).toMatchObject({
    details: { iban: 'DE89370400440532013000' },
  });
  const { body: imports } = await ask<{ id: string; row_version: number }[]>('GET', 'imports');
  const { id, row_version } = imports[0]!;
  await ask('POST', `imports/${id}/undo`, { row_version });
  const { body: session } = await ask<{ organization: { id: string }; user: { id: string } }>('GET', 'session');
  await importJobs['imports.undo']!(await jobFor(kernel, session.organization.id), {
    import_id: id,
    user_id: session.user.id,
  });
  expect((await ask('GET', `imports/${id}`)).body).toMatchObject({ status: 'undone' });
  expect((await ask('GET', 'opportunities?_start=0&_end=1')).total).toBe(91);
  expect((await ask('POST', 'ledger/verify', {})).body).toMatchObject({ is_intact: true });
});

// A list is counted by its table unless the resource declares that its view leaves rows out.
test('tables and views have equal row counts, for company and partner', async () => {
  const ask = await signedIn('company');
  const { body: session } = await ask<{ organization: { id: string } }>('GET', 'session');
  const { rows: partners } = await withConnection(database.systemUrl, (client) =>
    client.query<{ id: string }>(
      'select partner_id as id from commission_lines group by 1 order by count(*) desc limit 1',
    ),
  );
  const counted = features
    .flatMap(({ resources = [] }) => resources)
    .filter(({ view, viewHidesRows }) => view !== undefined && !viewHidesRows);
  await withConnection(database.appUrl, async (client) => {
    let withRows = 0;
    for (const [role, partner] of Object.entries({ tandem_app: '', tandem_partner: partners[0]!.id })) {
      await client.query('begin');
      await client.query(`set local role ${role}`);
      await client.query(sql`
        select set_config('app.organization_id', ${session.organization.id}, true),
          set_config('app.partner_id', ${partner}, true)`);
      for (const { name, view } of counted) {
        const { rows: table } = await client.query(sql`select to_regclass(${name}) is not null as exists`);
        if (!table[0]!.exists) continue;
        const count = async (source: string) =>
          (await client.query<{ count: number }>(`select count(*)::int from "${source}"`)).rows[0]!.count;
        const rows = await count(name);
        expect(await count(view!), `${role} ${view}`).toBe(rows);
        withRows += rows > 0 ? 1 : 0;
      }
      await client.query('rollback');
    }
    expect(withRows).toBeGreaterThan(25);
  });
});
