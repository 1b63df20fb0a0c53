import { noteSynced, reportBroken, reportHealthy } from '#features/integrations/connections/server/service.ts';
import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { CrmError } from '#server/ports/crm.ts';
import { isInUse } from './connection.ts';
import { dueChanges, finishChanges, pauseAfter } from './queue.ts';
import { createRun, finishSyncRun, processedIn, recordProgress, syncCounts } from './runs.ts';
import { mappingOf, openSync, type Sync } from './sync.ts';
import { syncLocals, syncRemoteIds, syncRemotes } from './sync-records.ts';
import { reportUnreadable } from './unreadable.ts';

const BATCH = 100;
/** A pass ends after this many batches, so that other work gets its turn. */
const MOST_BATCHES = 20;
const POLL_MS = 120_000;

/** One synchronization of an active mapping: waiting changes of both sides, and then what the CRM lists. */
export async function runPass(job: Job, object_mapping_id: string, kind: 'poll' | 'hook'): Promise<void> {
  const mapping = await job.within((call) => mappingOf(call, object_mapping_id)).catch(() => undefined);
  if (mapping?.status !== 'active') return;
  if (!(await isInUse(job, mapping.connection_id))) return;
  // A hint of a change does not end the pause that an outage asks for; another pass is queued for its end.
  if (await isWaiting(job, object_mapping_id)) return;
  let sync: Sync | undefined;
  try {
    sync = await openSync(job, object_mapping_id);
    const hasMore = await work(sync);
    await settle(sync, kind);
    if (hasMore) await queuePass(job, object_mapping_id);
  } catch (error) {
    if (sync) await settle(sync, kind, { isUnfinished: true });
    await followOutage(job, mapping, error);
  }
  if (sync?.retry_at) await queueAgain(job, object_mapping_id, sync.retry_at);
}

async function isWaiting(job: Job, object_mapping_id: string): Promise<boolean> {
  const found = await job.within((call) =>
    call.maybe(sql`
      select from sync_states
      where organization_id = ${call.organization_id} and object_mapping_id = ${object_mapping_id} and failures > 0
        and next_poll_at > ${call.now()}`),
  );
  return found !== undefined;
}

/** Runs a pass when a pause ends. Its key is its own, so that an earlier pass does not take its place. */
function queueAgain(job: Job, object_mapping_id: string, run_at: Date): Promise<void> {
  return job.within((call) =>
    call.enqueue(
      'field-mappings.pass',
      { object_mapping_id, kind: 'poll' },
      { run_at, job_key: `crm-sync-again ${object_mapping_id}`, queue: `crm-sync ${object_mapping_id}` },
    ),
  );
}

/** The connection works again: everything that waited is tried at once. */
export async function resumeWaiting(job: Job, connection_id: string): Promise<void> {
  const ids = await job.within(async (call) => {
    const mappings = await call.rows<{ id: string }>(sql`
      select id from object_mappings
      where organization_id = ${call.organization_id} and connection_id = ${connection_id} and status = 'active'
      order by id`);
    const active = mappings.map(({ id }) => id);
    await call.run(sql`
      update sync_states set failures = 0, last_error = null, next_poll_at = ${call.now()}
      where organization_id = ${call.organization_id} and object_mapping_id = any(${active})`);
    const now = call.now();
    await call.run(sql`
      update sync_changes set attempts = 0, next_at = ${now}
      where organization_id = ${call.organization_id} and object_mapping_id = any(${active}) and next_at > ${now}`);
    return active;
  });
  for (const id of ids) await queuePass(job, id);
}

/** Runs one pass of a mapping at a time. */
export function queuePass(job: Job, object_mapping_id: string, kind: 'poll' | 'hook' = 'poll'): Promise<void> {
  return job.within((call) =>
    call.enqueue(
      'field-mappings.pass',
      { object_mapping_id, kind },
      { job_key: `crm-sync ${object_mapping_id}`, queue: `crm-sync ${object_mapping_id}` },
    ),
  );
}

