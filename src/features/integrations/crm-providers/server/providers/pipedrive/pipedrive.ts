import type { Access } from '#server/extension-points/connectors.ts';
import type { OutgoingRequest } from '#server/outgoing/outgoing.ts';
import {
  type Crm,
  CrmError,
  type CrmFilter,
  type CrmListing,
  type CrmObject,
  type CrmPage,
  type CrmRecord,
  type CrmValue,
  type CrmWrite,
  type CrmWriteResult,
} from '#server/ports/crm.ts';
import {
  clockOf,
  crmExchangeText,
  encodeCursor,
  exchange,
  isCrmExchangeObject,
  type JsonObject,
  jsonOf,
  nextStart,
  objectsIn,
  writeInGroups,
} from '../exchange.ts';
import { requirePipedriveSuccess } from './failures.ts';
import {
  EXTERNAL_ID,
  OBJECTS,
  type ObjectName,
  type PipedriveField,
  pipedriveField,
  pipedriveInstant,
  pipedriveValueFrom,
  pipedriveValueTo,
} from './fields.ts';
import { readPipedriveHook } from './hooks.ts';
import { type Position, pipedrivePosition } from './position.ts';

const MAX_PAGE = 500;
const MAX_IDS = 100;
/** More custom fields than this cannot be named in a request; then all are sent. */
const MAX_CUSTOM = 15;
const MAX_BYTES = 20_000_000;
const OVERLAP_MS = 60_000;
/** A generous bound of the time after which the search finds a new record. */
const SEARCH_DELAY_MS = 15 * 60_000;

