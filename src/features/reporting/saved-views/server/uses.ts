import { sql } from '#server/db/sql.ts';
import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';

/** Views of lists filtered by an audience: those all colleagues share, and the asker's own. */
export const viewsOfAudience = defineAudienceUses(async (call, audience_id) => {
  const views = await call.rows<{ name: string }>(sql`
    select name from saved_views where organization_id = ${call.organization_id} and owner_partner_id is null
      and (visibility = 'shared' or owner_user_id = ${call.actor.user_id}) and strpos(state::text, ${audience_id}) > 0
      order by name`);
  return views.map(({ name }) => ({ kind: 'Saved view', name, to: null }));
});
