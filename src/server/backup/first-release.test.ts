import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#features/deals/accounts/schema.ts';
import type { Recomputation } from '#features/money/commissions/schema.ts';
import { importJobs } from '#features/setup/imports/server/jobs.ts';
import { isCountryCode } from '#shared/countries.ts';
import { createApp, createKernel } from '../app.ts';
import { openRoot } from '../db/root.ts';
import { jobFor } from '../jobs/worker.ts';
import { sealingUnder } from '../sealing.ts';
import { emptyDatabase, type TestDatabase } from '../testing/database.ts';
import { createWorld, type World } from '../testing/world.ts';
import { proveBackup, restoreBackup } from './restore.ts';

/**
 * What a company had with the first schema, with a programme, deals, commissions, payouts, sealed bank details and an import in
 * it, and what that version answered about it. All migrations since ran over it.
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
  world = await createWorld();
  database = await emptyDatabase(world.database);
  const file = join(FIXTURE, 'tandem.tar.gz');
  const files = join(world.kernel.config.dataDir, 'restored');
  const manifest = await proveBackup(file, [SECRET], files);
  ran = (await restoreBackup(file, manifest, { adminUrl: database.adminUrl, secrets: [SECRET], files })).migrations;
  const root = await openRoot(
    database.adminUrl,
    { secret: SECRET, secretBefore: undefined },
    { probe: async () => false, say: () => {} },
  );
  kernel = await createKernel({
    ...database,
    config: world.kernel.config,
    sealing: sealingUnder(root),
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
    expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300);
    return { body: answer.json<T>(), total: Number(answer.headers['x-total-count']) };
  };
}

test('everybody signs in and finds what was there, to the cent', async () => {
  expect(ran.length).toBeGreaterThan(50);
  for (const [who, { totals, ...bodies }] of Object.entries(answers)) {
    const ask = await signedIn(who);
    for (const [list, count] of Object.entries(totals)) {
      expect((await ask('GET', `${list}?_start=0&_end=1`)).total, `${who} ${list}`).toBe(count);
    }
    for (const [url, was] of Object.entries(bodies)) expect((await ask('GET', url)).body, `${who} ${url}`).toEqual(was);
  }
});

test('countries that were stored by name are codes', async () => {
  const ask = await signedIn('company');
  const { body } = await ask<Account[]>('GET', 'accounts?_start=0&_end=200');
  const count = (code: string) => body.filter(({ country }) => country === code).length;
  expect(body.filter(({ country }) => country !== null && !isCountryCode(country))).toEqual([]);
  // The imported export says "Philipines" and "Korea".
  expect([count('PH'), count('KR')]).toEqual([1, 1]);
  expect(count('DE')).toBeGreaterThan(1);
  expect(body.filter(({ country_as_entered }) => country_as_entered !== null)).toEqual([]);
});

test('the books and the log prove themselves, and every receipt comes out as it was written', async () => {
  const ask = await signedIn('company');
  expect((await ask('POST', 'ledger/verify', {})).body).toMatchObject({ is_intact: true, entries: 196 });
  expect((await ask('POST', 'audit_events/verify', {})).body).toMatchObject({ is_intact: true, events: 1182 });
  const { body: lines } = await ask<{ id: string; kind: string }[]>('GET', 'commission_lines?_start=0&_end=100');
  expect(lines).toHaveLength(54);
  for (const { id } of lines) {
    expect((await ask<Recomputation>('POST', `commission_lines/${id}/recompute`, {})).body).toMatchObject({
      is_identical: true,
      written_by: '1.0.0',
    });
  }
});

test('sealed details open, and what was imported is taken back', async () => {
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
