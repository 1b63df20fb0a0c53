import type { FastifyInstance } from 'fastify';

/**
 * Longer than a proxy keeps a connection it does not use (Caddy two minutes, Traefik and nginx less): whoever closes first while
 * the other sends loses a request, and only the proxy can know that nothing is on its way.
 */
export const KEPT_OPEN_MS = 130_000;

/** Tells the log, once, of a proxy that is not believed: limits for one address would then hold for everybody behind it. */
export function noticeProxies(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', (request, _reply, done) => {
    // Of addresses that are asked for, those behind one that is not believed are left out.
    if (!isTold && request.headers['x-forwarded-for'] !== undefined && request.ips?.length === 1) {
      isTold = true;
      request.log.warn(
        { address: request.ip },
        'X-Forwarded-For from an address that TANDEM_TRUST_PROXY does not name: all who come through it count as one',
      );
    }
    done();
  });
}
