/**
 * The first synchronization of 10,000 companies of a CRM as accounts, and then their second reading, by one worker. The
 * CRM is the one in memory, so that only our side is measured.
 */

import { createKernel } from '#server/app.ts';
import { defineConnectors } from '#server/extension-points/connectors.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { newId } from '#shared/ids.ts';
import '../src/features/server.ts';
import { backfill } from '../src/features/integrations/crm-sync/server/engine/backfill.ts';
import { createRun } from '../src/features/integrations/crm-sync/server/engine/runs.ts';
import { MemoryCrm, usualObjects } from '../src/features/integrations/crm-sync/server/testing/memory-crm.ts';
import { sql } from '../src/server/db/sql.ts';
import { report } from './load.ts';
import { size } from './sizes.ts';
import { createBenchWorld } from './world.ts';

const RECORDS = size(10_000, 50);

const crm = new MemoryCrm(usualObjects());
for (let n = 0; n < RECORDS; n += 1)
  crm.add('companies', {
    name: `Company ${n}`,
    domain: `c${n}.example`,
    kind: 'customer',
    employees: n,
    industry: 'Retail',
  });
defineConnectors({
  key: 'bench_crm',
  name: 'Bench CRM',
  category: 'crm',
  sides: ['company'],
  summary: '',
  does: [],
  needs: [],
  stays: '',
  goes: '',
  access: [{ kind: 'none' }],
  crm: () => crm,
});

const world = await createBenchWorld({ opportunities: 10 });
const kernel = await createKernel({ config: world.config, ...world.cluster });
try {
  const job = await jobFor(kernel, world.organization_id);
  const mapping = { id: newId(), connection_id: newId() };
  await job.within(async (call) => {
    await call.run(sql`
      insert into connections (id, organization_id, connector, name, access)
      values (${mapping.connection_id}, ${call.organization_id}, 'bench_crm', 'Bench CRM', 'none')`);
    await call.run(sql`
      insert into object_mappings (id, organization_id, connection_id, local_table, remote_object, in_filters,
        match_local, match_remote, status)
      values (${mapping.id}, ${call.organization_id}, ${mapping.connection_id}, 'accounts', 'companies',
        '[{"field": "kind", "equals": ["customer"]}]', 'domain', 'domain', 'active')`);
    for (const name of ['name', 'domain', 'industry', 'employees'])
      await call.run(sql`
        insert into field_mappings (organization_id, object_mapping_id, local_field, remote_field)
        values (${call.organization_id}, ${mapping.id}, ${name}, ${name})`);
  });
  const once = async () => {
    const run_id = await job.within((call) => createRun(call, mapping, 'backfill'));
    const started = performance.now();
    for (;;) {
      await backfill(job, run_id);
      const { status } = await job.within((call) =>
        call.one<{ status: string }>(
          sql`select status from sync_runs where organization_id = ${call.organization_id} and id = ${run_id}`,
        ),
      );
      if (status !== 'running') break;
    }
    return Math.round(RECORDS / ((performance.now() - started) / 1000));
  };
  const first = await once();
  const second = await once();
  report({
    measure: `first synchronization of ${RECORDS} CRM records by one worker`,
    value: first,
    unit: 'records/s',
    baseline: `the same records once more, without a change (${second} /s), in time`,
    ratio: second / first,
    reach: '<= 25',
  });
} finally {
  await kernel.close();
  await world.close();
}
