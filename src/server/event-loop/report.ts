import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { guardedCounts } from '../guarded/guarded.ts';
import type { Kernel } from '../kernel.ts';
import { begin, type Stall, watchEventLoop } from './watch.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer lasts as long as its reader. */
    isStream?: boolean;
  }
}

/** Longer stalls are listed on the Debug screen. */
const FAILURE_MS = 1_000;

/** Logs stalls of the event loop with what ran, and counts them; those over a second are failures. */
export function reportStalls(app: FastifyInstance, { failures }: Pick<Kernel, 'failures'>, registry: Registry): void {
  const stalls = new Counter({
    name: 'event_loop_stalls_total',
    help: 'Times in which the server did nothing else, by their length in milliseconds',
    labelNames: ['least'],
    registers: [registry],
  });
  const longest = new Gauge({
    name: 'event_loop_longest_stall_seconds',
    help: 'The longest stall since the start',
    registers: [registry],
  });
  let most = 0;
  const report = (stall: Stall) => {
    const { milliseconds, computing, activities } = stall;
    const isFailure = milliseconds >= FAILURE_MS;
    most = Math.max(most, milliseconds);
    longest.set(most / 1_000);
    stalls.inc({ least: isFailure ? FAILURE_MS : 200 });
    const facts = { milliseconds, computing, places: activities.map(({ place }) => place) };
    // While the server starts, no route or job runs, and nobody waits.
    app.log[activities.length > 0 ? 'warn' : 'debug'](facts, 'the event loop stood still');
    if (isFailure) failures.note(...failureOf(stall));
  };
  const stop = watchEventLoop(report);
  app.addHook('onClose', async () => stop());

  new Counter({
    name: 'guarded_tasks_total',
    help: 'Tasks with text and files of others, by their end',
    labelNames: ['task', 'end'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [key, count] of guardedCounts.ended) {
        const [task = '', end = ''] = key.split(' ');
        this.inc({ task, end }, count);
      }
    },
  });
  new Gauge({
    name: 'guarded_tasks_waiting',
    help: 'Tasks with text and files of others that wait for a process',
    registers: [registry],
    collect() {
      this.set(guardedCounts.waiting());
    },
  });

  app.addHook('onRequest', (request, reply, done) => {
    const { url, config } = request.routeOptions;
    // Streams last for hours without doing anything.
    if (url && !config.isStream) {
      const end = begin({
        kind: 'request',
        place: `${request.method} ${url}`,
        request_id: request.id,
        company_id: null,
      });
      reply.raw.once('finish', end).once('close', end);
    }
    done();
  });
}

/** The entry on the Debug screen names what ran last; the message names the rest. */
function failureOf({ milliseconds, computing, activities }: Stall): Parameters<Kernel['failures']['note']> {
  const [first, ...others] = activities;
  const seconds = (value: number) => `${(value / 1_000).toFixed(1)} s`;
  const also = others.length > 0 ? ` Also running: ${others.map(({ place }) => place).join(', ')}.` : '';
  const error = new Error(
    `The server stood still for ${seconds(milliseconds)}, ${seconds(computing)} of it calculating.${also}`,
  );
  delete error.stack;
  return [
    {
      kind: first?.kind ?? 'job',
      place: first?.place ?? 'event loop',
      request_id: first?.request_id ?? null,
      company_id: first?.company_id ?? null,
      user_id: null,
    },
    error,
  ];
}
