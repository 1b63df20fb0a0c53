import type { FastifyInstance } from 'fastify';
import { Rates } from '#server/auth/budgets.ts';
import { notFound, Refusal } from '#server/errors.ts';
import { requireOperatorAccess } from '#server/http/operator-access.ts';
import type { Kernel } from '#server/kernel.ts';

/** Every connection with a foreign name asks, so a scan of names must cost nothing. */
const UNKNOWN_PER_MINUTE = 300;

/** The question of a proxy whether it may get a certificate for a name (Caddy's `on_demand_tls`). */
export function certificateRoute(app: FastifyInstance, { hosts, config, clock }: Kernel): void {
  const unknown = new Rates();
  app.get<{ Querystring: { domain?: unknown } }>(
    '/internal/certificates',
    { schema: { hide: true } as object, logLevel: 'warn' },
    async (request, reply) => {
      requireOperatorAccess(request, reply, { token: config.proxyToken, setting: 'TANDEM_PROXY_TOKEN' });
      const { domain } = request.query;
      if (typeof domain === 'string' && hosts.mayHaveCertificate(domain)) return { domain };
      const { left, seconds } = unknown.take('names', UNKNOWN_PER_MINUTE, clock.now().getTime());
      if (left === 0)
        request.log.warn('More than %d unknown host names a minute ask for certificates', UNKNOWN_PER_MINUTE);
      if (left < 0) throw new Refusal(429, 'Too many unknown names.', undefined, { retry_after: seconds });
      throw notFound('This host name');
    },
  );
}
