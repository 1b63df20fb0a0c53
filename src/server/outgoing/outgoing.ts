import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Deadline } from '../deadline.ts';
import { type AllowEntry, bareHost, entryForHost, isReachable, parseAllowEntry } from './addresses.ts';
import { bodyChunks, readBody } from './body.ts';
import { Lookups } from './lookups.ts';
import { OutgoingError } from './outgoing-error.ts';
import { responseTo } from './response.ts';
import { SlowHosts } from './slow-hosts.ts';

/** A refusal tells who can change it; link-local addresses stay refused whatever is listed. */
const OPERATOR_HINT = 'An operator can allow it with TANDEM_OUTGOING_ALLOW.';

export type OutgoingMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface OutgoingRequest {
  method?: OutgoingMethod;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Milliseconds for the whole exchange, with all redirects. */
  timeout?: number;
  /** Milliseconds until the connection is made; without it, only `timeout` applies. */
  connect?: number;
  /**
   * Only for `stream`: `timeout` ends with the beginning of the answer, and each piece of it must arrive within this number
   * of milliseconds. The whole exchange then ends after an hour.
   */
  idle?: number;
  /** The largest response in bytes, both as transferred and decompressed. */
  maxBytes?: number;
  /** The number of redirects to follow; without it, a redirect is the answer. */
  redirects?: number;
  /** Follows redirects on the origin of the URL only. */
  sameOrigin?: boolean;
  signal?: AbortSignal | undefined;
}

export interface OutgoingResponse {
  status: number;
  /** The URL that answered, after redirects. */
  url: string;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  text(): string;
  /** @throws OutgoingError when the body is not JSON */
  json(): unknown;
}

/** An answer that is read while it arrives. */
export interface StreamedResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** @throws OutgoingError when the rest does not arrive in time, or is too large */
  chunks: AsyncIterable<Buffer>;
}

/** One entry of the log. It contains no path and no query, because paths of webhooks are secrets. */
export interface OutgoingRecord {
  method: string;
  host: string;
  status: number | null;
  failure: string | null;
  milliseconds: number;
  bytes: number;
}

/** The only way for the server to send a request to another one. */
export interface Outgoing {
  /** @throws OutgoingError when there is no complete answer; every status is an answer */
  request(url: string, request?: OutgoingRequest): Promise<OutgoingResponse>;
  /**
   * Reads the answer while it arrives. All limits apply until `read` has returned; redirects are never followed.
   * @throws OutgoingError, or what `read` throws
   */
  stream<T>(url: string, request: OutgoingRequest, read: (answer: StreamedResponse) => Promise<T>): Promise<T>;
  /** The same for libraries that accept a replacement of `fetch`; redirects are never followed. */
  fetch(url: string, init?: RequestInit): Promise<Response>;
  /** The same client for an address from the operator's settings, which may be private. */
  allowing(origins: readonly string[]): Outgoing;
  /** The same client for one piece of work: its requests end with the signal. */
  until(signal: AbortSignal): Outgoing;
  /** Adds a receiver of log entries, also of those of derived clients. */
  listen(receive: (record: OutgoingRecord) => void): void;
}

export interface OutgoingOptions {
  /** Private hosts and networks that may be reached: `ldap.internal:8443`, `http://localhost:9000`, `10.0.0.0/8`. */
  allow?: readonly string[];
  /** Replaces the system's name resolution in tests. @returns IP addresses */
  resolve?: (host: string) => Promise<readonly string[]>;
  /** A certificate authority for tests. */
  ca?: string;
}

const lookups = new Lookups();

const TIMEOUT = 10_000;
/** The longest stream whose pieces have a time limit of their own, and the longest time that its reader takes for one. */
const LONGEST_STREAM = 3_600_000;
const LONGEST_PAUSE = 300_000;
const MAX_BYTES = 1_000_000;
const MAX_HEADER_BYTES = 16_384;
const MAX_URL = 4_000;
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const PRODUCT = 'Tandem (partner relationship management)';

/** Headers that describe the connection, or that a proxy could act on. */
const FORBIDDEN_HEADERS = /^(host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|proxy-.*)$/;
/** The only headers that another origin receives after a redirect. */
const HARMLESS_HEADERS = /^(accept|accept-language|user-agent)$/;

export function createOutgoing(options: OutgoingOptions = {}): Outgoing {
  return outgoingWith(options, { receivers: [], slow: new SlowHosts() });
}

