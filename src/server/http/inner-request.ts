import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A request that the server sends to its own API for the caller of another one. */
export interface InnerRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** The address with its query: `/api/partners?status=active`. */
  url: string;
  body?: unknown;
  if_match?: string | undefined;
  idempotency_key?: string | undefined;
}

export interface InnerAnswer {
  status: number;
  etag: string | null;
  /** Null when the response is empty or not JSON. */
  body: unknown;
  /** The rows of a whole list, if the response is a page of one. */
  total: number | null;
}

/** The headers that decide who calls, at which host name, which view they use, and whether a person is at work. */
const CARRIED = [
  'authorization',
  'host',
  'x-tandem-mode',
  'x-tandem-organization',
  'x-tandem-program',
  'x-tandem-background',
  'user-agent',
];

/** The header of the request that was admitted. Nothing that a client sends can set it. */
const admitted = new AsyncLocalStorage<string | undefined>();

/** Whether the current request is one that the server sends to itself for the holder of this token. */
export const isInnerRequestOf = (token: string): boolean => admitted.getStore()?.split(' ')[1] === token;

/**
 * Sends an ordinary request with the caller's own credentials and view, so nothing is possible that the caller could
 * not do one by one.
 */
export async function innerRequest(
  api: FastifyInstance,
  { headers, ip, host }: Pick<FastifyRequest, 'headers' | 'ip'> & { host?: string },
  { method, url, body, if_match, idempotency_key }: InnerRequest,
): Promise<InnerAnswer> {
  const carried = CARRIED.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
  // The request starts when it is awaited, which must happen inside.
  const answer = await admitted.run(headers.authorization, async () =>
    api.inject({
      method,
      url,
      remoteAddress: ip,
      headers: {
        ...Object.fromEntries(carried),
        // A proxy may have passed the host name in another header.
        ...(host && { host }),
        ...(if_match && { 'if-match': if_match }),
        ...(idempotency_key && { 'idempotency-key': idempotency_key }),
      },
      ...(method === 'DELETE' || method === 'GET' ? {} : { payload: body ?? {} }),
    }),
  );
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const total = answer.headers['x-total-count'];
  return {
    status: answer.statusCode,
    etag: answer.headers.etag ? String(answer.headers.etag) : null,
    body: isJson && answer.body ? (answer.json() as unknown) : null,
    total: total === undefined ? null : Number(total),
  };
}
