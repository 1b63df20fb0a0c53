import { sql } from '#server/db/sql.ts';
import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';

export const surveysOfAudience = defineAudienceUses(async (call, audience_id) => {
  const found = await call.rows<{ id: string; name: string }>(sql`
    select id, name from surveys
    where organization_id = ${call.organization_id} and audience_id = ${audience_id} and archived_at is null
      and status <> 'closed' order by name`);
  return found.map(({ id, name }) => ({ kind: 'Survey', name, to: `/feedback/surveys/show/${id}` }));
});
