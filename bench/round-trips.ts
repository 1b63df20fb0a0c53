import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';

interface Asked {
  statements: string[];
  roundTrips: number;
}

interface Wire {
  parse(message: { text: string; name: string }): void;
  bind(message: { statement?: string }): void;
  query(text: string): void;
  sync(): void;
}

/** The answer names what its request asked of the database; BENCH_STATEMENTS=1 prints the statements too. */
export const ROUND_TRIPS = 'x-bench-round-trips';
export const STATEMENTS = 'x-bench-statements';

/**
 * Counts the statements of each request and the round trips that carry them, where the driver writes to the connection: each
 * Sync or simple query waits for an answer. What runs after the answer was sent is not counted.
 */
export function countRoundTrips(app: FastifyInstance): void {
  const asking = new AsyncLocalStorage<Asked>();
  const texts = new Map<string, string>();
  const wire = pg.Connection.prototype as unknown as Wire;
  const { parse, bind, query, sync } = wire;
  let parsed = '';
  wire.parse = function parseCounted(message) {
    parsed = message.text;
    if (message.name) texts.set(message.name, message.text);
    return parse.call(this, message);
  };
  wire.bind = function bindCounted(message) {
    asking.getStore()?.statements.push(texts.get(message.statement ?? '') ?? parsed);
    return bind.call(this, message);
  };
  wire.query = function queryCounted(text) {
    const asked = asking.getStore();
    asked?.statements.push(text);
    if (asked) asked.roundTrips += 1;
    return query.call(this, text);
  };
  wire.sync = function syncCounted() {
    const asked = asking.getStore();
    if (asked) asked.roundTrips += 1;
    return sync.call(this);
  };
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const asked: Asked = { statements: [], roundTrips: 0 };
    asking.enterWith(asked);
    const { writeHead } = response;
    response.writeHead = (...head: unknown[]) => {
      response.setHeader(ROUND_TRIPS, asked.roundTrips).setHeader(STATEMENTS, asked.statements.length);
      if (process.env.BENCH_STATEMENTS) print(request, asked);
      return writeHead.apply(response, head as Parameters<typeof writeHead>);
    };
  });
}

/**
 * Counts all statements of this process, the round trips that carry them, and the commits.
 * BENCH_STATEMENTS=1 prints how often each statement was sent.
 * @returns the end of counting
 */
export function countStatements(): { end(): Record<'roundTrips' | 'statements' | 'commits', number> } {
  const texts = new Map<string, string>();
  const counts = new Map<string, number>();
  const wire = pg.Connection.prototype as unknown as Wire;
  const { parse, bind, query, sync } = wire;
  let parsed = '';
  let roundTrips = 0;
  const note = (text: string) => counts.set(text, (counts.get(text) ?? 0) + 1);
  wire.parse = function parseCounted(message) {
    parsed = message.text;
    if (message.name) texts.set(message.name, message.text);
    return parse.call(this, message);
  };
  wire.bind = function bindCounted(message) {
    note(message.statement ? (texts.get(message.statement) ?? `prepared before: ${message.statement}`) : parsed);
    return bind.call(this, message);
  };
  wire.query = function queryCounted(text) {
    note(text);
    roundTrips += 1;
    return query.call(this, text);
  };
  wire.sync = function syncCounted() {
    roundTrips += 1;
    return sync.call(this);
  };
  return {
    end() {
      Object.assign(wire, { parse, bind, query, sync });
      if (process.env.BENCH_STATEMENTS)
        for (const [text, count] of [...counts].sort(([, one], [, other]) => other - one))
          process.stderr.write(`${count} ${text.replace(/\s+/g, ' ').slice(0, 160)}\n`);
      const statements = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return { roundTrips, statements, commits: counts.get('commit') ?? 0 };
    },
  };
}

function print({ method, url }: IncomingMessage, { statements, roundTrips }: Asked): void {
  const lines = statements.map((text) => `  ${text.replace(/\s+/g, ' ')}\n`);
  process.stderr.write(`${method} ${url}: ${roundTrips} round trips\n${lines.join('')}`);
}
