import type { Row, Tx } from '../db/client.ts';
import type { Kernel } from '../kernel.ts';
import type { EventFollower } from './job.ts';
import { eventsAfter, type OutboxEvent, type Position } from './outbox.ts';

interface QueuedJob {
  task: string;
  payload: Row;
  job_key: string;
}

/** One job for each company that has events a follower selects. */
async function followed(tx: Tx, { task, select }: EventFollower, events: readonly OutboxEvent[]): Promise<QueuedJob[]> {
  const byCompany = Map.groupBy(await select(tx, events), ({ organization_id }) => organization_id);
  return [...byCompany].map(([organization_id, found]) => ({
    task,
    payload: {
      organization_id,
      events: found.map(({ seq, tx, topic, ref_id, payload }) => ({ seq, tx, topic, ref_id, payload })),
    },
    job_key: `${task}:${found[0]!.seq}`,
  }));
}

/**
 * Moves the shared cursor over new events and queues a job for each listener, in one transaction, so that none is lost
 * or doubled.
 */
export async function dispatch(
  { system }: Kernel,
  listeners: ReadonlyMap<string, string[]>,
  followers: readonly EventFollower[] = [],
): Promise<number> {
  return system.unscoped(async (tx) => {
    await tx.run("insert into outbox_cursors (consumer) values ('features') on conflict do nothing");
    const [cursor] = await tx.rows<Position>(
      "select since::text, until::text, tx::text, seq from outbox_cursors where consumer = 'features' for update skip locked",
    );
    if (!cursor) return 0;
    const { events, next } = await eventsAfter(tx, cursor);
    if (events.length === 0 && !cursor.until) return 0;
    const jobs: QueuedJob[] = events.flatMap(({ topic, organization_id, ref_id, payload, seq }) =>
      (listeners.get(topic) ?? []).map((task) => ({
        task,
        payload: { organization_id, topic, ref_id, payload },
        job_key: `${task}:${seq}`,
      })),
    );
    for (const follower of followers) jobs.push(...(await followed(tx, follower, events)));
    // A whole page is queued at once, so that many events of one company do not delay later ones for long.
    if (jobs.length > 0) {
      await tx.rows(
        'select enqueue_job(task, payload, null, job_key) from json_to_recordset($1) as j (task text, payload jsonb, job_key text)',
        [JSON.stringify(jobs)],
      );
    }
    await tx.run(
      "update outbox_cursors set since = $1::pg_snapshot, until = $2::pg_snapshot, tx = $3::xid8, seq = $4 where consumer = 'features'",
      [next.since, next.until, next.tx, next.seq],
    );
    return events.length;
  });
}
