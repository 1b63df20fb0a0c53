import { defineAudienceUses } from '#server/audience-uses.ts';

export const fundsOfAudience = defineAudienceUses(async (call, audience_id) => {
  const funds = await call.rows<{ id: string; name: string }>(
    "select id, name from mdf_funds where organization_id = $1 and audience_id = $2 and status <> 'closed' order by name",
    [call.organization_id, audience_id],
  );
  return funds.map(({ id, name }) => ({ kind: 'MDF fund', name, to: `/enablement/mdf/show/${id}` }));
});
