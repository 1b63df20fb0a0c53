import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { checkpointCopyKey, runNightlyCheckpoint } from '#features/payouts/ledger/server/service.ts';
import { features } from '#features/server.ts';
import type { Call } from '#server/call.ts';
import { Database } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { newFileKey } from '#server/ports/files.ts';
import { createWorld, type Person, type Company as TestCompany, type World } from '#server/testing/world.ts';
import type { Company } from '../schema.ts';
import { superadminJobs } from './jobs.ts';

let world: World;
let root: Person;
let doomed: TestCompany;
let spared: TestCompany;
let admin: Database;
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** One valid row of everything there is, made by each feature's own sample. */
async function fill(company: TestCompany): Promise<void> {
  const folder = join(import.meta.dirname, '../../../../..');
  for (const file of globSync('src/features/*/*/server/sample.ts', { cwd: folder })) {
    for (const sample of Object.values(await import(join(folder, file)))) {
      if (typeof sample === 'function') await company.within(sample as (call: Call) => Promise<unknown>);
    }
  }
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(PNG, 'base64')], { type: 'image/png' }), 'logo.png');
  const body = new Response(form);
  const uploaded = await world.app.inject({
    method: 'POST',
    url: '/api/pictures',
    headers: { authorization: `Bearer ${company.owner.token}`, 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  expect(uploaded.statusCode, uploaded.body).toBe(201);
}

beforeAll(async () => {
  world = await createWorld({ own: true });
  root = await world.person('root@tandem.test', 'Ruth Root');
  doomed = await world.company('Doomed');
  spared = await world.company('Spared');
  await fill(doomed);
  await fill(spared);
  admin = new Database(world.database.adminUrl, 1);
}, 120_000);
afterAll(async () => {
  await admin.close();
  await world.close();
});

/** The number of a company's rows in each table, whatever tables there are. */
async function rowsOf(organization_id: string): Promise<Record<string, number>> {
  return admin.unscoped(async (tx) => {
    const tables = await tx.rows<{ name: string; owner: string }>(sql`
      select c.relname as name, case when c.relname = 'organizations' then 'id' else 'organization_id' end as owner
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
        and exists (select from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
          and (a.attname = 'organization_id' or c.relname = 'organizations'))`);
    const counts: Record<string, number> = {};
    for (const { name, owner } of tables) {
      const [{ n }] = (await tx.rows(
        sql`select count(*) as n from ${sql.identifier(name)} where ${sql.identifier(owner)} = ${organization_id}`,
      )) as [{ n: number }];
      if (n > 0) counts[name] = n;
    }
    return counts;
  });
}

const url = () => `/superadmin/companies/${doomed.id}`;
const carryOut = async () => superadminJobs['superadmin.delete-company']!(await jobFor(world.kernel, doomed.id), {});
/** Asks for the deletion; a company that waits for one already answers 409. */
const ask = (fields: object = {}) =>
  root.request('POST', `${url()}/delete`, { name: 'Doomed', reason: 'They asked us to', grace_days: 30, ...fields });

test('the sample data covers every kind of record', async () => {
  const filled = await rowsOf(doomed.id);
  expect(Object.keys(filled)).toEqual(
    expect.arrayContaining([
      'organizations',
      'memberships',
      'partners',
      'opportunities',
      'commission_events',
      'commission_lines',
      'commission_ratings',
      'plan_versions',
      'journal_entries',
      'postings',
      'audit_events',
      'outbox_events',
      'payout_batches',
      'import_files',
      'pictures',
      'documents',
      'document_versions',
      'document_accesses',
    ]),
  );
  const resources = features.flatMap((feature) => feature.resources ?? []);
  expect(Object.keys(filled).length).toBeGreaterThan(resources.length / 2);
});

test('requires typing the company’s name', async () => {
  const answer = await ask({ name: 'Spared' });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { name: ['does not match: type "Doomed"'] }]);
});

test('waits for the grace period and shows its end to the company', async () => {
  const asked = await ask();
  expect(asked.statusCode, asked.body).toBe(200);
  const { status, deletion_due_at } = asked.json<Company>();
  expect(status).toBe('deleting');
  expect(Date.parse(deletion_due_at!)).toBe(world.clock.now().getTime() + 30 * 86_400_000);
  expect((await ask()).statusCode).toBe(409);
  expect(await doomed.owner.get('/announcements/current')).toEqual([
    {
      id: 'deletion',
      text: 'This company and all its data will be deleted on April 15, 2026. Export the data you want to keep before then.',
      link: null,
      tone: 'warning',
      is_dismissible: false,
    },
  ]);
  expect(await spared.owner.get('/announcements/current')).toEqual([]);
  await carryOut();
  expect((await rowsOf(doomed.id)).organizations).toBe(1);
  const jobs = await root.get<{ task: string; run_at: string }[]>('/debug/jobs');
  const job = jobs.find(({ task }) => task === 'superadmin.delete-company');
  expect(job).toMatchObject({ company: 'Doomed' });
  expect(Date.parse(job!.run_at)).toBe(Date.parse(deletion_due_at!));
});

