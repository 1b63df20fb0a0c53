import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import type { SyncCounts } from '../../schema.ts';
import { idsAfter } from '../tables/records.ts';
import { markRunFailed } from './given-up.ts';
import { isLasting } from './lasting.ts';
import { outageOf } from './pass.ts';
import { pauseAfter } from './queue.ts';
import { continueCounts, finishSyncRun, recordProgress } from './runs.ts';
import { openSync, type Sync } from './sync.ts';
import { syncLocals, syncRemotes } from './sync-records.ts';
import { reportUnreadable } from './unreadable.ts';

const BATCH = 100;
const MOST_FAILURES = 20;

/** The listed records of each kind; their number is always told. */
const MOST_LISTED = 1000;

interface Stored {
  object_mapping_id: string;
  status: string;
  phase: 'in' | 'out';
  cursor: string | null;
  counts: SyncCounts;
  version: string | null;
}

/**
 * Runs the whole synchronization without its effects: each part of our side is rolled back, and nothing is sent. The
 * position in the CRM's changes is kept, so that what happens after the simulation is synchronized when the mapping is
 * switched on. Each part stores its position, so that it continues after a restart and after the pause that the CRM asks for.
 */
export async function simulateSync(job: Job, run_id: string, failures = 0): Promise<void> {
  const run = await job.within((call) =>
    call.maybe<Stored>(sql`
      select object_mapping_id, status, phase, cursor, counts, version from sync_runs
      where organization_id = ${call.organization_id} and id = ${run_id}`),
  );
  if (!run || !['queued', 'running'].includes(run.status)) return;
  let sync: Sync | undefined;
  try {
    const version = run.version ?? (await begin(job, run_id, run.object_mapping_id));
    sync = await openSync(job, run.object_mapping_id, { isTrial: true, run_id });
    continueCounts(sync, run.counts);
    const listed = await continueEntries(sync, run_id);
    const keep = (more: { processed: number; cursor: string | null; phase: 'in' | 'out' }) => {
      dropSurplus(sync!, listed);
      return job.within((call) => recordProgress(call, sync!, run_id, more));
    };
    let cursor = run.phase === 'in' ? run.cursor : null;
    for (let hasMore = run.phase === 'in' && !sync.local.isOutOnly; hasMore; ) {
      const page = await sync.crm.changes(sync.mapping.remote_object, cursor, {
        fields: sync.reads,
        filters: sync.mapping.in_filters,
        limit: BATCH,
      });
      await syncRemotes(
        sync,
        page.records.filter(({ is_deleted }) => !is_deleted),
      );
      await reportUnreadable(sync, page);
      hasMore = page.has_more && page.cursor !== cursor;
      cursor = page.cursor;
      if (!hasMore) await keepPosition(job, run, cursor);
      await keep({
        processed: page.records.length,
        cursor: hasMore ? cursor : null,
        phase: hasMore ? 'in' : 'out',
      });
      if (await isCanceled(job, run_id)) return;
    }
    if (sync.mapping.creates_out)
      for (let after = run.phase === 'out' ? run.cursor : null; ; ) {
        const ids = await job.within((call) => idsAfter(call, sync!.local, after, BATCH, sync!.mapping.connection_id));
        if (ids.length === 0) break;
        await syncLocals(sync, ids);
        after = ids.at(-1)!;
        await keep({ processed: ids.length, cursor: after, phase: 'out' });
        if (await isCanceled(job, run_id)) return;
      }
    await finish(job, run_id, run.object_mapping_id, version);
  } catch (error) {
    if (isLasting(error)) await markRunFailed(job, { run_id }, (error as Error).message);
    const { message, wait, isTemporary } = outageOf(error);
    if (!isTemporary || failures >= MOST_FAILURES) {
      await job.within((call) => finishSyncRun(call, run_id, 'failed', message));
      return;
    }
    const run_at = new Date(job.kernel.clock.now().getTime() + (wait || pauseAfter(failures + 1)));
    await job.within((call) =>
      call.enqueue(
        'field-mappings.simulate',
        { run_id, failures: failures + 1 },
        { job_key: `crm-run ${run_id}`, run_at },
      ),
    );
  }
}

