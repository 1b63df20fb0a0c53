import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import { type Action, allows, type Side } from '#shared/permissions.ts';
import { doesNotExist, forbidden, notFound } from '../errors.ts';
import type { Kernel } from '../kernel.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission a route asks for, `resource:action`. It also opens the route to programs. */
    can?: string;
    /** Which modes it exists in; company mode unless said. */
    modes?: readonly Side[];
    /** Everybody signed in may, whatever their role: what concerns the caller alone. */
    isForEverybody?: boolean;
    /** Only for those who run the installation; for everybody else it does not exist. */
    isForSuperAdmin?: boolean;
    /** As `isForEverybody`, and for programs too. */
    isForPrograms?: boolean;
  }
}

/**
 * Lets nobody through to a route that does not say whom it is for. Programs come only where a permission is asked for, and as
 * often as their key allows; people as often as they like, within reason.
 */
export function admitCaller(
  route: FastifyContextConfig,
  request: FastifyRequest,
  reply: FastifyReply,
  { identity, budgets }: Kernel,
): void {
  const { can, isForEverybody, isForSuperAdmin, isForPrograms, isPersonal } = route;
  const { api_key } = request.principal;
  if (!can && !isForPrograms && (api_key || !(isForEverybody || isForSuperAdmin || isPersonal))) {
    throw forbidden(api_key ? 'This needs a person, not a key.' : undefined);
  }
  if (!api_key) {
    budgets.ofPerson(request.principal.user.id);
    return;
  }
  const { left, seconds } = budgets.ofKey(api_key.id, api_key.rate_per_minute);
  reply.headers({
    'x-ratelimit-limit': api_key.rate_per_minute,
    'x-ratelimit-remaining': left,
    'x-ratelimit-reset': seconds,
  });
  identity.noteUse(request.principal);
}

/** A route of the other mode does not exist (404); one the role does not cover is refused (403), whatever was sent along. */
export function admitActor(route: FastifyContextConfig, request: FastifyRequest): void {
  const { actor } = request;
  const { can, modes = ['company'], isForSuperAdmin } = route;
  if (isForSuperAdmin && !actor.is_super_admin) throw doesNotExist(request);
  if (!can) return;
  if (!modes.includes(actor.mode)) throw notFound();
  const [resource, action] = can.split(':') as [string, Action];
  if (!allows(actor.permissions, resource, action)) throw forbidden();
}
