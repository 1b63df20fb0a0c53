import { Cron } from 'croner';
import type { Actor, Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { automationRecord } from '#server/extension-points/automations.ts';
import type { Job } from '#server/jobs/job.ts';
import { declaredResources } from '#server/resource/define.ts';
import { sourceOf } from '#server/resource/referenced-names.ts';
import { addDays, dateInZone, earlierOf } from '#shared/time/dates.ts';
import type { Definition, Trigger } from '../../definition.schema.ts';
import { FactReader } from '../facts.ts';
import { type LiveAutomation, liveDue, pauseAutomation } from './live.ts';
import { asOwner, Owners } from './owner.ts';
import { enqueueRun, startAutomationRun } from './start.ts';

/** Flows by date run in the morning of the company's day. */
const DATE_CRON = '0 7 * * *';
/** Records that one firing looks at, and runs that it starts. */
const MOST_RECORDS = 5_000;
const MOST_RUNS = 500;
/** A run that no job continues for so long is queued again. */
const STUCK_MS = 10 * 60_000;

/** The next time of a trigger by time, in the company's time zone. */
export function nextTime(trigger: Trigger, timezone: string, after: Date): Date | null {
  const cron = trigger.kind === 'date' ? DATE_CRON : trigger.kind === 'schedule' ? trigger.cron : null;
  if (!cron) return null;
  try {
    return new Cron(cron, { timezone, mode: '5-part', paused: true }).nextRun(after);
  } catch {
    return null;
  }
}

/** Fires the flows that are due, and continues what is due or was forgotten. */
export async function tick(job: Job): Promise<void> {
  const due = await job.within(liveDue);
  const owners = new Owners(job);
  for (const automation of due) {
    const owner = await owners.find(automation.published_by);
    if (owner) await fire(job, automation, owner);
    else
      await job.within((call) =>
        pauseAutomation(call, automation.id, 'Its publisher no longer has access. Publish it again.'),
      );
  }
  await job.within(requeue);
}

/** Late or not, each time fires once: the records are found, their runs start, and then the next time is set. */
async function fire(job: Job, automation: LiveAutomation, owner: Actor): Promise<void> {
  const { trigger } = automation.definition;
  const scheduled = new Date(automation.next_at!);
  const ids = await job.within((call) =>
    asOwner(call, owner, (acting) => automationsMatching(acting, automation.definition, scheduled)),
  );
  const cause = trigger.kind === 'date' ? ('date' as const) : ('schedule' as const);
  for (const { id, on } of ids.slice(0, MOST_RUNS)) {
    const when = on ?? scheduled.toISOString();
    await job.within((call) =>
      startAutomationRun(call, automation, owner, {
        cause,
        dedupe_key: `${cause}:${when}:${id ?? ''}`,
        subject: id ? { table: trigger.table!, id } : null,
      }),
    );
  }
  await job.within((call) => {
    const next = nextTime(trigger, call.actor.timezone, call.now());
    return call.run(sql`
      update automations set next_at = ${next}
      where organization_id = ${call.organization_id} and id = ${automation.id} and next_at = ${automation.next_at}`);
  });
}

interface Match {
  id: string | null;
  /** The day that a flow by date is about. */
  on?: string;
}

/** The records of a firing: those whose date it is, or all that meet the conditions. */
export async function automationsMatching(
  call: Call,
  { trigger, when }: Definition,
  scheduled: Date,
): Promise<Match[]> {
  if (!trigger.table) return [{ id: null }];
  if (trigger.kind === 'date') {
    const first = dateInZone(scheduled, call.actor.timezone);
    return datesBetween(call, trigger, earlierOf(first, call.today()), call.today());
  }
  const rows = await rowsOf(call, trigger.table, '', []);
  const record = automationRecord(trigger.table);
  const reader = new FactReader(call);
  const found: Match[] = [];
  for (const row of rows) {
    if (found.length >= MOST_RUNS) break;
    const partner_id = record?.partner ? ((row[record.partner] as string | null) ?? null) : null;
    const why = await reader.decide(when, { table: trigger.table, id: row.id as string, row, partner_id });
    if (why.holds) found.push({ id: row.id as string });
  }
  return found;
}

/** The records whose date, with the days of the trigger, is one of these days. */
export async function datesBetween(call: Call, trigger: Trigger, first: string, last: string): Promise<Match[]> {
  const { field, table, days } = trigger;
  if (!field || !table || !automationRecord(table)?.dates?.includes(field)) return [];
  const offset = days ?? 0;
  const column = `(case when t."${field}" is null then null else ${dayOf(table, field)} end)`;
  const rows = await rowsOf(call, table, `and ${column} between $3::date and $4::date`, [
    addDays(first, -offset),
    addDays(last, -offset),
  ]);
  return rows.map((row) => ({ id: row.id as string, on: addDays(dayText(call, row[field]), offset) }));
}

const isDate = (table: string, field: string) =>
  declaredResources().get(table)?.fields?.[field]?.kind === 'date' || field.endsWith('_on');
const dayOf = (table: string, field: string) =>
  isDate(table, field) ? `t."${field}"::date` : `(t."${field}" at time zone $2)::date`;
const dayText = (call: Call, value: unknown): string => {
  const text = String(value);
  return text.length === 10 ? text : dateInZone(new Date(text), call.actor.timezone);
};

/** Live rows of a kind of record, as the caller sees them. */
async function rowsOf(call: Call, table: string, where: string, values: readonly unknown[]): Promise<Row[]> {
  const resource = declaredResources().get(table)!;
  const found = await call.rows<{ row: Row }>(
    `select to_jsonb(t) as row from ${sourceOf(resource)} where t.organization_id = $1 and $2::text is not null
       ${'archived_at' in resource.row.properties ? 'and t.archived_at is null' : ''} ${where} order by t.id limit ${MOST_RECORDS}`,
    [call.organization_id, call.actor.timezone, ...values],
  );
  return found.map((one) => one.row);
}

/** Queues runs whose time has come, and those whose job was lost. */
async function requeue(call: Call): Promise<void> {
  const now = call.now();
  const due = await call.rows<{ id: string }>(sql`
    select id from automation_runs where organization_id = ${call.organization_id} and (
        (status = 'waiting' and wait_kind in ('time', 'event', 'approval', 'retry', 'budget', 'people') and due_at <= ${now})
        or (status in ('queued', 'running') and updated_at < ${new Date(Date.now() - STUCK_MS)}))
    order by created_at, id limit 500`);
  for (const { id } of due) await enqueueRun(call, id);
  const lost = await call.rows<{ run_id: string; effect_key: string }>(sql`
    select s.run_id, s.effect_key from automation_step_runs s
    join automation_runs r on r.organization_id = s.organization_id and r.id = s.run_id
    where s.organization_id = ${call.organization_id} and s.status = 'waiting' and r.wait_kind = 'delivery'
      and r.updated_at < ${new Date(Date.now() - 3_600_000 * 6)} limit 200`);
  for (const { run_id, effect_key } of lost)
    await call.enqueue(
      'automations.deliver',
      { run_id, effect_key },
      { job_key: `automation-delivery:${run_id}:${effect_key}` },
    );
}
