import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKernel } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { Database, type Tx } from '#server/db/client.ts';
import { openCluster } from '#server/db/cluster.ts';
import { migrate } from '#server/db/migrate.ts';
import { startOwnCluster } from '#server/testing/cluster.ts';
import { TEMPLATE_SECRET } from '#server/testing/template.ts';
import { newId } from '#shared/ids.ts';
import { sql } from '../src/server/db/sql.ts';
import { type Program, startProgram } from './program.ts';
import { IS_TINY } from './sizes.ts';

const TANDEM_SECRET = IS_TINY ? TEMPLATE_SECRET : 'a secret that only this benchmark uses, nobody else';

/** The partner user takes part in this many deals, whatever the number of deals of the company. */
const PARTNERS_DEALS = 200;

/** A durable database, or in a tiny run a quick copy in memory, with one company, its owner, and the given number of opportunities. */
export async function createBenchWorld({ opportunities }: { opportunities: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'tandem-bench-'));
  const quick = IS_TINY ? await startOwnCluster() : undefined;
  const config = loadConfig({
    TANDEM_DATA_DIR: folder,
    TANDEM_DEMO: '0',
    TANDEM_SECRET,
    ...(quick && { DATABASE_URL: (await quick.template()).adminUrl }),
  });
  const cluster = await openCluster(config);
  await migrate(cluster.adminUrl);
  const organization_id = newId();
  const kernel = await createKernel({ config, ...cluster });
  const { user_id } = await kernel.identity.provider.register({
    email: 'owner@bench.test',
    password: 'correct horse battery',
    full_name: 'Bench',
  });
  await kernel.system.unscoped(async (tx) => {
    await tx.run(
      sql`insert into organizations (id, name, slug, kind) values (${organization_id}, 'Bench', 'bench', 'vendor')`,
    );
    await tx.run(sql`insert into program_settings (organization_id) values (${organization_id})`);
    await tx.run(
      sql`insert into memberships (organization_id, user_id, role) values (${organization_id}, ${user_id}, 'owner')`,
    );
  });
  const { token } = await kernel.identity.provider.openSession(user_id, { rememberMe: true });
  const partner = await kernel.identity.provider.register({
    email: 'partner@bench.test',
    password: 'correct horse battery',
    full_name: 'Bench Partner',
  });
  const { token: partner_token } = await kernel.identity.provider.openSession(partner.user_id, { rememberMe: true });
  await kernel.close();
  const admin = new Database(cluster.adminUrl, 1);
  await fill(admin, organization_id, opportunities);
  await admitPartner(admin, organization_id, partner.user_id);

  const children: ChildProcess[] = [];
  async function start(...args: string[]): Promise<Program> {
    const program = await startProgram(args, {
      BENCH_ADMIN_URL: cluster.adminUrl,
      BENCH_APP_URL: cluster.appUrl,
      BENCH_SYSTEM_URL: cluster.systemUrl,
      BENCH_ORGANIZATION: organization_id,
      DATABASE_URL: cluster.adminUrl,
      DATABASE_APP_URL: cluster.appUrl,
      DATABASE_SYSTEM_URL: cluster.systemUrl,
      TANDEM_DATA_DIR: folder,
      TANDEM_SECRET,
      // One user sends requests as fast as the server answers. The budget is counted, so that its cost is measured, but
      // never reached.
      TANDEM_REQUESTS_PER_PERSON: '999999999',
      TANDEM_REQUESTS_PER_COMPANY: '999999999',
      TANDEM_DEMO: '0',
      TANDEM_LOG_LEVEL: 'error',
      PORT: '0',
    });
    children.push(program.child);
    return program;
  }

  return {
    organization_id,
    /** The session tokens of the owner and of a user of the partner with `PARTNERS_DEALS` deals. */
    token,
    partner_token,
    admin,
    cluster,
    config,
    /** Starts one of bench/servers.ts; resolves with its port. */
    async server(kind: 'ours' | 'bare' | 'wide' | 'counted'): Promise<number> {
      return (await start('bench/servers.ts', kind)).port;
    },
    /** Starts a server as in production, on this world's database. */
    program: start,
    async close() {
      for (const child of children) child.kill('SIGTERM');
      await admin.close();
      await cluster.stop();
      await quick?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function admitPartner(admin: Database, organization_id: string, user_id: string): Promise<void> {
  const home = newId();
  await admin.unscoped(async (tx) => {
    await tx.run(
      sql`insert into organizations (id, name, slug, kind) values (${home}, 'Resident', 'resident', 'partner')`,
    );
    await tx.run(
      sql`insert into memberships (organization_id, user_id, role) values (${home}, ${user_id}, 'partner_admin')`,
    );
    for (const table of ['partners', 'opportunity_participants'])
      await tx.run(sql`alter table ${sql.raw(table)} disable trigger user`);
    const [partner] = await tx.rows<{ id: string }>(sql`
      insert into partners (organization_id, name, name_key, status_id, partner_organization_id)
      select ${organization_id}, 'Resident', 'resident', id, ${home} from partner_statuses
      where organization_id = ${organization_id} returning id`);
    await tx.run(sql`
      insert into opportunity_participants (organization_id, opportunity_id, partner_id, role, position)
      select organization_id, id, ${partner!.id}, 'influence', 1 from opportunities
      where organization_id = ${organization_id} and number <= ${PARTNERS_DEALS}`);
    for (const table of ['partners', 'opportunity_participants'])
      await tx.run(sql`alter table ${sql.raw(table)} enable trigger user`);
  });
}

const FILLED = [
  'opportunity_types',
  'opportunity_stages',
  'partner_statuses',
  'partners',
  'accounts',
  'opportunities',
  'opportunity_participants',
];

/** Inserts the rows of a company of that size. Triggers are off, because these rows have no history. */
async function fill(admin: Database, organization_id: string, opportunities: number): Promise<void> {
  await admin.unscoped(async (tx) => {
    for (const table of FILLED) await tx.run(sql`alter table ${sql.raw(table)} disable trigger user`);
    const restore = await dropIndexes(tx, ['opportunities', 'opportunity_participants']);
    const [type] = await tx.rows<{ id: string }>(sql`
      insert into opportunity_types (organization_id, name, is_default) values (${organization_id}, 'Resale', true)
      returning id`);
    const [stage] = await tx.rows<{ id: string }>(sql`
      insert into opportunity_stages (organization_id, type_id, name, category)
      values (${organization_id}, ${type!.id}, 'Open', 'open') returning id`);
    const [lost] = await tx.rows<{ id: string }>(sql`
      insert into opportunity_stages (organization_id, type_id, name, category)
      values (${organization_id}, ${type!.id}, 'Lost', 'lost') returning id`);
    const [status] = await tx.rows<{ id: string }>(sql`
      insert into partner_statuses (organization_id, name, category, is_default)
      values (${organization_id}, 'Active', 'active', true) returning id`);
    await tx.run(sql`
      insert into partners (organization_id, name, name_key, status_id)
      select ${organization_id}, 'Partner ' || n, 'partner ' || n, ${status!.id} from generate_series(1, 50) n`);
    await tx.run(sql`
      insert into accounts (organization_id, name, name_key) select ${organization_id}, 'Account ' || n, 'account ' || n
      from generate_series(1, 500) n`);
    await tx.run(sql`
      insert into opportunities (organization_id, number, name, account_id, type_id, stage_id, status, closed_on,
        partner_id, amount_minor, created_at)
      select ${organization_id}, n, 'Deal ' || n || ' ' || md5(n::text), a[1 + n % 500], ${type!.id},
        case when n % 500 = 0 then ${lost!.id}::uuid else ${stage!.id} end,
        case when n % 500 = 0 then 'lost' else 'open' end, case when n % 500 = 0 then current_date end,
        p[1 + n % 50], (n::bigint * 7919) % 10000000, now() - n * interval '1 minute'
      from generate_series(1, ${opportunities}) n, (select array_agg(id) a
        from accounts) accounts, (select array_agg(id) p from partners) partners`);
    await tx.run(sql`
      insert into opportunity_participants (organization_id, opportunity_id, partner_id)
      select organization_id, id, partner_id from opportunities`);
    await tx.run(sql`
      insert into number_series (organization_id, key, next)
      values (${organization_id}, 'opportunities', 1 + ${opportunities})`);
    await restore();
    for (const table of FILLED) await tx.run(sql`alter table ${sql.raw(table)} enable trigger user`);
  });
  // As in a new company, tables without rows have not been counted.
  await admin.pool.query(`vacuum analyze ${FILLED.join(', ')}`);
}

/**
 * Drops secondary indexes and foreign keys, because creating them at once is ten times faster than maintaining them row
 * by row.
 * @returns a function that creates them again
 */
async function dropIndexes(tx: Tx, tables: readonly string[]): Promise<() => Promise<void>> {
  const kept = await tx.rows<{ drop: string; make: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where contype = 'f' and conrelid::regclass::text = any(${tables})
    union all
    select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid) from pg_index
    where indrelid::regclass::text = any(${tables})
      and not exists (select from pg_constraint where conindid = indexrelid)`);
  for (const { drop } of kept) await tx.run(drop);
  return async () => {
    // Indexes are created first, because they speed up the check of the foreign keys.
    for (const { make } of kept.toReversed()) await tx.run(make);
  };
}