/** One account of Pipedrive: version 2 of its API, version 1 where there is no other (developers.pipedrive.com). */
export function createPipedrive(access: Access): Crm {
  const base = addressOf(access.values.domain ?? '');
  const token = access.values.api_token;
  const described = new Map<string, Promise<Described>>();
  /** The records that were created lately, because the search of Pipedrive finds them only after some seconds. */
  const created = new Map<string, string>();
  /** The time up to which each object's new records are known, by Pipedrive's clock. */
  const knownUntil = new Map<ObjectName, number>();

  /** The body with the time of Pipedrive's clock. */
  async function ask(path: string, request: OutgoingRequest = {}): Promise<{ body: JsonObject; now: number | null }> {
    const headers = {
      accept: 'application/json',
      ...(request.body !== undefined && { 'content-type': 'application/json' }),
    };
    const full = { timeout: 30_000, maxBytes: MAX_BYTES, ...request, headers };
    const response = await exchange(() =>
      token
        ? access.outgoing.request(`${base}${path}`, { ...full, headers: { ...headers, 'x-api-token': token } })
        : access.send(`${base}${path}`, full),
    );
    requirePipedriveSuccess(response);
    const body = jsonOf(response, 'Pipedrive');
    if (!isCrmExchangeObject(body)) throw new CrmError('busy', 'Pipedrive sent an incomplete answer.');
    return { body, now: clockOf(response) };
  }

  const call = async (path: string, request?: OutgoingRequest) => (await ask(path, request)).body;

  async function listAll(path: string): Promise<JsonObject[]> {
    const rows: JsonObject[] = [];
    let cursor: string | null = null;
    do {
      const query: URLSearchParams = new URLSearchParams({ limit: String(MAX_PAGE), ...(cursor && { cursor }) });
      const body = await call(`${path}?${query}`);
      rows.push(...objectsIn(body.data));
      cursor = nextOf(body);
    } while (cursor && rows.length < 10_000);
    return rows;
  }

  function describeOne(object: string): Promise<Described> {
    const name = objectName(object);
    let found = described.get(name);
    if (!found) {
      found = load(name);
      // A failed description is asked for again.
      found.catch(() => described.delete(name));
      described.set(name, found);
    }
    return found;
  }

  async function load(name: ObjectName): Promise<Described> {
    const all = (await listAll(`/api/v2/${OBJECTS[name].fields}`)).flatMap((raw) => pipedriveField(raw, name) ?? []);
    const external = all.find(
      ({ isCustom, label }) => isCustom && label.trim().toLowerCase() === EXTERNAL_ID.toLowerCase(),
    );
    let fields = all;
    if (name === 'deals') {
      const [pipelines, stages] = [await listAll('/api/v2/pipelines'), await listAll('/api/v2/stages')];
      const label = (id: unknown) => String(pipelines.find((each) => each.id === id)?.name ?? id);
      const option = (value: unknown, text: string) => ({ value: String(value), label: text, is_archived: false });
      const options: Record<string, CrmObject['fields'][number]['options']> = {
        pipeline_id: pipelines.map(({ id, name }) => option(id, String(name))),
        stage_id: stages.map(({ id, name, pipeline_id }) => option(id, `${label(pipeline_id)}: ${name}`)),
      };
      fields = all.map((field) =>
        options[field.name] ? { ...field, type: 'choice' as const, options: options[field.name]! } : field,
      );
    }
    return {
      name,
      label: OBJECTS[name].label,
      fields,
      byName: new Map(fields.map((each) => [each.name, each])),
      external,
    };
  }

  const chosenOf = ({ byName, label }: Described, names: readonly string[]) =>
    names.map((name) => {
      const field = byName.get(name);
      if (!field)
        throw new CrmError('invalid', `${label} of Pipedrive have no field ${name.slice(0, 80)}.`, {
          field: name.slice(0, 80),
        });
      return field;
    });

  function recordOf(raw: JsonObject, { name, external }: Described, chosen: readonly PipedriveField[]): CrmRecord {
    const id = String(raw.id);
    const custom = isCrmExchangeObject(raw.custom_fields) ? raw.custom_fields : {};
    return {
      id,
      values: Object.fromEntries(
        chosen.map((field) => [
          field.name,
          pipedriveValueFrom(field.isCustom ? custom[field.name] : raw[field.name], field),
        ]),
      ),
      updated_at: pipedriveInstant(String(raw.update_time ?? raw.add_time)),
      is_deleted: raw.is_deleted === true || raw.status === 'deleted',
      // Pipedrive keeps no trace of a merge: the other record is deleted.
      merged_into: null,
      external_id: external ? crmExchangeText(custom[external.name]) : null,
      url: `${base}/${OBJECTS[name].page}/${id}`,
    };
  }

  const customOf = ({ external }: Described, fields: readonly PipedriveField[]): Record<string, string> => {
    const names = [
      ...new Set(
        [...fields, ...(external ? [external] : [])].filter(({ isCustom }) => isCustom).map(({ name }) => name),
      ),
    ];
    return names.length > 0 && names.length <= MAX_CUSTOM ? { custom_fields: names.join(',') } : {};
  };

  /**
   * Lists live records by their time, and then the deleted ones, which only version 1 names. Times have whole seconds
   * and the start is inclusive, so records of the last second are listed again and none is skipped.
   */
  async function changes(object: string, cursor: string | null, listing: CrmListing): Promise<CrmPage> {
    const target = await describeOne(object);
    const chosen = chosenOf(target, listing.fields);
    const filtered = chosenOf(
      target,
      listing.filters.map(({ field }) => field),
    );
    const position = pipedrivePosition(cursor);
    const limit = Math.min(Math.max(listing.limit, 1), MAX_PAGE);
    if (position.phase === 'deleted') return deletions(target, chosen, position, limit);

    const query = new URLSearchParams({
      sort_by: 'update_time',
      sort_direction: 'asc',
      limit: String(limit),
      ...(position.since && { updated_since: seconds(position.since) }),
      ...(position.next && { cursor: position.next }),
      ...customOf(target, [...chosen, ...filtered]),
    });
    const { body, now } = await ask(`/api/v2/${target.name}?${query}`);
    const rows = objectsIn(body.data);
    const records = rows
      .filter((raw) => matches(recordOf(raw, target, filtered), listing.filters))
      .map((raw) => recordOf(raw, target, chosen));
    const last = rows.at(-1);
    const high = last ? pipedriveInstant(String(last.update_time ?? last.add_time)) : (position.high ?? position.since);
    const next = nextOf(body);
    const began = position.began ?? now;
    const start = nextStart(high, began, OVERLAP_MS);
    const deleted_since = position.deleted_since ?? start;
    if (next)
      return { records, has_more: true, cursor: encodeCursor({ ...position, high, next, began, deleted_since }) };
    // Before the first listing there was nothing here that a deletion could concern.
    if (!position.since) return { records, has_more: false, cursor: encodeCursor({ since: start, deleted_since }) };
    const deleted = {
      phase: 'deleted',
      since: position.since,
      high: start,
      deleted_since: deleted_since ?? position.since,
      start: 0,
    };
    return { records, has_more: true, cursor: encodeCursor(deleted) };
  }

  async function deletions(
    target: Described,
    chosen: readonly PipedriveField[],
    position: Position,
    limit: number,
  ): Promise<CrmPage> {
    const since = position.deleted_since ?? position.since!;
    const query = new URLSearchParams({
      since_timestamp: since.slice(0, 19).replace('T', ' '),
      items: OBJECTS[target.name].entity,
      start: String(position.start ?? 0),
      limit: String(limit),
    });
    const { body, now } = await ask(`/api/v1/recents?${query}`);
    const rows = objectsIn(body.data).flatMap(({ data }) => (isCrmExchangeObject(data) ? [data] : []));
    const records = rows
      .filter((raw) => raw.active_flag === false || raw.deleted === true || raw.status === 'deleted')
      .map((raw): CrmRecord => ({ ...recordOf(raw, target, chosen), values: {}, external_id: null, is_deleted: true }));
    const times = [
      ...rows.map((raw) => pipedriveInstant(String(raw.update_time))),
      position.deleted_high ?? since,
    ].toSorted();
    const pagination =
      isCrmExchangeObject(body.additional_data) && isCrmExchangeObject(body.additional_data.pagination)
        ? body.additional_data.pagination
        : {};
    if (pagination.more_items_in_collection === true) {
      const start = Number(pagination.next_start ?? (position.start ?? 0) + limit);
      return {
        records,
        has_more: true,
        cursor: encodeCursor({ ...position, start, began: position.began ?? now, deleted_high: times.at(-1) }),
      };
    }
    return {
      records,
      has_more: false,
      cursor: encodeCursor({
        since: position.high ?? position.since,
        deleted_since: nextStart(times.at(-1), position.began ?? now, OVERLAP_MS),
      }),
    };
  }

  async function readRaw(
    target: Described,
    ids: readonly string[],
    fields: readonly PipedriveField[],
  ): Promise<JsonObject[]> {
    const usable = [...new Set(ids)].filter((id) => /^[1-9]\d{0,15}$/.test(id));
    const rows: JsonObject[] = [];
    for (let start = 0; start < usable.length; start += MAX_IDS) {
      const group = usable.slice(start, start + MAX_IDS);
      const query = new URLSearchParams({ ids: group.join(','), limit: String(MAX_IDS), ...customOf(target, fields) });
      const found = objectsIn((await call(`/api/v2/${target.name}?${query}`)).data);
      rows.push(...found);
      // A list contains no deleted records; one alone is readable for 30 days after its deletion.
      for (const id of group.filter((each) => !found.some((raw) => String(raw.id) === each))) {
        const body = await call(`/api/v2/${target.name}/${id}`).catch((error): JsonObject => {
          if (error instanceof CrmError && error.kind === 'missing') return {};
          throw error;
        });
        if (isCrmExchangeObject(body.data)) rows.push(body.data);
      }
    }
    return rows;
  }

  /** Finds live records by a value with the search of Pipedrive, which also finds similar texts. */
  async function search(target: Described, field: PipedriveField, value: string): Promise<string[]> {
    const place = field.isCustom ? 'custom_fields' : searchable(target.name, field.name);
    if (!place || value.trim() === '') return [];
    const query = new URLSearchParams({ term: value, fields: place, exact_match: 'true', limit: '100' });
    const { data } = await call(`/api/v2/${target.name}/search?${query}`);
    const items = isCrmExchangeObject(data) ? objectsIn(data.items) : [];
    return items.flatMap(({ item }) => (isCrmExchangeObject(item) ? [String(item.id)] : []));
  }

  async function findBy(
    target: Described,
    field: PipedriveField,
    values: readonly string[],
    chosen: readonly PipedriveField[],
  ) {
    const ids: string[] = [];
    for (const value of values) ids.push(...(await search(target, field, value)));
    const wanted = new Set(values.map((value) => value.toLowerCase()));
    const rows = await readRaw(target, ids, [...chosen, field]);
    return rows.filter((raw) => {
      const record = recordOf(raw, target, [field]);
      return !record.is_deleted && wanted.has(String(record.values[field.name] ?? '').toLowerCase());
    });
  }

  function externalOf(target: Described): PipedriveField {
    if (target.external) return target.external;
    throw new CrmError(
      'invalid',
      `${target.label} in Pipedrive have no custom field "${EXTERNAL_ID}". Add it as a text field, as the guide shows.`,
      { field: EXTERNAL_ID },
    );
  }

  /**
   * Notes the records that anyone created lately. The list shows them at once, so a creation that a stopped process left
   * without an answer is found before the search knows it.
   */
  async function noteNewest(target: Described, external: PipedriveField): Promise<void> {
    let cursor: string | null = null;
    let began: number | undefined;
    let from: number | undefined;
    do {
      const query: URLSearchParams = new URLSearchParams({
        sort_by: 'add_time',
        sort_direction: 'desc',
        limit: String(MAX_PAGE),
        custom_fields: external.name,
        ...(cursor && { cursor }),
      });
      const { body, now } = await ask(`/api/v2/${target.name}?${query}`);
      const rows = objectsIn(body.data);
      const timeOf = (raw: JsonObject | undefined) => (raw ? Date.parse(pipedriveInstant(String(raw.add_time))) : 0);
      began ??= now ?? timeOf(rows[0]);
      from ??= Math.max(began - SEARCH_DELAY_MS, (knownUntil.get(target.name) ?? 0) - OVERLAP_MS);
      for (const raw of rows) {
        const { id, external_id } = recordOf(raw, target, []);
        if (external_id) created.set(`${target.name} ${external_id}`, id);
      }
      cursor = timeOf(rows.at(-1)) >= from ? nextOf(body) : null;
    } while (cursor);
    knownUntil.set(target.name, began);
  }

  async function writeOne(target: Described, { id, external_id, values }: CrmWrite): Promise<CrmWriteResult> {
    const external = externalOf(target);
    const known = id ?? created.get(`${target.name} ${external_id}`);
    const existing = known ?? (await findBy(target, external, [external_id], []))[0]?.id;
    const names = Object.keys(values);
    const fields = chosenOf(target, names);
    const needsCurrent = existing !== undefined && fields.some(({ shape }) => shape === 'entries');
    const [current] = needsCurrent ? await readRaw(target, [String(existing)], fields) : [];
    const body: JsonObject = {};
    const custom: JsonObject = { [external.name]: external_id };
    for (const field of fields) {
      const value = pipedriveValueTo(
        values[field.name] ?? null,
        field,
        current?.[field.name],
        crmExchangeText(values.currency) ?? undefined,
      );
      if (field.isCustom) custom[field.name] = value;
      else body[field.name] = value;
    }
    const path = `/api/v2/${target.name}${existing === undefined ? '' : `/${encodeURIComponent(String(existing))}`}`;
    const { data } = await call(path, {
      method: existing === undefined ? 'POST' : 'PATCH',
      body: JSON.stringify({ ...body, custom_fields: custom }),
    });
    if (!isCrmExchangeObject(data)) throw new CrmError('busy', 'Pipedrive sent an incomplete answer.');
    created.set(`${target.name} ${external_id}`, String(data.id));
    return {
      status: existing === undefined ? 'created' : 'updated',
      id: String(data.id),
      updated_at: pipedriveInstant(String(data.update_time ?? data.add_time)),
    };
  }

  return {
    async check() {
      const { data } = await call('/api/v1/users/me');
      const company = isCrmExchangeObject(data) ? (data.company_name ?? data.name) : null;
      return { account: crmExchangeText(company) ?? 'Pipedrive', scopes: [] };
    },
    async describe() {
      const objects: CrmObject[] = [];
      for (const object of Object.keys(OBJECTS)) {
        const { name, label, fields } = await describeOne(object);
        objects.push({ name, label, fields: fields.map(({ isCustom: _, shape: __, ...field }) => field) });
      }
      return objects;
    },
    changes,
    async read(object, ids, names) {
      const target = await describeOne(object);
      const chosen = chosenOf(target, names);
      return (await readRaw(target, ids, chosen)).map((raw) => recordOf(raw, target, chosen));
    },
    async find(object, name, values, names) {
      const target = await describeOne(object);
      const [by] = name === null ? [externalOf(target)] : chosenOf(target, [name]);
      const chosen = chosenOf(target, names);
      return (await findBy(target, by!, values, chosen)).map((raw) => recordOf(raw, target, chosen));
    },
    async write(object, writes) {
      const target = await describeOne(object);
      const external = externalOf(target);
      if (writes.some(({ id, external_id }) => id === null && !created.has(`${target.name} ${external_id}`)))
        await noteNewest(target, external);
      return writeInGroups(writes, 1, async ([one]) => {
        try {
          return [await writeOne(target, one!)];
        } catch (error) {
          if (!(error instanceof CrmError) || error.kind === 'busy' || error.kind === 'expired') throw error;
          return [{ status: 'failed', error }];
        }
      });
    },
    readHook: (request) => readPipedriveHook(request, access.values),
  };
}

