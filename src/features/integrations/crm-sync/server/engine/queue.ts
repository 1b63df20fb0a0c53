import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
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
  await call.run(sql`
    insert into sync_changes (organization_id, object_mapping_id, side, record_key, next_at)
    select ${call.organization_id}, ${object_mapping_id}, ${side}, key, ${call.now()} from unnest(${keys}::text[]) key
    group by key order by key
    on conflict (organization_id, object_mapping_id, side, record_key) do update
    set revision = sync_changes.revision + 1,
      attempts = 0, next_at = excluded.next_at`);
}

/** Queues a record that another one refers to. One that waits already is tried at its own time. */
export async function queueReferenced(call: Call, object_mapping_id: string, remote_id: string): Promise<void> {
  await call.run(sql`
    insert into sync_changes (organization_id, object_mapping_id, side, record_key, next_at)
    values (${call.organization_id}, ${object_mapping_id}, 'there', ${remote_id}, ${call.now()})
    on conflict (organization_id, object_mapping_id, side, record_key) do nothing`);
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
  const { attempts } = await call.one<{ attempts: number }>(sql`
    insert into sync_changes (organization_id, object_mapping_id, side, record_key, attempts, next_at)
    values (${call.organization_id}, ${object_mapping_id}, ${side}, ${key}, ${isAsked ? 0 : 1}, ${call.now()})
    on conflict (organization_id, object_mapping_id, side, record_key) do update
    set attempts = sync_changes.attempts + ${isAsked ? 0 : 1},
      revision = sync_changes.revision + 1
    returning attempts`);
  if (attempts > MOST_ATTEMPTS) {
    await call.run(sql`
      delete from sync_changes
      where organization_id = ${call.organization_id} and object_mapping_id = ${object_mapping_id} and side = ${side}
        and record_key = ${key}`);
    return null;
  }
  const next_at = new Date(call.now().getTime() + (isAsked ? wait_ms : pauseAfter(attempts)));
  await call.run(sql`
    update sync_changes set next_at = ${next_at}
    where organization_id = ${call.organization_id} and object_mapping_id = ${object_mapping_id} and side = ${side}
      and record_key = ${key}`);
  return next_at;
}

export function dueChanges(call: Call, object_mapping_id: string, side: SyncSide, limit: number): Promise<Waiting[]> {
  return call.rows<Waiting>(sql`
    select side, record_key, revision, attempts from sync_changes
    where organization_id = ${call.organization_id} and object_mapping_id = ${object_mapping_id} and side = ${side}
      and next_at <= ${call.now()} order by next_at, record_key limit ${limit}`);
}

/** Removes changes that were synchronized, unless they changed again. */
export async function finishChanges(call: Call, object_mapping_id: string, done: readonly Waiting[]): Promise<void> {
  if (done.length === 0) return;
  await call.run(sql`
    delete from sync_changes c using jsonb_to_recordset(${JSON.stringify(done)}::jsonb) d(side text, record_key text,
      revision int)
    where c.organization_id = ${call.organization_id} and c.object_mapping_id = ${object_mapping_id} and c.side = d.side
      and c.record_key = d.record_key and c.revision = d.revision`);
}
