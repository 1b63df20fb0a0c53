import type { FastifyInstance } from 'fastify';

/**
 * The timeout is longer than proxies keep unused connections (Caddy two minutes, Traefik and nginx less). If the server
 * closed a connection first, a request could be lost.
 */
export const KEEP_ALIVE_MS = 130_000;

/** Logs once that a proxy is not trusted, because rate limits then apply to everyone behind it together. */
export function detectProxies(app: FastifyInstance): void {
  let isLogged = false;
  app.addHook('onRequest', (request, _reply, done) => {
    // `request.ips` lists the addresses of a request, without those behind an untrusted proxy.
    if (!isLogged && request.headers['x-forwarded-for'] !== undefined && request.ips?.length === 1) {
      isLogged = true;
      request.log.warn(
        { address: request.ip },
        'X-Forwarded-For from an address not listed in TANDEM_TRUST_PROXY: all clients behind it are counted as one',
      );
    }
    done();
  });
}
