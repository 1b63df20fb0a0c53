import type { Call } from '#server/call.ts';
import type { ActionPlan } from '../../schema.ts';
import type { FromTemplate } from '../../steps.schema.ts';
import { fillPlan } from './fill.ts';

/** Cancels a plan with its unfinished tasks. */
export async function cancelPlan(call: Call, { id }: ActionPlan): Promise<void> {
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
export async function extendPlan(call: Call, plan: ActionPlan, from: FromTemplate): Promise<void> {
  await fillPlan(call, { ...plan, starts_on: from.starts_on ?? call.today() }, from);
}
