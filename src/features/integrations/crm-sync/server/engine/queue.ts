import type { Call } from '#server/call.ts';
import type { SyncSide } from '../../schema.ts';

/** A record that changed and waits. */
export interface Waiting {
  side: SyncSide;
  record_key: string;
  revision: number;
  attempts: number;
}

const MINUTE_MS = 60_000;
/** The pauses between attempts; after the last one, a person decides. */
const pauses = [1, 5, 30, 120, 480, 1440];
export const MOST_ATTEMPTS = pauses.length;

export const pauseAfter = (attempts: number): number =>
  pauses[Math.min(Math.max(attempts, 1), pauses.length) - 1]! * MINUTE_MS;

/** Notes that records changed. A change during a synchronization is kept, because its revision is another one. */
export async function queueChanges(
  call: Call,
  object_mapping_id: string,
  side: SyncSide,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await call.run(
    `insert into sync_changes (organization_id, object_mapping_id, side, record_key, next_at)
     select $1, $2, $3, key, $5 from unnest($4::text[]) key group by key order by key
     on conflict (organization_id, object_mapping_id, side, record_key) do update set revision = sync_changes.revision + 1,
       attempts = 0, next_at = excluded.next_at`,
    [call.organization_id, object_mapping_id, side, keys, call.now()],
  );
}

/**
 * Lets a record wait for another attempt. The time that the CRM asks to wait is part of normal work and counts as no
 * attempt. @returns when it is tried again, null when there were enough attempts
 */
export async function retryLater(
  call: Call,
  object_mapping_id: string,
  side: SyncSide,
  key: string,
  wait_ms?: number,
): Promise<Date | null> {
  const isAsked = wait_ms !== undefined && wait_ms > 0;
  const { attempts } = await call.one<{ attempts: number }>(
    `insert into sync_changes (organization_id, object_mapping_id, side, record_key, attempts, next_at)
     values ($1, $2, $3, $4, $6, $5)
     on conflict (organization_id, object_mapping_id, side, record_key) do update set attempts = sync_changes.attempts + $6,
       revision = sync_changes.revision + 1
     returning attempts`,
    [call.organization_id, object_mapping_id, side, key, call.now(), isAsked ? 0 : 1],
  );
  if (attempts > MOST_ATTEMPTS) {
    await call.run(
      'delete from sync_changes where organization_id = $1 and object_mapping_id = $2 and side = $3 and record_key = $4',
      [call.organization_id, object_mapping_id, side, key],
    );
    return null;
  }
  const next_at = new Date(call.now().getTime() + (isAsked ? wait_ms : pauseAfter(attempts)));
  await call.run(
    `update sync_changes set next_at = $5 where organization_id = $1 and object_mapping_id = $2 and side = $3 and record_key = $4`,
    [call.organization_id, object_mapping_id, side, key, next_at],
  );
  return next_at;
}

export function dueChanges(call: Call, object_mapping_id: string, side: SyncSide, limit: number): Promise<Waiting[]> {
  return call.rows<Waiting>(
    `select side, record_key, revision, attempts from sync_changes
     where organization_id = $1 and object_mapping_id = $2 and side = $3 and next_at <= $4 order by next_at, record_key limit $5`,
    [call.organization_id, object_mapping_id, side, call.now(), limit],
  );
}

/** Removes changes that were synchronized, unless they changed again. */
export async function finishChanges(call: Call, object_mapping_id: string, done: readonly Waiting[]): Promise<void> {
  if (done.length === 0) return;
  await call.run(
    `delete from sync_changes c using jsonb_to_recordset($3::jsonb) d(side text, record_key text, revision int)
     where c.organization_id = $1 and c.object_mapping_id = $2 and c.side = d.side and c.record_key = d.record_key and c.revision = d.revision`,
    [call.organization_id, object_mapping_id, JSON.stringify(done)],
  );
}
