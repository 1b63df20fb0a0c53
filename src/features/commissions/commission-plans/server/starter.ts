import { definePartnershipStarter } from '#features/partners/partner-applications/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { assignPlan } from './service.ts';

/** The structure chosen at approval is assigned to the new partner. */
export const planStarter = definePartnershipStarter({
  key: 'plan_id',
  start: (call, { partner_id }, plan_id) => assignPlan(call, { plan_id, target: 'partner', target_id: partner_id }),
  show: async (call, id) => {
    const plan = await call.maybe<{ plan_id: string; name: string }>(sql`
      select p.id as plan_id, p.name from plan_assignments a
      join commission_plans p on p.organization_id = a.organization_id and p.id = a.plan_id
      where a.organization_id = ${call.organization_id} and a.id = ${id}`);
    return (
      plan && {
        title: `Incentive structure: ${plan.name}`,
        state: 'done',
        detail: null,
        to: `/commissions/structure/edit/${plan.plan_id}`,
      }
    );
  },
});
