import type { Call } from '#server/call.ts';
import type { Tx } from '#server/db/client.ts';

/** Revokes the keys of a person in the company itself. */
export async function revokeCompanyKeys(call: Call, user_id: string): Promise<void> {
  await call.run(
    `update api_keys set revoked_at = $3 where organization_id = $1 and user_id = $2 and partner_id is null and revoked_at is null`,
    [call.organization_id, user_id, call.now()],
  );
}

/** Revokes the keys of a person in every program that their organization takes part in. */
export async function revokePartnerKeys(tx: Tx, user_id: string, home: string, at: Date): Promise<void> {
  await tx.run(
    `update api_keys k set revoked_at = $3, revoked_by = $1 from partners p
     where k.user_id = $1 and k.revoked_at is null and p.organization_id = k.organization_id and p.id = k.partner_id
       and p.partner_organization_id = $2`,
    [user_id, home, at],
  );
}

/** Revokes the keys of a person in the companies named. */
export async function revokeKeys(tx: Tx, user_id: string, companies: readonly string[]): Promise<void> {
  await tx.run(
    'update api_keys set revoked_at = now() where user_id = $1 and organization_id = any($2) and partner_id is null and revoked_at is null',
    [user_id, companies],
  );
}
