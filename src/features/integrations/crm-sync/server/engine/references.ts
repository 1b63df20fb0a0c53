import { sql } from '#server/db/sql.ts';
import type { CrmRecord } from '#server/ports/crm.ts';
import type { FieldRule } from '../plan.ts';
import { isEmptyValue } from '../values.ts';
import type { Ground } from './ground.ts';
import { queueReferenced, retryLater } from './queue.ts';

/** Queues the records that are referred to, and this one again. @returns false when it waited long enough */
export async function waitForReferences(
  ground: Ground,
  record: CrmRecord,
  rules: readonly FieldRule[],
): Promise<boolean> {
  const { call, sync } = ground;
  for (const rule of rules) {
    const id = record.values[rule.remote!.name];
    if (isEmptyValue(id)) continue;
    const mappings = await call.rows<{ id: string }>(sql`
      select id from object_mappings
      where organization_id = ${call.organization_id} and connection_id = ${sync.mapping.connection_id}
        and local_table = ${rule.local!.references ?? null}
        and (${rule.remote!.references ?? null}::text is null or remote_object = ${rule.remote!.references ?? null})
          and status = 'active'`);
    if (mappings.length === 0) return false;
    for (const { id: mapping_id } of mappings) await queueReferenced(call, mapping_id, String(id));
  }
  const { attempts } = (await call.maybe<{ attempts: number }>(sql`
    select attempts from sync_changes
    where organization_id = ${call.organization_id} and object_mapping_id = ${sync.mapping.id} and side = 'there'
      and record_key = ${record.id}`)) ?? { attempts: 0 };
  if (attempts >= 3) return false;
  return (await retryLater(call, sync.mapping.id, 'there', record.id)) !== null;
}
