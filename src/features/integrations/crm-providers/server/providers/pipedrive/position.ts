import { decodeCursor } from '../exchange.ts';

/** The durable place in the list of changes. */
export interface Position {
  phase?: 'deleted';
  /** The time from which records are listed; absent in the first listing. */
  since?: string;
  /** The latest time of this listing, and the time of its first page. */
  high?: string;
  began?: number;
  /** The cursor of Pipedrive within this listing. */
  next?: string;
  deleted_since?: string;
  deleted_high?: string;
  start?: number;
}

export function pipedrivePosition(cursor: string | null): Position {
  const { phase, since, high, began, next, deleted_since, deleted_high, start } = decodeCursor(cursor) ?? {};
  const time = (value: unknown) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : undefined;
  const position = {
    since: time(since),
    high: time(high),
    deleted_since: time(deleted_since),
    deleted_high: time(deleted_high),
  };
  return {
    ...Object.fromEntries(Object.entries(position).filter(([, value]) => value !== undefined)),
    ...(Number.isSafeInteger(began) && { began: Number(began) }),
    ...(phase === 'deleted' && position.since && { phase }),
    ...(typeof next === 'string' && next.length < 2000 && { next }),
    ...(Number.isSafeInteger(start) && Number(start) >= 0 && { start: Number(start) }),
  };
}
