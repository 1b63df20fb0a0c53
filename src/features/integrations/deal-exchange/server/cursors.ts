import { badRequest } from '#server/errors.ts';

/** A position in a list: a time with microseconds as text, and the id of the row. */
export interface Position {
  at: string;
  id: string;
}

export const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** SQL for the time of a position. */
export const asTime = (column: string) => `to_char((${column}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export function cursorOf({ at, id }: Position): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** @throws 400 for a text that is not a cursor of this API */
export function exchangePosition(cursor: string, field: string): Position {
  const text = Buffer.from(cursor, 'base64url').toString();
  const found = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text);
  if (!found || !isTime(found[1]!))
    throw badRequest(`${field} is not a cursor of this list.`, { [field]: ['is not a cursor'] });
  return { at: found[1]!, id: found[2]! };
}

/** A cursor, or a time in ISO 8601 from which the caller wants to begin. */
export function sinceOf(since: string | undefined): Position {
  if (since === undefined) return { at: '0001-01-02T00:00:00.000000Z', id: FIRST_ID };
  if (!/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d))?$/.test(since)) return exchangePosition(since, 'since');
  if (!isTime(since)) throw badRequest('since is not a time.', { since: ['is not a time'] });
  return { at: new Date(since).toISOString(), id: FIRST_ID };
}

function isTime(text: string): boolean {
  const time = Date.parse(text);
  return time >= Date.parse('0001-01-02') && time <= Date.parse('9999-12-30');
}
