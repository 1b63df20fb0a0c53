import { sql } from '#server/db/sql.ts';
import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';

export const fundsOfAudience = defineAudienceUses(async (call, audience_id) => {
  const funds = await call.rows<{ id: string; name: string }>(sql`
    select id, name from mdf_funds
    where organization_id = ${call.organization_id} and audience_id = ${audience_id} and status <> 'closed'
    order by name`);
  return funds.map(({ id, name }) => ({ kind: 'MDF fund', name, to: `/enablement/mdf/show/${id}` }));
});
