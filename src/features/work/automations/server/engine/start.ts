import type { Actor, Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { AutomationSubject } from '#server/extension-points/automations.ts';
import { newId } from '#shared/ids.ts';
import type { Definition } from '../../definition.schema.ts';
import { startPosition } from '../../position.ts';
import { type Decided, FactReader } from '../facts.ts';
import { readSubject } from '../subject.ts';
import type { LiveAutomation } from './live.ts';
import { asOwner } from './owner.ts';
import { runVariables } from './variables.ts';

/** A run whose changes cause another one, and so on: so many levels, and no more. */
export const MOST_LEVELS_OF_CAUSES = 5;
/** Runs of one automation for one record within an hour. */
export const MOST_RUNS_OF_RECORD = 10;
const HOUR_MS = 3_600_000;

export interface Cause {
  cause: 'event' | 'date' | 'schedule' | 'webhook' | 'button';
  topic?: string | null;
  /** A cause starts an automation once. */
  dedupe_key: string;
  subject?: { table: string; id: string } | null;
  context?: Row;
  depth?: number;
  root_run_id?: string | null;
}

/** Starts a run, if the conditions and the rule of repetition allow it. @returns its id */
export async function startAutomationRun(
  call: Call,
  automation: LiveAutomation,
  owner: Actor,
  cause: Cause,
): Promise<string | undefined> {
  const { definition } = automation;
  const depth = cause.depth ?? 0;
  const key = `${automation.id} ${cause.subject?.id ?? ''}`;
  await call.rows(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 4201))`);
  const known = await call.maybe(sql`
    select from automation_runs
    where organization_id = ${call.organization_id} and automation_id = ${automation.id}
      and dedupe_key = ${cause.dedupe_key}`);
  if (known) return undefined;
  const { subject, why } = await asOwner(call, owner, async (acting) => {
    const variables = runVariables(cause.context ?? {});
    if (!cause.subject)
      return { subject: null, why: await new FactReader(acting).decide(definition.when, null, variables) };
    const found = await readSubject(acting, cause.subject.table, cause.subject.id);
    if (!found) return { subject: undefined, why: undefined };
    return { subject: found, why: await new FactReader(acting).decide(definition.when, found, variables) };
  });
  // The record is gone, or its owner cannot see it.
  if (subject === undefined) return undefined;
  const insert = (status: string, more: Row = {}) => insertRun(call, automation, cause, { subject, status, ...more });
  if (why && !why.holds) {
    await insert('skipped', { context: { ...cause.context, why: whyOf(definition, why) }, finished_at: call.now() });
    return undefined;
  }
  if (!(await mayRepeat(call, automation, subject))) return undefined;
  const looping = await loopReason(call, automation.id, subject, depth);
  if (looping === 'known') return undefined;
  if (looping) {
    await insert('failed', { error: looping, finished_at: call.now(), context: cause.context ?? {} });
    return undefined;
  }
  const id = await insert('queued', { context: cause.context ?? {} });
  if (id) await enqueueRun(call, id);
  return id;
}

export const enqueueRun = (call: Call, run_id: string, at?: Date) =>
  call.enqueue('automations.run', { run_id }, { job_key: `automation-run:${run_id}`, ...(at && { run_at: at }) });

async function insertRun(
  call: Call,
  { id: automation_id, version }: LiveAutomation,
  { cause, topic = null, dedupe_key, depth = 0, root_run_id = null }: Cause,
  {
    subject,
    status,
    context = {},
    error = null,
    finished_at = null,
  }: Row & { subject: AutomationSubject | null; status: string },
): Promise<string | undefined> {
  const id = newId();
  const made = await call.run(sql`
    insert into automation_runs (id, organization_id, automation_id, version, status, cause, topic, subject_table,
      subject_id,
      subject_name, partner_id, dedupe_key, depth, root_run_id, position, context, error, finished_at, created_at)
    values (${id}, ${call.organization_id}, ${automation_id}, ${version}, ${status}, ${cause}, ${topic},
      ${subject?.table ?? null}, ${subject?.id ?? null}, ${subject?.name.slice(0, 300) ?? null},
      ${subject?.partner_id ?? null}, ${dedupe_key}, ${depth}, ${root_run_id ?? id}, ${JSON.stringify(startPosition())},
      ${JSON.stringify(context)}, ${error ?? null}, ${finished_at ?? null}, ${call.now()})
    on conflict (organization_id, automation_id, dedupe_key) do nothing`);
  return made > 0 ? id : undefined;
}

/** The conditions with their values, as the log explains them. */
export function whyOf({ when }: Pick<Definition, 'when'>, why: Decided): Row[] {
  return (when?.any ?? []).flatMap(({ all }, group) =>
    all.map((condition, at) => ({
      ...condition,
      group,
      holds: why.groups[group]?.conditions[at]?.holds ?? false,
      actual: why.groups[group]?.conditions[at]?.actual ?? null,
      ...(why.notes[group]?.[at] && { note: why.notes[group][at] }),
    })),
  );
}

/** Whether the rule of repetition allows another run for the record. */
export async function mayRepeat(
  call: Call,
  { id, definition }: Pick<LiveAutomation, 'id' | 'definition'>,
  subject: AutomationSubject | null,
): Promise<boolean> {
  const { reentry = 'when_finished', reentry_days } = definition;
  if (!subject || reentry === 'always') return true;
  const [rule, values] =
    reentry === 'once'
      ? ["status <> 'skipped'", []]
      : reentry === 'after_days'
        ? [
            "status <> 'skipped' and created_at > $4",
            [new Date(call.now().getTime() - (reentry_days ?? 30) * 24 * HOUR_MS)],
          ]
        : ["status in ('queued', 'running', 'waiting')", []];
  const found = await call.maybe(
    `select from automation_runs where organization_id = $1 and automation_id = $2 and subject_id = $3 and ${rule} limit 1`,
    [call.organization_id, id, subject.id, ...(values as unknown[])],
  );
  return !found;
}

/** @returns why the run would be part of a loop; `known` if the log tells so already */
async function loopReason(
  call: Call,
  automation_id: string,
  subject: AutomationSubject | null,
  depth: number,
): Promise<string | undefined> {
  if (depth > MOST_LEVELS_OF_CAUSES)
    return `Stopped: automations started each other more than ${MOST_LEVELS_OF_CAUSES} times in a row.`;
  if (!subject) return undefined;
  const { count, stopped } = await call.one<{ count: number; stopped: boolean }>(sql`
    select count(*)::int as count, coalesce(bool_or(status = 'failed' and started_at is null), false) as stopped
    from automation_runs
    where organization_id = ${call.organization_id} and automation_id = ${automation_id} and subject_id = ${subject.id}
      and created_at > ${new Date(call.now().getTime() - HOUR_MS)}
      and status <> 'skipped'`);
  if (count < MOST_RUNS_OF_RECORD) return undefined;
  return stopped
    ? 'known'
    : `Stopped: this automation ran ${MOST_RUNS_OF_RECORD} times for this record within an hour.`;
}
