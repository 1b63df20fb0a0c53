import { defineAudienceUses } from '#server/audience-uses.ts';

export const resourcesForAudience = defineAudienceUses(async (call, audience_id) => {
  const found = await call.rows<{ id: string; name: string }>(
    `select id, name from resources where organization_id = $1 and audience_id = $2 and archived_at is null
     order by name, id limit 100`,
    [call.organization_id, audience_id],
  );
  return found.map(({ id, name }) => ({ kind: 'Resource', name, to: `/resources/show/${id}` }));
});
