import { sql } from '#server/db/sql.ts';
import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';

export const resourcesForAudience = defineAudienceUses(async (call, audience_id) => {
  const found = await call.rows<{ id: string; name: string }>(sql`
    select id, name from resources
    where organization_id = ${call.organization_id} and audience_id = ${audience_id} and archived_at is null
    order by name, id limit 100`);
  return found.map(({ id, name }) => ({ kind: 'Resource', name, to: `/resources/show/${id}` }));
});
