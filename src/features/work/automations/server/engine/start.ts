import type { Actor, Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { AutomationSubject } from '#server/extension-points/automations.ts';
import { newId } from '#shared/ids.ts';
import type { Definition } from '../../definition.schema.ts';
import { startPosition } from '../../position.ts';
import { type Decided, FactReader } from '../facts.ts';
import { readSubjects } from '../subject.ts';
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
  const [id] = await insertRuns(call, automation, owner, [cause]);
  if (id) await enqueueRun(call, id);
  return id;
}

/**
 * Inserts runs of one automation, where the conditions and the rule of repetition allow it. No two of the causes are about
 * one record, because a run counts for the rules of the next. The caller queues them.
 * @returns the id of each cause's run; undefined for a cause that starts none
 */
export async function insertRuns(
  call: Call,
  automation: LiveAutomation,
  owner: Actor,
  causes: readonly Cause[],
): Promise<(string | undefined)[]> {
  const { definition } = automation;
  // In one order everywhere, so that two transactions never wait for each other.
  const locks = causes.map(({ subject }) => `${automation.id} ${subject?.id ?? ''}`).sort();
  await call.rows(sql`select pg_advisory_xact_lock(hashtextextended(key, 4201)) from unnest(${locks}::text[]) key`);
  const started = await call.rows<{ dedupe_key: string }>(sql`
    select dedupe_key from automation_runs
    where organization_id = ${call.organization_id} and automation_id = ${automation.id}
      and dedupe_key = any(${causes.map(({ dedupe_key }) => dedupe_key)})`);
  const earlier = new Set(started.map(({ dedupe_key }) => dedupe_key));
  const fresh = causes.filter(({ dedupe_key }) => !earlier.has(dedupe_key));
  if (fresh.length === 0) return causes.map(() => undefined);
  const decided = await asOwner(call, owner, (acting) => decideEach(acting, definition, fresh));
  const matching = decided.filter(({ why }) => why.holds);
  const subject_ids = matching.flatMap(({ subject }) => subject?.id ?? []);
  const unrepeatable = await recordsNotRepeated(call, automation, subject_ids);
  const recent = await recentRuns(call, automation.id, subject_ids);
  const finished_at = call.now();
  // Lists show runs of one moment in the order of their ids.
  const ids = decided.map(() => newId()).sort();
  const rows = decided.flatMap(({ cause, subject, why }, at): InsertedRun[] => {
    const context = cause.context ?? {};
    const row = { id: ids[at]!, cause, subject };
    if (!why.holds)
      return [{ ...row, status: 'skipped', context: { ...context, why: whyOf(definition, why) }, finished_at }];
    if (subject && unrepeatable.has(subject.id)) return [];
    const looping = loopReason(subject ? recent.get(subject.id) : undefined, cause.depth ?? 0);
    if (looping === 'known') return [];
    if (looping) return [{ ...row, status: 'failed', error: looping, finished_at, context }];
    return [{ ...row, status: 'queued', context }];
  });
  const inserted = await insertEach(call, automation, rows);
  const queued = new Map(rows.filter(({ status }) => status === 'queued').map(({ cause, id }) => [cause, id]));
  return causes.map((cause) => {
    const id = queued.get(cause);
    return id && inserted.has(id) ? id : undefined;
  });
}

interface DecidedCause {
  cause: Cause;
  subject: AutomationSubject | null;
  why: Decided;
}

/** Decides the conditions for each cause, without those whose record is gone or cannot be seen by the owner. */
async function decideEach(acting: Call, { when }: Definition, causes: readonly Cause[]): Promise<DecidedCause[]> {
  const reader = new FactReader(acting);
  const subjects = new Map<string, AutomationSubject>();
  for (const [table, some] of Map.groupBy(causes, ({ subject }) => subject?.table)) {
    if (!table) continue;
    const records = await readSubjects(
      acting,
      table,
      some.map(({ subject }) => subject!.id),
    );
    for (const [id, record] of records) subjects.set(`${table} ${id}`, record);
    await reader.readAhead(when, [...records.values()]);
  }
  const decided: DecidedCause[] = [];
  for (const cause of causes) {
    const subject = cause.subject ? subjects.get(`${cause.subject.table} ${cause.subject.id}`) : null;
    if (subject === undefined) continue;
    const why = await reader.decide(when, subject, runVariables(cause.context ?? {}));
    decided.push({ cause, subject, why });
  }
  return decided;
}

export const enqueueRun = (call: Call, run_id: string, at?: Date) =>
  call.enqueue('automations.run', { run_id }, { job_key: `automation-run:${run_id}`, ...(at && { run_at: at }) });

/** Runs that one job continues. */
const RUNS_OF_JOB = 100;

/** Queues runs, each of which was queued by nobody before, in their order. */
export async function enqueueRuns(call: Call, run_ids: readonly string[]): Promise<void> {
  for (let at = 0; at < run_ids.length; at += RUNS_OF_JOB)
    await call.enqueue('automations.runs', { run_ids: run_ids.slice(at, at + RUNS_OF_JOB) });
}

