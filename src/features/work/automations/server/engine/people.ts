import { sql } from '#server/db/sql.ts';
import type { Step } from '../../definition.schema.ts';
import type { Position } from '../../position.ts';
import { tellFailed } from '../notices.ts';
import { finishAutomationRun, logStep, type Stepping, setPosition, setWaiting } from './run.ts';

const HOUR_MS = 3_600_000;
/** People can come without an event, such as a contact who becomes a signer, so the step looks again. */
const LOOK_AGAIN_MS = 6 * HOUR_MS;
const LONGEST_DAYS = 90;

interface Waiting {
  key: string;
  label: string;
  topic: string;
  note: string;
}

/** A step that needs people of the partner waits for the first one, for 90 days at most. */
export async function waitForPeople(
  { call, run, automation, owner }: Stepping,
  step: Step,
  position: Position,
  { key, label, topic, note }: Waiting,
): Promise<'stop'> {
  const waiting = await call.maybe<{ since: string }>(sql`
    select started_at as since from automation_step_runs
    where organization_id = ${call.organization_id} and run_id = ${run.id} and effect_key = ${key}
      and status = 'waiting'`);
  if (waiting && Date.parse(waiting.since) + LONGEST_DAYS * 24 * HOUR_MS <= call.now().getTime()) {
    const error = `${note} The step waited ${LONGEST_DAYS} days.`;
    await logStep(call, run, step, { key, label, status: 'failed', error, input: step.params });
    await finishAutomationRun(call, run.id, 'failed', error);
    await tellFailed(call, { run_id: run.id, automation, owner_id: owner.user_id!, error });
    return 'stop';
  }
  if (!waiting) {
    await logStep(call, run, step, { key, label, status: 'waiting', output: { note }, input: step.params });
    // A step that is run again after its time begins to wait anew.
    await call.run(sql`
      update automation_step_runs set started_at = ${call.now()}
      where organization_id = ${call.organization_id} and run_id = ${run.id} and effect_key = ${key}`);
  }
  await setPosition(call, run.id, position);
  await setWaiting(call, run.id, { kind: 'people', due_at: new Date(call.now().getTime() + LOOK_AGAIN_MS), topic });
  return 'stop';
}
