import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** The log follows the partner. Counts that both partners have cannot be added, so those of the other one end. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run(sql`
    delete from private_intersection_secrets where organization_id = ${call.organization_id} and partner_id = ${other}`);
  await call.run(sql`
    delete from private_intersection_baselines where organization_id = ${call.organization_id} and partner_id = ${other}`);
  const private_intersections = await call.run(sql`
    update private_intersections
    set partner_id = ${kept}, status = case when status in ('open', 'counted') then 'expired' else status end
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  const private_intersection_counts = await call.run(sql`
    update private_intersection_counts set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  return { private_intersections, private_intersection_counts };
});