interface InsertedRun {
  id: string;
  cause: Cause;
  subject: AutomationSubject | null;
  status: 'queued' | 'skipped' | 'failed';
  context: Row;
  error?: string;
  finished_at?: Date;
}

/** @returns the ids of the rows that were inserted: a cause that started a run in the meantime starts none */
async function insertEach(
  call: Call,
  { id: automation_id, version }: LiveAutomation,
  runs: readonly InsertedRun[],
): Promise<ReadonlySet<string>> {
  if (runs.length === 0) return new Set();
  const values = runs.map(({ id, cause: { cause, topic, dedupe_key, depth, root_run_id }, subject, ...run }) => ({
    id,
    cause,
    topic,
    subject_table: subject?.table,
    subject_id: subject?.id,
    subject_name: subject?.name.slice(0, 300),
    partner_id: subject?.partner_id,
    dedupe_key,
    depth: depth ?? 0,
    root_run_id: root_run_id ?? id,
    ...run,
  }));
  const inserted = await call.rows<{ id: string }>(sql`
    insert into automation_runs (id, organization_id, automation_id, version, status, cause, topic, subject_table,
      subject_id, subject_name, partner_id, dedupe_key, depth, root_run_id, position, context, error, finished_at,
      created_at)
    select r.id, ${call.organization_id}, ${automation_id}, ${version}, r.status, r.cause, r.topic, r.subject_table,
      r.subject_id, r.subject_name, r.partner_id, r.dedupe_key, r.depth, r.root_run_id,
      ${JSON.stringify(startPosition())}, r.context, r.error, r.finished_at, ${call.now()}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r (id uuid, status text, cause text, topic text,
      subject_table text, subject_id uuid, subject_name text, partner_id uuid, dedupe_key text, depth integer,
      root_run_id uuid, context jsonb, error text, finished_at timestamptz)
    on conflict (organization_id, automation_id, dedupe_key) do nothing
    returning id`);
  return new Set(inserted.map(({ id }) => id));
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

/** @returns those of these records for which the rule of repetition allows no other run now */
async function recordsNotRepeated(
  call: Call,
  { id, definition }: Pick<LiveAutomation, 'id' | 'definition'>,
  subject_ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { reentry = 'when_finished', reentry_days } = definition;
  if (subject_ids.length === 0 || reentry === 'always') return new Set();
  const [rule, values] =
    reentry === 'once'
      ? ["r.status <> 'skipped'", []]
      : reentry === 'after_days'
        ? [
            "r.status <> 'skipped' and r.created_at > $4",
            [new Date(call.now().getTime() - (reentry_days ?? 30) * 24 * HOUR_MS)],
          ]
        : ["r.status in ('queued', 'running', 'waiting')", []];
  const rows = await call.rows<{ id: string }>(
    `select s.id from unnest($3::uuid[]) s(id) where exists (select from automation_runs r
       where r.organization_id = $1 and r.automation_id = $2 and r.subject_id = s.id and ${rule})`,
    [call.organization_id, id, subject_ids, ...(values as unknown[])],
  );
  return new Set(rows.map((row) => row.id));
}

interface RecentRuns {
  /** The runs within an hour. */
  count: number;
  /** The log tells already that the automation was stopped for the record. */
  stopped: boolean;
}

/** The runs of an automation for each of these records within an hour. */
async function recentRuns(
  call: Call,
  automation_id: string,
  subject_ids: readonly string[],
): Promise<ReadonlyMap<string, RecentRuns>> {
  if (subject_ids.length === 0) return new Map();
  const rows = await call.rows<RecentRuns & { id: string }>(sql`
    select s.id, r.count, r.stopped from unnest(${subject_ids}::uuid[]) s(id)
    cross join lateral (
      select count(*)::int as count, coalesce(bool_or(status = 'failed' and started_at is null), false) as stopped
      from automation_runs
      where organization_id = ${call.organization_id} and automation_id = ${automation_id} and subject_id = s.id
        and created_at > ${new Date(call.now().getTime() - HOUR_MS)}
        and status <> 'skipped') r`);
  return new Map(rows.map(({ id, ...recent }) => [id, recent]));
}

/** @returns why the run would be part of a loop; `known` if the log tells so already */
function loopReason(recent: RecentRuns | undefined, depth: number): string | undefined {
  if (depth > MOST_LEVELS_OF_CAUSES)
    return `Stopped: automations started each other more than ${MOST_LEVELS_OF_CAUSES} times in a row.`;
  if (!recent || recent.count < MOST_RUNS_OF_RECORD) return undefined;
  return recent.stopped
    ? 'known'
    : `Stopped: this automation ran ${MOST_RUNS_OF_RECORD} times for this record within an hour.`;
}
