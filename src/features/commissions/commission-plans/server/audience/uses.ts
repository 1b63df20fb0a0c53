import { sql } from '#server/db/sql.ts';
import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';

/** The structures assigned to an audience, now or later. */
export const plansForAudience = defineAudienceUses(async (call, audience_id) => {
  const plans = await call.rows<{ plan_id: string; plan_name: string }>(sql`
    select distinct a.plan_id, p.name as plan_name from plan_assignments a
    join commission_plans p on p.organization_id = a.organization_id and p.id = a.plan_id
    where a.organization_id = ${call.organization_id} and a.audience_id = ${audience_id}
      and (a.effective_to is null or a.effective_to > ${call.today()}) order by 2, 1`);
  return plans.map(({ plan_id, plan_name }) => ({
    kind: 'Incentive structure',
    name: plan_name,
    to: `/commissions/structure/edit/${plan_id}`,
  }));
});
