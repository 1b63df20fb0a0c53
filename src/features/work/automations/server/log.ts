import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { AutomationRun, StepRun } from '../schema.ts';
import { finishAutomationRun } from './engine/run.ts';

/** The steps of a run in their order. A request that is still to be sent is not shown. */
export async function stepsOfRun(call: Call, run_id: string): Promise<StepRun[]> {
  await call.one(
    sql`select from automation_runs where organization_id = ${call.organization_id} and id = ${run_id}`,
    'This automation run',
  );
  return call.rows<StepRun>(sql`
    select id, step_id, effect_key, kind, label, status, input,
      case when output ? 'request' then '{}' else output end as output,
      error, attempt, started_at, finished_at
    from automation_step_runs where organization_id = ${call.organization_id} and run_id = ${run_id}
    order by started_at, id`);
}

export async function cancelAutomationRun(call: Call, { id: run_id }: AutomationRun): Promise<void> {
  await finishAutomationRun(call, run_id, 'canceled');
  await call.run(sql`
    update automation_approvals set status = 'expired'
    where organization_id = ${call.organization_id} and run_id = ${run_id} and status = 'open'`);
}

/** Takes an error off the list. */
export async function acknowledgeRun(call: Call, { id }: AutomationRun): Promise<void> {
  await call.run(sql`
    update automation_runs set acknowledged_at = ${call.now()}, acknowledged_by = ${call.actor.user_id}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** @returns how many were on the list */
export async function acknowledgeAll(call: Call): Promise<{ acknowledged: number }> {
  const acknowledged = await call.run(sql`
    update automation_runs set acknowledged_at = ${call.now()}, acknowledged_by = ${call.actor.user_id}
    where organization_id = ${call.organization_id} and status = 'failed' and acknowledged_at is null`);
  return { acknowledged };
}
