import { findConnection, openCrm } from '#features/integrations/connections/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { FieldProposal, ObjectMapping, RemoteObject, SyncCounts, Synced } from '../schema.ts';
import { orBadGateway } from './crm-refusal.ts';
import { linksOfRecords } from './engine/links.ts';
import { createRun, finishSyncRun, processedIn, recordProgress, syncCounts } from './engine/runs.ts';
import { mappingOf, openSync } from './engine/sync.ts';
import { syncLocals, syncRemoteIds } from './engine/sync-records.ts';
import { proposeFields } from './propose.ts';
import { requireSyncRecord } from './record-access.ts';
import { objectMappings } from './resource.ts';
import { syncFields } from './tables/fields.ts';
import { localTable } from './tables/local-table.ts';
import { idsAfter, readSyncRecords } from './tables/records.ts';

const SAMPLES = 20;

/** The objects of the CRM that can be mapped. */
export async function remoteObjects(kernel: Kernel, call: Call, connection_id: string): Promise<RemoteObject[]> {
  await findConnection(call, connection_id);
  return orBadGateway(async () => {
    const crm = await openCrm(kernel, call.organization_id, connection_id);
    return (await crm.describe()) as RemoteObject[];
  });
}

/** Suggests fields from their names, their types and the values of some records. */
export async function proposeSyncChange(kernel: Kernel, call: Call, id: string): Promise<FieldProposal[]> {
  const mapping = await readRow<ObjectMapping>(call, objectMappings, id);
  const local = localTable(mapping.local_table)!;
  const fields = await syncFields(call, local);
  const ids = await idsAfter(call, local, null, SAMPLES);
  const ours = [...(await readSyncRecords(call, local, fields, ids)).values()].map(({ values }) => values);
  return orBadGateway(async () => {
    const crm = await openCrm(kernel, call.organization_id, mapping.connection_id);
    const object = (await crm.describe()).find(({ name }) => name === mapping.remote_object);
    if (!object) throw conflict(`The CRM has no object “${mapping.remote_object}”.`);
    const page = await crm.changes(mapping.remote_object, null, {
      fields: object.fields.map(({ name }) => name),
      filters: mapping.in_filters,
      limit: SAMPLES,
    });
    const theirs = page.records.filter(({ is_deleted }) => !is_deleted);
    return proposeFields(fields, object.fields, { ours, theirs });
  });
}

/** Synchronizes one record while someone waits. */
export async function syncNow(kernel: Kernel, call: Call, table: string, id: string): Promise<Synced> {
  await requireSyncRecord(call, table, id, 'manage');
  const mappings = await call.asCompany((company) =>
    company.rows<{ id: string }>(sql`
      select m.id from object_mappings m join connections c on c.organization_id = m.organization_id
        and c.id = m.connection_id
      where m.organization_id = ${company.organization_id} and m.local_table = ${table} and m.status = 'active'
      order by m.id`),
  );
  if (mappings.length === 0) throw conflict('No active mapping synchronizes this record.');
  const job = await jobFor(kernel, call.organization_id);
  let last = '';
  const all: Record<string, number> = {};
  for (const mapping of mappings) {
    const { run_id, counts } = await orBadGateway(() => syncOne(job, mapping.id, id, call.actor.user_id));
    last = run_id;
    for (const [key, count] of Object.entries(counts)) all[key] = (all[key] ?? 0) + (count ?? 0);
  }
  return { run_id: last, counts: all, message: messageOf(all) };
}

async function syncOne(
  job: Awaited<ReturnType<typeof jobFor>>,
  object_mapping_id: string,
  id: string,
  user_id: string | null,
): Promise<{ run_id: string; counts: SyncCounts }> {
  const sync = await openSync(job, object_mapping_id);
  const link = await job.within(async (call) =>
    (await linksOfRecords(call, await mappingOf(call, object_mapping_id), [id])).get(id),
  );
  if (link && !link.ended_at) await syncRemoteIds(sync, [link.remote_id]);
  else await syncLocals(sync, [id]);
  return job.within(
    async (call) => {
      const run_id = await createRun(call, sync.mapping, 'record', { status: 'running' });
      const counts = syncCounts(sync.counts);
      await recordProgress(call, sync, run_id, { processed: processedIn(sync.counts) });
      await finishSyncRun(call, run_id, 'done');
      return { run_id, counts };
    },
    user_id ? { user_id } : {},
  );
}

function messageOf(counts: Readonly<Record<string, number>>): string {
  if (counts.conflict) return 'Both sides changed a value. Choose one in the log.';
  if (counts.failed) return 'Not everything was accepted. See the log.';
  if (counts.create_there) return 'Created in the CRM.';
  if (counts.update_here && counts.update_there) return 'Updated here and in the CRM.';
  if (counts.update_here) return 'Updated here.';
  if (counts.update_there) return 'Updated in the CRM.';
  if (counts.link) return 'Linked to the record in the CRM.';
  if (counts.unchanged) return 'Both sides are the same.';
  if (counts.skipped) return 'The filters of the mapping leave this record out.';
  return 'This record is being synchronized right now.';
}
