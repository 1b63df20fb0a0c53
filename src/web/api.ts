import { newId } from '#shared/ids.ts';
import { NoConnection } from './connection.ts';
import {
  endImpersonation,
  loginAddress,
  readMode,
  readOrganization,
  readProgram,
  readToken,
  removeToken,
} from './credentials.ts';
import { takePreloaded } from './preloaded.ts';
import { isUnreachable } from './reachability.ts';

export type Query = Record<string, string | number | boolean | null | undefined | readonly (string | number)[]>;

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Query;
  body?: unknown;
  signal?: AbortSignal;
  /** Lets the request outlive the page: for a write that was waiting for its undo when the tab closed. */
  keepalive?: boolean;
  /** A form keeps one key until its save is answered, so that trying again after a lost answer does not create twice. */
  idempotencyKey?: string;
  /** A POST that only asks a question: nothing is written, so no answer is kept for a retry. */
  asks?: boolean;
  /** Leaves the view to the server, which then takes the person's saved preference. */
  modeless?: boolean;
}

/** What the server said, in the one shape every error has: `{message, statusCode, errors?: {field: [text]}}`. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: Record<string, string[]>;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(typeof body.message === 'string' ? body.message : `Error (status code: ${status})`);
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

export function authHeaders(modeless = false): Record<string, string> {
  const token = readToken();
  const mode = modeless ? null : readMode();
  const organization = readOrganization();
  const program = readProgram();
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

/** A lost session sends the person to sign in and back; a forbidden call signs them out and sends them home. */
function leaveIfLockedOut(status: number): void {
  if (!readToken()) return;
  if (status !== 401 && status !== 403) return;
  const sessionHeaders = authHeaders();
  // Whoever looked through another's eyes is oneself again, where one was.
  const back = endImpersonation();
  if (back !== null) {
    if (status === 403) void fetch('/api/auth/sign-out', { method: 'POST', headers: sessionHeaders, keepalive: true });
    window.location.replace(back);
  } else if (status === 401) {
    const address = loginAddress();
    removeToken();
    window.location.replace(address);
  } else {
    void fetch('/api/auth/sign-out', { method: 'POST', headers: sessionHeaders, keepalive: true });
    removeToken();
    window.location.replace('/');
  }
}

/** `path` is below `/api`: `api('partners')`, `api('partners/42', {method: 'PATCH', body})`. */
export async function apiResponse(path: string, call: Call = {}): Promise<Response> {
  const { method = 'GET', query, body, signal, keepalive, modeless, idempotencyKey, asks } = call;
  if (method === 'GET' && isUnreachable(path)) throw new ApiError(403, { message: 'Your role does not allow this.' });
  const isForm = body instanceof FormData;
  const address = `/api/${path.replace(/^\//, '')}${query ? toSearch(query) : ''}`;
  const headers = {
    accept: 'application/json',
    ...authHeaders(modeless),
    // A form of files says its own content type.
    ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    // A repeated POST (double click, retry after a lost answer) must not do the thing twice.
    ...(method === 'POST' && !asks && { 'idempotency-key': idempotencyKey ?? newId() }),
  };
  const response = await (
    (method === 'GET' && takePreloaded(address, headers)) ||
    fetch(address, {
      method,
      signal,
      keepalive,
      headers,
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    })
  ).catch((error: unknown) => {
    throw error instanceof TypeError ? new NoConnection(error) : error;
  });
  if (response.ok) return response;
  leaveIfLockedOut(response.status);
  const error = await errorOf(response);
  // The company or program of this tab is no longer this person's: begin where they are still at home.
  if (error.body.view === 'ended') window.location.replace('/');
  throw error;
}

export async function api<T>(path: string, call?: Call): Promise<T> {
  const response = await apiResponse(path, call);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export interface Page<Row> {
  rows: Row[];
  /** How many there are in all; with `isMore`, at least so many: the server counts no further. */
  total: number;
  isMore?: true;
}

/** A list with its total, which travels in the `x-total-count` header. */
export async function apiPage<Row>(resource: string, query: Query, signal?: AbortSignal): Promise<Page<Row>> {
  const response = await apiResponse(resource, { query, signal });
  const rows = (await response.json()) as Row[];
  const total = response.headers.get('x-total-count');
  const isMore = response.headers.get('x-total-count-exact') === 'false';
  return { rows, total: total === null ? rows.length : Number(total), ...(isMore && { isMore }) };
}
