import { defineTermEffect } from '#features/partners/contracts/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { assignPlan } from './service.ts';

/** The structure that a signed contract names is assigned to the partner, unless the partner has it already. */
export const contractTerm = defineTermEffect(
  'plan_id',
  async (call, { partner_id, terms: { plan_id }, effective_on }) => {
    if (!plan_id || (await hasPlan(call, partner_id, plan_id))) return;
    await assignPlan(call, { plan_id, target: 'partner', target_id: partner_id, effective_from: effective_on });
  },
);

async function hasPlan(call: Call, partner_id: string, plan_id: string): Promise<boolean> {
  const assignment = await call.maybe(sql`
    select id from plan_assignments
    where organization_id = ${call.organization_id} and plan_id = ${plan_id} and target = 'partner'
      and target_id = ${partner_id}
      and (effective_to is null or effective_to > ${call.today()})`);
  return assignment !== undefined;
}
