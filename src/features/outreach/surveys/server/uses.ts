import { defineAudienceUses } from '#server/audience-uses.ts';

export const surveysOfAudience = defineAudienceUses(async (call, audience_id) => {
  const found = await call.rows<{ id: string; name: string }>(
    `select id, name from surveys where organization_id = $1 and audience_id = $2 and archived_at is null
       and status <> 'closed' order by name`,
    [call.organization_id, audience_id],
  );
  return found.map(({ id, name }) => ({ kind: 'Survey', name, to: `/feedback/surveys/show/${id}` }));
});
