import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', async (call, survivor_id, other_id) => ({
  contacts: await moveContacts(call, survivor_id, other_id),
}));

/**
 * A contact of both partners is one person: the second contact's records move to the first, and the second is archived.
 */
async function moveContacts(call: Call, survivor_id: string, other_id: string): Promise<number> {
  const values = [call.organization_id, other_id, survivor_id];
  const doubles = `select g.id as given, k.id as kept from contacts g join contacts k on k.organization_id = g.organization_id
    and k.partner_id = $3 and k.email = g.email and k.archived_at is null
    where g.organization_id = $1 and g.partner_id = $2 and g.archived_at is null`;
  for (const [table, column] of [
    ['documents', 'contact_id'],
    ['opportunities', 'primary_contact_id'],
  ]) {
    await call.run(
      `update ${table} t set ${column} = d.kept from (${doubles}) d where t.organization_id = $1 and t.${column} = d.given`,
      values,
    );
  }
  await call.run(
    `update contacts set archived_at = $4 where organization_id = $1 and id in (select given from (${doubles}) d)`,
    [...values, call.now()],
  );
  await call.run(sql`
    update contacts set is_primary = false
    where organization_id = ${call.organization_id} and partner_id = ${other_id} and is_primary and archived_at is null
      and exists (select from contacts k
        where k.organization_id = ${call.organization_id} and k.partner_id = ${survivor_id} and k.is_primary
        and k.archived_at is null)`);
  return call.run(sql`
    update contacts set partner_id = ${survivor_id} where organization_id = ${call.organization_id} and partner_id = ${other_id}`);
}
