import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import { allows } from '#shared/access/permissions.ts';
import type { Action, Side } from '../../shared/access/roles.ts';
import { doesNotExist, forbidden, lacking, notFound } from '../errors.ts';
import type { Kernel } from '../kernel.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission a route needs, `resource:action`. API keys can use only routes with a permission. */
    can?: string;
    /** The modes of the route; company mode by default. */
    modes?: readonly Side[];
    /** The route is for every signed-in user, in any role, and returns only the caller's own data. */
    isForEverybody?: boolean;
    /**
     * In partner mode the route concerns the partner's own organization. It does not exist while somebody views as a user
     * of the partner.
     */
    ofOwnOrganization?: boolean;
    /** The route is for administrators of the installation; for others it does not exist. */
    isForSuperAdmin?: boolean;
    /** The route is for every signed-in user and for API keys. */
    isForPrograms?: boolean;
  }
}

/**
 * Refuses every route that does not declare its callers. API keys need a permission and are limited to their rate;
 * users are limited only against abuse.
 */
export function admitCaller(
  route: FastifyContextConfig,
  request: FastifyRequest,
  reply: FastifyReply,
  { budgets }: Kernel,
): void {
  const { can, isForEverybody, isForSuperAdmin, isForPrograms, isPersonal } = route;
  const { api_key } = request.principal;
  if (!can && !isForPrograms && (api_key || !(isForEverybody || isForSuperAdmin || isPersonal))) {
    throw forbidden(api_key ? 'API keys cannot do this. Sign in as a person.' : undefined);
  }
  if (!api_key) {
    budgets.ofPerson(request.principal.user.id);
    return;
  }
  const { left, seconds } = budgets.leftOfKey(api_key.id, api_key.rate_per_minute);
  // The refusal has the headers too, because it is what a program needs them for.
  reply.headers({
    'x-ratelimit-limit': api_key.rate_per_minute,
    'x-ratelimit-remaining': Math.max(left, 0),
    'x-ratelimit-reset': seconds,
  });
  if (left < 0) throw budgets.refusalOf('key', api_key.rate_per_minute, seconds);
}

/** Refuses a route of the other mode with 404 and a missing permission with 403, before the input is checked. */
export function admitActor(route: FastifyContextConfig, request: FastifyRequest): void {
  const { actor } = request;
  const { can, modes = ['company'], isForSuperAdmin, ofOwnOrganization } = route;
  if (isForSuperAdmin && !actor.is_super_admin) throw doesNotExist(request);
  if (!can) return;
  if (!modes.includes(actor.mode)) throw notFound();
  if (ofOwnOrganization && actor.mode === 'partner' && actor.impersonator_id) throw notFound();
  const [resource, action] = can.split(':') as [string, Action];
  if (!allows(actor.permissions, resource, action)) throw lacking(resource, action);
}
