import { sql } from '#server/db/sql.ts';
import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';

export const campaignsOfAudience = defineAudienceUses(async (call, audience_id) => {
  const found = await call.rows<{ id: string; name: string }>(sql`
    select id, name from email_campaigns
    where organization_id = ${call.organization_id}
      and (audience_id = ${audience_id} or ${audience_id} = any(excluded_audience_ids))
      and archived_at is null and status in ('draft', 'scheduled', 'preparing') order by name`);
  return found.map(({ id, name }) => ({ kind: 'Email campaign', name, to: `/email_campaign/show/${id}` }));
});
