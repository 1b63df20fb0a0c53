import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';
import { definePersonErasure } from '#server/merge-and-erase/person-erasure.ts';

/** The CRM link of a merged partner moves to the one that is kept, or ends if that one has a link of its own. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => ({
  record_links: await moveLinks(call, 'partners', kept, other),
}));

/** @returns the number of moved links */
export async function moveLinks(call: Call, table: string, kept: string, other: string): Promise<number> {
  const moved = await call.run(sql`
    update record_links l set record_id = ${kept}, updated_at = ${call.now()}
    where l.organization_id = ${call.organization_id} and l.local_table = ${table} and l.record_id = ${other}
      and l.ended_at is null and not exists (select from record_links k where k.organization_id = l.organization_id
        and k.connection_id = l.connection_id and k.local_table = l.local_table and k.record_id = ${kept})`);
  const now = call.now();
  await call.run(sql`
    update record_links set ended_at = ${now}, end_reason = 'merged_here', updated_at = ${now}
    where organization_id = ${call.organization_id} and local_table = ${table} and record_id = ${other}
      and ended_at is null`);
  await call.run(sql`
    insert into sync_changes (organization_id, object_mapping_id, side, record_key, next_at)
    select organization_id, object_mapping_id, 'here', record_id::text, ${call.now()} from record_links
    where organization_id = ${call.organization_id} and local_table = ${table} and record_id = ${kept}
      and ended_at is null
    on conflict (organization_id, object_mapping_id, side, record_key) do update
    set revision = sync_changes.revision + 1`);
  return moved;
}

/**
 * An erased person leaves no values in the log and in the base of the link, and the link ends, so that the CRM neither
 * gets the name that takes the place of the erased one nor brings the old one back.
 */
export const onPersonErasure = definePersonErasure(async (call, { contact_id, full_name, email }) => {
  const texts = [full_name, email].filter((text) => text !== null);
  const now = call.now();
  await call.run(sql`
    update record_links
    set base = '{}', ended_at = coalesce(ended_at, ${now}), end_reason = 'erased', updated_at = ${now}
    where organization_id = ${call.organization_id} and local_table = 'contacts' and record_id = ${contact_id}`);
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
  await call.run(sql`
    delete from sync_changes
    where organization_id = ${call.organization_id} and side = 'here' and record_key = ${contact_id}::text`);
});
