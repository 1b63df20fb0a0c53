import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { deleteInboundWebhook } from '#server/secrets/inbound-webhooks.ts';
import { removeSecret, type SecretKind } from '#server/secrets/stored-secrets.ts';

/** The secret with which a sender signs. */
export const hookSecret: SecretKind = { ref_table: 'automations', name: 'hook_secret', max: 500 };

/** An archived flow has no address any more. */
export async function deleteHook(call: Call, automation_id: string): Promise<void> {
  await deleteInboundWebhook(call, { ref_table: 'automations', ref_id: automation_id });
  await removeSecret(call, hookSecret, automation_id);
  await call.run(sql`
    delete from automation_hooks
    where organization_id = ${call.organization_id} and automation_id = ${automation_id}`);
}
