import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';

/**
 * Adds an entry to the log of each organization of a person, for a change of their account, which belongs to none.
 * @param changes as in `recordAuditEvent`, of the membership
 */
export async function recordAccountEvent(tx: Tx, user_id: string, changes: Record<string, unknown[]>): Promise<void> {
  await tx.run(sql`
    insert into audit_events (organization_id, actor_kind, actor_id, action, ref_table, ref_id, changes)
    select m.organization_id, 'user', m.user_id, 'updated', 'memberships', m.id, ${JSON.stringify(changes)}
    from memberships m where m.user_id = ${user_id} and m.status = 'active'`);
}
