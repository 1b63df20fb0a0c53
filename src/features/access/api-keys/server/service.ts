import { newApiKey } from '#server/auth/api-key.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { PermissionCatalog } from '#server/permission-catalog.ts';
import { readRow } from '#server/resource/verbs.ts';
import { covers } from '#shared/access/permissions.ts';
import { newId } from '#shared/ids.ts';
import type { ApiKey, ApiKeyCreate, NewApiKey } from '../schema.ts';
import { apiKeys } from './resource.ts';

export { revokeCompanyKeys, revokeKeys, revokePartnerKeys } from './revoke.ts';

/** The person who connected an app, for notices; undefined if the key is gone. */
export const connectedApp = (
  call: Call,
  id: string,
): Promise<{ partner_id: string | null; user_id: string; app_name: string | null } | undefined> =>
  call.maybe(sql`
    select partner_id, user_id, app_name from api_keys where organization_id = ${call.organization_id} and id = ${id}`);

const USUAL_RATE = 300;

/** Creates a key that acts for the caller; only the response contains its secret. */
export async function createApiKey(
  call: Call,
  catalog: PermissionCatalog,
  { name, permissions, expires_at = null, rate_per_minute = USUAL_RATE }: ApiKeyCreate,
): Promise<NewApiKey> {
  const { actor } = call;
  if (!actor.user_id) throw conflict('Only a person can create an API key.');
  const unknown = permissions.filter((grant) => !grant.startsWith('*') && !catalog.has(grant, actor.mode));
  if (unknown.length > 0) throw invalid({ permissions: [`${unknown.join(', ')}: unknown permission`] });
  const beyond = permissions.filter((grant) => !grant.startsWith('*') && !covers(actor.permissions, [grant]));
  if (beyond.length > 0) throw invalid({ permissions: [`${beyond.join(', ')}: you do not have this permission`] });
  if (expires_at && new Date(expires_at) <= call.now()) throw invalid({ expires_at: ['must be in the future'] });

  const id = newId();
  const { secret, prefix, hash } = newApiKey();
  await call.run(sql`
    insert into api_keys (id, organization_id, partner_id, user_id, name, prefix, secret_hash, permissions,
      rate_per_minute, expires_at)
    values (${id}, ${call.organization_id}, ${actor.partner_id}, ${actor.user_id}, ${name.trim()}, ${prefix}, ${hash},
      ${permissions}, ${rate_per_minute}, ${expires_at})`);
  return { ...(await readRow<ApiKey>(call, apiKeys, id)), secret };
}

/** Revokes the key; revoking it again has no effect. */
export async function revokeApiKey(call: Call, id: string): Promise<void> {
  await readRow<ApiKey>(call, apiKeys, id);
  await call.run(sql`
    update api_keys set revoked_at = ${call.now()}, revoked_by = ${call.actor.user_id}
    where organization_id = ${call.organization_id} and id = ${id} and revoked_at is null`);
}
