import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import type { SyncCounts } from '../../schema.ts';
import { idsAfter } from '../tables/records.ts';
import { markRunFailed } from './given-up.ts';
import { isLasting } from './lasting.ts';
import { outageOf } from './pass.ts';
import { pauseAfter } from './queue.ts';
import { continueCounts, finishSyncRun, recordProgress } from './runs.ts';
import { isCanceled } from './simulate.ts';
import { openSync, type Sync } from './sync.ts';
import { syncLocals, syncRemotes } from './sync-records.ts';
import { reportUnreadable } from './unreadable.ts';

const BATCH = 100;
const MOST_BATCHES = 20;
const MOST_FAILURES = 20;

interface Stored {
  object_mapping_id: string;
  status: string;
  phase: 'in' | 'out';
  cursor: string | null;
  counts: SyncCounts;
}

/**
 * The first synchronization of all records, first those of the CRM and then ours. Each part stores its position, so that
 * it continues after a restart, and after the pause that the CRM asks for.
 */
export async function backfill(job: Job, run_id: string, failures = 0): Promise<void> {
  const run = await job.within((call) =>
    call.maybe<Stored>(sql`
      select object_mapping_id, status, phase, cursor, counts from sync_runs
      where organization_id = ${call.organization_id} and id = ${run_id}`),
  );
  if (!run || !['queued', 'running'].includes(run.status)) return;
  let sync: Sync | undefined;
  try {
    sync = await openSync(job, run.object_mapping_id, { run_id });
    continueCounts(sync, run.counts);
    const isFinished = run.phase === 'in' && !sync.local.isOutOnly ? await fromThere(sync, run_id, run) : false;
    if (isFinished === 'canceled') return;
    if (isFinished === 'more') return continueLater(job, run_id, 0, 0);
    const phase = run.phase === 'out' ? run.cursor : null;
    const rest = sync.mapping.creates_out || sync.local.isOutOnly ? await fromHere(sync, run_id, phase) : 'done';
    if (rest === 'canceled') return;
    if (rest === 'more') return continueLater(job, run_id, 0, 0);
    await job.within((call) => finishSyncRun(call, run_id, 'done'));
  } catch (error) {
    if (isLasting(error)) await markRunFailed(job, { run_id }, (error as Error).message);
    const { message, wait, isTemporary } = outageOf(error);
    if (sync) await job.within((call) => recordProgress(call, sync!, run_id, { processed: 0 }));
    if (!isTemporary || failures >= MOST_FAILURES) {
      await job.within((call) => finishSyncRun(call, run_id, 'failed', message));
      return;
    }
    await continueLater(job, run_id, failures + 1, wait || pauseAfter(failures + 1));
  }
}

function continueLater(job: Job, run_id: string, failures: number, wait: number): Promise<void> {
  const run_at = new Date(job.kernel.clock.now().getTime() + wait);
  return job.within((call) =>
    call.enqueue(
      'field-mappings.backfill',
      { run_id, failures },
      { job_key: `crm-backfill ${run_id}`, ...(wait > 0 && { run_at }) },
    ),
  );
}

async function fromThere(sync: Sync, run_id: string, run: Stored): Promise<'done' | 'more' | 'canceled'> {
  const { job, mapping, crm } = sync;
  let { cursor } = run;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    if (await isCanceled(job, run_id)) return 'canceled';
    const page = await crm.changes(mapping.remote_object, cursor, {
      fields: sync.reads,
      filters: mapping.in_filters,
      limit: BATCH,
    });
    await syncRemotes(sync, page.records);
    await reportUnreadable(sync, page);
    const hasMore = page.has_more && page.cursor !== cursor;
    cursor = page.cursor;
    await job.within(async (call) => {
      await recordProgress(call, sync, run_id, {
        processed: page.records.length,
        cursor: hasMore ? cursor : null,
        phase: hasMore ? 'in' : 'out',
      });
      if (!hasMore)
        await call.run(sql`
          update sync_states set cursor = coalesce(cursor, ${cursor})
          where organization_id = ${call.organization_id} and object_mapping_id = ${mapping.id}`);
    });
    if (!hasMore) return 'done';
  }
  return 'more';
}

async function fromHere(sync: Sync, run_id: string, from: string | null): Promise<'done' | 'more' | 'canceled'> {
  const { job } = sync;
  let after = from;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    if (await isCanceled(job, run_id)) return 'canceled';
    const ids = await job.within((call) => idsAfter(call, sync.local, after, BATCH, sync.mapping.connection_id));
    if (ids.length === 0) return 'done';
    await syncLocals(sync, ids);
    after = ids.at(-1)!;
    await job.within((call) =>
      recordProgress(call, sync, run_id, { processed: ids.length, cursor: after, phase: 'out' }),
    );
  }
  return 'more';
}
