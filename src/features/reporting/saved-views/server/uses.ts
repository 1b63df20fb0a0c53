import { defineAudienceUses } from '#server/audience-uses.ts';

/** Views of lists filtered by an audience: those all colleagues share, and the asker's own. */
export const viewsOfAudience = defineAudienceUses(async (call, audience_id) => {
  const views = await call.rows<{ name: string }>(
    `select name from saved_views where organization_id = $1 and owner_partner_id is null
       and (visibility = 'shared' or owner_user_id = $3) and strpos(state::text, $2) > 0 order by name`,
    [call.organization_id, audience_id, call.actor.user_id],
  );
  return views.map(({ name }) => ({ kind: 'Saved view', name, to: null }));
});
