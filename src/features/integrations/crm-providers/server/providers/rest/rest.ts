import { createHash } from 'node:crypto';
import type { Access } from '#server/extension-points/connectors.ts';
import type { OutgoingRequest, OutgoingResponse } from '#server/outgoing/outgoing.ts';
import {
  type Crm,
  CrmError,
  type CrmFilter,
  type CrmListing,
  type CrmPage,
  type CrmRecord,
  type CrmValue,
  type CrmWrite,
  type CrmWriteResult,
} from '#server/ports/crm.ts';
import {
  clockOf,
  crmExchangeText,
  decodeCursor,
  encodeCursor,
  exchange,
  isCrmExchangeObject,
  type JsonObject,
  nextStart,
  objectsIn,
  retryAfter,
  writeInGroups,
} from '../exchange.ts';
import { type RestDeclaration, type RestField, type RestObject, readRestCrmDeclaration } from './declaration.ts';
import { addressBelow, nextBelow } from './paths.ts';
import { restCrmInstant, restCrmValueFrom, restCrmValueTo, setAt, valueAt } from './values.ts';

const MAX_BYTES = 10_000_000;
/** Systems round their times differently, so the last second is always listed again. */
const ROUNDING_MS = 1000;
/** The clock of a system behind a proxy can differ from the times of its records. */
const OVERLAP_MS = 300_000;

