import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import type { AutomationRun, StepRun } from '../schema.ts';
import { finishRun } from './engine/run.ts';
import { enqueueRun } from './engine/start.ts';

/** The steps of a run in their order. A request that is still to be sent is not shown. */
export async function stepsOfRun(call: Call, run_id: string): Promise<StepRun[]> {
  await call.one(
    'select from automation_runs where organization_id = $1 and id = $2',
    [call.organization_id, run_id],
    'This automation run',
  );
  return call.rows<StepRun>(
    `select id, step_id, effect_key, kind, label, status, input, case when output ? 'request' then '{}' else output end as output,
       error, attempt, started_at, finished_at
     from automation_step_runs where organization_id = $1 and run_id = $2 order by started_at, id`,
    [call.organization_id, run_id],
  );
}

/** Tries the failed step of a run again; what was done before is not repeated. */
export async function retryRun(call: Call, { id: run_id }: AutomationRun): Promise<void> {
  const started = await call.maybe(
    "select from automation_step_runs where organization_id = $1 and run_id = $2 and status = 'failed'",
    [call.organization_id, run_id],
  );
  if (!started) throw conflict('Only a run with a failed step can be tried again.');
  await call.run(
    `update automation_runs set status = 'running', error = null, finished_at = null, attempt = 0, acknowledged_at = null
     where organization_id = $1 and id = $2`,
    [call.organization_id, run_id],
  );
  await enqueueRun(call, run_id);
}

export async function cancelRun(call: Call, { id: run_id }: AutomationRun): Promise<void> {
  await finishRun(call, run_id, 'canceled');
  await call.run(
    `update automation_approvals set status = 'expired' where organization_id = $1 and run_id = $2 and status = 'open'`,
    [call.organization_id, run_id],
  );
}

/** Takes an error off the list. */
export async function acknowledgeRun(call: Call, { id }: AutomationRun): Promise<void> {
  await call.run(
    'update automation_runs set acknowledged_at = $3, acknowledged_by = $4 where organization_id = $1 and id = $2',
    [call.organization_id, id, call.now(), call.actor.user_id],
  );
}

/** @returns how many were on the list */
export async function acknowledgeAll(call: Call): Promise<{ acknowledged: number }> {
  const acknowledged = await call.run(
    `update automation_runs set acknowledged_at = $2, acknowledged_by = $3
     where organization_id = $1 and status = 'failed' and acknowledged_at is null`,
    [call.organization_id, call.now(), call.actor.user_id],
  );
  return { acknowledged };
}
