import type { Job } from '#server/jobs/job.ts';
import { idsAfter } from '../tables/records.ts';
import { outageOf } from './pass.ts';
import { reportUnreadable, syncLocals, syncRemotes } from './records.ts';
import { finishRun, recordProgress } from './runs.ts';
import { openSync } from './sync.ts';

const BATCH = 100;

/**
 * Runs the whole synchronization without its effects: each part of our side is rolled back, and nothing is sent. The
 * position in the CRM's changes is kept, so that what happens after the simulation is synchronized when the mapping is
 * switched on.
 */
export async function simulate(job: Job, run_id: string): Promise<void> {
  const run = await job.within((call) =>
    call.maybe<{ object_mapping_id: string; status: string; row_version: number }>(
      'select object_mapping_id, status from sync_runs where organization_id = $1 and id = $2',
      [call.organization_id, run_id],
    ),
  );
  if (!run || !['queued', 'running'].includes(run.status)) return;
  const version = () =>
    job.within((call) =>
      call.one<{ version: string }>(
        `select m.row_version || ' ' || coalesce((select string_agg(f.id || ' ' || f.row_version, ',' order by f.id) from field_mappings f
           where f.organization_id = m.organization_id and f.object_mapping_id = m.id), '') as version
         from object_mappings m where m.organization_id = $1 and m.id = $2`,
        [call.organization_id, run.object_mapping_id],
      ),
    );
  try {
    const before = await version();
    const sync = await openSync(job, run.object_mapping_id, { isTrial: true, run_id });
    // The part before a restart is counted again.
    await job.within(async (call) => {
      await call.run('delete from sync_run_records where organization_id = $1 and run_id = $2', [
        call.organization_id,
        run_id,
      ]);
      await call.run("update sync_runs set processed = 0, status = 'running' where organization_id = $1 and id = $2", [
        call.organization_id,
        run_id,
      ]);
    });
    let stored = 0;
    const keep = (processed: number) => {
      stored += sync.entries.length;
      if (stored > 500) sync.entries.splice(0);
      return job.within((call) => recordProgress(call, sync, run_id, { processed }));
    };
    let cursor: string | null = null;
    for (let hasMore = !sync.local.isOutOnly; hasMore; ) {
      const page = await sync.crm.changes(sync.mapping.remote_object, cursor, {
        fields: sync.reads,
        filters: sync.mapping.in_filters,
        limit: BATCH,
      });
      await syncRemotes(
        sync,
        page.records.filter(({ is_deleted }) => !is_deleted),
      );
      await reportUnreadable(sync, page.unreadable);
      hasMore = page.has_more && page.cursor !== cursor;
      cursor = page.cursor;
      await keep(page.records.length);
      if (await isCanceled(job, run_id)) return;
    }
    if (sync.mapping.creates_out)
      for (let after: string | null = null; ; ) {
        const ids = await job.within((call) => idsAfter(call, sync.local, after, BATCH, sync.mapping.connection_id));
        if (ids.length === 0) break;
        await syncLocals(sync, ids);
        after = ids.at(-1)!;
        await keep(ids.length);
        if (await isCanceled(job, run_id)) return;
      }
    const after = await version();
    await job.within(async (call) => {
      await finishRun(call, run_id, 'done');
      if (after.version !== before.version) return;
      await call.run(
        `update object_mappings set status = 'simulated', simulated_at = $3 where organization_id = $1 and id = $2 and status in ('draft', 'simulated')`,
        [call.organization_id, run.object_mapping_id, call.now()],
      );
      await call.run(
        `update sync_states set cursor = coalesce(cursor, $3) where organization_id = $1 and object_mapping_id = $2`,
        [call.organization_id, run.object_mapping_id, cursor],
      );
    });
  } catch (error) {
    const { message } = outageOf(error);
    await job.within((call) => finishRun(call, run_id, 'failed', message));
  }
}

export async function isCanceled(job: Job, run_id: string): Promise<boolean> {
  const run = await job.within((call) =>
    call.maybe<{ status: string }>('select status from sync_runs where organization_id = $1 and id = $2', [
      call.organization_id,
      run_id,
    ]),
  );
  return run === undefined || !['queued', 'running'].includes(run.status);
}
