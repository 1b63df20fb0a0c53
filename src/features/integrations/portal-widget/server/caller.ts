import type { FastifyReply, FastifyRequest } from 'fastify';
import { needsConfirmation } from '#server/auth/confirmed.ts';
import { guess } from '#server/auth/guesses.ts';
import { hashSecret } from '#server/auth/secret-token.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import type { Actor } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound, Refusal } from '#server/errors.ts';
import { markModules } from '#server/flags/mark-modules.ts';
import type { Kernel } from '#server/kernel.ts';
import { allows, sharedPermissions } from '#shared/access/permissions.ts';
import { isId } from '#shared/ids.ts';
import { widgetFlag } from './flag.ts';
import { texts } from './texts.ts';
import { TOKEN_MARK } from './tokens.ts';

/** All that a token can do, and only as far as the person can. */
const GRANTS = ['commission_lines:view', 'referral_links:manage', 'deal_registrations:manage'];

/**
 * Admits the browser of a site: it may read answers only if the company allows the site. Errors are readable, too.
 * @throws 404 for an unknown company, 403 for another site
 */
export async function admitSite(kernel: Kernel, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { id } = request.params as { id: string };
  const { origin } = request.headers;
  reply.header('vary', 'origin');
  const isElsewhere = request.host_organization_id && request.host_organization_id !== id;
  const [company] =
    isId(id) && !isElsewhere
      ? await kernel.system.unscoped((tx) =>
          tx.rows<{ allowed_origins: string[] }>(sql`
            select coalesce(s.allowed_origins, '{}') as allowed_origins
            from organizations o left join widget_settings s on s.organization_id = o.id
            where o.id = ${id} and o.status = 'active'`),
        )
      : [];
  if (!company || !(await kernel.flags.reaches(widgetFlag.key, id))) throw notFound();
  if (!origin || !company.allowed_origins.includes(origin)) throw new Refusal(403, texts.siteNotAllowed);
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'authorization, content-type, idempotency-key',
    'access-control-allow-methods': 'GET, POST',
    'access-control-max-age': '600',
    'access-control-expose-headers': 'retry-after',
  });
}

interface Holder {
  partner_id: string;
  user_id: string;
  email_verified: boolean;
  origin: string;
  is_expired: boolean;
  key: { id: string; user_id: string; partner_id: string | null; permissions: string[]; is_usable: boolean };
}

/**
 * Sets the actor of the request: the partner user of the token, with the few permissions of the widget. Everything is read
 * anew, so that a revoked key, a suspended person or a removed site ends access at once.
 * @throws 401, or 403 for a token of another site
 */
export async function admitHolder(kernel: Kernel, request: FastifyRequest): Promise<void> {
  const organization_id = (request.params as { id: string }).id;
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new Refusal(401, texts.tokenMissing);
  const holder = await guess(kernel, { door: 'widget_token', ip: request.ip }, () =>
    holderOf(kernel, organization_id, token),
  );
  if (holder.is_expired) throw new Refusal(401, texts.tokenExpired);
  if (holder.origin !== request.headers.origin) throw new Refusal(403, texts.tokenOfOtherSite);
  const [creator, person] = await Promise.all([
    kernel.identity.actorIn(holder.key.user_id, organization_id, holder.key.partner_id),
    kernel.identity.actorIn(holder.user_id, organization_id, holder.partner_id, request.ip),
  ]);
  const mayCreate =
    holder.key.is_usable &&
    creator &&
    allows(sharedPermissions(holder.key.permissions, creator.permissions), 'widget_tokens', 'manage');
  if (!mayCreate || !person) throw new Refusal(401, texts.tokenEnded);
  kernel.budgets.ofPerson(holder.user_id);
  kernel.budgets.ofCompany(person.home_organization_id ?? organization_id);
  const isUnconfirmed = kernel.mailer.delivers && !holder.email_verified;
  if (isUnconfirmed && request.method !== 'GET') throw needsConfirmation();
  request.actor = await markModules(limited(person, holder.key.id, isUnconfirmed), kernel);
}

const limited = (person: Actor, api_key_id: string, isUnconfirmed: boolean): Actor => ({
  ...person,
  api_key_id,
  permissions: sharedPermissions(GRANTS, person.permissions),
  ...(isUnconfirmed && { is_unconfirmed: true }),
});

async function holderOf({ system, clock }: Kernel, organization_id: string, token: string): Promise<Holder> {
  const [holder] = token.startsWith(TOKEN_MARK)
    ? await system.unscoped((tx) =>
        tx.rows<Holder>(sql`
          select t.partner_id, t.user_id, u.email_verified, t.origin, t.expires_at <= ${clock.now()} as is_expired,
            json_build_object('id', k.id, 'user_id', k.user_id, 'partner_id', k.partner_id,
              'permissions', k.permissions, 'is_usable', k.revoked_at is null
                and (k.expires_at is null or k.expires_at > ${clock.now()})) as key
          from widget_tokens t join identity.users u on u.id = t.user_id
          join api_keys k on k.organization_id = t.organization_id and k.id = t.api_key_id
          where t.token_hash = ${hashSecret(token)} and t.organization_id = ${organization_id}`),
      )
    : [];
  if (!holder) throw unknownToken(new Refusal(401, texts.tokenUnknown));
  return holder;
}
