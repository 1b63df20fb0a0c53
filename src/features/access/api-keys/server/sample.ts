import { newApiKey } from '#server/auth/api-key.ts';
import type { Call } from '#server/call.ts';

/** A key of the first team member with permission to view partners. @returns the id */
export async function sampleAPIKey(call: Call): Promise<string> {
  const { prefix, hash } = newApiKey();
  const { id } = await call.one<{ id: string }>(
    `insert into api_keys (organization_id, user_id, name, prefix, secret_hash, permissions)
     select $1, id, 'Sample', $2, $3, array['partners:view'] from people where organization_id = $1 order by id limit 1 returning id`,
    [call.organization_id, prefix, hash],
  );
  return id;
}
