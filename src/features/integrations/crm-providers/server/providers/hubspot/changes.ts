import { Value } from 'typebox/value';
import { CrmError, type CrmListing, type CrmPage, type CrmRecord } from '#server/ports/crm.ts';
import { Type } from '#shared/schema.ts';
import { type ApiRecord, checked, RecordPage } from './client.ts';
import { parse } from './failure.ts';
import type { HubspotObject } from './objects.ts';
import { convert, hubspotGroups, type Reader, type SearchFilter, search } from './read.ts';
import { changedAt, mergedInto, mergedRecord, propertiesFor } from './records.ts';

/**
 * HubSpot has no list of changes. The search finds records by the time of their last change, with three peculiarities:
 * it returns at most 10,000 records, in no certain order among equal times, and follows changes with a delay. So no
 * search goes beyond its first page: each begins after the time of the last record. Records with one time are listed by
 * their id when they fill more than a page. The position stays a little behind the newest change. The search does not
 * find archived records; a separate list has them.
 */
interface Position {
  /** Everything that changed up to this time was listed. */
  at: string;
  /** The records that changed at `tied_at` were listed up to `tied_id`. */
  tied_at?: string;
  tied_id?: string;
  /** Archived records up to this time were listed. */
  archived_at: string;
  /** The page of archived records that comes next; with it, `archived_scan` is the time when their list began. */
  archived_after?: string;
  archived_scan?: string;
}

const Position = Type.Object(
  {
    at: Type.String({ minLength: 20, maxLength: 30 }),
    tied_at: Type.Optional(Type.String({ maxLength: 30 })),
    tied_id: Type.Optional(Type.String({ maxLength: 30 })),
    archived_at: Type.String({ minLength: 20, maxLength: 30 }),
    archived_after: Type.Optional(Type.String({ maxLength: 500 })),
    archived_scan: Type.Optional(Type.String({ maxLength: 30 })),
  },
  { additionalProperties: false },
);

const MOST_PER_SEARCH = 200;
const MOST_PER_LIST = 100;
const BEGINNING = '1970-01-01T00:00:00.000Z';

export interface ChangesOptions {
  /**
   * The time between two lists of archived records. They are listed from the beginning each time, because they cannot
   * be filtered by time; webhooks announce deletions sooner.
   */
  archived_every_ms: number;
  /** The search shows a change within this time. */
  settles_ms: number;
}

export async function listChanges(
  reader: Reader,
  object: HubspotObject,
  cursor: string | null,
  listing: CrmListing,
  options: ChangesOptions,
): Promise<CrmPage> {
  const position = cursor === null ? null : readPosition(cursor);
  if (position?.archived_scan !== undefined) return listArchived(reader, object, position, listing, options);
  return listLiving(reader, object, position, listing, options);
}

function readPosition(cursor: string): Position {
  const value = parse(cursor);
  if (Value.Check(Position, value)) return value;
  throw new CrmError('invalid', 'The position in the list of changes cannot be read. Start from the beginning.');
}

