import { newId } from '#shared/ids.ts';
import { POSITION_HEADER } from '#shared/log-positions.ts';
import { MAX_PAGE_SIZE } from '#shared/nouns/list-query.ts';
import { backgroundHeader, noteUse } from '../session/activity.ts';
import {
  endImpersonation,
  loginAddress,
  readMode,
  readOrganization,
  readProgram,
  readToken,
  removeToken,
  storeEndOfSession,
} from '../session/credentials.ts';
import { takePreloaded } from '../session/preloaded.ts';
import { isUnreachable } from '../session/reachability.ts';
import { NoConnection } from './connection.ts';
import { notePosition, positionHeaders } from './position.ts';
import { texts } from './texts.ts';

/** Fired when a request needs a confirmed email address. */
export const unconfirmedEvent = 'tandem:unconfirmed';

/** `setup`: the user has no second factor; `code`: it was last proven too long ago. */
export type MissingFactor = 'setup' | 'code';
type ProveFactor = (missing: MissingFactor) => Promise<boolean>;
let proveFactor: ProveFactor | null = null;

/**
 * Answers requests that need a second factor: they are sent again once `prove` resolves to true.
 * @returns a function to stop
 */
export function onMissingFactor(prove: ProveFactor): () => void {
  proveFactor = prove;
  return () => {
    if (proveFactor === prove) proveFactor = null;
  };
}

/** The work of the portal without a network. `offline/` sets it, because it knows the features and this module must not. */
export interface Offline {
  answerOrCopy: (address: string, ask: () => Promise<Response>) => Promise<Response>;
  /** @returns the error that tells that the write waits for the network now; null if it may not wait */
  keepWrite: (path: string, body: unknown, idempotencyKey: string) => Promise<Error | null>;
  /** Removes the copies of a session that ended. */
  forget: () => Promise<void>;
}
let offline: Offline | null = null;

export function onNoConnection(rules: Offline): void {
  offline = rules;
}

export type Query = Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>;

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Query;
  body?: unknown;
  signal?: AbortSignal;
  /** The request outlives the page, for a write that was waiting for its undo when the tab closed. */
  keepalive?: boolean;
  /** A form keeps one key until its save succeeds, so that a retry after a lost response does not create twice. */
  idempotencyKey?: string;
  /** The POST writes nothing, so the server need not store a response for retries. */
  asks?: boolean;
  /** The response is a stream of events. */
  streams?: boolean;
  /** The first request of a page: the server selects company and program by the user's saved preference. */
  opens?: boolean;
}

/** An error from the server. All errors have the shape `{message, statusCode, errors?: {field: [text]}}`. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]>;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === 'string' ? body.message : texts.errorStatusCode(status));
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.errors = (body.errors as Record<string, string[]> | undefined) ?? {};
  }
}

export function toSearch(query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one));
  }
  const text = search.toString();
  return text && `?${text}`;
}

export function authHeaders(opens = false): Record<string, string> {
  const token = readToken();
  const mode = readMode() ?? (token && 'company');
  const organization = opens ? null : readOrganization();
  const program = opens ? null : readProgram();
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(mode && { 'x-tandem-mode': mode }),
    ...(organization && mode === 'company' && { 'x-tandem-organization': organization }),
    ...(program && mode === 'partner' && { 'x-tandem-program': program }),
  };
}

async function errorOf(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => ({}));
  return new ApiError(response.status, body as Record<string, unknown>);
}

/** Redirects to the sign-in page after 401; signs out after 403, unless only this network is refused. */
function leaveIfLockedOut({ status, body, message }: ApiError): void {
  if (!readToken()) return;
  if (status !== 401 && status !== 403) return;
  const sessionHeaders = authHeaders();
  // A user who was impersonating gets their own session back, at the page where they started.
  const back = endImpersonation();
  if (back !== null) {
    if (status === 403) void fetch('/api/auth/sign-out', { method: 'POST', headers: sessionHeaders, keepalive: true });
    window.location.replace(back);
  } else if (status === 401) {
    const address = loginAddress();
    if (body.session_ended) storeEndOfSession(message);
    removeToken();
    leaveFor(address);
  } else if (isNetworkRefusal(body)) {
    // The page opens again with another company of the user, or says that there is none.
    window.location.replace('/');
  } else {
    void fetch('/api/auth/sign-out', { method: 'POST', headers: sessionHeaders, keepalive: true });
    removeToken();
    leaveFor('/');
  }
}