async function work(sync: Sync): Promise<boolean> {
  const { job, mapping } = sync;
  let batches = 0;
  for (const side of ['there', 'here'] as const) {
    for (; batches < MOST_BATCHES; batches += 1) {
      const due = await job.within((call) => dueChanges(call, mapping.id, side, BATCH));
      if (due.length === 0) break;
      const keys = due.map(({ record_key }) => record_key);
      if (side === 'there') await syncRemoteIds(sync, keys);
      else await syncLocals(sync, keys);
      await job.within((call) => finishChanges(call, mapping.id, due));
    }
  }
  if (sync.local.isOutOnly) {
    await job.within((call) =>
      call.run(sql`
        update sync_states
        set failures = 0, last_error = null, polled_at = ${call.now()},
          next_poll_at = ${new Date(call.now().getTime() + POLL_MS)}
        where organization_id = ${call.organization_id} and object_mapping_id = ${mapping.id}`),
    );
    return batches >= MOST_BATCHES;
  }
  const hasMore = await poll(sync, batches);
  // Followed merges and new records are read again at once.
  const due = await job.within((call) => dueChanges(call, mapping.id, 'there', 1));
  return hasMore || batches >= MOST_BATCHES || due.length > 0;
}

/** Reads what the CRM lists after the stored position, which moves on only after its records were handled. */
async function poll(sync: Sync, from: number): Promise<boolean> {
  const { job, mapping, crm } = sync;
  for (let batches = from; batches < MOST_BATCHES; batches += 1) {
    const state = await job.within((call) =>
      call.one<{ cursor: string | null }>(sql`
        select cursor from sync_states
        where organization_id = ${call.organization_id} and object_mapping_id = ${mapping.id}`),
    );
    const page = await crm.changes(mapping.remote_object, state.cursor, {
      fields: sync.reads,
      filters: mapping.in_filters,
      limit: BATCH,
    });
    await syncRemotes(sync, page.records);
    await reportUnreadable(sync, page);
    const isStuck = page.cursor === state.cursor && page.records.length === 0;
    await job.within((call) =>
      call.run(sql`
        update sync_states
        set cursor = ${page.cursor}, polled_at = ${call.now()},
          next_poll_at = ${new Date(call.now().getTime() + POLL_MS)}, failures = 0, last_error = null
        where organization_id = ${call.organization_id} and object_mapping_id = ${mapping.id} and cursor is not distinct
        from ${state.cursor}`),
    );
    if (!page.has_more || isStuck) return false;
  }
  return true;
}

/** Writes the run into the log if it did something. */
async function settle(sync: Sync, kind: 'poll' | 'hook', { isUnfinished = false } = {}): Promise<void> {
  const { job, mapping, counts } = sync;
  const { unchanged: _, skipped: __, ...changes } = syncCounts(counts);
  await job.within(async (call) => {
    if (Object.keys(changes).length > 0) {
      const run_id = await createRun(call, mapping, kind, { status: 'running' });
      await recordProgress(call, sync, run_id, { processed: processedIn(counts) });
      await finishSyncRun(call, run_id, isUnfinished ? 'failed' : 'done');
    }
    if (!isUnfinished) {
      await noteSynced(call, mapping.connection_id);
      await reportHealthy(call, mapping.connection_id);
    }
  });
}

/** The message of a failure of the CRM; other errors are ours and are thrown again. */
export function outageOf(error: unknown): { message: string; wait: number; isTemporary: boolean } {
  if (error instanceof CrmError) {
    const isTemporary = !['expired', 'forbidden'].includes(error.kind);
    return { message: error.message, wait: error.retry_after ?? 0, isTemporary };
  }
  if (error instanceof OutgoingError) return { message: error.message, wait: 0, isTemporary: true };
  throw error;
}

/** Waits as long as the CRM asks, and longer after each failure; broken credentials become a work item of the connection. */
async function followOutage(
  job: Job,
  { id, connection_id }: { id: string; connection_id: string },
  error: unknown,
): Promise<void> {
  const { message, wait, isTemporary } = outageOf(error);
  const again = await job.within(async (call) => {
    const { failures } = await call.one<{ failures: number }>(sql`
      insert into sync_states (organization_id, object_mapping_id, failures, last_error, next_poll_at)
      values (${call.organization_id}, ${id}, 1, ${message.slice(0, 500)}, ${call.now()})
      on conflict (organization_id, object_mapping_id) do update
      set failures = sync_states.failures + 1, last_error = excluded.last_error
      returning failures`);
    // A limit of the rate is part of normal work and says when to go on.
    const pause = wait > 0 && isTemporary ? wait : pauseAfter(failures);
    const next_at = new Date(call.now().getTime() + pause);
    await call.run(sql`
      update sync_states set next_poll_at = ${next_at}
      where organization_id = ${call.organization_id} and object_mapping_id = ${id}`);
    if (!isTemporary || wait === 0) await reportBroken(call, connection_id, { message, is_temporary: isTemporary });
    return next_at;
  });
  await queueAgain(job, id, again);
}
