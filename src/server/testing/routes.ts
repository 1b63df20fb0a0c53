import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/**
 * Records every endpoint of the app that is created next, as it is registered, so that no list has to be maintained.
 */
export function recordRoutes(): RouteOptions[] {
  const routes: RouteOptions[] = [];
  watching += 1;
  function watch(message: unknown): void {
    unsubscribe(STARTS, watch);
    watching -= 1;
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => {
      const isHidden = (route.schema as { hide?: boolean } | undefined)?.hide;
      if (!isHidden && route.method !== 'HEAD' && route.url.startsWith('/api/')) routes.push(route);
    });
  }
  subscribe(STARTS, watch);
  return routes;
}

/** Whether a test is waiting for an app that is not created yet. */
export const isWatched = () => watching > 0;

let watching = 0;

const STARTS = 'fastify.initialization';
