import type { FastifyInstance, FastifyReply } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ReadCounts } from '../db/replica.ts';
import { RETRY_SECONDS } from '../errors.ts';
import { reportStalls } from '../event-loop/report.ts';
import { type BacklogWatch, isLate } from '../jobs/backlog.ts';
import type { Kernel } from '../kernel.ts';
import { requireOperatorAccess } from './operator-access.ts';
import { routeGroup } from './route-group.ts';

/**
 * Health, readiness and metrics. Readiness checks the database and the workers; health only shows that the process
 * responds.
 */
export function observe(app: FastifyInstance, kernel: Kernel): void {
  const { db, budgets, config, backlog } = kernel;
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time of requests',
    labelNames: ['group', 'status'],
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
  measureBacklog(registry, backlog);
  if (db.replica) measureReads(registry, db.replica.counts);
  reportStalls(app, kernel, registry);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const group = routeGroup(request.method, request.routeOptions.url);
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    // A stream lasts as long as its tab is open.
    if (group !== 'stream') durations.observe({ group, status }, reply.elapsedTime / 1000);
    done();
  });
  const hidden = { schema: { hide: true } as object, logLevel: 'warn' as const };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (_request, reply) => {
    try {
      await db.ping();
    } catch {
      return unavailable(reply, { database: 'does not answer' });
    }
    const waiting = await backlog.read().catch(() => undefined);
    if (!waiting) return { status: 'ok', database: 'ok', work: 'unknown' };
    const { is_stuck, late_schedules, ...ages } = waiting;
    const work = { ...ages, late_schedules: late_schedules.map(({ schedule }) => schedule) };
    if (is_stuck) return unavailable(reply, { database: 'ok', workers: 'do nothing although work is due', work });
    // Requests are served although work is late, so proxies keep sending them.
    return { status: isLate(waiting) ? 'late' : 'ok', database: 'ok', work };
  });
  app.get('/metrics', hidden, async (request, reply) => {
    requireOperatorAccess(request, reply, { token: config.metricsToken, setting: 'TANDEM_METRICS_TOKEN' });
    return reply.type(registry.contentType).send(await Registry.merge([processMetrics(), registry]).metrics());
  });
}

/** Metrics of the process. Their observer of garbage collections never ends, so all apps of a process share them. */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}
let ofProcess: Registry | undefined;

const unavailable = (reply: FastifyReply, details: object) =>
  reply
    .code(503)
    .header('retry-after', RETRY_SECONDS)
    .send({ status: 'unavailable', ...details });

function measureReads(registry: Registry, counts: ReadCounts): void {
  new Counter({
    name: 'database_reads_total',
    help: 'Reads that a replica or the leader answered',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      this.reset();
      this.inc({ from: 'replica' }, counts.replica);
      this.inc({ from: 'leader' }, counts.leader);
    },
  });
  new Counter({
    name: 'replica_fallbacks_total',
    help: 'Reads that the leader answered because the replica was behind or away, or the read wrote something',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [reason, count] of Object.entries(counts.fallbacks)) this.inc({ reason }, count);
    },
  });
}

function measureBacklog(registry: Registry, backlog: BacklogWatch): void {
  const late = new Gauge({
    name: 'schedule_late_seconds',
    help: 'Time by which each late schedule missed its next run',
    labelNames: ['schedule'],
    registers: [registry],
  });
  const due = new Gauge({ name: 'jobs_due', help: 'Jobs that could run now', registers: [registry] });
  const event = new Gauge({
    name: 'outbox_oldest_event_seconds',
    help: 'Age of the oldest event that no listener has received',
    registers: [registry],
  });
  new Gauge({
    name: 'jobs_oldest_due_seconds',
    help: 'Age of the oldest job that could run now',
    registers: [registry],
    async collect() {
      const waiting = await backlog.read().catch(() => undefined);
      late.reset();
      if (!waiting) return;
      this.set(waiting.oldest_job);
      due.set(waiting.due_jobs);
      event.set(waiting.oldest_event);
      for (const { schedule, seconds } of waiting.late_schedules) late.set({ schedule }, seconds);
    },
  });
}