/** Derived clients share it with the one they come from. */
interface Shared {
  receivers: ((record: OutgoingRecord) => void)[];
  slow: SlowHosts;
}

function outgoingWith(
  { allow = [], resolve = (host) => lookups.find(host), ca }: OutgoingOptions,
  shared: Shared,
  until?: AbortSignal,
): Outgoing {
  const allowed = allow.map((text) => {
    const entry = parseAllowEntry(text);
    if (!entry) throw new Error(`"${text}" is not a host, an origin or a network.`);
    return entry;
  });

  /** Sends one request to a checked address, without following its redirect. */
  async function exchange<T>(
    url: URL,
    step: Step,
    signal: AbortSignal,
    read: (response: http.IncomingMessage) => Promise<T>,
  ): Promise<T> {
    const { host } = url;
    const addresses = await checkedAddresses(url, allowed, abortable(resolve, signal));
    const options: https.RequestOptions = {
      method: step.method,
      headers: step.headers,
      signal,
      lookup: lookupOf(addresses),
      maxHeaderSize: MAX_HEADER_BYTES,
      // An agent of its own shares no connection and reads no proxy from the environment.
      agent: url.protocol === 'https:' ? new https.Agent({ keepAlive: false }) : new http.Agent({ keepAlive: false }),
      ...(ca && { ca }),
    };
    const request = (url.protocol === 'https:' ? https : http).request(url, options);
    try {
      return await read(await responseTo(request, step.body, host, addresses, step.connect));
    } finally {
      request.destroy();
    }
  }

  async function follow(address: string, given: OutgoingRequest, signal: AbortSignal): Promise<OutgoingResponse> {
    let url = checkedUrl(address, allowed);
    const first = url.origin;
    let step = firstStep(given);
    const visited = new Set<string>();
    for (let left = given.redirects ?? 0; ; left -= 1) {
      const { host, href } = url;
      const { maxBytes } = step;
      const answer = await exchange(url, step, signal, async (response) =>
        answerOf(host, href, response, await readBody(response, maxBytes, host)),
      );
      const { location } = answer.headers;
      if (answer.status < 301 || answer.status > 308 || location === undefined || !given.redirects) return answer;
      if (![301, 302, 303, 307, 308].includes(answer.status)) return answer;
      const target = URL.parse(location, url);
      if (given.sameOrigin && target && target.origin !== first)
        throw new OutgoingError('refused', `${url.host} redirects to another site: ${target.host}.`);
      const next = checkedUrl(target?.href ?? '', allowed);
      step = redirectedStep(step, answer.status, { isSameOrigin: next.origin === url.origin, host: url.host });
      visited.add(url.href);
      if (visited.has(next.href)) throw new OutgoingError('refused', `${url.host} redirects in a loop.`);
      if (left <= 0) throw new OutgoingError('refused', `${url.host} redirects too often.`);
      url = next;
    }
  }

  /** Runs one exchange within its time limit, and logs it. */
  function begin(address: string, given: OutgoingRequest) {
    const began = performance.now();
    const timeout = given.timeout ?? TIMEOUT;
    const host = URL.parse(address)?.host ?? 'unknown';
    const leave = shared.slow.enter(host);
    const limit = new Deadline(timeout, given.signal, until);
    let lateness = `did not respond within ${timeout / 1000} seconds`;
    let isWaitingForReader = false;
    const nextStep = (milliseconds: number, text: string) => {
      lateness = text;
      limit.restart(Math.min(milliseconds, Math.max(0, LONGEST_STREAM - (performance.now() - began))));
    };
    return {
      host,
      /** Limits the wait for the next piece of the answer, and then the time in which the reader handles it. */
      waitForPiece: (idle: number | undefined) => {
        isWaitingForReader = false;
        if (idle) nextStep(idle, `sent nothing for ${idle / 1000} seconds`);
      },
      waitForReader: (idle: number | undefined) => {
        isWaitingForReader = true;
        if (idle) nextStep(LONGEST_PAUSE, 'was read too slowly');
      },
      within: <T>(work: (signal: AbortSignal) => Promise<T>) => limit.within(work),
      hasEnded: () => limit.hasEnded,
      log: (status: number | null, failure: string | null, bytes: number) => {
        const milliseconds = Math.round(performance.now() - began);
        const isLate = (limit.isOver || failure === 'timeout') && !isWaitingForReader;
        leave(isLate ? 'timeout' : status === null ? 'unknown' : 'answered');
        for (const receive of shared.receivers)
          receive({ method: given.method ?? 'GET', host, status, failure, milliseconds, bytes });
      },
      failureOf: (error: unknown) =>
        limit.isOver ? new OutgoingError('timeout', `${host} ${lateness}.`) : failureOf(error, host),
    };
  }

  async function request(address: string, given: OutgoingRequest = {}): Promise<OutgoingResponse> {
    const { within, log, ...run } = begin(address, given);
    try {
      const answer = await within((signal) => follow(address, given, signal));
      log(answer.status, null, answer.bytes.byteLength);
      return answer;
    } catch (error) {
      const failure = run.failureOf(error);
      log(null, failure.failure, 0);
      throw failure;
    }
  }

  async function stream<T>(
    address: string,
    given: OutgoingRequest,
    read: (answer: StreamedResponse) => Promise<T>,
  ): Promise<T> {
    const { host, within, log, ...run } = begin(address, given);
    let bytes = 0;
    let status: number | null = null;
    async function* chunksOf(response: http.IncomingMessage): AsyncGenerator<Buffer> {
      try {
        run.waitForPiece(given.idle);
        for await (const chunk of bodyChunks(response, given.maxBytes ?? MAX_BYTES, host)) {
          bytes += chunk.byteLength;
          run.waitForReader(given.idle);
          yield chunk;
          run.waitForPiece(given.idle);
        }
        run.waitForReader(given.idle);
      } catch (error) {
        throw run.failureOf(error);
      }
    }
    try {
      const result = await within((signal) =>
        exchange(checkedUrl(address, allowed), firstStep(given), signal, (response) => {
          status = response.statusCode ?? 0;
          run.waitForReader(given.idle);
          return read({ status, headers: response.headers, chunks: chunksOf(response) });
        }),
      );
      log(status, null, bytes);
      return result;
    } catch (error) {
      // Errors of the reader are its own; those of the connection are described already.
      const failure = status === null || run.hasEnded() ? run.failureOf(error) : error;
      log(status, failure instanceof OutgoingError ? failure.failure : 'invalid', bytes);
      throw failure;
    }
  }

  return {
    request,
    stream,
    async fetch(url, init = {}) {
      const { status, bytes, headers } = await request(url, {
        method: (init.method ?? 'GET') as OutgoingMethod,
        headers: Object.fromEntries(new Headers(init.headers)),
        signal: init.signal ?? undefined,
        ...(init.body !== null && init.body !== undefined && { body: bodyOf(init.body) }),
      });
      const hasBody = ![204, 205, 304].includes(status);
      return new Response(hasBody ? new Uint8Array(bytes) : null, { status, headers: flatHeaders(headers) });
    },
    allowing: (origins) => outgoingWith({ allow: [...allow, ...origins], resolve, ...(ca && { ca }) }, shared, until),
    until: (signal) => outgoingWith({ allow, resolve, ...(ca && { ca }) }, shared, signal),
    listen: (receive) => void shared.receivers.push(receive),
  };
}

