import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { SyncCounts } from '../../schema.ts';
import type { Mapping, Sync } from './sync.ts';

type RunKind = 'simulate' | 'backfill' | 'poll' | 'hook' | 'record' | 'undo';

export async function createRun(
  call: Call,
  mapping: Pick<Mapping, 'id' | 'connection_id'>,
  kind: RunKind,
  more: { status?: 'queued' | 'running'; undoes_run_id?: string; total?: number } = {},
): Promise<string> {
  const id = newId();
  await call.run(sql`
    insert into sync_runs (id, organization_id, connection_id, object_mapping_id, kind, status, started_by,
      undoes_run_id, total, created_at)
    values (${id}, ${call.organization_id}, ${mapping.connection_id}, ${mapping.id}, ${kind},
      ${more.status ?? 'queued'}, ${call.actor.user_id}, ${more.undoes_run_id ?? null}, ${more.total ?? null},
      ${call.now()})`);
  return id;
}

/** The counts that are not zero. */
export const syncCounts = (counts: Sync['counts']): SyncCounts =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

export const processedIn = (counts: Sync['counts']): number => Object.values(counts).reduce((sum, one) => sum + one, 0);

/** Adds what a part of a run did, and empties the list for the next part. */
export async function recordProgress(
  call: Call,
  sync: Sync,
  run_id: string,
  more: { processed: number; cursor?: string | null; phase?: 'in' | 'out' },
): Promise<void> {
  await storeEntries(call, sync, run_id);
  await call.run(sql`
    update sync_runs
    set counts = ${JSON.stringify(syncCounts(sync.counts))}, processed = processed + ${more.processed},
      cursor = case when ${more.cursor !== undefined} then ${more.cursor ?? null} else cursor end,
      phase = coalesce(${more.phase ?? null}, phase),
      status = case when status = 'queued' then 'running' else status end, updated_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${run_id}`);
  await call.announce('sync_runs.updated', run_id);
}

async function storeEntries(call: Call, sync: Sync, run_id: string): Promise<void> {
  const entries = sync.entries.splice(0);
  if (entries.length === 0) return;
  await call.run(sql`
    insert into sync_run_records (organization_id, run_id, action, local_table, record_id, remote_id, record_name,
      before, after, message, created_at)
    select ${call.organization_id}, ${run_id}, e.action, ${sync.mapping.local_table}, e.record_id, e.remote_id,
      left(e.record_name, 200), e.before, e.after, left(e.message, 2000), ${call.now()}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) e(action text, record_id uuid, remote_id text,
      record_name text, before jsonb, after jsonb, message text)`);
}

export async function finishSyncRun(
  call: Call,
  run_id: string,
  status: 'done' | 'failed' | 'canceled',
  error: string | null = null,
): Promise<void> {
  const now = call.now();
  await call.run(sql`
    update sync_runs
    set status = ${status}, error = ${error?.slice(0, 2000) ?? null}, finished_at = ${now}, updated_at = ${now}
    where organization_id = ${call.organization_id} and id = ${run_id} and status in ('queued', 'running')`);
  await call.announce('sync_runs.updated', run_id);
}

/** Restores the counts of the earlier parts of a run. */
export function continueCounts(sync: Sync, counts: SyncCounts): void {
  for (const [key, count] of Object.entries(counts)) sync.counts[key as keyof SyncCounts] += count ?? 0;
}
