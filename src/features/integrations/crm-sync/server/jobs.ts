import { sql } from '#server/db/sql.ts';
import { type FollowedEvent, type Job, type JobHandler, type Schedule, withRows } from '#server/jobs/job.ts';
import type { CrmHookChange } from '#server/ports/crm.ts';
import { backfill } from './engine/backfill.ts';
import { handleSyncEvents } from './engine/events.ts';
import { queuePass, resumeWaiting, runPass } from './engine/pass.ts';
import { simulateSync } from './engine/simulate.ts';
import { undoSync } from './engine/undo.ts';
import { noteChanges } from './hooks.ts';

const DAY_MS = 86_400_000;
const HOOKS_KEPT_DAYS = 7;
const RUNS_KEPT_DAYS = 90;
const ISSUES_KEPT_DAYS = 365;

export const syncJobs: Record<string, JobHandler> = {
  'field-mappings.events': (job, { events }) => handleSyncEvents(job, events as FollowedEvent[]),
  'field-mappings.pass': (job, { object_mapping_id, kind }) =>
    runPass(job, object_mapping_id as string, kind === 'hook' ? 'hook' : 'poll'),
  'field-mappings.simulate': (job, { run_id, failures }) => simulateSync(job, run_id as string, Number(failures ?? 0)),
  'field-mappings.backfill': (job, { run_id, failures }) => backfill(job, run_id as string, Number(failures ?? 0)),
  'field-mappings.undo': (job, { run_id }) => undoSync(job, run_id as string),
  'field-mappings.announced': (job, { payload }) => {
    const { connection_id, changes } = payload as { connection_id: string; changes: readonly CrmHookChange[] };
    return job.within((call) => noteChanges(call, connection_id, changes));
  },
  'field-mappings.restored': (job, { payload }) =>
    resumeWaiting(job, (payload as { connection_id: string }).connection_id),
  'field-mappings.tick': tick,
  'field-mappings.tidy': tidy,
};

export const syncSchedules: Schedule[] = [
  { cron: '*/2 * * * *', task: 'field-mappings.tick', companies: withRows('object_mappings') },
  { cron: '20 4 * * *', task: 'field-mappings.tidy' },
];

/** Starts the mappings that are due; those of records that others refer to come first. */
async function tick(job: Job): Promise<void> {
  const due = await job.within((call) =>
    call.rows<{ id: string }>(
      `select m.id from object_mappings m
       left join sync_states s on s.organization_id = m.organization_id and s.object_mapping_id = m.id
       where m.organization_id = $1 and m.status = 'active' and coalesce(s.next_poll_at, $2) <= $2
       order by array_position(array['partners', 'accounts', 'contacts', 'opportunities'], m.local_table) nulls last, m.id`,
      [call.organization_id, call.now()],
    ),
  );
  for (const { id } of due) await queuePass(job, id);
}

async function tidy(job: Job): Promise<void> {
  await job.within(async (call) => {
    const before = (days: number) => new Date(call.now().getTime() - days * DAY_MS);
    await call.run(sql`
      delete from sync_hook_events
      where organization_id = ${call.organization_id} and received_at < ${before(HOOKS_KEPT_DAYS)}`);
    await call.run(
      sql`delete from sync_leases where organization_id = ${call.organization_id} and expires_at < ${before(1)}`,
    );
    // The first synchronization is kept, because it can be undone.
    await call.run(sql`
      delete from sync_runs
      where organization_id = ${call.organization_id} and created_at < ${before(RUNS_KEPT_DAYS)} and kind <> 'backfill'
        and status not in ('queued', 'running')`);
    await call.run(sql`
      delete from sync_issues
      where organization_id = ${call.organization_id} and closed_at < ${before(ISSUES_KEPT_DAYS)} and status <> 'open'`);
  });
}
