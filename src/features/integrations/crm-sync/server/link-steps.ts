import { openCrm } from '#features/integrations/connections/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { NewRecordLink, ObjectMapping, RecordLink, Relinking, SyncSide } from '../schema.ts';
import { orBadGateway } from './crm-refusal.ts';
import { endLink, insertLink, reviveLink } from './engine/links.ts';
import { queueChanges } from './engine/queue.ts';
import { mappingOf } from './engine/sync.ts';
import { requireSyncRecord } from './record-access.ts';
import { objectMappings, recordLinks } from './resource.ts';
import { queuePassFor } from './steps.ts';

/** Links between records that people end, continue and add; the synchronization finds all others itself. */

/** Locks a link of a record that the caller may manage. @throws 404 */
export async function lockedLink(call: Call, id: string): Promise<RecordLink> {
  await call.rows(
    sql`select from record_links where organization_id = ${call.organization_id} and id = ${id} for update`,
  );
  const link = await readRow<RecordLink>(call, recordLinks, id);
  await requireSyncRecord(call, link.local_table, link.record_id, 'manage');
  return link;
}

/** Ends a link. Both records stay, and are not linked again by themselves. */
export async function unlinkRecord(call: Call, { id }: RecordLink): Promise<void> {
  await endLink(call, id, 'unlinked');
}

/** Continues a link that ended. Values that differ are decided by the chosen side, or by the rules of the mapping. */
export async function relinkRecord(call: Call, link: RecordLink, { side }: Relinking): Promise<void> {
  await reviveLink(call, link.id);
  await prefer(call, link, side);
  await synchronize(call, link);
}

/**
 * Links a record to one that is already in the CRM.
 * @throws 409 if one of the two is linked already, 422 if the CRM has no such record
 */
export async function linkSyncRecords(kernel: Kernel, call: Call, input: NewRecordLink): Promise<string> {
  const { object_mapping_id, record_id, remote_id, side } = input;
  const { local_table, remote_object, connection_id, status } = await readRow<ObjectMapping>(
    call,
    objectMappings,
    object_mapping_id,
  );
  await requireSyncRecord(call, local_table, record_id, 'manage');
  if (status !== 'active') throw conflict('Switch the mapping on first.');
  const [found] = await orBadGateway(async () => {
    const crm = await openCrm(kernel, call.organization_id, connection_id);
    return crm.read(remote_object, [remote_id], []);
  });
  if (!found || found.is_deleted) throw invalid({ remote_id: ['does not exist in the CRM'] });
  const mapping = await mappingOf(call, object_mapping_id);
  const link = await insertLink(call, mapping, {
    record_id,
    remote_id: found.id,
    remote_url: found.url,
    base: {},
    origins: {},
    last_origin: side ?? 'there',
    remote_updated_at: null,
  });
  if (!link) throw conflict('One of the two records is linked already.', {}, { remote_id: ['is linked already'] });
  await prefer(call, link, side);
  await synchronize(call, link);
  return link.id;
}

/** Lets one side win in each field that goes both ways. */
async function prefer(
  call: Call,
  { id, object_mapping_id }: Pick<RecordLink, 'id' | 'object_mapping_id'>,
  side: SyncSide | undefined,
): Promise<void> {
  if (!side) return;
  await call.run(sql`
    update record_links set decisions = coalesce((
      select jsonb_object_agg(f.local_field, ${side}::text) from field_mappings f
      where f.organization_id = ${call.organization_id} and f.object_mapping_id = ${object_mapping_id}
        and f.local_field is not null and f.on_update = 'both'), '{}')
    where organization_id = ${call.organization_id} and id = ${id}`);
}

async function synchronize(
  call: Call,
  { object_mapping_id, record_id, remote_id }: Pick<RecordLink, 'object_mapping_id' | 'record_id' | 'remote_id'>,
): Promise<void> {
  await queueChanges(call, object_mapping_id, 'there', [remote_id]);
  await queueChanges(call, object_mapping_id, 'here', [record_id]);
  await queuePassFor(call, object_mapping_id);
}
