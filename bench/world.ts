import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKernel } from '#server/app.ts';
import { loadConfig } from '#server/config.ts';
import { Database } from '#server/db/client.ts';
import { openCluster } from '#server/db/cluster.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Kernel } from '#server/kernel.ts';
import { startOwnCluster } from '#server/testing/cluster.ts';
import { fillCompany } from '#server/testing/large-company.ts';
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
  const kernel = await createKernel({ config, ...cluster });
  const { organization_id, token } = await createCompany(kernel);
  const partner = await kernel.identity.provider.register({
    email: 'partner@bench.test',
    password: 'correct horse battery',
    full_name: 'Bench Partner',
  });
  const { token: partner_token } = await kernel.identity.provider.openSession(partner.user_id, { rememberMe: true });
  await kernel.close();
  const admin = new Database(cluster.adminUrl, 1);
  await fillCompany(admin, organization_id, opportunities);
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

/** @returns the company and a session of its owner */
export async function createCompany(kernel: Kernel): Promise<{ organization_id: string; token: string }> {
  const organization_id = newId();
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
  return { organization_id, token };
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
