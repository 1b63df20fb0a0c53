import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { caughtRefusal } from '#server/dry-run.ts';
import { Refusal, refusalBehind } from '#server/errors.ts';
import { type ActionOutput, automationAction, automationRecord } from '#server/extension-points/automations.ts';
import type { Job } from '#server/jobs/job.ts';
import type { Step } from '../../definition.schema.ts';
import { afterStep, effectKey, nextStep, type Position, repeatedSubject } from '../../position.ts';
import { stepLabel } from '../catalog/labels.ts';
import { tellFailed, tellLimit } from '../notices.ts';
import { budgetEnd } from './budget.ts';
import { runControl } from './control.ts';
import { deliverLater } from './deliver.ts';
import { pauseAutomation } from './live.ts';
import { asOwner } from './owner.ts';
import { waitForPeople } from './people.ts';
import { storeResult } from './results.ts';
import {
  contextOf,
  finishAutomationRun,
  lockRun,
  logStep,
  type Run,
  requirePermission,
  type Stepping,
  setPosition,
  setWaiting,
} from './run.ts';

/** More steps than any flow has; a run that passes them repeats itself. */
const MOST_AT_ONCE = 5_000;
/** A step is tried again after 1, 4 and 16 minutes. */
export const MOST_ATTEMPTS = 4;
export const retryDelay = (attempt: number): number => 60_000 * 4 ** (attempt - 1);

/** `next`: the run continues at once; `stop`: it waits or has ended. */
type Outcome = 'next' | 'stop';

/** Runs steps until the run waits or ends. Each step is one transaction with its effects, its log and its new position. */
export async function continueRun(job: Job, run_id: string): Promise<void> {
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    if ((await advance(job, run_id)) === 'stop') return;
  }
  throw new Error(`The run ${run_id} does not end.`);
}

async function advance(job: Job, run_id: string): Promise<Outcome> {
  const found = await job.within((call) =>
    call.maybe<{ automation_id: string; published_by: string; published_by_name: string }>(sql`
      select r.automation_id, v.published_by, v.published_by_name from automation_runs r
      join automation_versions v on v.organization_id = r.organization_id and v.automation_id = r.automation_id
        and v.version = r.version
      where r.organization_id = ${call.organization_id} and r.id = ${run_id}
        and r.status in ('queued', 'running', 'waiting')`),
  );
  if (!found) return 'stop';
  const owner = await job.kernel.identity.actorIn(found.published_by, job.organization_id, null);
  if (!owner) {
    const reason = `${found.published_by_name}, who published this version, no longer has access. Publish it again.`;
    await job.within((call) => pauseAutomation(call, found.automation_id, reason));
  }
  try {
    return await job.within((call) => oneStep(call, run_id, owner));
  } catch (error) {
    // A process that dies reports nothing; the job runs again.
    await job.within((call) => noteFailure(call, run_id, error));
    return 'stop';
  }
}

async function oneStep(call: Call, run_id: string, owner: Actor | undefined): Promise<Outcome> {
  const locked = await lockRun(call, run_id);
  if (!locked) return 'stop';
  const { run, automation, definition, isPaused } = locked;
  if (isPaused || !owner) {
    if (run.status !== 'waiting' || run.wait_kind === 'retry' || run.wait_kind === 'budget')
      await setWaiting(call, run.id, { kind: 'paused' });
    return 'stop';
  }
  if (run.status === 'waiting' && !isOver(call, run)) return 'stop';
  const stepping: Stepping = { call, owner, run, automation, definition };
  const next = nextStep(definition, run.position);
  if (!next) {
    await finishAutomationRun(call, run.id, 'succeeded');
    return 'stop';
  }
  const { step, position } = next;
  if (!run.started_at)
    await call.run(sql`
      update automation_runs set started_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${run.id}`);
  return takeStep(stepping, step, position);
}

/** A wait that is over by time: the wait itself, or the limit of what the run waited for. */
const isOver = (call: Call, { wait_kind, due_at }: Run): boolean =>
  wait_kind === 'paused' ||
  (wait_kind !== 'delivery' && due_at !== null && new Date(due_at).getTime() <= call.now().getTime());

