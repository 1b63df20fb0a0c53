import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { caughtRefusal } from '#server/dry-run.ts';
import type { CrmRecord } from '#server/ports/crm.ts';
import { moveLinks } from '../merges.ts';
import type { LocalRecord } from '../tables/local-table.ts';
import { readSyncRecords } from '../tables/records.ts';
import { type Ground, passOver } from './ground.ts';
import { raiseIssue } from './issues.ts';
import { endLink, type Link } from './links.ts';
import { queueChanges } from './queue.ts';
import { reportRecord } from './report.ts';
import { noteSyncIssue, type Sync } from './sync.ts';

export async function followMerge(ground: Ground, record: CrmRecord, link: Link | undefined): Promise<void> {
  const { call, sync } = ground;
  if (!link || link.ended_at) return passOver(ground, record);
  const [survivor] = await call.rows<{ id: string; record_id: string }>(sql`
    select id, record_id from record_links
    where organization_id = ${call.organization_id} and connection_id = ${sync.mapping.connection_id}
      and remote_object = ${sync.mapping.remote_object} and remote_id = ${record.merged_into}`);
  if (!survivor) {
    await call.run(sql`
      update record_links
      set remote_id = ${record.merged_into}, remote_url = null, remote_updated_at = null, updated_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${link.id}`);
  } else {
    await endLink(call, link.id, 'merged_there');
    if (survivor.record_id !== link.record_id)
      await reportRecord(ground, record, {
        kind: 'merged_there',
        record_id: link.record_id,
        message: `Two records that are linked here were merged in ${sync.mapping.connection_name}. Merge them here, too.`,
      });
  }
  await queueChanges(call, sync.mapping.id, 'there', [record.merged_into!]);
}

export async function followDeletion(ground: Ground, record: CrmRecord, link: Link | undefined): Promise<void> {
  const { call, sync } = ground;
  if (!link || link.ended_at) return passOver(ground, record);
  const [local] = (await readSyncRecords(call, sync.local, sync.fields, [link.record_id])).values();
  await endLink(call, link.id, 'deleted_there');
  if (!local || local.is_archived) return;
  const entry = { record_id: local.id, remote_id: record.id, record_name: local.name, before: {}, after: {} };
  if (sync.mapping.on_remote_delete === 'archive' && !sync.local.isOutOnly) {
    const refusal = await caughtRefusal(call, () => sync.local.archive(call, local.id));
    if (refusal)
      await reportRecord(ground, record, {
        kind: 'deleted_there',
        record_id: local.id,
        record_name: local.name,
        message: `${local.name} was deleted in ${sync.mapping.connection_name}, but cannot be archived here: ${refusal.message}`,
      });
    else noteSyncIssue(sync, { ...entry, action: 'archive_here', message: null });
    return;
  }
  await reportRecord(ground, record, {
    kind: 'deleted_there',
    record_id: local.id,
    record_name: local.name,
    message: `${local.name} was deleted in ${sync.mapping.connection_name}. The record here is kept and no longer synchronized.`,
  });
}

/** Our record was archived or merged into another one. */
export async function followArchive(call: Call, sync: Sync, link: Link, local: LocalRecord): Promise<void> {
  if (local.merged_into) {
    await moveLinks(call, sync.mapping.local_table, local.merged_into, local.id);
    return;
  }
  await endLink(call, link.id, 'deleted_here');
  if (sync.mapping.on_local_delete === 'ask')
    await raiseIssue(call, sync, {
      kind: 'deleted_here',
      message: `${local.name} was archived here. Delete it in ${sync.mapping.connection_name}, too, or acknowledge this to keep it there.`,
      record_id: local.id,
      record_name: local.name,
      remote_id: link.remote_id,
      remote_url: link.remote_url,
    });
}
