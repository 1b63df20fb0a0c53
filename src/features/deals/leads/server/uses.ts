import { defineAudienceUses } from '#server/audience-uses.ts';

export const rulesOfAudience = defineAudienceUses(async (call, audience_id) => {
  const rules = await call.rows<{ id: string; name: string }>(
    `select id, name from lead_rules where organization_id = $1 and archived_at is null
       and (audience_id = $2 or strpos(coalesce(conditions::text, ''), $2::text) > 0) order by name`,
    [call.organization_id, audience_id],
  );
  return rules.map(({ id, name }) => ({ kind: 'Lead rule', name, to: `/leads/rules/show/${id}` }));
});
