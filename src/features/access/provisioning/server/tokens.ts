import { randomBytes } from 'node:crypto';
import { hashSecret } from '#server/auth/secret-token.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { readRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import {
  type NewProvisioningToken,
  type ProvisioningToken,
  type ProvisioningTokenCreate,
  SCIM_PATH,
} from '../schema.ts';
import { provisioningTokens } from './resource.ts';

/** The mark distinguishes a token from keys and sessions, and makes leaked ones easy to find. */
const MARK = 'tdp_';
const SHOWN = MARK.length + 6;

export const isProvisioningToken = (token: string): boolean => token.startsWith(MARK);

/** Creates a token that gives at most the caller's rights; only the response contains its secret. */
export async function createProvisioningToken(
  call: Call,
  baseUrl: string,
  { name, expires_at = null }: ProvisioningTokenCreate,
): Promise<NewProvisioningToken> {
  const { actor } = call;
  if (!actor.user_id) throw conflict('Only a person can create a provisioning token.');
  // The token does what these permissions are for, whoever holds it.
  call.require('memberships', 'manage');
  call.require('invitations', 'manage');
  if (expires_at && new Date(expires_at) <= call.now()) throw invalid({ expires_at: ['must be in the future'] });
  const id = newId();
  const secret = `${MARK}${randomBytes(32).toString('base64url')}`;
  await call.run(sql`
    insert into provisioning_tokens (id, organization_id, partner_id, name, prefix, secret_hash, role, permissions,
      created_by, expires_at)
    values (${id}, ${call.organization_id}, ${actor.partner_id}, ${name.trim()}, ${secret.slice(0, SHOWN)},
      ${hashSecret(secret)}, ${actor.role}, ${[...actor.permissions]}, ${actor.user_id}, ${expires_at})`);
  const token = await readRow<ProvisioningToken>(call, provisioningTokens, id);
  return { ...token, secret, base_url: `${baseUrl}${SCIM_PATH}` };
}

/** Revokes the token; revoking it again has no effect. */
export async function revokeProvisioningToken(call: Call, id: string): Promise<void> {
  await readRow<ProvisioningToken>(call, provisioningTokens, id);
  await call.run(sql`
    update provisioning_tokens set revoked_at = ${call.now()}, revoked_by = ${call.actor.user_id}
    where organization_id = ${call.organization_id} and id = ${id} and revoked_at is null`);
}
