import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { Job } from '#server/jobs/job.ts';
import { raiseIssue } from './issues.ts';
import { finishSyncRun } from './runs.ts';
import { mappingOf } from './sync.ts';

const stopped: Readonly<Record<string, string>> = {
  simulate: 'The simulation stopped',
  backfill: 'The first synchronization stopped',
  undo: 'Undoing the first synchronization stopped',
};

/** Shows a run whose job failed for the last time as failed, and leaves an issue for the people who manage mappings. */
export async function markRunFailed(job: Job, { run_id }: Row, reason: string): Promise<void> {
  await job.within(async (call) => {
    const run = await call.maybe<{ kind: string; object_mapping_id: string }>(sql`
      select kind, object_mapping_id from sync_runs
      where organization_id = ${call.organization_id} and id = ${run_id ?? null} and status in ('queued', 'running') for update`);
    if (!run) return;
    const message = `${stopped[run.kind] ?? 'The synchronization stopped'} because of an error: ${reason}`;
    await finishSyncRun(call, String(run_id), 'failed', message);
    const mapping = await mappingOf(call, run.object_mapping_id);
    await raiseIssue(call, { mapping, run_id: String(run_id) }, { kind: 'unavailable', message, is_dead: true });
  });
}
