import type { Call } from '#server/call.ts';
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
  await call.run(
    `insert into sync_runs (id, organization_id, connection_id, object_mapping_id, kind, status, started_by, undoes_run_id, total, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      call.organization_id,
      mapping.connection_id,
      mapping.id,
      kind,
      more.status ?? 'queued',
      call.actor.user_id,
      more.undoes_run_id ?? null,
      more.total ?? null,
      call.now(),
    ],
  );
  return id;
}

/** The counts that are not zero. */
export const countsOf = (counts: Sync['counts']): SyncCounts =>
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
  await call.run(
    `update sync_runs set counts = $3, processed = processed + $4, cursor = case when $5 then $6 else cursor end, phase = coalesce($7, phase),
       status = case when status = 'queued' then 'running' else status end, updated_at = $8
     where organization_id = $1 and id = $2`,
    [
      call.organization_id,
      run_id,
      JSON.stringify(countsOf(sync.counts)),
      more.processed,
      more.cursor !== undefined,
      more.cursor ?? null,
      more.phase ?? null,
      call.now(),
    ],
  );
  await call.announce('sync_runs.updated', run_id);
}

async function storeEntries(call: Call, sync: Sync, run_id: string): Promise<void> {
  const entries = sync.entries.splice(0);
  if (entries.length === 0) return;
  await call.run(
    `insert into sync_run_records (organization_id, run_id, action, local_table, record_id, remote_id, record_name, before, after, message, created_at)
     select $1, $2, e.action, $4, e.record_id, e.remote_id, left(e.record_name, 200), e.before, e.after, left(e.message, 2000), $5
     from jsonb_to_recordset($3::jsonb) e(action text, record_id uuid, remote_id text, record_name text, before jsonb, after jsonb, message text)`,
    [call.organization_id, run_id, JSON.stringify(entries), sync.mapping.local_table, call.now()],
  );
}

export async function finishRun(
  call: Call,
  run_id: string,
  status: 'done' | 'failed' | 'canceled',
  error: string | null = null,
): Promise<void> {
  await call.run(
    `update sync_runs set status = $3, error = $4, finished_at = $5, updated_at = $5
     where organization_id = $1 and id = $2 and status in ('queued', 'running')`,
    [call.organization_id, run_id, status, error?.slice(0, 2000) ?? null, call.now()],
  );
  await call.announce('sync_runs.updated', run_id);
}

/** Restores the counts of the earlier parts of a run. */
export function continueCounts(sync: Sync, counts: SyncCounts): void {
  for (const [key, count] of Object.entries(counts)) sync.counts[key as keyof SyncCounts] += count ?? 0;
}