interface Step {
  method: OutgoingMethod;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  maxBytes: number;
  connect: number | undefined;
}

function firstStep({ method = 'GET', headers = {}, body, maxBytes = MAX_BYTES, connect }: OutgoingRequest): Step {
  if (!METHODS.includes(method)) throw new OutgoingError('refused', `The method ${method} is not allowed.`);
  const sent: Record<string, string> = { 'user-agent': PRODUCT, 'accept-encoding': 'gzip, deflate, br' };
  for (const [name, value] of Object.entries(headers)) {
    const lower = name.toLowerCase();
    if (FORBIDDEN_HEADERS.test(lower)) throw new OutgoingError('refused', `The header ${lower} is not allowed.`);
    sent[lower] = value;
  }
  if (body !== undefined) sent['content-length'] = String(Buffer.byteLength(body));
  return { method, headers: sent, body, maxBytes, connect };
}

/** Another origin receives neither credentials nor the body; a changed method follows the rules of browsers. */
function redirectedStep(
  { method, headers, body, maxBytes, connect }: Step,
  status: number,
  { isSameOrigin, host }: { isSameOrigin: boolean; host: string },
): Step {
  const becomesGet = status === 303 || (status < 303 && method === 'POST');
  const keepsBody = body !== undefined && !becomesGet;
  if (keepsBody && !isSameOrigin)
    throw new OutgoingError('refused', `${host} redirects data that was sent to it to another site.`);
  const forwardedHeaders = Object.entries(headers).filter(
    ([name]) =>
      (isSameOrigin || HARMLESS_HEADERS.test(name) || name === 'accept-encoding') &&
      (keepsBody || !name.startsWith('content-')),
  );
  return {
    method: becomesGet && method !== 'HEAD' ? 'GET' : method,
    headers: Object.fromEntries(forwardedHeaders),
    body: keepsBody ? body : undefined,
    maxBytes,
    connect,
  };
}

