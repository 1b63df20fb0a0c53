import type pg from 'pg';
import { sql } from './sql.ts';

/** The highest transaction number in the rows, each found in an index. */
const LAST = `select max(tx::text::bigint) from (
  (select tx from outbox_events order by tx desc limit 1)
  union all select e.tx from organizations o
    cross join lateral (select tx from audit_events where organization_id = o.id order by audit_events.tx desc limit 1) e
  union all select to_tx from audit_seals
  union all select greatest(tx, pg_snapshot_xmax(since), pg_snapshot_xmax(until)) from outbox_cursors) as known (tx)`;

/**
 * Transaction numbers belong to the cluster that assigned them. In a database restored elsewhere, new numbers would be
 * lower than those in the rows, and nothing would be sealed or delivered. So counting continues from the highest
 * number.
 */
export async function continueNumbers(client: pg.Client): Promise<void> {
  await client.query(sql`
    update outbox_cursors set until = (
      select format('%1$s:%1$s:', max(known.tx::text::bigint) + 1)::pg_snapshot
      from (select e.tx from outbox_events e union all select outbox_cursors.tx) known)
    where pg_snapshot_xmax(until) <= tx`);
  const { rows } = await client.query<{ before: string; last: string; next: string }>(
    `select numbers_before() as before, coalesce((${LAST}), 0) as last, pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  );
  const { before, last, next } = rows[0]!;
  if (BigInt(last) < BigInt(before) + BigInt(next)) return;
  const raised = BigInt(last) - BigInt(next) + 1n;
  await client.query(
    `create or replace function numbers_before() returns bigint language sql immutable parallel safe as 'select ${raised}::bigint'`,
  );
}
