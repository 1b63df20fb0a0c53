import { sql } from '#server/db/sql.ts';
import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';

export const rulesOfAudience = defineAudienceUses(async (call, audience_id) => {
  const rules = await call.rows<{ id: string; name: string }>(sql`
    select id, name from lead_rules where organization_id = ${call.organization_id} and archived_at is null
      and (audience_id = ${audience_id} or strpos(coalesce(conditions::text, ''), ${audience_id}::uuid::text) > 0)
      order by name`);
  return rules.map(({ id, name }) => ({ kind: 'Lead rule', name, to: `/leads/rules/show/${id}` }));
});
