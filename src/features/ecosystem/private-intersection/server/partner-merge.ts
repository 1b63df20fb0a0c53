import { definePartnerMerge } from '#server/partner-merge.ts';

/** The log follows the partner. Counts that both partners have cannot be added, so those of the other one end. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const ids = [call.organization_id, other];
  await call.run('delete from private_intersection_secrets where organization_id = $1 and partner_id = $2', ids);
  await call.run('delete from private_intersection_baselines where organization_id = $1 and partner_id = $2', ids);
  const private_intersections = await call.run(
    `update private_intersections set partner_id = $3, status = case when status in ('open', 'counted') then 'expired' else status end
     where organization_id = $1 and partner_id = $2`,
    [...ids, kept],
  );
  const private_intersection_counts = await call.run(
    'update private_intersection_counts set partner_id = $3 where organization_id = $1 and partner_id = $2',
    [...ids, kept],
  );
  return { private_intersections, private_intersection_counts };
});
