import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Every endpoint of the apps that are created from now on, as it was registered: nobody keeps a list of them. */
export function watchRoutes(): RouteOptions[] {
  const found: RouteOptions[] = [];
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      const isHidden = (route.schema as { hide?: boolean } | undefined)?.hide;
      if (!isHidden && route.method !== 'HEAD' && route.url.startsWith('/api/')) found.push(route);
    });
  });
  return found;
}
