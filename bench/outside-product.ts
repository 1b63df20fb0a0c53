import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKernel } from '#server/app.ts';
import { loadConfig, PROJECT_FOLDER } from '#server/config.ts';
import { openCluster } from '#server/db/cluster.ts';
import { migrate } from '#server/db/migrate.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import { type ServerProcess, settings, startServer } from '#server/testing/server-process.ts';
import { withinCompany } from '#server/testing/world.ts';
import { givenPlan, tenPercent } from '../src/features/commissions/accruals/server/testing/program.ts';
import { createDefaultPipeline, readType } from '../src/features/deals/opportunity-types/server/service.ts';
import { createConnection } from '../src/features/integrations/connections/server/service.ts';
import { fieldMappings, objectMappings } from '../src/features/integrations/crm-sync/server/resource.ts';
import { startBackfill } from '../src/features/integrations/crm-sync/server/steps.ts';
import { samplePartner } from '../src/features/partners/partners/server/sample.ts';
import { createOrganization, createUser, join as joinAs } from '../src/features/platform/demo/server/people.ts';
import type { Outside } from './outside.ts';
import { declareOutsideCrm, OUTSIDE_CRM } from './outside-crm.ts';

/** A company in a data folder, with everything that the load needs. */
export interface Founded {
  folder: string;
  adminUrl: string;
  organization_id: string;
  partner_id: string;
  /** A session of the owner. */
  token: string;
  stages: Record<string, string>;
  env: Record<string, string>;
  /** Makes the clock of the product wrong by so many milliseconds. */
  skewClock(milliseconds: number): void;
  start(): Promise<ServerProcess>;
}

/** Founds a company whose won deals earn commission at once, and whose accounts are written to the CRM. */
export async function foundCompany(folder: string, outside: Outside): Promise<Founded> {
  mkdirSync(folder, { recursive: true });
  const clock = join(folder, 'clock');
  writeFileSync(clock, '0');
  const env = {
    ...outside.settings,
    BENCH_CLOCK_FILE: clock,
    NODE_OPTIONS: `--import ${join(PROJECT_FOLDER, 'bench/inside-product.ts')}`,
    TANDEM_REQUESTS_PER_PERSON: '0',
    TANDEM_REQUESTS_PER_COMPANY: '0',
    TANDEM_ECB_RATES_URL: '0',
  };
  declareOutsideCrm(outside.crmUrl);
  const config = loadConfig({ ...settings(folder), ...env });
  const cluster = await openCluster(config);
  await migrate(cluster.adminUrl);
  const kernel = await createKernel({ config, ...cluster });
  try {
    const organization_id = await createOrganization(kernel, { name: 'Survivor', slug: 'survivor', kind: 'vendor' });
    const owner = await createUser(kernel, 'owner@chaos.test', 'Owner');
    await joinAs(kernel, organization_id, owner, 'owner');
    const { token } = await kernel.identity.provider.openSession(owner, { rememberMe: true });
    const inCompany = await withinCompany(kernel, organization_id, async (call) => {
      await givenPlan(
        call,
        { ...tenPercent, hold_days: 0 },
        { effective_from: '2016-01-01', recorded_at: '2016-01-01' },
      );
      const type = await readType(call, await createDefaultPipeline(call));
      const partner_id = await samplePartner(call);
      const connection_id = await createConnection(kernel, call, { connector: OUTSIDE_CRM, values: {} });
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
      return { partner_id, stages: Object.fromEntries(type.stages.map(({ name, id }) => [name, id])) };
    });
    return {
      folder,
      adminUrl: cluster.adminUrl,
      organization_id,
      ...inCompany,
      token,
      env,
      skewClock: (milliseconds) => writeFileSync(clock, String(milliseconds)),
      start: () => startServer(folder, env),
    };
  } finally {
    await kernel.close();
    await cluster.stop();
  }
}