function checkedUrl(address: string, allowed: readonly AllowEntry[]): URL {
  const url = address.length <= MAX_URL ? URL.parse(address) : null;
  if (!url) throw new OutgoingError('refused', 'The address is not a valid URL.');
  if (url.username || url.password) throw new OutgoingError('refused', 'The address must not contain a password.');
  const entry = entryForHost(url, allowed);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && entry?.isPlainAllowed)) {
    const port = Number(url.port || 443);
    // Lower ports belong to other protocols, whose servers could be made to act by the text of a request.
    if (entry || port === 443 || port > 1023) return url;
    throw new OutgoingError('refused', `Port ${port} is not allowed. ${OPERATOR_HINT}`);
  }
  throw new OutgoingError('refused', `The address must begin with https. ${OPERATOR_HINT}`);
}

/** Resolves a host once. Every address must be allowed, because the system may connect to any of them. */
async function checkedAddresses(
  url: URL,
  allowed: readonly AllowEntry[],
  resolve: (host: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const host = bareHost(url);
  // An unknown name and a private address give the same message, so that it reveals nothing about the network here.
  const refusal = new OutgoingError('refused', `${url.host} has no public address. ${OPERATOR_HINT}`);
  const addresses = isIP(host)
    ? [host]
    : await resolve(host).catch((error) => Promise.reject(notFoundAs(error, refusal)));
  const reach = { isHostAllowed: entryForHost(url, allowed) !== undefined, allowed };
  if (addresses.length === 0 || !addresses.every((address) => isReachable(address, reach))) throw refusal;
  return addresses;
}

const notFoundAs = (error: unknown, refusal: OutgoingError): unknown =>
  ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '') ? refusal : error;

/** The system's name resolution cannot be canceled, so its result is ignored after the time limit. */
function abortable(
  resolve: (host: string) => Promise<readonly string[]>,
  signal: AbortSignal,
): (host: string) => Promise<readonly string[]> {
  return (host) =>
    new Promise((receive, fail) => {
      const stop = () => fail(signal.reason);
      if (signal.aborted) return stop();
      signal.addEventListener('abort', stop, { once: true });
      resolve(host)
        .then(receive, fail)
        .finally(() => signal.removeEventListener('abort', stop));
    });
}

/** Answers every lookup of the connection with the addresses that were checked. */
function lookupOf(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, receive) => {
    if (options.all) receive(null, all);
    else receive(null, all[0]!.address, all[0]!.family);
  };
}

function answerOf(
  host: string,
  href: string,
  { statusCode = 0, headers }: http.IncomingMessage,
  bytes: Buffer,
): OutgoingResponse {
  const text = () => new TextDecoder('utf-8').decode(bytes);
  return {
    status: statusCode,
    url: href,
    headers,
    bytes,
    text,
    json() {
      try {
        return JSON.parse(text());
      } catch (error) {
        throw new OutgoingError('invalid', `${host} did not answer with JSON.`, { cause: error });
      }
    },
  };
}

function failureOf(error: unknown, host: string): OutgoingError {
  if (error instanceof OutgoingError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'HPE_HEADER_OVERFLOW')
    return new OutgoingError('too_large', `${host} sent headers that are too large.`, { cause: error });
  if (code?.startsWith('HPE_') || code?.startsWith('Z_') || code?.startsWith('ERR_BROTLI') || code?.startsWith('ERR__'))
    return new OutgoingError('invalid', `${host} sent a response that cannot be read.`, { cause: error });
  const detail = code ?? (/socket hang up/.test(message) ? 'ECONNRESET' : '');
  return new OutgoingError('unreachable', `${host} cannot be reached${detail && ` (${detail})`}.`, { cause: error });
}

function bodyOf(body: NonNullable<RequestInit['body']>): string | Uint8Array {
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new OutgoingError('refused', 'Only texts and bytes can be sent.');
}

const flatHeaders = (headers: http.IncomingHttpHeaders): [string, string][] =>
  Object.entries(headers)
    // The body is decompressed already.
    .filter(([name]) => name !== 'content-encoding' && name !== 'content-length')
    .flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each]));