/** A system with a REST API that the administrator described. */
export function createRest(access: Access): Crm {
  const read = readRestCrmDeclaration(access.values.declaration ?? '');
  if ('problems' in read) throw new CrmError('invalid', read.problems.join(' '), { field: 'declaration' });
  const { declaration } = read;
  const { address, objects } = declaration;

  async function call(url: URL, { method = 'GET', body }: { method?: OutgoingRequest['method']; body?: unknown } = {}) {
    const request: OutgoingRequest = {
      method,
      timeout: 30_000,
      maxBytes: MAX_BYTES,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...credentials(declaration, access.values.secret ?? ''),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const response = await exchange(() => access.outgoing.request(url.href, request));
    requireSuccess(response, declaration);
    if (response.bytes.length === 0) return { response, body: null };
    try {
      return { response, body: response.json() };
    } catch {
      throw new CrmError('busy', `${url.host} sent an answer that is not JSON.`);
    }
  }

  function objectOf(name: string): RestObject {
    const found = objects.find((each) => each.name === name);
    if (!found) throw new CrmError('missing', `The description has no object "${name.slice(0, 80)}".`);
    return found;
  }

  function chosenOf(object: RestObject, names: readonly string[]): RestField[] {
    return names.map((name) => {
      const field = object.fields.find((each) => each.name === name);
      if (!field)
        throw new CrmError('invalid', `${object.label} have no field ${name.slice(0, 80)}.`, {
          field: name.slice(0, 80),
        });
      return field;
    });
  }

  function recordOf(raw: JsonObject, object: RestObject, chosen: readonly RestField[]): CrmRecord {
    const id = crmExchangeText(valueAt(raw, object.id));
    const updated_at = restCrmInstant(valueAt(raw, object.updated_at));
    if (!id || !updated_at)
      throw new CrmError(
        'invalid',
        `A record of ${object.label} has no ${id ? object.updated_at : object.id}. Check the description.`,
      );
    const deleted = object.deleted ? valueAt(raw, object.deleted) : false;
    return {
      id,
      values: Object.fromEntries(
        chosen.map((field) => [field.name, restCrmValueFrom(valueAt(raw, field.path ?? field.name), field.type)]),
      ),
      updated_at,
      is_deleted:
        deleted === true || deleted === 1 || (typeof deleted === 'string' && deleted !== '' && deleted !== 'false'),
      merged_into: object.merged_into ? crmExchangeText(valueAt(raw, object.merged_into)) : null,
      external_id: crmExchangeText(valueAt(raw, object.external_id)),
      url: object.url ? object.url.replaceAll('{id}', encodeURIComponent(id)) : null,
    };
  }

  const itemsIn = (body: unknown, place: string | undefined, object: RestObject): JsonObject[] => {
    const list = place ? valueAt(body, place) : body;
    if (!Array.isArray(list))
      throw new CrmError(
        'invalid',
        `The answer to the list of ${object.label} has no records at "${place ?? 'the top'}". Check list.items.`,
      );
    return objectsIn(list);
  };

  /**
   * Walks through the pages. Unless the pages have cursors, a change on the way can move a record to a page that was read
   * already; the same walk is then repeated once before the start moves on. A page that is not full is not the last one,
   * because a server can send fewer records than asked for: the list ends at a page without new records.
   */
  async function changes(name: string, cursor: string | null, listing: CrmListing): Promise<CrmPage> {
    const object = objectOf(name);
    const chosen = chosenOf(object, listing.fields);
    const filtered = chosenOf(
      object,
      listing.filters.map(({ field }) => field),
    );
    const position = positionOf(cursor);
    const url = pageAddress(object, position);
    const { response, body } = await call(url);
    const rows = itemsIn(body, object.list.items, object);
    const all = rows.map((raw) => ({ raw, record: recordOf(raw, object, chosen) }));
    const step = stepOf(
      object,
      position,
      all.map(({ record }) => record.id),
    );
    const since = position.since ? Date.parse(position.since) : Number.NEGATIVE_INFINITY;
    const records = all
      .filter(({ record }) => Date.parse(record.updated_at) >= since)
      .filter(({ raw, record }) => record.is_deleted || matches(recordOf(raw, object, filtered), listing.filters))
      .map(({ record }) => record)
      .toSorted((one, other) => one.updated_at.localeCompare(other.updated_at));
    const high = [position.high ?? '', ...all.map(({ record }) => record.updated_at)].toSorted().at(-1)!;
    const began = position.began ?? clockOf(response);
    const named = nextPage(object, position, { url, response, body, count: rows.length });
    if (named !== null && !step.isEnd)
      return { records, has_more: true, cursor: encodeCursor({ ...position, ...step.walked, high, began, at: named }) };
    const { most } = step.walked;
    if (step.isCircle || (step.isStuck && named !== null))
      return {
        records,
        has_more: false,
        // The start stays, so that nothing is passed over once the description is corrected.
        cursor: encodeCursor({ since: position.since ?? null, most }),
        unreadable: [
          {
            where: `The list of ${object.label}`,
            is_list: true,
            message:
              'The system sends the same page again, so records can be missing. Check the paging in the description.',
          },
        ],
      };
    const mustRepeat = object.paging.kind !== 'cursor' && step.pages > 1 && !position.repeats;
    const reached = high ? new Date(Date.parse(high) - ROUNDING_MS).toISOString() : undefined;
    return {
      records,
      has_more: false,
      cursor: encodeCursor(
        mustRepeat
          ? { ...(position.since && { since: position.since }), repeats: true, began, most, ...(high && { high }) }
          : { since: nextStart(reached, began, OVERLAP_MS) ?? position.since ?? null, most },
      ),
    };
  }

  function pageAddress({ list, paging }: RestObject, { since, at }: Position): URL {
    if (paging.kind === 'link' && at !== undefined)
      return nextBelow(address, addressBelow(address, list.path), String(at));
    const url = addressBelow(address, list.path);
    for (const [key, value] of Object.entries(list.parameters ?? {})) url.searchParams.set(key, value);
    if (list.updated_since && since) url.searchParams.set(list.updated_since, timeFor(since, list.time_format));
    if (paging.kind === 'none') return url;
    if (paging.size_parameter) url.searchParams.set(paging.size_parameter, String(paging.size));
    if (paging.kind === 'page') url.searchParams.set(paging.parameter, String(at ?? paging.first ?? 1));
    if (paging.kind === 'offset') url.searchParams.set(paging.parameter, String(at ?? 0));
    if (paging.kind === 'cursor' && at !== undefined) url.searchParams.set(paging.parameter, String(at));
    return url;
  }

  function nextPage(
    { paging }: RestObject,
    { at }: Position,
    { url, response, body, count }: { url: URL; response: OutgoingResponse; body: unknown; count: number },
  ): string | number | null {
    if (paging.kind === 'none') return null;
    if (paging.kind === 'page') return Number(at ?? paging.first ?? 1) + 1;
    if (paging.kind === 'offset') return Number(at ?? 0) + count;
    if (paging.kind === 'cursor') {
      return crmExchangeText(valueAt(body, paging.next)) || null;
    }
    const next = paging.next
      ? crmExchangeText(valueAt(body, paging.next))
      : linkIn(String(response.headers.link ?? ''));
    if (!next) return null;
    return nextBelow(address, url, next).href;
  }

  async function readOne(object: RestObject, id: string): Promise<JsonObject | undefined> {
    try {
      const { body } = await call(addressBelow(address, object.read.path, id));
      const item = object.read.item ? valueAt(body, object.read.item) : body;
      return isCrmExchangeObject(item) ? item : undefined;
    } catch (error) {
      if (error instanceof CrmError && error.kind === 'missing') return undefined;
      throw error;
    }
  }

  async function findRaw(object: RestObject, name: string | null, values: readonly string[]): Promise<JsonObject[]> {
    const key = name ?? 'external_id';
    const parameter = object.search?.parameters[key];
    if (!object.search || !parameter)
      throw new CrmError(
        'invalid',
        `The description has no search for ${key} of ${object.label}. Add it to search.parameters.`,
      );
    const [field] = name === null ? [undefined] : chosenOf(object, [name]);
    const place = name === null ? object.external_id : (field!.path ?? field!.name);
    const found = new Map<string, JsonObject>();
    for (const value of values) {
      const url = addressBelow(address, object.search.path);
      url.searchParams.set(parameter, value);
      const { body } = await call(url);
      // Systems ignore parameters that they do not know and then answer with everything.
      for (const raw of itemsIn(body, object.search.items, object))
        if (String(valueAt(raw, place) ?? '').toLowerCase() === value.toLowerCase())
          found.set(String(valueAt(raw, object.id)), raw);
    }
    return [...found.values()].filter((raw) => !recordOf(raw, object, []).is_deleted);
  }

  async function writeOne(object: RestObject, { id, external_id, values }: CrmWrite): Promise<CrmWriteResult> {
    const existing = id ?? crmExchangeText(valueAt((await findRaw(object, null, [external_id]))[0], object.id));
    const item: JsonObject = {};
    for (const field of chosenOf(object, Object.keys(values)))
      setAt(item, field.path ?? field.name, restCrmValueTo(values[field.name] ?? null, field.type));
    setAt(item, object.external_id, external_id);
    const {
      path,
      method,
      wrap,
      item: place,
    } = existing === null
      ? { method: 'POST' as const, ...object.create }
      : { method: 'PATCH' as const, ...object.update };
    const { body } = await call(addressBelow(address, path, existing ?? undefined), {
      method,
      body: wrap ? { [wrap]: item } : item,
    });
    const answer = place ? valueAt(body, place) : body;
    let raw = isCrmExchangeObject(answer) ? answer : undefined;
    const answered = raw && crmExchangeText(valueAt(raw, object.id));
    if (!raw || !answered || !restCrmInstant(valueAt(raw, object.updated_at))) {
      // Some systems answer with the id only, or with nothing.
      const known = answered ?? existing;
      raw = known ? await readOne(object, known) : (await findRaw(object, null, [external_id]))[0];
    }
    if (!raw) throw new CrmError('busy', `The system did not confirm the record of ${object.label}.`);
    const record = recordOf(raw, object, []);
    return { status: existing === null ? 'created' : 'updated', id: record.id, updated_at: record.updated_at };
  }

  return {
    async check() {
      await call(addressBelow(address, declaration.check));
      return { account: new URL(address).host, scopes: [] };
    },
    async describe() {
      return objects.map(({ name, label, fields }) => ({
        name,
        label,
        fields: fields.map((field) => ({
          name: field.name,
          label: field.label,
          type: field.type,
          is_required: field.required === true,
          is_read_only: field.read_only === true,
          ...(field.max_length && { max_length: field.max_length }),
          ...(field.options && { options: field.options.map((option) => ({ ...option, is_archived: false })) }),
          ...(field.references && { references: field.references }),
        })),
      }));
    },
    changes,
    async read(name, ids, fields) {
      const object = objectOf(name);
      const chosen = chosenOf(object, fields);
      const records: CrmRecord[] = [];
      for (const id of new Set(ids)) {
        const raw = await readOne(object, id);
        if (raw) records.push(recordOf(raw, object, chosen));
      }
      return records;
    },
    async find(name, field, values, fields) {
      const object = objectOf(name);
      const chosen = chosenOf(object, fields);
      return (await findRaw(object, field, values)).map((raw) => recordOf(raw, object, chosen));
    },
    async write(name, writes) {
      const object = objectOf(name);
      return writeInGroups(writes, 1, async ([one]) => {
        try {
          return [await writeOne(object, one!)];
        } catch (error) {
          if (!(error instanceof CrmError) || error.kind === 'busy' || error.kind === 'expired') throw error;
          return [{ status: 'failed', error }];
        }
      });
    },
  };
}

interface Position {
  since?: string;
  /** The latest time of this walk, and the time of its first page. */
  high?: string;
  began?: number;
  /** The page, offset, cursor or address of the next page. */
  at?: string | number;
  /** The number of pages read in this walk. */
  pages?: number;
  /** The ids of the page before, and of an earlier one, as hashes. */
  last?: string;
  mark?: string;
  /** The most records of a page so far. */
  most?: number;
  /** This walk repeats the previous one. */
  repeats?: boolean;
}

function positionOf(cursor: string | null): Position {
  const { since, high, began, at, pages, repeats, last, mark, most } = decodeCursor(cursor) ?? {};
  const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));
  return {
    ...(isTime(since) && { since }),
    ...(isTime(high) && { high }),
    ...(Number.isSafeInteger(began) && { began: Number(began) }),
    ...((typeof at === 'string' || Number.isSafeInteger(at)) && { at: at as string | number }),
    ...(Number.isSafeInteger(pages) && { pages: Number(pages) }),
    ...(Number.isSafeInteger(most) && { most: Number(most) }),
    ...(typeof last === 'string' && { last }),
    ...(typeof mark === 'string' && { mark }),
    ...(repeats === true && { repeats }),
  };
}

