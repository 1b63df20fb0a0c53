import { definePartnerMerge } from '#server/partner-merge.ts';

/** Favorites move with their users; audience memberships are recomputed. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  await call.run(
    'update resource_favorites set partner_id = $3 where organization_id = $1 and partner_id = $2',
    values,
  );
  await call.run('delete from resource_audience_partners where organization_id = $1 and partner_id = $2', [
    call.organization_id,
    other,
  ]);
  return {};
});
