import type { Call } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';

/** Revokes the keys of a person in the company itself. */
export async function revokeCompanyKeys(call: Call, user_id: string): Promise<void> {
  await call.run(sql`
    update api_keys set revoked_at = ${call.now()}
    where organization_id = ${call.organization_id} and user_id = ${user_id} and partner_id is null
      and revoked_at is null`);
}

/** Revokes the keys of a person in every program that their organization takes part in. */
export async function revokePartnerKeys(tx: Tx, user_id: string, home: string, at: Date): Promise<void> {
  await tx.run(sql`
    update api_keys k set revoked_at = ${at}, revoked_by = ${user_id} from partners p
    where k.user_id = ${user_id} and k.revoked_at is null and p.organization_id = k.organization_id
      and p.id = k.partner_id
      and p.partner_organization_id = ${home}`);
}

/** Revokes the keys of a person in the companies named. */
export async function revokeKeys(tx: Tx, user_id: string, companies: readonly string[]): Promise<void> {
  await tx.run(sql`
    update api_keys set revoked_at = now()
    where user_id = ${user_id} and organization_id = any(${companies}) and partner_id is null and revoked_at is null`);
}
