import type { FastifyInstance } from 'fastify';
import { doesNotExist, Refusal } from '../errors.ts';

/** The time in which a request must arrive, in milliseconds. Processing and responding are not limited here. */
export interface TimeLimits {
  /** The limit from the first byte, or the opening of the connection, to the end of the headers. */
  headersMs: number;
  /** The limit from the headers to the end of the body, unless it is an upload. */
  bodyMs: number;
  /** The limit for the whole request, which also limits uploads. */
  uploadMs: number;
  /** The limit for the rest of a body after the response was sent without it. */
  restMs: number;
  /** The interval at which Node checks its two limits. */
  checkEveryMs: number;
}

/** The limits are enough for 1 MB, and for the 200 MB of the largest import, at 300 and 900 kbit/s. */
export const TIME_LIMITS: TimeLimits = {
  headersMs: 20_000,
  bodyMs: 30_000,
  uploadMs: 1_800_000,
  restMs: 10_000,
  checkEveryMs: 5_000,
};

/** The limit is enough for every public form; an anonymous client can use no more memory per connection. */
const PUBLIC_BODY_BYTES = 64 * 1024;

/**
 * Limits slow bodies. It must be registered before the routes. `http` and `requestTimeout` of the server set the other
 * limits.
 */
export function limitBodies(app: FastifyInstance, { bodyMs, restMs }: TimeLimits): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.isPublic) route.bodyLimit ??= PUBLIC_BODY_BYTES;
  });
  // Fastify would read the body before it answers 404.
  app.addHook('onRequest', (request, _reply, done) => done(request.is404 ? doesNotExist(request) : undefined));

  app.addHook('preParsing', (request, reply, payload, done) => {
    done();
    // The body of GET and HEAD is not read, however long the response takes.
    if (/^(GET|HEAD)$/.test(request.method) || !hasBody(request.headers) || isUpload(request.headers)) return;
    const timer = setTimeout(() => {
      if (reply.sent) return;
      // The body parser receives the error, responds and closes the connection.
      if (payload.listenerCount('error') > 0)
        payload.emit('error', new Refusal(408, 'The body took too long to arrive.'));
      else request.raw.destroy();
    }, bodyMs).unref();
    const stop = () => clearTimeout(timer);
    payload.once('end', stop).once('close', stop);
  });

  app.addHook('onResponse', (request, _reply, done) => {
    done();
    // The value is undefined for requests injected by tests.
    if (request.raw.complete !== false) return;
    // Uploads of signed-in users are read to the end; otherwise browsers would report a network error instead of the
    // response.
    if (isUpload(request.headers) && request.principal !== undefined) return;
    const timer = setTimeout(() => request.raw.complete || request.raw.socket.destroy(), restMs).unref();
    request.raw.once('close', () => clearTimeout(timer));
  });
}

type Headers = Record<string, string | string[] | undefined>;
const hasBody = (headers: Headers) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
const isUpload = (headers: Headers) => /^multipart\/form-data\b/i.test(String(headers['content-type'] ?? ''));

/** Limits open connections; further ones are refused. 0 means no limit. */
export function limitConnections(app: FastifyInstance, most: number): void {
  if (most === 0) return;
  app.server.maxConnections = most;
  let toldAt = Number.NEGATIVE_INFINITY;
  app.server.on('drop', () => {
    if (performance.now() - toldAt < 60_000) return;
    toldAt = performance.now();
    app.log.warn({ most }, 'TANDEM_MAX_CONNECTIONS is reached: new connections are refused');
  });
}
