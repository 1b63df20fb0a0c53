import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { ActionPlan } from '../../schema.ts';
import type { FromTemplate } from '../../steps.schema.ts';
import { fillPlan } from './fill.ts';

/** Cancels a plan with its unfinished tasks. */
export async function cancelPlan(call: Call, { id }: ActionPlan): Promise<void> {
  await call.run(sql`
    update tasks set status = 'canceled', waiting_for = null
    where organization_id = ${call.organization_id} and plan_id = ${id} and status in ('open', 'in_progress', 'waiting')`);
  await call.run(sql`
    update action_plans set status = 'canceled', completed_on = null
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** Adds the steps of a template to a plan. */
export async function extendPlan(call: Call, plan: ActionPlan, from: FromTemplate): Promise<void> {
  await fillPlan(call, { ...plan, starts_on: from.starts_on ?? call.today() }, from);
}
