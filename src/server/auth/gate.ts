import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Side } from '#shared/permissions.ts';
import { forbidden } from '../errors.ts';
import type { Kernel } from '../kernel.ts';
import { KeyRates } from './api-key.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The permission a route asks for, `resource:action`. Its handler checks it; here it opens the route to programs. */
    can?: string;
    /** Which modes it exists in; company mode unless said. */
    modes?: readonly Side[];
    /** Everybody signed in may, whatever their role: what concerns the caller alone. */
    isForEverybody?: boolean;
    /** As `isForEverybody`, and for programs too. */
    isForPrograms?: boolean;
  }
}

const rates = new KeyRates();

/**
 * Lets nobody through to a route that does not say whom it is for. Programs come only where a permission is asked for, and as
 * often as their key allows.
 */
export function admitCaller(request: FastifyRequest, reply: FastifyReply, { identity }: Kernel): void {
  const { can, isForEverybody, isForPrograms, isPersonal } = request.routeOptions.config;
  const { api_key } = request.principal;
  if (!can && !isForPrograms && (api_key || !(isForEverybody || isPersonal))) {
    throw forbidden(api_key ? 'This needs a person, not a key.' : undefined);
  }
  if (!api_key) return;
  const { left, seconds } = rates.take(api_key.id, api_key.rate_per_minute);
  reply.headers({
    'x-ratelimit-limit': api_key.rate_per_minute,
    'x-ratelimit-remaining': left,
    'x-ratelimit-reset': seconds,
  });
  identity.noteUse(request.principal);
}
