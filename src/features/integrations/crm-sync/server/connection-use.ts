import { sql } from '#server/db/sql.ts';
import { defineConnectionUse } from '#server/extension-points/connectors.ts';

/** Disconnecting a CRM stops its mappings; the linked records keep their values. */
export const connectionUses = defineConnectionUse('field_mappings', async (call, connection_id) => {
  const { mappings, links } = await call.one<{ mappings: number; links: number }>(sql`
    select (select count(*)::int from object_mappings
      where organization_id = ${call.organization_id} and connection_id = ${connection_id}) as mappings,
      (select count(*)::int from record_links
        where organization_id = ${call.organization_id} and connection_id = ${connection_id}
        and ended_at is null) as links`);
  if (mappings === 0) return [];
  return [
    { label: 'CRM mappings that stop', value: mappings.toLocaleString('en') },
    { label: 'Linked records that keep their values', value: links.toLocaleString('en') },
  ];
});
