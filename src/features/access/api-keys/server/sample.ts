import { newApiKey } from '#server/auth/api-key.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** A key of the first team member with permission to view partners. @returns the id */
export async function sampleAPIKey(call: Call): Promise<string> {
  const { prefix, hash } = newApiKey();
  const { id } = await call.one<{ id: string }>(sql`
    insert into api_keys (organization_id, user_id, name, prefix, secret_hash, permissions)
    select ${call.organization_id}, id, 'Sample', ${prefix}, ${hash}, array['partners:view'] from people
    where organization_id = ${call.organization_id} order by id limit 1 returning id`);
  return id;
}
