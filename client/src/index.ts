import createClient, { type Client } from 'openapi-fetch';
import { Webhook } from 'standardwebhooks';
import type { components, paths } from './schema.ts';

export type { components, paths } from './schema.ts';
/** The answer to every refused request. */
export type Refusal = components['schemas']['Refusal'];

export interface TandemOptions {
  /** The address of the installation, such as `https://partners.example.com`. */
  baseUrl: string;
  /** An API key: `tdm_…`. */
  key: string;
  /** Another `fetch`, for tests or proxies. */
  fetch?: (request: Request) => Promise<Response>;
  /** Attempts after the first one, when the server is busy (429, 503) or the connection breaks; 4 by default. */
  retries?: number;
  /** The longest wait for another attempt, in seconds; 60 by default. */
  longestWait?: number;
  /** Waits so many milliseconds; for tests. */
  wait?: (milliseconds: number) => Promise<unknown>;
}

type Json<R> = R extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;
type RowOf<Body> = Body extends readonly (infer Row)[]
  ? Row
  : Body extends { data: readonly (infer Row)[]; next: string | null }
    ? Row
    : never;
type RowAt<P extends keyof paths> = paths[P] extends { get: infer Get } ? RowOf<Json<Get>> : never;
/** The addresses of lists without parameters in their path. */
export type ListPath = {
  [P in keyof paths & string]: P extends `${string}{${string}` ? never : [RowAt<P>] extends [never] ? never : P;
}[keyof paths & string];
/** The type of the rows of a list. */
export type Row<P extends ListPath> = RowAt<P>;
/** Filters, such as `{ status: ['open', 'won'], created_at_gte: '2026-01-01T00:00:00Z' }`. */
export type Filters = Record<string, string | number | boolean | readonly (string | number)[] | undefined>;

export type Tandem = Client<paths> & {
  /** Reads a list page by page and yields its rows. */
  each<P extends ListPath>(path: P, filters?: Filters, pageSize?: number): AsyncGenerator<Row<P>, void, undefined>;
};

/** The refusal of a request, as an error. */
export class TandemError extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = 'TandemError';
    this.status = refusal.statusCode;
    this.refusal = refusal;
  }
}

/**
 * Creates a client. Every POST gets an `Idempotency-Key`, so that it can be sent again without being done twice; give
 * your own in `headers` if you may repeat a request after a restart.
 */
export function createTandem(options: TandemOptions): Tandem {
  const { baseUrl, key } = options;
  const send = withRetries(options);
  const client = createClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    fetch: send,
    headers: { authorization: `Bearer ${key}` },
    querySerializer: { array: { style: 'form', explode: true } },
  });
  client.use({
    onRequest({ request }) {
      if (request.method === 'POST' && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID());
      return request;
    },
  });
  return Object.assign(client, {
    each: <P extends ListPath>(path: P, filters: Filters = {}, pageSize = 100) =>
      each<P>(client as unknown as Reader, path, filters, pageSize),
  });
}

/** The body of a successful response. @throws TandemError */
export function unwrap<T>(result: { data?: T; error?: unknown; response: Response }): T {
  if (result.response.ok) return result.data as T;
  const { status } = result.response;
  const refusal = result.error as Partial<Refusal> | undefined;
  throw new TandemError({
    ...refusal,
    message: refusal?.message ?? `The server answered ${status}.`,
    statusCode: status,
  });
}

interface Reader {
  GET(
    path: string,
    init: { params: { query: Filters } },
  ): Promise<{ data?: unknown; error?: unknown; response: Response }>;
}

async function* each<P extends ListPath>(
  client: Reader,
  path: P,
  filters: Filters,
  size: number,
): AsyncGenerator<Row<P>, void, undefined> {
  let start = 0;
  let cursor: string | undefined;
  for (;;) {
    const isExchange = path.startsWith('/api/exchange/');
    const page = isExchange ? { limit: size, cursor } : { _start: start, _end: start + size };
    const body = unwrap(await client.GET(path, { params: { query: { ...filters, ...page } } }));
    const rows = (Array.isArray(body) ? body : (body as { data: unknown[] }).data) as Row<P>[];
    yield* rows;
    start += rows.length;
    cursor = Array.isArray(body) ? undefined : ((body as { next: string | null }).next ?? undefined);
    if (isExchange ? cursor === undefined : rows.length < size) return;
  }
}

const BUSY = [429, 503];

/** Sends a request again after the time that the server names, as long as repeating it cannot do anything twice. */
function withRetries({ fetch: send = fetch, retries = 4, longestWait = 60, wait = sleep }: TandemOptions) {
  return async (request: Request): Promise<Response> => {
    const isRepeatable =
      ['GET', 'HEAD', 'PUT', 'DELETE'].includes(request.method) || request.headers.has('idempotency-key');
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries;
      let response: Response | undefined;
      try {
        response = await send(isLast ? request : request.clone());
      } catch (error) {
        // The server may have done what it could not answer any more.
        if (isLast || !isRepeatable || request.signal.aborted) throw error;
      }
      if (response && (isLast || !BUSY.includes(response.status))) return response;
      const named = Number(response?.headers.get('retry-after') ?? Number.NaN);
      const seconds = Number.isFinite(named) ? named : Math.min(2 ** attempt, 30);
      if (response && seconds > longestWait) return response;
      await response?.body?.cancel();
      await wait(seconds * 1000 + Math.random() * 250);
    }
  };
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A webhook as the body of a request tells it. */
export interface WebhookEvent<Data = Record<string, unknown>> {
  type: string;
  timestamp: string;
  data: Data;
}

/**
 * Checks the signature and the time of a webhook (Standard Webhooks 1.0).
 * @param secret `whsec_…` of the endpoint
 * @param body the body exactly as it arrived, before any parsing
 * @throws if the webhook was not sent by the owner of the secret, or not in the last five minutes
 */
export function verifyWebhook<Data = Record<string, unknown>>(
  secret: string,
  headers: Record<string, string>,
  body: string,
): WebhookEvent<Data> {
  return new Webhook(secret).verify(body, headers) as WebhookEvent<Data>;
}
