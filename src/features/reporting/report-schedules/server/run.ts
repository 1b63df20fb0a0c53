import { type Actor, Call, scopeOf } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { Job } from '#server/jobs/job.ts';
import { newId } from '#shared/ids.ts';
import { MAX_READERS, type Recipient, type Timing } from '../schema.ts';
import { presentView, stopWithoutView, updateContent } from './follow-view.ts';
import { nextAfter } from './occurrences.ts';
import { type Reader, readersOf } from './recipients.ts';

interface Due {
  schedule_id: string;
  next_run_at: string;
  timing: Timing;
  timezone: string;
}

/**
 * Starts the runs that are due. However late it is called, each schedule runs once, for the first time it missed, and
 * then continues from now; concurrent calls share the work.
 */
export async function startDueRuns(call: Call): Promise<void> {
  const due = await call.rows<Due>(sql`
    select c.schedule_id, c.next_run_at, s.timing, s.timezone from report_clocks c
    join report_schedules s on s.organization_id = c.organization_id and s.id = c.schedule_id
    where c.organization_id = ${call.organization_id} and c.next_run_at <= ${call.now()} and s.status = 'active'
      and s.archived_at is null
    order by c.next_run_at limit 200 for update of c skip locked`);
  for (const { schedule_id, next_run_at, timing, timezone } of due) {
    const id = newId();
    const isFirst = await call.run(sql`
      insert into report_runs (id, organization_id, schedule_id, due_at, cause, created_at)
      values (${id}, ${call.organization_id}, ${schedule_id}, ${next_run_at}, 'schedule', ${call.now()})
      on conflict (organization_id, schedule_id, due_at) where cause = 'schedule' do nothing`);
    if (isFirst > 0) await enqueueRun(call, id);
    const next = nextAfter(timing, timezone, call.now());
    await call.run(
      next
        ? 'update report_clocks set next_run_at = $3 where organization_id = $1 and schedule_id = $2'
        : 'delete from report_clocks where organization_id = $1 and schedule_id = $2',
      [call.organization_id, schedule_id, ...(next ? [next] : [])],
    );
  }
}

/** Reports of one company run one at a time, however many there are. */
const queueOf = ({ organization_id }: Call) => `reports:${organization_id}`;

const enqueueRun = (call: Call, run_id: string) =>
  call.enqueue('report-schedules.run', { run_id }, { job_key: `report-run:${run_id}`, queue: queueOf(call) });

/** Starts a run on request. @throws 409 while one is under way */
export async function startNow(call: Call, schedule_id: string): Promise<string> {
  await call.rows(sql`
    select 1 from report_schedules where organization_id = ${call.organization_id} and id = ${schedule_id} for update`);
  const busy = await call.maybe(sql`
    select 1 from report_run_rows
    where organization_id = ${call.organization_id} and schedule_id = ${schedule_id} and state in ('queued', 'running')`);
  if (busy) throw conflict('This report is already being sent.');
  const id = newId();
  const now = call.now();
  await call.run(sql`
    insert into report_runs (id, organization_id, schedule_id, due_at, cause, asked_by, created_at)
    values (${id}, ${call.organization_id}, ${schedule_id}, ${now}, 'person', ${call.actor.user_id}, ${now})`);
  await enqueueRun(call, id);
  return id;
}

interface Starting {
  schedule_id: string;
  partner_id: string | null;
  owner_user_id: string;
  recipients: Recipient[];
  name: string;
  follows_view: boolean;
  saved_view_id: string | null;
}

/** Determines the readers of a run, and gives each a delivery. Repeating it changes nothing. */
export async function startReportRun(job: Job, run_id: string): Promise<void> {
  const starting = await job.within((call) =>
    call.maybe<Starting>(sql`
      select s.id as schedule_id, s.partner_id, s.owner_user_id, s.recipients, s.name, s.follows_view, s.saved_view_id from report_runs r
      join report_schedules s on s.organization_id = r.organization_id and s.id = r.schedule_id
      where r.organization_id = ${call.organization_id} and r.id = ${run_id} and r.started_at is null`),
  );
  if (!starting) return;
  const owner = await job.kernel.identity.actorIn(starting.owner_user_id, job.organization_id, starting.partner_id);
  // The recipients are limited to the people and partners the owner may see.
  const asOwner = <T>(actor: Actor, work: (call: Call) => Promise<T>) =>
    job.kernel.db.transaction(scopeOf(actor), (tx) =>
      work(new Call({ actor, tx, clock: job.kernel.clock, sealing: job.kernel.sealing })),
    );
  const readers = owner ? await asOwner(owner, (call) => readersOf(call, starting)) : [];
  const view = owner && starting.follows_view ? await asOwner(owner, (call) => presentView(call, starting)) : null;
  const error = !owner
    ? 'The report owner no longer has access. An administrator can take over the report.'
    : view?.reason
      ? view.reason
      : readers.length === 0
        ? 'The report has no recipients.'
        : readers.length > MAX_READERS
          ? `The report has ${readers.length} recipients, but at most ${MAX_READERS} are allowed.`
          : null;
  await job.within(async (call) => {
    const isFirst = await call.run(sql`
      update report_runs set started_at = ${call.now()}, error = ${error}
      where organization_id = ${call.organization_id} and id = ${run_id} and started_at is null`);
    if (isFirst === 0) return;
    if (view?.reason) await stopWithoutView(call, starting, view.reason);
    if (error) return;
    if (view?.question) await updateContent(call, starting.schedule_id, view.question);
    for (const reader of readers) await addDelivery(call, starting.schedule_id, run_id, reader);
  });
}

async function addDelivery(call: Call, schedule_id: string, run_id: string, reader: Reader): Promise<void> {
  const id = newId();
  await call.run(sql`
    insert into report_deliveries (id, organization_id, schedule_id, run_id, report, reader, reader_kind, eyes_user_id,
      partner_id, full_name, address,
      state, error, created_at, finished_at)
    select ${id}, ${call.organization_id}, ${schedule_id}, ${run_id}, s.name, ${reader.reader}, ${reader.reader_kind},
      ${reader.eyes_user_id}, ${reader.partner_id}, ${reader.full_name}, ${reader.address},
      ${reader.error ? 'failed' : 'queued'}, ${reader.error ?? null}, ${call.now()}, ${reader.error ? call.now() : null}
    from report_schedules s where s.organization_id = ${call.organization_id} and s.id = ${schedule_id}`);
  if (!reader.error) await enqueueDelivery(call, id, 0);
}

export const enqueueDelivery = (call: Call, delivery_id: string, attempt: number) =>
  call.enqueue(
    'report-schedules.deliver',
    { delivery_id },
    { job_key: `report-delivery:${delivery_id}:${attempt}`, queue: queueOf(call) },
  );