const versionOf = (job: Job, object_mapping_id: string): Promise<string> =>
  job.within(async (call) => {
    const { version } = await call.one<{ version: string }>(sql`
      select m.row_version || ' ' || coalesce((select md5(string_agg(f.id || ' ' || f.row_version, ',' order by f.id))
        from field_mappings f
        where f.organization_id = m.organization_id and f.object_mapping_id = m.id), '') as version
      from object_mappings m where m.organization_id = ${call.organization_id} and m.id = ${object_mapping_id}`);
    return version;
  });

/** Notes the mapping as it is simulated. @returns its version */
async function begin(job: Job, run_id: string, object_mapping_id: string): Promise<string> {
  const version = await versionOf(job, object_mapping_id);
  await job.within((call) =>
    call.run(sql`
      update sync_runs set version = ${version}, status = 'running'
      where organization_id = ${call.organization_id} and id = ${run_id}`),
  );
  return version;
}

/** Reads what the earlier parts of the run noted. @returns the number of listed records by action */
async function continueEntries(sync: Sync, run_id: string): Promise<Map<string, number>> {
  const rows = await sync.job.within((call) =>
    call.rows<{ action: string; record_id: string | null; remote_id: string | null }>(sql`
      select action, record_id, remote_id from sync_run_records
      where organization_id = ${call.organization_id} and run_id = ${run_id}`),
  );
  const listed = new Map<string, number>();
  for (const { action, record_id, remote_id } of rows) {
    listed.set(action, (listed.get(action) ?? 0) + 1);
    if (record_id) sync.touched.add(record_id);
    if (action === 'incomplete') sync.incomplete.add(remote_id ?? record_id ?? '');
  }
  return listed;
}

/** Keeps the first records of each kind. All links are kept, because the second half must know them. */
function dropSurplus(sync: Sync, listed: Map<string, number>): void {
  const kept = sync.entries.splice(0).filter(({ action }) => {
    const count = (listed.get(action) ?? 0) + 1;
    listed.set(action, count);
    return action === 'link' || count <= MOST_LISTED;
  });
  sync.entries.push(...kept);
}

/** The synchronization begins where the simulation ended. */
function keepPosition(job: Job, { object_mapping_id }: Stored, cursor: string | null): Promise<unknown> {
  return job.within((call) =>
    call.run(sql`
      update sync_states set simulated_cursor = ${cursor}
      where organization_id = ${call.organization_id} and object_mapping_id = ${object_mapping_id}`),
  );
}

async function finish(job: Job, run_id: string, object_mapping_id: string, version: string): Promise<void> {
  const isSame = (await versionOf(job, object_mapping_id)) === version;
  await job.within(async (call) => {
    await finishSyncRun(call, run_id, 'done');
    const run = await call.one<{ status: string }>(
      sql`select status from sync_runs where organization_id = ${call.organization_id} and id = ${run_id}`,
    );
    // The run may have been canceled at the last moment.
    if (!isSame || run.status !== 'done') return;
    await call.run(sql`
      update object_mappings set status = 'simulated', simulated_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${object_mapping_id} and status in ('draft', 'simulated')`);
    await call.run(sql`
      update sync_states set cursor = coalesce(cursor, simulated_cursor)
      where organization_id = ${call.organization_id} and object_mapping_id = ${object_mapping_id}`);
  });
}

export async function isCanceled(job: Job, run_id: string): Promise<boolean> {
  const run = await job.within((call) =>
    call.maybe<{ status: string }>(
      sql`select status from sync_runs where organization_id = ${call.organization_id} and id = ${run_id}`,
    ),
  );
  return run === undefined || !['queued', 'running'].includes(run.status);
}
