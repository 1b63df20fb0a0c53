import type { Row, Tx } from '../db/client.ts';
import { sql } from '../db/sql.ts';
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
  return [...byCompany].map(([organization_id, companyEvents]) => ({
    task,
    payload: {
      organization_id,
      events: companyEvents.map(({ seq, tx, topic, ref_id, payload }) => ({ seq, tx, topic, ref_id, payload })),
    },
    job_key: `${task}:${companyEvents[0]!.seq}`,
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
    await tx.run(sql`insert into outbox_cursors (consumer) values ('features') on conflict do nothing`);
    const [cursor] = await tx.rows<Position>(sql`
      select since::text, until::text, tx::text, seq from outbox_cursors where consumer = 'features'
      for update skip locked`);
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
      await tx.rows(sql`
        select enqueue_job(task, payload, null, job_key)
        from json_to_recordset(${JSON.stringify(jobs)}) as j (task text, payload jsonb, job_key text)`);
    }
    await tx.run(sql`
      update outbox_cursors
      set since = ${next.since}::pg_snapshot, until = ${next.until}::pg_snapshot, tx = ${next.tx}::xid8,
        seq = ${next.seq} where consumer = 'features'`);
    return events.length;
  });
}
