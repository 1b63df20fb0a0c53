import type { Call } from '#server/call.ts';
import { definePartnerMerge } from '#server/partner-merge.ts';
import { definePersonErasure } from '#server/person-erasure.ts';

/** The CRM link of a merged partner moves to the one that is kept, or ends if that one has a link of its own. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => ({
  record_links: await moveLinks(call, 'partners', kept, other),
}));

/** @returns the number of moved links */
export async function moveLinks(call: Call, table: string, kept: string, other: string): Promise<number> {
  const moved = await call.run(
    `update record_links l set record_id = $3, updated_at = $5 where l.organization_id = $1 and l.local_table = $2 and l.record_id = $4
       and l.ended_at is null and not exists (select from record_links k where k.organization_id = l.organization_id
         and k.connection_id = l.connection_id and k.local_table = l.local_table and k.record_id = $3)`,
    [call.organization_id, table, kept, other, call.now()],
  );
  await call.run(
    `update record_links set ended_at = $4, end_reason = 'merged_here', updated_at = $4
     where organization_id = $1 and local_table = $2 and record_id = $3 and ended_at is null`,
    [call.organization_id, table, other, call.now()],
  );
  await call.run(
    `insert into sync_changes (organization_id, object_mapping_id, side, record_key, next_at)
     select organization_id, object_mapping_id, 'here', record_id::text, $4 from record_links
     where organization_id = $1 and local_table = $2 and record_id = $3 and ended_at is null
     on conflict (organization_id, object_mapping_id, side, record_key) do update set revision = sync_changes.revision + 1`,
    [call.organization_id, table, kept, call.now()],
  );
  return moved;
}

/**
 * An erased person leaves no values in the log and in the base of the link, and the link ends, so that the CRM neither
 * gets the name that takes the place of the erased one nor brings the old one back.
 */
export const onPersonErasure = definePersonErasure(async (call, { contact_id, full_name, email }) => {
  const texts = [full_name, email].filter((text) => text !== null);
  await call.run(
    `update record_links set base = '{}', ended_at = coalesce(ended_at, $3), end_reason = 'erased', updated_at = $3
     where organization_id = $1 and local_table = 'contacts' and record_id = $2`,
    [call.organization_id, contact_id, call.now()],
  );
  // Simulations know no record of ours, and issues of records that were not created neither.
  const remotes = `(select remote_id from record_links where organization_id = $1 and local_table = 'contacts' and record_id = $2)`;
  await call.run(
    `update sync_run_records r set before = '{}', after = '{}', record_name = null, message = null
     where organization_id = $1 and local_table = 'contacts' and (record_id = $2 or remote_id in ${remotes}
       or $3::text is not null and strpos(lower(r.before::text || r.after::text), lower($3)) > 0)`,
    [call.organization_id, contact_id, email],
  );
  await call.run(
    `update sync_issues set record_name = null, local_value = null, remote_value = null, base_value = null, remote_url = null,
       message = erased_text(to_jsonb(message), $3) #>> '{}', detail = erased_text(to_jsonb(detail), $3) #>> '{}'
     where organization_id = $1 and local_table = 'contacts' and (record_id = $2 or remote_id in ${remotes})`,
    [call.organization_id, contact_id, texts],
  );
  await call.run(`delete from sync_changes where organization_id = $1 and side = 'here' and record_key = $2::text`, [
    call.organization_id,
    contact_id,
  ]);
});
