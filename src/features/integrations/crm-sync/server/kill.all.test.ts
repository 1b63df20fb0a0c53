import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConnection } from '#features/integrations/connections/server/service.ts';
import { createOrganization } from '#features/platform/demo/server/people.ts';
import { createKernel } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { openCluster } from '#server/db/cluster.ts';
import { withConnection } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import { settings, startServer } from '#server/testing/server-process.ts';
import { withinCompany } from '#server/testing/world.ts';
import { fieldMappings, objectMappings } from './resource.ts';
import { startBackfill } from './steps.ts';

/** A real server that is killed while it writes to Demo CRM, whose records survive in the database. */
const ACCOUNTS = 400;
let folder: string;
let adminUrl: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tandem-sync-'));
  const config = loadConfig(settings(folder));
  const cluster = await openCluster(config);
  adminUrl = cluster.adminUrl;
  await migrate(cluster.adminUrl);
  const kernel = await createKernel({ config, ...cluster });
  const company = await createOrganization(kernel, { name: 'Survivor', slug: 'survivor', kind: 'vendor' });
  await withinCompany(kernel, company, async (call) => {
    const connection_id = await createConnection(kernel, call, { connector: 'demo_crm', values: {} });
    await call.run(sql`
      insert into accounts (organization_id, name, name_key, domain, domain_key)
      select ${call.organization_id}, 'Account ' || n, 'account ' || n, 'account' || n || '.example',
        'account' || n || '.example'
      from generate_series(1, ${ACCOUNTS}) n`);
    const object_mapping_id = await createRow(call, objectMappings, {
      connection_id,
      local_table: 'accounts',
      remote_object: 'companies',
      in_filters: [{ field: 'type', equals: ['CUSTOMER'] }],
      match_local: 'domain',
      match_remote: 'domain',
      creates_in: false,
      creates_out: true,
    });
    for (const local_field of ['name', 'domain'])
      await createRow(call, fieldMappings, { object_mapping_id, local_field, remote_field: local_field });
    await call.run(sql`
      update object_mappings set status = 'active'
      where organization_id = ${call.organization_id} and id = ${object_mapping_id}`);
    await startBackfill(call, object_mapping_id);
  });
  await kernel.close();
  await cluster.stop();
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = async <T extends object>(text: string): Promise<T[]> =>
  (await withConnection(adminUrl, (client) => client.query<T>(text))).rows;
const created = async () =>
  (
    await ask<{ n: number }>("select count(*)::int as n from demo_crm_records where fields->>'domain' like 'account%'")
  )[0]!.n;

test('a server that is killed while it writes to the CRM continues, and creates each record once', async () => {
  const first = await startServer(folder);
  await expect.poll(created, { timeout: 90_000, interval: 20 }).toBeGreaterThan(40);
  await first.kill();
  const second = await startServer(folder);
  expect(await created()).toBeLessThan(ACCOUNTS);
  // The leases and jobs of the killed process end by themselves after minutes.
  await ask("update sync_leases set expires_at = now() - interval '1 second'");
  await ask(
    'select graphile_worker.force_unlock_workers(array(select locked_by from graphile_worker._private_jobs where locked_by is not null))',
  ).catch(() => {});
  await expect
    .poll(
      async () => (await ask<{ status: string }>("select status from sync_runs where kind = 'backfill'"))[0]!.status,
      {
        timeout: 120_000,
        interval: 250,
      },
    )
    .toBe('done');
  // Records that the killed process held wait for the next pass.
  const passes = `select enqueue_job('field-mappings.pass', jsonb_build_object('organization_id', organization_id,
    'object_mapping_id', id, 'kind', 'poll'), null, null) from object_mappings`;
  const links = async () =>
    (
      await ask<{ all: number; records: number; remotes: number }>(
        `select count(*)::int as all, count(distinct record_id)::int as records, count(distinct remote_id)::int as remotes
         from record_links where ended_at is null`,
      )
    )[0]!;
  await expect
    .poll(
      async () => {
        if ((await links()).all < ACCOUNTS) await ask(passes);
        return links();
      },
      {
        timeout: 90_000,
        interval: 1_000,
      },
    )
    .toEqual({ all: ACCOUNTS, records: ACCOUNTS, remotes: ACCOUNTS });
  expect(await created()).toBe(ACCOUNTS);
  expect(await ask("select message from sync_issues where status = 'open'")).toEqual([]);
  await second.stop();
}, 240_000);
