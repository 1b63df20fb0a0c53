import type { Actor, Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { forbidden, Refusal } from '#server/errors.ts';
import type { ActionContext, AutomationSubject } from '#server/extension-points/automations.ts';
import { allows } from '#shared/access/permissions.ts';
import type { Action } from '#shared/access/roles.ts';
import type { Definition, Step } from '../../definition.schema.ts';
import type { Position } from '../../position.ts';
import { fillForModel } from '../for-model.ts';
import { fillText, namesNeededBy, pickValues, placeholderValues, readSubject, variableTexts } from '../subject.ts';
import { placeholdersOfResults, readResults } from './results.ts';
import { enqueueRun } from './start.ts';
import { runVariables } from './variables.ts';

export interface Run {
  id: string;
  automation_id: string;
  version: number;
  status: string;
  cause: string;
  subject_table: string | null;
  subject_id: string | null;
  partner_id: string | null;
  position: Position;
  context: Row;
  /** The number of runs that caused it, one after the other. */
  depth: number;
  wait_kind: string | null;
  due_at: string | null;
  attempt: number;
  started_at: string | null;
}

/** The state of a run within the transaction of one step. */
export interface Stepping {
  /** The engine's own rights. */
  call: Call;
  owner: Actor;
  run: Run;
  automation: { id: string; name: string };
  definition: Definition;
}

/** @throws 403 unless the owner of the flow has the permission now */
export function requirePermission(call: Call, can: string | undefined): void {
  if (!can) return;
  const [resource, action] = can.split(':') as [string, Action];
  if (!allows(call.actor.permissions, resource, action))
    throw forbidden('The person who published this automation does not have the permission for this step.');
}

/** @throws 404 when the owner of the flow cannot see the record */
export async function contextOf(
  acting: Call,
  stepping: Pick<Stepping, 'automation'> & { run: Pick<Run, 'id' | 'context'> },
  step: Step,
  effect_key: string,
  place: { table: string; id: string } | undefined,
): Promise<ActionContext> {
  const subject = place && ((await readSubject(acting, place.table, place.id)) ?? null);
  return contextWith(acting, stepping, step, effect_key, subject);
}

/**
 * @param subject null for a record that is gone, undefined for a step without a record
 * @throws 404 when the owner of the flow cannot see the record
 */
export async function contextWith(
  acting: Call,
  { run, automation }: Pick<Stepping, 'automation'> & { run: Pick<Run, 'id' | 'context'> },
  step: Step,
  effect_key: string,
  subject: AutomationSubject | null | undefined,
): Promise<ActionContext> {
  if (subject === null) throw new Refusal(404, 'The record was deleted, or the owner of the flow cannot see it.');
  const record = subject ?? null;
  const variables = runVariables(run.context);
  const results = await readResults(acting, run.context);
  const texts = { ...variableTexts(variables), ...placeholdersOfResults(results) };
  const values = await placeholderValues(acting, record, texts, namesNeededBy(step));
  return {
    call: acting,
    automation,
    run_id: run.id,
    step_id: step.id,
    effect_key: `${run.id}:${effect_key}`,
    subject: record,
    results,
    fill: (text, encode) => fillText(text, values, encode),
    pick: (keys) => pickValues(keys, record, values, variables, results),
    outputs: step.outputs ?? [],
    fillForModel: (text) => fillForModel(text, values, record, results),
    isTrial: false,
  };
}

/** The run and its version, locked; undefined if it has ended. */
export async function lockRun(call: Call, run_id: string): Promise<LockedRun | undefined> {
  return (await lockRuns(call, [run_id]))[0];
}

export interface LockedRun {
  run: Run;
  automation: { id: string; name: string };
  definition: Definition;
  isPaused: boolean;
}

/** The runs and their versions, locked, in the order of their ids, without those that have ended. */
export async function lockRuns(call: Call, run_ids: readonly string[]): Promise<LockedRun[]> {
  const rows = await call.rows<
    Run & { name: string; is_active: boolean; definition: Definition; is_paused: boolean }
  >(sql`
    select r.id, r.automation_id, r.version, r.status, r.cause, r.subject_table, r.subject_id, r.partner_id, r.position,
      r.context, r.depth,
      r.wait_kind, r.due_at, r.attempt, r.started_at, a.name, a.status = 'active'
        and a.archived_at is null as is_active,
      v.definition,
        coalesce((select s.is_paused from automation_settings s
        where s.organization_id = r.organization_id), false) as is_paused
    from automation_runs r
    join automations a on a.organization_id = r.organization_id and a.id = r.automation_id
    join automation_versions v on v.organization_id = r.organization_id and v.automation_id = r.automation_id
      and v.version = r.version
    where r.organization_id = ${call.organization_id} and r.id = any(${run_ids})
      and r.status in ('queued', 'running', 'waiting') order by r.id for update of r`);
  return rows.map(({ name, is_active, is_paused, definition, ...run }) => ({
    run,
    automation: { id: run.automation_id, name },
    definition,
    isPaused: is_paused || !is_active,
  }));
}

interface Logged {
  key: string;
  label: string;
  status: 'waiting' | 'done' | 'failed' | 'skipped';
  input?: Row;
  output?: Row;
  error?: string;
  isEffect?: boolean;
}

/** An entry in the log of steps. */
export interface LoggedStep extends Logged {
  run: Pick<Run, 'id' | 'automation_id'>;
  step: Pick<Step, 'id' | 'kind'>;
}

/** Writes the log of a step; a step that is done is never written again. */
export const logStep = (call: Call, run: Run, step: Step, logged: Logged): Promise<void> =>
  logSteps(call, [{ run, step, ...logged }]);

/** Writes the log of steps, no two of which are the same step of a run. */
export async function logSteps(call: Call, steps: readonly LoggedStep[]): Promise<void> {
  const rows = steps.map(({ run, step, key, label, status, input = {}, output = {}, error, isEffect = false }) => ({
    automation_id: run.automation_id,
    run_id: run.id,
    step_id: step.id,
    effect_key: key,
    kind: step.kind,
    label,
    status,
    is_effect: isEffect,
    input,
    output,
    error,
  }));
  const now = call.now();
  await call.run(sql`
    insert into automation_step_runs (organization_id, automation_id, run_id, step_id, effect_key, kind, label, status,
      is_effect, input, output, error, started_at, finished_at)
    select ${call.organization_id}, s.automation_id, s.run_id, s.step_id, s.effect_key, s.kind, s.label, s.status,
      s.is_effect, s.input, s.output, s.error, ${now}, case when s.status = 'waiting' then null else ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (automation_id uuid, run_id uuid, step_id text,
      effect_key text, kind text, label text, status text, is_effect boolean, input jsonb, output jsonb, error text)
    on conflict (organization_id, run_id, effect_key) do update set status = excluded.status, label = excluded.label,
      is_effect = excluded.is_effect, input = excluded.input, output = excluded.output, error = excluded.error,
      attempt = automation_step_runs.attempt + 1, tx = excluded.tx, finished_at = excluded.finished_at
    where automation_step_runs.status <> 'done'`);
}

/** The run is in front of the next step and not waiting. */
export async function setPosition(call: Call, run_id: string, position: Position): Promise<void> {
  await call.run(sql`
    update automation_runs
    set position = ${JSON.stringify(position)}, status = 'running', wait_kind = null, wait_topic = null, due_at = null,
      attempt = 0, error = null where organization_id = ${call.organization_id} and id = ${run_id}`);
}

export async function setWaiting(
  call: Call,
  run_id: string,
  { kind, due_at = null, topic = null }: { kind: string; due_at?: Date | null; topic?: string | null },
): Promise<void> {
  await call.run(sql`
    update automation_runs set status = 'waiting', wait_kind = ${kind}, due_at = ${due_at}, wait_topic = ${topic}
    where organization_id = ${call.organization_id} and id = ${run_id}`);
  if (due_at) await enqueueRun(call, run_id, due_at);
}

export async function finishAutomationRun(
  call: Call,
  run_id: string,
  status: 'succeeded' | 'failed' | 'canceled',
  error: string | null = null,
): Promise<void> {
  await call.run(sql`
    update automation_runs
    set status = ${status}, error = ${error}, finished_at = ${call.now()}, wait_kind = null, wait_topic = null,
      due_at = null
    where organization_id = ${call.organization_id} and id = ${run_id}`);
}
