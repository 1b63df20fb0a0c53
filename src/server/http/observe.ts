import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { RETRY_SECONDS } from '../errors.ts';
import { reportStalls } from '../event-loop/report.ts';
import type { Kernel } from '../kernel.ts';
import { requireMetricsAccess } from './metrics-access.ts';

/** Health, readiness and metrics. Readiness checks the database; health only shows that the process responds. */
export function observe(app: FastifyInstance, kernel: Kernel): void {
  const { db, budgets, config } = kernel;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Counter({
    name: 'http_requests_over_budget_total',
    help: 'Requests refused because a person, company or API key exceeded its limit per minute',
    labelNames: ['budget'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [budget, count] of Object.entries(budgets.refused)) this.inc({ budget }, count);
    },
  });
  reportStalls(app, kernel, registry);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
  const hidden = { schema: { hide: true } as object, logLevel: 'warn' as const };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    try {
      await db.ping();
      return { status: 'ok', database: 'ok' };
    } catch {
      return reply
        .code(503)
        .header('retry-after', RETRY_SECONDS)
        .send({ status: 'unavailable', database: 'does not answer' });
    }
  });
  app.get('/metrics', hidden, async (request, reply) => {
    requireMetricsAccess(request, reply, config.metricsToken);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
