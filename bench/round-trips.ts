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

function print({ method, url }: IncomingMessage, { statements, roundTrips }: Asked): void {
  const lines = statements.map((text) => `  ${text.replace(/\s+/g, ' ')}\n`);
  process.stderr.write(`${method} ${url}: ${roundTrips} round trips\n${lines.join('')}`);
}
