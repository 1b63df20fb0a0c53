import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Every endpoint of the app that is created next, as it was registered: nobody keeps a list of them. */
export function watchRoutes(): RouteOptions[] {
  const found: RouteOptions[] = [];
  function watch(message: unknown): void {
    unsubscribe(STARTS, watch);
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      const isHidden = (route.schema as { hide?: boolean } | undefined)?.hide;
      if (!isHidden && route.method !== 'HEAD' && route.url.startsWith('/api/')) found.push(route);
    });
  }
  subscribe(STARTS, watch);
  return found;
}

const STARTS = 'fastify.initialization';