/** Removes what the session that ended left behind, then opens the address. */
function leaveFor(address: string): void {
  if (offline) void offline.forget().finally(() => window.location.replace(address));
  else window.location.replace(address);
}

/** Whether a company's allow list refused the address of this computer. */
export const isNetworkRefusal = (body: Record<string, unknown>): boolean => body.network === 'refused';

/** The error of an upload that does not use `fetch`, handled like every other response. */
export function uploadError(status: number, body: Record<string, unknown>): ApiError {
  const error = new ApiError(status, body);
  leaveIfLockedOut(error);
  return error;
}

/** Sends a request. `path` is below `/api`: `api('partners')`, `api('partners/42', {method: 'PATCH', body})`. */
export async function apiResponse(path: string, call: Call = {}): Promise<Response> {
  const once = { ...call, idempotencyKey: call.idempotencyKey! };
  try {
    return await send(path, once);
  } catch (error) {
    const missing = error instanceof ApiError && (error.body.second_factor as MissingFactor | undefined);
    if (!missing || !(await proveFactor?.(missing))) throw error;
    return send(path, once);
  }
}

async function send(path: string, call: Call): Promise<Response> {
  const { method = 'GET', query, body, signal, keepalive, opens, idempotencyKey, asks, streams } = call;
  if (method === 'GET' && isUnreachable(path)) throw new ApiError(403, { message: texts.yourRoleDoesNotAllowThis });
  const isForm = body instanceof FormData;
  const address = `/api/${path.replace(/^\//, '')}${query ? toSearch(query) : ''}`;
  if (!streams) noteUse();
  // A repeated POST (double click, retry after a lost response) must not run twice.
  const key = method === 'POST' && !asks ? (idempotencyKey ?? newId()) : null;
  const headers = {
    accept: streams ? 'text/event-stream' : 'application/json',
    ...authHeaders(opens),
    // The browser sets the content type of multipart forms itself.
    ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  };
  const ask = () =>
    (
      (method === 'GET' && takePreloaded(address, headers)) ||
      fetch(address, {
        method,
        signal,
        keepalive,
        headers: { ...headers, ...backgroundHeader(), ...((method === 'GET' || asks) && positionHeaders()) },
        body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
      })
    ).catch((error: unknown) => {
      throw error instanceof TypeError ? new NoConnection(error) : error;
    });
  const answer = method === 'GET' && offline && !streams ? offline.answerOrCopy(address, ask) : ask();
  const response = await answer.catch(async (error: unknown) => {
    const waits = error instanceof NoConnection && key && !isForm && (await offline?.keepWrite(path, body, key));
    throw waits || error;
  });
  notePosition(response.headers.get(POSITION_HEADER));
  if (response.ok) return response;
  const error = await errorOf(response);
  // The first request of a page shows the refusal instead: loading the page again would not change it.
  if (!opens || !isNetworkRefusal(error.body)) leaveIfLockedOut(error);
  // The user no longer belongs to the company or program of this tab, so the page reloads with another one.
  if (error.body.view === 'ended') window.location.replace('/');
  // The banner about the address offers to send the email again.
  if (error.body.confirm === 'email') window.dispatchEvent(new Event(unconfirmedEvent));
  throw error;
}

export async function api<T>(path: string, call?: Call): Promise<T> {
  const response = await apiResponse(path, call);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Reads a whole list, of which there are few rows. */
export function apiAll<Row>(path: string, { query, ...call }: Call = {}): Promise<Row[]> {
  return api<Row[]>(path, { ...call, query: { _end: MAX_PAGE_SIZE, ...query } });
}

/** Reads rows that are no records; the answer has them under `rows`. */
export async function apiRows<Row>(path: string, call?: Call): Promise<Row[]> {
  return (await api<{ rows: Row[] }>(path, call)).rows;
}

export interface Page<Row> {
  rows: Row[];
  /** The total; with `isMore` it is a lower bound, because the server stops counting. */
  total: number;
  isMore?: true;
}

/** Reads a list and its total, which is in the `x-total-count` header. */
export async function apiPage<Row>(resource: string, query: Query, signal?: AbortSignal): Promise<Page<Row>> {
  const response = await apiResponse(resource, { query, signal });
  const rows = (await response.json()) as Row[];
  const total = response.headers.get('x-total-count');
  const isMore = response.headers.get('x-total-count-exact') === 'false';
  return { rows, total: total === null ? rows.length : Number(total), ...(isMore && { isMore }) };
}
