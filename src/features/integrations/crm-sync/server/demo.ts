import {
  connectionsOf,
  createConnection,
  openCrm,
  type StoredConnection,
} from '#features/integrations/connections/server/service.ts';
import { updatePartner } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { connectorOf } from '#server/extension-points/connectors.ts';
import type { Job } from '#server/jobs/job.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { FieldMapping, ObjectMapping } from '../schema.ts';
import { takeMappingStep } from './declared-steps.ts';
import { queueChanges } from './engine/queue.ts';
import { syncJobs } from './jobs.ts';
import { fieldMappings, objectMappings } from './resource.ts';
import { startBackfill, startSimulation } from './steps.ts';

const DEMO_CRM = 'demo_crm';
/** The partners that are in the CRM, so that the demo does not fill it. */
const COUNTRY = 'DE';

type Row = Partial<FieldMapping> & Pick<FieldMapping, 'local_field' | 'remote_field'>;

const partnerFields: Row[] = [
  { local_field: 'name', remote_field: 'name', on_conflict: 'tandem' },
  { local_field: 'domain', remote_field: 'domain', transform: 'domain', on_conflict: 'crm' },
  { local_field: 'phone', remote_field: 'phone', on_conflict: 'ask' },
  { local_field: null, remote_field: 'type', fixed_value: 'PARTNER', on_create: 'out', on_update: 'none' },
];
const accountFields: Row[] = [
  { local_field: 'name', remote_field: 'name' },
  { local_field: 'domain', remote_field: 'domain', transform: 'domain' },
  { local_field: 'employees', remote_field: 'numberofemployees', fill_if_empty: true },
];

async function addMapping(call: Call, values: Partial<ObjectMapping>, rows: readonly Row[]): Promise<string> {
  const id = await createRow(call, objectMappings, values);
  for (const [index, row] of rows.entries())
    await createRow(call, fieldMappings, { object_mapping_id: id, order: (index + 1) * 10, ...row });
  return id;
}

/** Starts a run and carries it out at once. */
async function carryOut(job: Job, task: string, start: (call: Call) => Promise<string>): Promise<void> {
  const run_id = await job.within(start);
  await syncJobs[`field-mappings.${task}`]!(job, { run_id, failures: 0 });
}

/**
 * The larger company synchronizes its German partners with Demo CRM. The mapping of accounts is simulated and waits to be
 * switched on.
 */
async function synchronize({ kernel, company, history }: DemoStory): Promise<void> {
  if (!company.hasExceptions || !connectorOf(DEMO_CRM)) return;
  const job = await jobFor(kernel, company.organization_id);
  const ids = await history.on(history.day(0, -9), async (call) => {
    const known = (await connectionsOf(call, 'crm')).find(({ connector }) => connector === DEMO_CRM);
    const connection_id = known?.id ?? (await createConnection(kernel, call, { connector: DEMO_CRM, values: {} }));
    const shared = { connection_id, remote_object: 'companies', match_local: 'domain', match_remote: 'domain' };
    const partners = await addMapping(
      call,
      {
        ...shared,
        local_table: 'partners',
        in_filters: [{ field: 'type', equals: ['PARTNER'] }],
        out_filters: [{ field: 'country', equals: [COUNTRY] }],
        creates_in: false,
        creates_out: true,
      },
      partnerFields,
    );
    const accounts = await addMapping(
      call,
      {
        ...shared,
        local_table: 'accounts',
        in_filters: [{ field: 'type', equals: ['CUSTOMER', 'PROSPECT'] }],
        creates_in: true,
        creates_out: false,
      },
      accountFields,
    );
    return { connection_id, partners, accounts };
  });
  await carryOut(job, 'simulate', (call) => startSimulation(call, ids.partners));
  await job.within((call) => takeMappingStep.activate(call, ids.partners));
  await carryOut(job, 'backfill', (call) => startBackfill(call, ids.partners));
  await carryOut(job, 'simulate', (call) => startSimulation(call, ids.accounts));
  await changeBothSides(job, history, ids);
}

interface Ids {
  connection_id: StoredConnection['id'];
  partners: string;
}

/** One partner gets another phone number on both sides, so that a person has to choose. A second one changes in the CRM. */
async function changeBothSides(job: Job, history: DemoStory['history'], ids: Ids): Promise<void> {
  const links = await job.within((call) =>
    call.rows<{ record_id: string; remote_id: string }>(sql`
      select record_id, remote_id from record_links
      where organization_id = ${call.organization_id} and object_mapping_id = ${ids.partners} order by created_at, id
      limit 2`),
  );
  const [contested, changed] = links;
  if (!contested || !changed) return;
  const crm = await openCrm(job.kernel, job.organization_id, ids.connection_id);
  const phone = (link: { record_id: string; remote_id: string }, value: string) =>
    ({ id: link.remote_id, external_id: link.record_id, values: { phone: value } }) as const;
  await crm.write('companies', [phone(contested, '+49 30 5550 1717'), phone(changed, '+49 89 5550 2020')]);
  await history.on(history.day(0), (call) => updatePartner(call, contested.record_id, { phone: '+49 30 5550 1700' }));
  await job.within((call) =>
    queueChanges(
      call,
      ids.partners,
      'there',
      links.map(({ remote_id }) => remote_id),
    ),
  );
  await syncJobs['field-mappings.pass']!(job, { object_mapping_id: ids.partners, kind: 'poll' });
}

export const demo = [defineDemo('field-mappings', { when: 'afterwards', run: synchronize })];
