import type { Kernel } from '../kernel.ts';

/** A retry that comes later is another request. */
const DAYS = 7;

/** What has served: keys of requests that nobody repeats any more, and what happened and everybody has been told of. */
export async function tidy({ system }: Kernel): Promise<void> {
  await system.unscoped(async (tx) => {
    const past = "now() - $1::int * interval '1 day'";
    await tx.run(`delete from idempotency_records where created_at < ${past}`, [DAYS]);
    await tx.run(
      `delete from outbox_events where occurred_at < ${past} and pg_visible_in_snapshot(tx,
         (select since from outbox_cursors where consumer = 'features'))`,
      [DAYS],
    );
  });
}
