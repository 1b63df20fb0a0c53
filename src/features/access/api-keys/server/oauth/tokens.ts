import { newApiKey } from '#server/auth/api-key.ts';
import { challengeOf } from '#server/auth/pkce.ts';
import { hashSecret, newSecret } from '#server/auth/secret-token.ts';
import { resourcesOf } from '#server/auth/token-resource.ts';
import type { Tx } from '#server/db/client.ts';
import type { Kernel } from '#server/kernel.ts';
import { newId } from '#shared/ids.ts';
import { OAuthError } from './clients.ts';

const ACCESS_SECONDS = 3600;
/** By the clock of the database, as everything that ends keys. */
const LIFETIME = `make_interval(secs => ${ACCESS_SECONDS})`;
const IDLE_DAYS = 90;
/** An app whose answer was lost may use its former refresh token again for so long. */
const GRACE_MS = 60_000;

export interface Tokens {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  refresh_token: string;
  scope: string;
}

interface StoredCode {
  organization_id: string;
  partner_id: string | null;
  user_id: string;
  client_id: string;
  redirect_uri: string;
  code_challenge: string;
  permissions: string[];
  resource: string | null;
  is_current: boolean;
  used_at: string | null;
  api_key_id: string | null;
}

const wrong = () => new OAuthError('invalid_grant', 'The code or token is unknown, expired, used, or of another app.');

/** Exchanges a code for tokens. A code that is used twice was stolen, so its grant ends. @throws OAuthError */
export async function exchangeCode(
  kernel: Kernel,
  given: Readonly<Record<string, string | undefined>>,
): Promise<Tokens> {
  const { code = '', client_id, redirect_uri, code_verifier = '', resource } = given;
  if (resource !== undefined && !resourcesOf(kernel).includes(resource)) throw otherTarget();
  const now = kernel.clock.now();
  const result = await kernel.system.unscoped(async (tx) => {
    const [found] = await tx.rows<StoredCode>(
      'select *, expires_at > $2 as is_current from oauth_codes where code_hash = $1 for update',
      [hashSecret(code), now],
    );
    if (!found) return undefined;
    if (found.used_at) {
      if (found.api_key_id) await endGrant(tx, found.api_key_id, now);
      return { ended: found.api_key_id };
    }
    // A wrong try uses the code up, too.
    await tx.run('update oauth_codes set used_at = $2 where code_hash = $1', [hashSecret(code), now]);
    const fits =
      found.client_id === client_id &&
      found.redirect_uri === redirect_uri &&
      found.is_current &&
      (resource === undefined || resource === found.resource || found.resource === null) &&
      /^[A-Za-z0-9._~-]{43,128}$/.test(code_verifier) &&
      challengeOf(code_verifier) === found.code_challenge;
    if (!fits) return undefined;
    const tokens = newTokens(found.permissions);
    const id = newId();
    await tx.run(
      `insert into api_keys (id, organization_id, partner_id, user_id, name, prefix, secret_hash, permissions, expires_at, oauth_client_id,
         app_name, refresh_hash, refreshed_at, resource)
       select $1, $2, $3, $4, c.name, $5, $6, $7, now() + ${LIFETIME}, c.id, c.name, $8, now(), $9 from oauth_clients c where c.id = $10`,
      [
        id,
        found.organization_id,
        found.partner_id,
        found.user_id,
        tokens.prefix,
        tokens.hash,
        found.permissions,
        tokens.refresh_hash,
        resource ?? found.resource,
        client_id,
      ],
    );
    await tx.run('update oauth_codes set api_key_id = $2 where code_hash = $1', [hashSecret(code), id]);
    await tx.run('update oauth_clients set used_at = $2 where id = $1', [client_id, now]);
    return { tokens: tokens.answer };
  });
  if (result?.ended) kernel.identity.forget(result.ended);
  if (!result?.tokens) throw wrong();
  return result.tokens;
}

const otherTarget = () => new OAuthError('invalid_target', 'The token is not for this resource.');

interface Grant {
  id: string;
  permissions: string[];
  resource: string | null;
  refresh_hash: string;
  idle_ms: number;
}

/** Renews the access. Each refresh token works once; a former one that comes back was stolen, so the grant ends. */
export async function refreshTokens(
  kernel: Kernel,
  { refresh_token = '', client_id, resource }: Readonly<Record<string, string | undefined>>,
): Promise<Tokens> {
  const now = kernel.clock.now();
  const hash = hashSecret(refresh_token);
  const result = await kernel.system.unscoped(async (tx) => {
    const [grant] = await tx.rows<Grant>(
      `select id, permissions, resource, refresh_hash, (extract(epoch from now() - refreshed_at) * 1000)::float8 as idle_ms from api_keys
       where (refresh_hash = $1 or former_refresh_hash = $1) and oauth_client_id = $2 and revoked_at is null for update`,
      [hash, client_id ?? ''],
    );
    if (!grant || grant.idle_ms > IDLE_DAYS * 86_400_000) return undefined;
    // The access of an app never moves to another part of the installation.
    if (resource !== undefined && grant.resource !== null && resource !== grant.resource) throw otherTarget();
    if (grant.refresh_hash !== hash && grant.idle_ms > GRACE_MS) {
      await endGrant(tx, grant.id, now);
      return { id: grant.id };
    }
    const tokens = newTokens(grant.permissions);
    await tx.run(
      `update api_keys set secret_hash = $2, prefix = $3, expires_at = now() + ${LIFETIME}, former_refresh_hash = $4, refresh_hash = $5, refreshed_at = now()
       where id = $1`,
      [grant.id, tokens.hash, tokens.prefix, hash, tokens.refresh_hash],
    );
    return { id: grant.id, tokens: tokens.answer };
  });
  if (result) kernel.identity.forget(result.id);
  if (!result?.tokens) throw wrong();
  return result.tokens;
}

/** Ends a grant by one of its tokens (RFC 7009). An unknown token is no error. */
export async function revokeToken(kernel: Kernel, token: string): Promise<void> {
  const [found] = await kernel.system.unscoped((tx) =>
    tx.rows<{ id: string }>(
      `update api_keys set revoked_at = $2 where oauth_client_id is not null and revoked_at is null
         and (secret_hash = $1 or refresh_hash = $1) returning id`,
      [hashSecret(token), kernel.clock.now()],
    ),
  );
  if (found) kernel.identity.forget(found.id);
}

const endGrant = (tx: Tx, id: string, now: Date) =>
  tx.run('update api_keys set revoked_at = $2 where id = $1 and revoked_at is null', [id, now]);

function newTokens(permissions: readonly string[]) {
  const { secret, prefix, hash } = newApiKey();
  const refresh = newSecret();
  const answer: Tokens = {
    access_token: secret,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: refresh.token,
    scope: permissions.join(' '),
  };
  return { answer, prefix, hash, refresh_hash: refresh.hash };
}
