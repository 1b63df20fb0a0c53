import { hashSecret } from '#server/auth/secret-token.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';

/** A token of the first team member. @returns the id */
export async function sampleProvisioningToken(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    insert into provisioning_tokens (organization_id, created_by, name, prefix, secret_hash, role, permissions)
    select ${call.organization_id}, id, 'Sample', 'tdp_sample', ${hashSecret(newId())}, 'admin', array['*:manage']
    from people where organization_id = ${call.organization_id} order by id limit 1 returning id`);
  return id;
}
