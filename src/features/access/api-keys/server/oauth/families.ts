import { createHash, createHmac } from 'node:crypto';
import { apiKeyFrom } from '#server/auth/api-key.ts';
import { hashSecret, newSecret } from '#server/auth/secret-token.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';

/** An app whose answer was lost may send the same request once more within so many seconds. */
const RETRY_SECONDS = 30;

/** Two requests are the same if the same app sends them from the same place and asks for the same. */
export interface RefreshRequest {
  client_id: string;
  resource: string | undefined;
  scope: string | undefined;
  ip: string;
  agent: string | undefined;
}

export interface Grant {
  id: string;
  organization_id: string;
  partner_id: string | null;
  permissions: string[];
  resource: string | null;
  refresh_hash: string;
  idle_ms: number;
}

/** One token of a family, read with its grant locked. */
export interface Member extends Grant {
  used_at: string | null;
  is_recent: boolean;
  request_hash: string | null;
  salt: string | null;
  retried_at: string | null;
}

/** The grant is locked first, so that two uses of any of its tokens come one after the other. */
export async function findMember(tx: Tx, hash: string, client_id: string): Promise<Member | undefined> {
  const [grant] = await tx.rows<Grant>(sql`
    select k.id, k.organization_id, k.partner_id, k.permissions, k.resource, k.refresh_hash,
      (extract(epoch from now() - k.refreshed_at) * 1000)::float8 as idle_ms
    from oauth_refresh_tokens t join api_keys k on k.organization_id = t.organization_id and k.id = t.api_key_id
    where t.token_hash = ${hash} and k.oauth_client_id = ${client_id} and k.revoked_at is null for update of k`);
  if (!grant) return undefined;
  // In a statement of its own, which sees what the one that held the lock has written.
  const [member] = await tx.rows<Omit<Member, keyof Grant>>(sql`
    select t.used_at, t.used_at > clock_timestamp() - make_interval(secs => ${sql.raw(RETRY_SECONDS)}) as is_recent,
      t.request_hash, t.salt, t.retried_at
    from oauth_refresh_tokens t where t.token_hash = ${hash}`);
  const [now] = await tx.rows<Pick<Grant, 'refresh_hash'>>(sql`
    select refresh_hash from api_keys
    where organization_id = ${grant.organization_id} and id = ${grant.id} and revoked_at is null`);
  return member && now && { ...grant, ...member, ...now };
}

/** Whether a used token is one retry of the request that used it, whose answer nobody has used yet. */
export const isRetry = (member: Member, token: string, request: RefreshRequest): boolean =>
  member.is_recent &&
  member.retried_at === null &&
  member.salt !== null &&
  member.request_hash === requestHash(request) &&
  member.refresh_hash === derive(token, member.salt).refresh.hash;

/** Uses a token up. @returns its successor */
export async function rotate(tx: Tx, member: Member, token: string, request: RefreshRequest): Promise<Derived> {
  const salt = newSecret().token;
  const derived = derive(token, salt);
  await tx.run(sql`
    update oauth_refresh_tokens set used_at = now(), request_hash = ${requestHash(request)}, salt = ${salt}
    where token_hash = ${hashSecret(token)}`);
  await addToFamily(tx, member, derived.refresh.hash);
  return derived;
}

/** The answer to a retry is the same as the first one. */
export async function retry(tx: Tx, member: Member, token: string): Promise<Derived> {
  await tx.run(sql`update oauth_refresh_tokens set retried_at = now() where token_hash = ${hashSecret(token)}`);
  return derive(token, member.salt!);
}

export const addToFamily = (tx: Tx, { organization_id, id }: Pick<Grant, 'organization_id' | 'id'>, hash: string) =>
  tx.run(sql`
    insert into oauth_refresh_tokens (token_hash, organization_id, api_key_id)
    values (${hash}, ${organization_id}, ${id})`);

type Derived = ReturnType<typeof derive>;

/**
 * The successors of a token. They can be made again from the token, which only the app has, and the salt, which only we
 * have, so neither is stored.
 */
function derive(token: string, salt: string) {
  const part = (use: string) => createHmac('sha256', token).update(`${use} ${salt}`).digest('base64url');
  const refresh = part('refresh token');
  return { access: apiKeyFrom(part('access token')), refresh: { token: refresh, hash: hashSecret(refresh) } };
}

const requestHash = ({ client_id, resource = '', scope = '', ip, agent = '' }: RefreshRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([client_id, resource, scope, ip, agent]))
    .digest('hex');