async function listLiving(
  reader: Reader,
  object: HubspotObject,
  position: Position | null,
  { fields, filters, limit }: CrmListing,
  { archived_every_ms, settles_ms }: ChangesOptions,
): Promise<CrmPage> {
  const types = await reader.descriptions.fieldsOf(object);
  const groups = hubspotGroups(filters, types, reader.client.system);
  const properties = propertiesFor(object, fields);
  const most = Math.max(1, Math.min(limit, MOST_PER_SEARCH));
  const ask = (conditions: readonly SearchFilter[], sort: string) =>
    search(reader.client, object, {
      filterGroups: groups.map((group) => ({ filters: [...conditions, ...group] })),
      sorts: [sort],
      limit: most,
      after: '0',
      properties,
    });
  const whole = async (list: readonly ApiRecord[], next: Position, has_more: boolean): Promise<CrmPage> => ({
    records: await withMerged(reader, object, list, fields),
    cursor: JSON.stringify(next),
    has_more,
  });

  const tied = async (at: string, after: string | undefined, from: Position): Promise<CrmPage> => {
    const { results } = await ask(
      [
        { propertyName: object.modified, operator: 'EQ', value: millisecondsOf(at) },
        ...(after === undefined ? [] : [{ propertyName: 'hs_object_id', operator: 'GT' as const, value: after }]),
      ],
      'hs_object_id',
    );
    const { tied_at: _at, tied_id: _id, ...rest } = from;
    if (results.length < most) return whole(results, { ...rest, at }, true);
    const kept = fitting(results, limit);
    return whole(kept, { ...rest, tied_at: at, tied_id: kept.at(-1)!.id }, true);
  };
  if (position?.tied_at !== undefined) return tied(position.tied_at, position.tied_id, position);

  const { results, paging, at } = await ask(
    position === null
      ? [{ propertyName: object.modified, operator: 'GTE', value: '0' }]
      : [{ propertyName: object.modified, operator: 'GT', value: millisecondsOf(position.at) }],
    object.modified,
  );
  const now = at.toISOString();
  const began: Position = position ?? { at: BEGINNING, archived_at: now };
  const fits = fitting(results, limit);
  if (paging?.next !== undefined || fits.length < results.length) {
    // The last time may continue on the next page, so its records wait for the next search.
    const last = changedAt(fits.at(-1)!, object);
    const kept = fits.filter((api) => changedAt(api, object) < last);
    if (kept.length === 0) return tied(last, undefined, began);
    return whole(kept, { ...began, at: latest(kept.map((api) => changedAt(api, object))) }, true);
  }

  const settled = new Date(at.getTime() - settles_ms).toISOString();
  const newest = latest([began.at, ...results.map((api) => changedAt(api, object))]);
  // A walk over several pages can be ahead of the search; its last moments are listed again.
  const [reached] = [newest, settled].toSorted();
  const next: Position = { ...began, at: reached! };
  const isDue = position !== null && at.getTime() - new Date(began.archived_at).getTime() >= archived_every_ms;
  return whole(fits, isDue ? { ...next, archived_scan: now } : next, isDue);
}

/** One page of the archived records; only those that were archived after the last list are returned. */
async function listArchived(
  { client, ...reader }: Reader,
  object: HubspotObject,
  position: Position,
  { limit }: CrmListing,
  { settles_ms }: ChangesOptions,
): Promise<CrmPage> {
  const { archived_after, archived_scan, ...living } = position;
  const query = new URLSearchParams({ archived: 'true', limit: String(Math.max(1, Math.min(limit, MOST_PER_LIST))) });
  if (archived_after !== undefined) query.set('after', archived_after);
  // The values of an archived record are not read, and long addresses are refused.
  for (const name of propertiesFor(object, [])) query.append('properties', name);
  const { value } = await client.request('GET', `/crm/v3/objects/${object.path}?${query}`);
  const { results, paging } = checked(RecordPage, value);
  const since = new Date(new Date(position.archived_at).getTime() - settles_ms).toISOString();
  const fresh = results.map((api) => ({ ...api, archived: true })).filter((api) => changedAt(api, object) >= since);
  const records = await convert({ client, ...reader }, object, fresh, []);
  const after = paging?.next?.after;
  const next: Position =
    after === undefined ? { ...living, archived_at: archived_scan! } : { ...position, archived_after: after };
  return { records, cursor: JSON.stringify(next), has_more: after !== undefined };
}

/** As many records as fit the limit together with the merged ones that they replace; at least one. */
function fitting(list: readonly ApiRecord[], limit: number): readonly ApiRecord[] {
  let count = 0;
  const end = list.findIndex((api, index) => {
    count += 1 + mergedInto(api).length;
    return count > limit && index > 0;
  });
  return end === -1 ? list : list.slice(0, end);
}

/** The records, each after those that were merged into it. */
async function withMerged(
  reader: Reader,
  object: HubspotObject,
  list: readonly ApiRecord[],
  fields: readonly string[],
): Promise<CrmRecord[]> {
  const converted = await convert(reader, object, list, fields);
  return converted.flatMap((record, index) => {
    const api = list[index]!;
    return [...mergedInto(api).map((id) => mergedRecord(id, api, object)), record];
  });
}

const latest = (times: readonly string[]): string => times.toSorted().at(-1)!;
const millisecondsOf = (at: string): string => String(new Date(at).getTime());
