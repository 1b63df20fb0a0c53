import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import type { PartnerTarget } from '../schema.ts';
import { targetSteps } from '../steps.schema.ts';
import { noticeOfAgreement, noticeOfTargetProposal } from './notices.ts';
import { partnerTargets } from './resource.ts';
import { lockedActionPlan } from './rules.ts';

/** Sends the plan to the other side. */
async function proposePlan(call: Call, plan: PartnerTarget): Promise<void> {
  const goals = [plan.sourced_minor, plan.closed_minor, plan.registrations, plan.certificates];
  if (!goals.some((goal) => goal !== null && goal > 0) && plan.objectives === 0)
    throw invalid({ sourced_minor: ['is required: set at least one target or add an objective'] });
  const { mode } = call.actor;
  await call.run(sql`
    update partner_targets set status = 'proposed', proposed_by = ${mode}
    where organization_id = ${call.organization_id} and id = ${plan.id}`);
  await noticeOfTargetProposal(call, { ...plan, proposed_by: mode });
}

/** The side that did not propose the plan agrees to it. */
async function agreePlan(call: Call, plan: PartnerTarget): Promise<void> {
  if (plan.proposed_by === call.actor.mode) throw conflict('The other side agrees to your proposal.', { allowed: [] });
  await call.run(sql`
    update partner_targets set status = 'agreed', agreed_at = ${call.now()}, agreed_by_name = ${call.actor.full_name}
    where organization_id = ${call.organization_id} and id = ${plan.id}`);
  await noticeOfAgreement(call, plan);
}

export const { routes: targetRoutes } = takeSteps(partnerTargets, targetSteps, {
  lock: lockedActionPlan,
  rules: { propose: proposePlan, agree: agreePlan },
});
