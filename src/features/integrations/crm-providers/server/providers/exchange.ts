import type { OutgoingResponse } from '#server/outgoing/outgoing.ts';
import { OutgoingError } from '#server/outgoing/outgoing-error.ts';
import { CrmError, type CrmWrite, type CrmWriteResult } from '#server/ports/crm.ts';

/** A provider that asks for a longer pause is asked again after this time all the same. */
const MAX_WAIT = 3_600_000;

/** Sends one request. A connection that fails is a `busy` provider, because trying again can help. */
export async function exchange(send: () => Promise<OutgoingResponse>): Promise<OutgoingResponse> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error;
    const isPassing = error.failure === 'unreachable' || error.failure === 'timeout';
    throw new CrmError(isPassing ? 'busy' : 'invalid', error.message);
  }
}

/** The body as JSON. @throws CrmError `busy` for an answer that is no JSON, such as the page of a gateway */
export function jsonOf(response: OutgoingResponse, provider: string): unknown {
  try {
    return response.json();
  } catch {
    throw new CrmError('busy', `${provider} sent an answer that is not JSON.`);
  }
}

/** The time of the provider's clock. */
export function clockOf({ headers }: OutgoingResponse): number | null {
  const time = Date.parse(String(headers.date ?? ''));
  return Number.isNaN(time) ? null : time;
}

/**
 * The start of the next listing, after one that reached a time. A transaction gets its time when it saves and becomes
 * visible when it commits, so changes of the last moments are listed again; older ones are not, however long it stays
 * quiet. A record that changed while the pages were read can be on a page that was read already.
 * @param began is the provider's time of the first page
 */
export function nextStart(reached: string | undefined, began: number | null, overlap: number): string | undefined {
  if (reached === undefined || began === null) return reached;
  return new Date(Math.min(Math.max(Date.parse(reached), began - overlap), began)).toISOString();
}

export type JsonObject = Record<string, unknown>;

export const isCrmExchangeObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectsIn = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter(isCrmExchangeObject) : [];

export const crmExchangeText = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : null;

/** Reads `Retry-After` in seconds or as a date. @returns milliseconds, undefined without a usable header */
export function retryAfter(header: string | string[] | undefined, now = Date.now()): number | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  if (!text) return undefined;
  const wait = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), MAX_WAIT) : undefined;
}

/**
 * Writes in groups. When the provider fails between two groups, the results so far are kept and the rest is marked as
 * failed, so that nothing written is reported as lost.
 * @throws CrmError when not even the first group gets an answer
 */
export async function writeInGroups(
  writes: readonly CrmWrite[],
  size: number,
  send: (group: readonly CrmWrite[]) => Promise<readonly CrmWriteResult[]>,
): Promise<CrmWriteResult[]> {
  const results: CrmWriteResult[] = [];
  for (let start = 0; start < writes.length; start += size) {
    try {
      results.push(...(await send(writes.slice(start, start + size))));
    } catch (error) {
      if (!(error instanceof CrmError) || results.length === 0) throw error;
      while (results.length < writes.length) results.push({ status: 'failed', error });
      return results;
    }
  }
  return results;
}

/** Divides values for requests that are limited in number and size. A value that is too long alone is left out. */
export function groupsBySize(
  values: readonly string[],
  { most, size, sizeOf }: { most: number; size: number; sizeOf: (value: string) => number },
): string[][] {
  const groups: string[][] = [];
  let used = size;
  for (const value of values) {
    const own = sizeOf(value);
    if (own > size) continue;
    const last = groups.at(-1);
    if (last && last.length < most && used + own <= size) {
      last.push(value);
      used += own;
    } else {
      groups.push([value]);
      used = own;
    }
  }
  return groups;
}

/** Encodes the durable position of a listing. */
export const encodeCursor = (position: JsonObject): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** @returns null without a cursor. @throws CrmError `invalid` for one that was not made by `encodeCursor` */
export function decodeCursor(cursor: string | null): JsonObject | null {
  if (cursor === null) return null;
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isCrmExchangeObject(position)) return position;
  } catch {
    // The message below covers both cases.
  }
  throw new CrmError('invalid', 'The position in the list of changes cannot be read. Start from the beginning.');
}
