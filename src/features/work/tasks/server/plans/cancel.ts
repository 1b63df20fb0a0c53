import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { ActionPlan, FromTemplate } from '../../schema.ts';
import { fillPlan } from './fill.ts';
import { actionPlans } from './resource.ts';

/** Cancels a plan with its unfinished tasks. */
export async function cancelPlan(call: Call, id: string): Promise<void> {
  const plan = await lockedRow<ActionPlan>(call, actionPlans, id);
  if (plan.status === 'canceled') throw conflict('This plan is canceled.', { allowed: [] });
  await call.run(
    `update tasks set status = 'canceled', waiting_for = null
     where organization_id = $1 and plan_id = $2 and status in ('open', 'in_progress', 'waiting')`,
    [call.organization_id, id],
  );
  await call.run(
    "update action_plans set status = 'canceled', completed_on = null where organization_id = $1 and id = $2",
    [call.organization_id, id],
  );
}

/** Adds the steps of a template to a plan. */
export async function extendPlan(call: Call, id: string, from: FromTemplate): Promise<void> {
  const plan = await lockedRow<ActionPlan>(call, actionPlans, id);
  if (plan.status === 'canceled') throw conflict('This plan is canceled.', { allowed: [] });
  await fillPlan(call, { ...plan, starts_on: from.starts_on ?? call.today() }, from);
}