/**
 * Where a page stands in its walk. A page that comes again ends the walk: it is the last page of a server that never sends
 * an empty one, or the server ignores the page, or its pages lead around in a circle. An earlier page is remembered at
 * each doubling of their number, so that a circle of any length is found.
 */
function stepOf({ paging }: RestObject, { pages = 0, last, mark, most = 0 }: Position, ids: readonly string[]) {
  const print = createHash('sha256').update(JSON.stringify(ids)).digest('base64url').slice(0, 12);
  const isNumbered = paging.kind === 'page' || paging.kind === 'offset';
  const isAgain = ids.length > 0 && (print === last || print === mark);
  const isMarked = Number.isInteger(Math.log2(pages + 1));
  // A smaller page than others is not one that the server cut off.
  const isLastPage = isNumbered && print === last && (pages > 1 || ids.length < most);
  return {
    isEnd: isAgain || (ids.length === 0 && (isNumbered || print === last)),
    isCircle: isAgain && !isLastPage,
    /** An empty page after an empty one, which is no end while the system names a next one. */
    isStuck: ids.length === 0 && print === last && !isNumbered,
    /** The pages with records of their own. */
    pages: ids.length > 0 && !isAgain ? pages + 1 : pages,
    walked: {
      pages: pages + 1,
      last: print,
      ...(isMarked ? { mark: print } : mark !== undefined && { mark }),
      most: Math.max(most, ids.length),
    },
  };
}

