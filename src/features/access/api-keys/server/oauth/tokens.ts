import { requireAllowedToken } from '#server/auth/allow-list.ts';
import { type MadeKey, newApiKey } from '#server/auth/api-key.ts';
import { challengeOf } from '#server/auth/pkce.ts';
import { hashSecret, newSecret } from '#server/auth/secret-token.ts';
import { resourcesOf } from '#server/auth/token-resource.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import { covers } from '#shared/access/permissions.ts';
import { newId } from '#shared/ids.ts';
import { OAuthError } from './clients.ts';
import { addToFamily, findMember, type Grant, isRetry, retry, rotate } from './families.ts';
import { scopesIn } from './scopes.ts';

const ACCESS_SECONDS = 3600;
/** By the clock of the database, as everything that ends keys. */
const LIFETIME = `make_interval(secs => ${ACCESS_SECONDS})`;
const IDLE_DAYS = 90;

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

/** Exchanges a code for tokens. A code that is used twice was stolen, so its grant ends. @throws OAuthError, 403 */
export async function exchangeOAuthCode(
  kernel: Kernel,
  given: Readonly<Record<string, string | undefined>> & { ip: string },
): Promise<Tokens> {
  const { code = '', client_id, redirect_uri, code_verifier = '', resource } = given;
  if (resource !== undefined && !resourcesOf(kernel).includes(resource)) throw otherTarget();
  const now = kernel.clock.now();
  const result = await kernel.system.unscoped(async (tx) => {
    const [found] = await tx.rows<StoredCode>(sql`
      select *, expires_at > ${now} as is_current from oauth_codes where code_hash = ${hashSecret(code)} for update`);
    if (!found) return undefined;
    if (found.used_at) {
      if (found.api_key_id) await endReused(tx, { organization_id: found.organization_id, id: found.api_key_id }, now);
      return { ended: found.api_key_id };
    }
    // A wrong try uses the code up, too.
    await tx.run(sql`update oauth_codes set used_at = ${now} where code_hash = ${hashSecret(code)}`);
    const fits =
      found.client_id === client_id &&
      found.redirect_uri === redirect_uri &&
      found.is_current &&
      (resource === undefined || resource === found.resource || found.resource === null) &&
      /^[A-Za-z0-9._~-]{43,128}$/.test(code_verifier) &&
      challengeOf(code_verifier) === found.code_challenge;
    if (!fits) return undefined;
    await requireAllowedToken(tx, found, given.ip);
    const made: Made = { access: newApiKey(), refresh: newSecret() };
    const id = newId();
    await tx.run(sql`
      insert into api_keys (id, organization_id, partner_id, user_id, name, prefix, secret_hash, permissions,
        expires_at, oauth_client_id,
        app_name, refresh_hash, refreshed_at, resource)
      select ${id}, ${found.organization_id}, ${found.partner_id}, ${found.user_id}, c.name, ${made.access.prefix},
        ${made.access.hash}, ${found.permissions}, now() + ${sql.raw(LIFETIME)}, c.id, c.name, ${made.refresh.hash},
        now(), ${resource ?? found.resource} from oauth_clients c where c.id = ${client_id}`);
    await addToFamily(tx, { organization_id: found.organization_id, id }, made.refresh.hash);
    await tx.run(sql`update oauth_codes set api_key_id = ${id} where code_hash = ${hashSecret(code)}`);
    await tx.run(sql`update oauth_clients set used_at = ${now} where id = ${client_id}`);
    return { tokens: answerOf(made, found.permissions) };
  });
  if (result?.ended) {
    kernel.outbox.poke();
    kernel.identity.forget(result.ended);
  }
  if (!result?.tokens) throw wrong();
  return result.tokens;
}

const otherTarget = () => new OAuthError('invalid_target', 'The token is not for this resource.');

export interface Refresh {
  refresh_token?: string;
  client_id?: string;
  resource?: string;
  scope?: string;
  ip: string;
  agent: string | undefined;
}

/**
 * Renews the access. Each refresh token works once, apart from one retry of the same request; any other use of a former
 * one means that two have it, so the grant ends.
 * @throws OAuthError, 403 outside of the allow list, which leaves the token as it is
 */
export async function refreshTokens(
  kernel: Kernel,
  { refresh_token = '', client_id = '', resource, scope, ip, agent }: Refresh,
): Promise<Tokens> {
  const now = kernel.clock.now();
  const request = { client_id, resource, scope, ip, agent };
  const result = await kernel.system.unscoped(async (tx) => {
    const member = await findMember(tx, hashSecret(refresh_token), client_id);
    if (!member || member.idle_ms > IDLE_DAYS * 86_400_000) return undefined;
    if (member.used_at) {
      if (isRetry(member, refresh_token, request))
        return { tokens: answerOf(await retry(tx, member, refresh_token), member.permissions) };
      await endReused(tx, member, now);
      return { ended: member.id };
    }
    await requireAllowedToken(tx, member, ip);
    // The access of an app never moves to another part of the installation, and never grows.
    if (resource !== undefined && member.resource !== null && resource !== member.resource) throw otherTarget();
    if (scope !== undefined && !covers(member.permissions, scopesIn(scope))) throw otherScope();
    const made = await rotate(tx, member, refresh_token, request);
    await tx.run(sql`
      update api_keys
      set secret_hash = ${made.access.hash}, prefix = ${made.access.prefix}, expires_at = now() + ${sql.raw(LIFETIME)},
        refresh_hash = ${made.refresh.hash}, refreshed_at = now()
      where organization_id = ${member.organization_id} and id = ${member.id}`);
    return { id: member.id, tokens: answerOf(made, member.permissions) };
  });
  if (result?.ended) kernel.outbox.poke();
  const changed = result?.ended ?? result?.id;
  if (changed) kernel.identity.forget(changed);
  if (!result?.tokens) throw wrong();
  return result.tokens;
}

const otherScope = () => new OAuthError('invalid_scope', 'The app was not allowed this scope. Ask the person again.');

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

/** Ends a grant because a code or token of it was used twice, and notifies its person. */
async function endReused(tx: Tx, { organization_id, id }: Pick<Grant, 'organization_id' | 'id'>, now: Date) {
  const ended = await tx.run(sql`
    update api_keys set revoked_at = ${now}
    where organization_id = ${organization_id} and id = ${id} and revoked_at is null`);
  if (ended > 0)
    await tx.run(sql`
      insert into outbox_events (organization_id, topic, ref_id, payload)
      values (${organization_id}, ${'api_keys.reused'}, ${id}, ${'{}'})`);
}

interface Made {
  access: MadeKey;
  refresh: { token: string; hash: string };
}

const answerOf = ({ access, refresh }: Made, permissions: readonly string[]): Tokens => ({
  access_token: access.secret,
  token_type: 'Bearer',
  expires_in: ACCESS_SECONDS,
  refresh_token: refresh.token,
  scope: permissions.join(' '),
});