async function takeStep(stepping: Stepping, step: Step, position: Position): Promise<Outcome> {
  const { call, owner, run, automation } = stepping;
  const key = effectKey(position, step);
  const done = await call.maybe<{ status: string }>(sql`
    select status from automation_step_runs
    where organization_id = ${call.organization_id} and run_id = ${run.id} and effect_key = ${key}`);
  if (done?.status === 'done') {
    await setPosition(call, run.id, afterStep(position));
    return 'next';
  }
  const repeated = repeatedSubject(position);
  const place = repeated ?? (run.subject_table ? { table: run.subject_table, id: run.subject_id! } : undefined);
  const control = await runControl(stepping, step, position, { key, place, isWaiting: done?.status === 'waiting' });
  if (control) return control;
  const action = automationAction(step.kind);
  const until = action?.reads ? undefined : await budgetEnd(call, automation.id, stepping.definition);
  if (until) {
    await setWaiting(call, run.id, { kind: 'budget', due_at: until });
    await tellLimit(call, automation);
    return 'stop';
  }
  let output: ActionOutput = {};
  let label = step.kind;
  const refusal = await caughtRefusal(call, () =>
    asOwner(call, owner, async (acting) => {
      label = await stepLabel(acting, step, place?.table ?? null);
      if (!action) throw new Refusal(409, `The step “${step.kind}” is no longer available.`);
      const context = await contextOf(acting, stepping, step, key, place);
      requirePermission(acting, action.can?.(step.params, automationRecord(place?.table)));
      await acting.because(`Automation “${automation.name}”`);
      output = await action.run(context, step.params);
      await acting.because('');
    }),
  );
  if (refusal) return refuseStep(stepping, { step, key, label, refusal });
  const { result, ends, waits_for, ...shown } = output;
  if (waits_for) return waitForPeople(stepping, step, position, { key, label, ...waits_for });
  if (result !== undefined) await storeResult(call, run.id, step.id, result);
  const isSent = action?.send !== undefined;
  await logStep(call, run, step, {
    key,
    label,
    status: isSent ? 'waiting' : 'done',
    output: shown,
    isEffect: !action?.reads,
    input: step.params,
  });
  if (isSent) {
    await setPosition(call, run.id, position);
    await setWaiting(call, run.id, { kind: 'delivery' });
    await deliverLater(call, run.id, key);
    return 'stop';
  }
  await setPosition(call, run.id, afterStep(position));
  if (!ends) return 'next';
  await finishAutomationRun(call, run.id, 'succeeded');
  return 'stop';
}

/** A step that the rules refuse would be refused again, so the run ends, and its owner is told. */
async function refuseStep(
  { call, run, automation, owner }: Stepping,
  { step, key, label, refusal }: { step: Step; key: string; label: string; refusal: Refusal },
): Promise<Outcome> {
  await logStep(call, run, step, { key, label, status: 'failed', error: refusal.message, input: step.params });
  await finishAutomationRun(call, run.id, 'failed', refusal.message);
  await tellFailed(call, { run_id: run.id, automation, owner_id: owner.user_id!, error: refusal.message });
  return 'stop';
}

/** An unexpected error may pass: the step is tried again, each time later. */
export async function noteFailure(call: Call, run_id: string, error: unknown): Promise<void> {
  const locked = await lockRun(call, run_id);
  if (!locked) return;
  const { run, automation } = locked;
  const text = (refusalBehind(error)?.message ?? 'An unexpected error occurred.').slice(0, 1000);
  const attempt = run.attempt + 1;
  if (attempt >= MOST_ATTEMPTS) {
    await finishAutomationRun(call, run_id, 'failed', text);
    await tellFailed(call, { run_id, automation, owner_id: null, error: text });
    return;
  }
  await call.run(sql`
    update automation_runs set attempt = ${attempt}, error = ${text}
    where organization_id = ${call.organization_id} and id = ${run_id}`);
  await setWaiting(call, run_id, { kind: 'retry', due_at: new Date(call.now().getTime() + retryDelay(attempt)) });
}