interface Described {
  name: ObjectName;
  label: string;
  fields: readonly PipedriveField[];
  byName: ReadonlyMap<string, PipedriveField>;
  external: PipedriveField | undefined;
}

const seconds = (time: string) => `${time.slice(0, 19)}Z`;

function matches(record: CrmRecord, filters: readonly CrmFilter[]): boolean {
  return filters.every(({ field, equals }) => {
    const value = record.values[field] ?? null;
    const held: readonly CrmValue[] = Array.isArray(value) ? value : [value as CrmValue];
    return equals.some((wanted) =>
      held.some((each) => (each === null ? wanted === null : String(each) === String(wanted))),
    );
  });
}

function nextOf(body: JsonObject): string | null {
  const next = isCrmExchangeObject(body.additional_data) ? body.additional_data.next_cursor : null;
  return typeof next === 'string' && next ? next : null;
}

function objectName(object: string): ObjectName {
  if (Object.hasOwn(OBJECTS, object)) return object as ObjectName;
  throw new CrmError('missing', `Pipedrive has no object "${object.slice(0, 80)}".`);
}

const searchable = (object: ObjectName, name: string): string | undefined =>
  (
    ({
      organizations: { name: 'name', address: 'address' },
      persons: { name: 'name', emails: 'email', phones: 'phone' },
      deals: { title: 'title' },
    }) as Record<ObjectName, Record<string, string>>
  )[object][name];

function addressOf(domain: string): string {
  const text = domain.trim();
  const full = text.includes('://') ? text : `https://${text.includes('.') ? text : `${text}.pipedrive.com`}`;
  const url = text ? URL.parse(full) : null;
  if (!url || url.username || url.password)
    throw new CrmError('invalid', 'Enter the domain of your company, such as acme.pipedrive.com.', { field: 'domain' });
  return url.origin;
}