function timeFor(since: string, format: RestObject['list']['time_format'] = 'iso'): string {
  if (format === 'iso') return since;
  const time = Date.parse(since);
  return String(format === 'seconds' ? Math.floor(time / 1000) : time);
}

function credentials({ authentication }: RestDeclaration, secret: string): Record<string, string> {
  if (authentication.kind === 'none') return {};
  if (!/^[\x21-\x7e]{1,4000}$/.test(secret))
    throw new CrmError('expired', 'Enter the key of the system. It contains characters that a key cannot have.', {
      field: 'secret',
    });
  return authentication.kind === 'bearer'
    ? { authorization: `Bearer ${secret}` }
    : { [authentication.header]: `${authentication.prefix ?? ''}${secret}` };
}

function matches(record: CrmRecord, filters: readonly CrmFilter[]): boolean {
  return filters.every(({ field, equals }) => {
    const value = record.values[field] ?? null;
    const held: readonly CrmValue[] = Array.isArray(value) ? value : [value as CrmValue];
    return equals.some((wanted) =>
      held.some((each) => (each === null ? wanted === null : String(each) === String(wanted))),
    );
  });
}

/** @throws CrmError unless the request succeeded */
function requireSuccess(response: OutgoingResponse, { errors = {} }: RestDeclaration): void {
  const { status, headers } = response;
  if (status < 300) return;
  const { host } = new URL(response.url);
  if (status < 400) throw new CrmError('invalid', `${host} redirects to another address. Enter the final address.`);
  let body: unknown;
  try {
    body = response.json();
  } catch {
    body = null;
  }
  const message = errors.message ? crmExchangeText(valueAt(body, errors.message)) : null;
  const field = errors.field ? crmExchangeText(valueAt(body, errors.field)) : null;
  const text = message ? `${host}: ${message.slice(0, 500)}` : `${host} answered with status ${status}.`;
  const more = field ? { field: field.slice(0, 80) } : {};
  if (status === 401) throw new CrmError('expired', `${host} does not accept the key. Enter a new one.`);
  if (status === 403) throw new CrmError('forbidden', text, more);
  if (status === 404 || status === 410) throw new CrmError('missing', text, more);
  if (status === 409) throw new CrmError('conflict', text, more);
  if (status === 429 || status >= 500)
    throw new CrmError(
      'busy',
      status === 429 ? `${host} limits the number of requests.` : `${host} is temporarily unavailable.`,
      {
        retry_after: retryAfter(headers['retry-after']) ?? 60_000,
      },
    );
  throw new CrmError('invalid', text, more);
}

/** The next page of a `Link` header as in RFC 8288. */
const linkIn = (header: string): string | null => /<([^<>]{1,3000})>\s*;[^,]*\brel="?next"?/i.exec(header)?.[1] ?? null;
