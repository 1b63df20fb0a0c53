import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';

interface Recorded {
  action?: 'created' | 'updated';
  ref_table: string;
  ref_id: string;
  changes: Row;
  reason: string | null;
  partner_id?: string | null;
  /** A company other than the caller's, for operators of the installation. */
  organization_id?: string;
  /** The product did it, not the caller. */
  bySystem?: boolean;
}

/** Adds an entry to the audit log for something that no change of a row shows. */
export async function recordAuditEvent(call: Call, event: Recorded): Promise<void> {
  const { user_id, api_key_id, impersonator_id } = call.actor;
  const actor = event.bySystem
    ? { kind: 'system', user_id: null, api_key_id: null, impersonator_id: null }
    : { kind: api_key_id ? 'api_key' : user_id ? 'user' : 'system', user_id, api_key_id, impersonator_id };
  await call.run(sql`
    insert into audit_events (organization_id, actor_kind, actor_id, action, ref_table, ref_id, changes, reason,
      request_id, partner_id, api_key_id, impersonator_id)
    values (${event.organization_id ?? call.organization_id}, ${actor.kind}, ${actor.user_id},
      ${event.action ?? 'updated'}, ${event.ref_table}, ${event.ref_id}, ${JSON.stringify(event.changes)},
      ${event.reason}, ${call.request_id ?? null}, ${event.partner_id ?? null}, ${actor.api_key_id},
      ${actor.impersonator_id})`);
}
