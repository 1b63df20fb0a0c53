import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import { automationAction } from '#server/extension-points/automations.ts';
import type { Job } from '#server/jobs/job.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import type { Position } from '../../position.ts';
import { afterStep } from '../../position.ts';
import { tellFailed } from '../notices.ts';
import { enqueueRun } from './start.ts';

const MOST_ATTEMPTS = 5;
const delay = (attempt: number): number => 60_000 * 4 ** (attempt - 1);

export const deliverLater = (call: Call, run_id: string, effect_key: string, at?: Date) =>
  call.enqueue(
    'automations.deliver',
    { run_id, effect_key },
    { job_key: `automation-delivery:${run_id}:${effect_key}`, ...(at && { run_at: at }) },
  );

interface Waiting {
  automation_id: string;
  name: string;
  step_id: string;
  kind: string;
  prepared: Row;
  attempt: number;
  position: Position;
}

const WAITING = `select s.automation_id, a.name, s.step_id, s.kind, s.output as prepared, s.attempt, r.position from automation_step_runs s
  join automation_runs r on r.organization_id = s.organization_id and r.id = s.run_id
  join automations a on a.organization_id = s.organization_id and a.id = s.automation_id
  where s.organization_id = $1 and s.run_id = $2 and s.effect_key = $3 and s.status = 'waiting' and r.status = 'waiting'
    and r.wait_kind = 'delivery'`;

/** The answer of a step under its id, and each value that it took from the answer under its own name. */
function answersOf(step_id: string, { answer, values }: Row): Row {
  const named = Object.entries((values ?? {}) as Row).map(([name, value]) => [`${step_id}.${name}`, value]);
  return { ...(typeof answer === 'string' && { [step_id]: answer }), ...Object.fromEntries(named) };
}

/**
 * Sends a prepared request outside any transaction, and stores the answer in one. If the process dies in between, the
 * request is sent again under the same key.
 */
export async function deliverAutomation(job: Job, run_id: string, effect_key: string): Promise<void> {
  const found = await job.within((call) => call.maybe<Waiting>(WAITING, [call.organization_id, run_id, effect_key]));
  if (!found) return;
  const send = automationAction(found.kind)?.send;
  let output: Row = {};
  let error: string | undefined;
  let isFinal = false;
  try {
    if (!send) throw new Refusal(409, 'This step is no longer available.');
    output = await send(job, `${run_id}:${effect_key}`, found.prepared);
  } catch (problem) {
    if (!(problem instanceof Refusal) && !(problem instanceof OutgoingError)) throw problem;
    error = problem.message;
    isFinal = problem instanceof Refusal || problem.failure === 'refused';
  }
  await job.within(async (call) => {
    // The run may have been canceled in the meantime.
    const locked = await call.maybe<Waiting>(`${WAITING} for update of s, r`, [
      call.organization_id,
      run_id,
      effect_key,
    ]);
    if (!locked) return;
    const finish = (status: string, values: Row) =>
      call.run(sql`
        update automation_step_runs
        set status = ${status}::text, output = ${JSON.stringify(values.output)}, error = ${values.error ?? null},
          attempt = attempt + ${values.again ? 1 : 0},
          finished_at = case when ${status}::text = 'waiting' then null else ${call.now()}::timestamptz end
        where organization_id = ${call.organization_id} and run_id = ${run_id} and effect_key = ${effect_key}`);
    const shown = { ...(found.prepared.host !== undefined && { host: found.prepared.host }), ...output };
    if (error === undefined) {
      await finish('done', { output: shown });
      await call.run(sql`
        update automation_runs set position = ${JSON.stringify(afterStep(locked.position))}, status = 'running',
          wait_kind = null, due_at = null,
          context = jsonb_set(context, '{answers}',
            coalesce(context->'answers', '{}') || ${JSON.stringify(answersOf(locked.step_id, output))}::jsonb)
        where organization_id = ${call.organization_id} and id = ${run_id}`);
      await enqueueRun(call, run_id);
    } else if (isFinal || locked.attempt >= MOST_ATTEMPTS) {
      await finish('failed', { output: shown, error });
      await call.run(sql`
        update automation_runs set status = 'failed', error = ${error}, finished_at = ${call.now()}, wait_kind = null
        where organization_id = ${call.organization_id} and id = ${run_id}`);
      const automation = { id: locked.automation_id, name: locked.name };
      await tellFailed(call, { run_id, automation, owner_id: null, error });
    } else {
      await finish('waiting', { output: locked.prepared, error, again: true });
      await deliverLater(call, run_id, effect_key, new Date(call.now().getTime() + delay(locked.attempt)));
    }
  });
}
