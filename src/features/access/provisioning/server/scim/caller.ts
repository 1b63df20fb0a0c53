import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireAllowedToken } from '#server/auth/allow-list.ts';
import { countRequest } from '#server/auth/daily-limit.ts';
import { guess } from '#server/auth/guesses.ts';
import { hashSecret } from '#server/auth/secret-token.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import type { Actor } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { forbidden, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Role } from '#shared/access/roles.ts';
import { everyModule, hiddenModules } from '#shared/program/shapes.ts';
import { isProvisioningToken } from '../tokens.ts';

/** Entra ID sends up to 25 requests per second in its first cycle, and waits as `Retry-After` says. */
const REQUESTS_A_MINUTE = 600;

interface Holder {
  id: string;
  name: string;
  organization_id: string;
  partner_id: string | null;
  home_id: string;
  home_name: string;
  timezone: string;
  role: Role;
  permissions: string[];
  is_suspended: boolean;
}

/**
 * Admits a provisioning token, and nothing else: keys and sessions are unknown here. A wrong one counts as a guess of
 * its network.
 * @returns the actor without a user, limited to the organization of the token
 * @throws 401, 403 outside of the allow list or for changes while the partner is suspended, 429
 */
export async function admitProvider(
  kernel: Kernel,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ actor: Actor; via: string }> {
  const [scheme, token = ''] = (request.headers.authorization ?? '').split(' ');
  const holder = await guess(kernel, { door: 'provisioning_token', ip: request.ip }, async () => {
    const isToken = scheme?.toLowerCase() === 'bearer' && isProvisioningToken(token);
    const sender = isToken ? await holderOf(kernel, token) : undefined;
    if (sender) return sender;
    reply.header('www-authenticate', 'Bearer realm="SCIM"');
    const refusal = new Refusal(
      401,
      'This needs a provisioning token from Settings > Provisioning that is not revoked.',
    );
    throw token === '' ? refusal : unknownToken(refusal);
  });
  await kernel.system.unscoped((tx) => requireAllowedToken(tx, holder, request.ip));
  const { left, seconds } = kernel.budgets.leftOfKey(holder.id, REQUESTS_A_MINUTE);
  if (left < 0) throw kernel.budgets.refusalOf('key', REQUESTS_A_MINUTE, seconds);
  kernel.budgets.ofCompany(holder.home_id);
  await countRequest(kernel, holder.organization_id);
  if (holder.is_suspended && request.method !== 'GET')
    throw forbidden('The partner is suspended in this program. Nothing can be changed until that ends.');
  noteUse(kernel, holder.id);
  return { actor: actorOf(holder), via: `Provisioning token ${holder.name}` };
}

async function holderOf({ system, clock }: Kernel, token: string): Promise<Holder | undefined> {
  const now = clock.now();
  const [holder] = await system.unscoped((tx) =>
    tx.rows<Holder>(sql`
      select t.id, t.name, t.organization_id, t.partner_id, h.id as home_id, h.name as home_name, o.timezone, t.role,
        t.permissions, coalesce(s.category = 'suspended', false) as is_suspended
      from provisioning_tokens t
      join organizations o on o.id = t.organization_id and o.status = 'active' and o.kind in ('vendor', 'both')
      left join partners p on p.organization_id = t.organization_id and p.id = t.partner_id and p.archived_at is null
      left join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
      join organizations h on h.status = 'active'
        and h.id = case when t.partner_id is null then t.organization_id else p.partner_organization_id end
      where t.secret_hash = ${hashSecret(token)} and t.revoked_at is null
        and (t.expires_at is null or t.expires_at > ${now})
        and (t.partner_id is null or s.category in ('applied', 'invited', 'active', 'suspended'))`),
  );
  return holder;
}

/** It writes as its organization, because partners and colleagues know that name, not the one of the token. */
function actorOf({ id, organization_id, partner_id, home_id, home_name, timezone, role, permissions }: Holder): Actor {
  return {
    user_id: null,
    full_name: home_name,
    session_id: null,
    organization_id,
    mode: partner_id === null ? 'company' : 'partner',
    partner_id,
    home_organization_id: partner_id === null ? null : home_id,
    own_only: false,
    role,
    permissions,
    hidden_modules: hiddenModules(everyModule),
    is_super_admin: false,
    timezone,
    currency: null,
    api_key_id: null,
    provisioning_token_id: id,
    impersonator_id: null,
  };
}

/** Records the use at most once a minute, without delaying the request. */
function noteUse({ system }: Kernel, id: string): void {
  void system
    .unscoped((tx) =>
      tx.run(sql`
        update provisioning_tokens set last_used_at = now()
        where id = ${id} and (last_used_at is null or last_used_at < now() - interval '1 minute')`),
    )
    .catch(() => undefined);
}
