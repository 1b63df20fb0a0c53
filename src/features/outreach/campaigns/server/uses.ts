import { defineAudienceUses } from '#server/audience-uses.ts';

export const campaignsOfAudience = defineAudienceUses(async (call, audience_id) => {
  const found = await call.rows<{ id: string; name: string }>(
    `select id, name from email_campaigns where organization_id = $1 and (audience_id = $2 or $2 = any(excluded_audience_ids))
       and archived_at is null and status in ('draft', 'scheduled', 'preparing') order by name`,
    [call.organization_id, audience_id],
  );
  return found.map(({ id, name }) => ({ kind: 'Email campaign', name, to: `/email_campaign/show/${id}` }));
});