test('does nothing after a deletion was canceled', async () => {
  await ask();
  expect(await root.post<Company>(`${url()}/cancel_deletion`)).toMatchObject({
    status: 'active',
    deletion_due_at: null,
  });
  world.clock.advance(31 * 86_400_000);
  await carryOut();
  expect((await rowsOf(doomed.id)).organizations).toBe(1);
  expect((await root.request('POST', `${url()}/cancel_deletion`, {})).statusCode).toBe(409);
});

test('keeps append-only tables closed to everyone else, including the system login and the schema owner', async () => {
  const attempt = (db: Database, text: string) =>
    db.unscoped(async (tx) => {
      await tx.rows(sql`select set_config('app.deleting_company', ${doomed.id}, true)`);
      return tx.run(text, [doomed.id]);
    });
  await expect(attempt(world.kernel.system, 'delete from audit_events where organization_id = $1')).rejects.toThrow(
    /permission denied|append-only/,
  );
  await expect(attempt(world.kernel.system, 'delete from commission_lines where organization_id = $1')).rejects.toThrow(
    /permission denied|never edited/,
  );
  await expect(
    admin.unscoped((tx) => tx.run(sql`delete from audit_events where organization_id = ${doomed.id}`)),
  ).rejects.toThrow('append-only');
  await expect(
    world.kernel.db.unscoped((tx) => tx.run(sql`select delete_company(${doomed.id}, now())`)),
  ).rejects.toThrow('permission denied');
  await expect(
    world.kernel.system.unscoped((tx) => tx.run(sql`select delete_company(${spared.id}, now())`)),
  ).rejects.toThrow('not due for deletion');
});

test('deletes everything of the company after the grace period and nothing of other companies', async () => {
  // A person who also belongs to another company stays; one who belongs only to this company is deleted.
  const both = await doomed.member('content');
  await world.join(spared.id, both.user_id, 'content');
  // The doomed company also takes part in the other's program.
  const partner_id = await spared.within((call) => samplePartner(call));
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update partners set partner_organization_id = ${doomed.id} where id = ${partner_id}`),
  );
  const [picture] = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ key: string }>(sql`select key from pictures where organization_id = ${doomed.id}`),
  );
  const [document] = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ key: string }>(sql`select key from document_versions where organization_id = ${doomed.id}`),
  );
  await world.kernel.documents.write(document!.key, Buffer.from('theirs'));
  const report = newFileKey();
  await world.kernel.reports.write(report, Buffer.from('theirs'));
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update report_deliveries set file_key = ${report} where organization_id = ${doomed.id}`),
  );
  await runNightlyCheckpoint(await jobFor(world.kernel, doomed.id), {});
  const night = checkpointCopyKey(doomed.id, world.clock.now().toISOString().slice(0, 10));
  expect(await world.kernel.documents.find(night)).toBeDefined();
  await ask({ grace_days: 1 });
  world.clock.advance(86_400_000);
  const before = await rowsOf(spared.id);
  await carryOut();

  expect(await rowsOf(doomed.id)).toEqual({});
  const after = await rowsOf(spared.id);
  // The other company's partner lost its organization: that is in its log.
  expect(after).toEqual({
    ...before,
    audit_events: before.audit_events! + 1,
    outbox_events: before.outbox_events! + 1,
  });
  expect(await world.kernel.files.find(picture!.key)).toBeUndefined();
  expect(await world.kernel.documents.find(document!.key)).toBeUndefined();
  expect(await world.kernel.reports.find(report)).toBeUndefined();
  expect(await world.kernel.documents.find(night)).toBeUndefined();
  const left = await world.kernel.system.unscoped((tx) =>
    tx.rows<{ id: string }>(
      sql`select id from identity.users where id = any(${[doomed.owner.user_id, both.user_id]}::uuid[])`,
    ),
  );
  expect(left).toEqual([{ id: both.user_id }]);
  expect((await root.request('GET', url())).statusCode).toBe(404);
  expect(await root.get(`/operator_events?company_id=${doomed.id}&action=deleted`)).toMatchObject([
    { actor_name: 'Tandem', changes: { name: 'Doomed', rows: { organizations: 1 } } },
  ]);
  // A deletion that runs twice does nothing.
  await expect(carryOut()).resolves.toBeUndefined();
  expect(await rowsOf(spared.id)).toEqual(after);
  // The other's chain of audit seals and its ledger still add up.
  expect(await spared.owner.post('/audit_events/verify')).toMatchObject({ is_intact: true });
});
