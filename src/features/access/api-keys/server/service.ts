import { newApiKey } from '#server/auth/api-key.ts';
import type { Call } from '#server/call.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { PermissionCatalog } from '#server/permission-catalog.ts';
import { readRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import { covers } from '#shared/permissions.ts';
import type { ApiKey, ApiKeyCreate, NewApiKey } from '../schema.ts';
import { apiKeys } from './resource.ts';

export { revokeCompanyKeys, revokeKeys, revokePartnerKeys } from './revoke.ts';

/** The person who connected an app, for notices; undefined if the key is gone. */
export const connectedApp = (
  call: Call,
  id: string,
): Promise<{ partner_id: string | null; user_id: string; app_name: string | null } | undefined> =>
  call.maybe('select partner_id, user_id, app_name from api_keys where organization_id = $1 and id = $2', [
    call.organization_id,
    id,
  ]);

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
  await call.run(
    `insert into api_keys (id, organization_id, partner_id, user_id, name, prefix, secret_hash, permissions, rate_per_minute, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      call.organization_id,
      actor.partner_id,
      actor.user_id,
      name.trim(),
      prefix,
      hash,
      permissions,
      rate_per_minute,
      expires_at,
    ],
  );
  return { ...(await readRow<ApiKey>(call, apiKeys, id)), secret };
}

/** Revokes the key; revoking it again has no effect. */
export async function revokeApiKey(call: Call, id: string): Promise<void> {
  await readRow<ApiKey>(call, apiKeys, id);
  await call.run(
    'update api_keys set revoked_at = $3, revoked_by = $4 where organization_id = $1 and id = $2 and revoked_at is null',
    [call.organization_id, id, call.now(), call.actor.user_id],
  );
}
