import { CrmError, type CrmField, type CrmFilter, type CrmRecord, type CrmValue } from '#server/ports/crm.ts';
import { groupsBySize } from '../exchange.ts';
import { readLinks } from './associations.ts';
import { type ApiRecord, ApiRecordShape, BatchAnswer, type Client, checked, RecordPage } from './client.ts';
import type { Descriptions } from './describe.ts';
import { EXTERNAL_ID, type HubspotObject } from './objects.ts';
import { hubspotRecord, mergedInto, mergedRecord, propertiesFor, referencesFor } from './records.ts';
import { toHubspot } from './values.ts';

export const BATCH = 100;
/** The limits of the search (developers.hubspot.com/docs/api-reference/search/guide#limitations). */
const MOST_FOUND = 10_000;
const MOST_BODY = 3000;
const MOST_VALUES = 100;
const MOST_GROUPS = 5;
const MOST_FILTERS = 6;
const MOST_FILTERS_TOGETHER = 18;
/** The room for the values of one search, which leaves room for the properties. */
const MOST_LISTED = 1600;

export interface Reader {
  client: Client;
  descriptions: Descriptions;
  /** The address of a record for people. */
  urlOf(object: HubspotObject, id: string): Promise<string | null>;
}

/** Converts records with their references. */
export async function convert(
  { client, descriptions, urlOf }: Reader,
  object: HubspotObject,
  list: readonly ApiRecord[],
  fields: readonly string[],
): Promise<CrmRecord[]> {
  const types = await descriptions.fieldsOf(object);
  const links = new Map<string, Record<string, string | null>>(list.map(({ id }) => [id, {}]));
  const living = list.filter(({ archived }) => !archived).map(({ id }) => id);
  for (const reference of referencesFor(object, fields)) {
    const found = living.length > 0 ? await readLinks(client, object, reference, living) : new Map<string, string>();
    for (const { id } of list) links.get(id)![reference.name] = found.get(id) ?? null;
  }
  return Promise.all(
    list.map(async (api) =>
      hubspotRecord(api, { object, fields, types, links: links.get(api.id), url: await urlOf(object, api.id) }),
    ),
  );
}

/** Records by id, or by the value of a unique property. Those that do not exist are absent. */
export async function batchRead(
  client: Client,
  object: HubspotObject,
  ids: readonly string[],
  properties: readonly string[],
  { idProperty, archived = false }: { idProperty?: string; archived?: boolean } = {},
): Promise<ApiRecord[]> {
  const found: ApiRecord[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const path = `/crm/v3/objects/${object.path}/batch/read${archived ? '?archived=true' : ''}`;
    const { value } = await client.request('POST', path, {
      inputs: ids.slice(start, start + BATCH).map((id) => ({ id })),
      properties,
      propertiesWithHistory: [],
      ...(idProperty !== undefined && { idProperty }),
    });
    found.push(...checked(BatchAnswer, value).results);
  }
  return found;
}

export async function readHubspotRecords(
  reader: Reader,
  object: HubspotObject,
  ids: readonly string[],
  fields: readonly string[],
): Promise<readonly CrmRecord[]> {
  const { client } = reader;
  const properties = propertiesFor(object, fields);
  const wanted = [...new Set(ids)].filter((id) => /^\d{1,20}$/.test(id));
  const living = await batchRead(client, object, wanted, properties);
  const records = new Map<string, ApiRecord>(living.map((api) => [api.id, api]));
  const merged = new Map<string, ApiRecord>();
  for (const api of living) for (const id of mergedInto(api)) merged.set(id, api);

  const missing = wanted.filter((id) => !records.has(id) && !merged.has(id));
  if (missing.length > 0) {
    for (const api of await batchRead(client, object, missing, properties, { archived: true }))
      records.set(api.id, { ...api, archived: true });
  }
  // The old id of a merged record leads to the one it was merged into.
  for (const id of missing.filter((id) => !records.has(id))) {
    // Its values arrive with its own change.
    const survivor = await findSurvivor(client, object, id, propertiesFor(object, []));
    if (survivor) merged.set(id, survivor);
  }
  const converted = await convert(
    reader,
    object,
    wanted.flatMap((id) => records.get(id) ?? []),
    fields,
  );
  const gone = wanted.flatMap((id) => {
    const survivor = records.has(id) ? undefined : merged.get(id);
    return survivor ? mergedRecord(id, survivor, object) : [];
  });
  return [...converted, ...gone];
}

async function findSurvivor(
  client: Client,
  object: HubspotObject,
  id: string,
  properties: readonly string[],
): Promise<ApiRecord | null> {
  const query = properties.map((name) => `properties=${encodeURIComponent(name)}`).join('&');
  try {
    const { value } = await client.request('GET', `/crm/v3/objects/${object.path}/${id}?${query}`);
    const api = checked(ApiRecordShape, value);
    return api.id === id ? null : api;
  } catch (error) {
    if (error instanceof CrmError && error.kind === 'missing') return null;
    throw error;
  }
}

export async function findHubspotRecords(
  reader: Reader,
  object: HubspotObject,
  field: string | null,
  values: readonly string[],
  fields: readonly string[],
): Promise<readonly CrmRecord[]> {
  const { client, descriptions } = reader;
  const properties = propertiesFor(object, fields);
  const wanted = [...new Set(values)].filter((value) => value !== '');
  if (wanted.length === 0) return [];
  if (field === null) {
    await descriptions.ensureExternalId(object);
    // Reading by a unique property is exact at once, while the search follows changes with a delay.
    const found = await batchRead(client, object, wanted, properties, { idProperty: EXTERNAL_ID });
    return convert(reader, object, found, fields);
  }
  const types = await descriptions.fieldsOf(object);
  const found: ApiRecord[] = [];
  const sizeOf = (value: string) => bytesOf(value) + 1;
  for (const group of groupsBySize(wanted, { most: MOST_VALUES, size: MOST_LISTED, sizeOf }))
    found.push(
      ...(await searchAll(client, object, conditionFor(client.system, types.get(field), field, group), properties)),
    );
  return convert(reader, object, [...new Map(found.map((api) => [api.id, api])).values()], fields);
}

/** All results of one search, which HubSpot limits to 10,000. */
async function searchAll(
  client: Client,
  object: HubspotObject,
  filter: SearchFilter,
  properties: readonly string[],
): Promise<ApiRecord[]> {
  const found: ApiRecord[] = [];
  let after = '0';
  while (found.length < MOST_FOUND) {
    const page = await search(client, object, {
      filterGroups: [{ filters: [filter] }],
      sorts: [],
      limit: 200,
      after,
      properties,
    });
    found.push(...page.results);
    const next = page.paging?.next?.after;
    if (next === undefined || page.results.length === 0) break;
    after = next;
  }
  return found;
}

export interface SearchFilter {
  propertyName: string;
  operator: 'EQ' | 'IN' | 'GT' | 'GTE' | 'LTE' | 'NOT_HAS_PROPERTY';
  value?: string;
  values?: readonly string[];
}

export interface Search {
  filterGroups: readonly { filters: readonly SearchFilter[] }[];
  sorts: readonly string[];
  limit: number;
  after: string;
  properties: readonly string[];
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * One page of a search. When the properties do not fit into its body, it finds only the records, whose values are read
 * in a batch.
 * @throws CrmError `invalid` for conditions that HubSpot does not take
 */
export async function search(client: Client, object: HubspotObject, request: Search) {
  const ask = async (body: Search) => {
    const { value, at } = await client.request('POST', `/crm/v3/objects/${object.path}/search`, body);
    return { ...checked(RecordPage, value), at };
  };
  if (bytesOf(request) <= MOST_BODY) return ask(request);
  const short = { ...request, properties: propertiesFor(object, []) };
  if (bytesOf(short) > MOST_BODY)
    throw new CrmError(
      'invalid',
      `${client.system} cannot check that many values at once. Remove some from the conditions.`,
    );
  const page = await ask(short);
  const whole = await batchRead(
    client,
    object,
    page.results.map(({ id }) => id),
    request.properties,
  );
  const byId = new Map(whole.map((api) => [api.id, api]));
  // A record that changed in between keeps the time at which it was found, because the next search begins there.
  const results = page.results.flatMap((found): ApiRecord[] => {
    const api = byId.get(found.id);
    if (!api) return [];
    const time = found.properties[object.modified] ?? null;
    return [{ ...api, updatedAt: found.updatedAt, properties: { ...api.properties, [object.modified]: time } }];
  });
  return { ...page, results };
}

const conditionFor = (
  system: string,
  field: CrmField | undefined,
  name: string,
  values: readonly string[],
): SearchFilter => {
  if (field?.type === 'reference')
    throw new CrmError('invalid', `${system} cannot search by an association.`, { field: name });
  const isText = field === undefined || ['text', 'long_text', 'email', 'url', 'phone'].includes(field.type);
  // HubSpot compares text in lower case, and expects it so in lists.
  const listed = isText ? values.map((value) => value.toLowerCase()) : values;
  return listed.length === 1
    ? { propertyName: name, operator: 'EQ', value: listed[0]! }
    : { propertyName: name, operator: 'IN', values: listed };
};

/**
 * The conditions of a list as groups. A condition that allows "empty" in addition to values needs a group of its own, so the
 * groups multiply.
 */
export function hubspotGroups(
  filters: readonly CrmFilter[],
  types: ReadonlyMap<string, CrmField>,
  system: string,
): readonly (readonly SearchFilter[])[] {
  let groups: SearchFilter[][] = [[]];
  for (const { field, equals } of filters) {
    const values = equals.filter((value): value is Exclude<CrmValue, null> => value !== null).map(toHubspot);
    const choices: SearchFilter[] = [
      ...(values.length > 0 ? [conditionFor(system, types.get(field), field, values)] : []),
      ...(equals.includes(null) ? [{ propertyName: field, operator: 'NOT_HAS_PROPERTY' as const }] : []),
    ];
    // A condition without values holds for no record, while HubSpot takes no condition for all records.
    if (choices.length === 0) choices.push({ propertyName: 'hs_object_id', operator: 'EQ', value: '0' });
    groups = groups.flatMap((group) => choices.map((choice) => [...group, choice]));
  }
  // The listing adds up to two conditions to each group.
  const isTooMuch = (group: readonly SearchFilter[]) => group.length + 2 > MOST_FILTERS;
  const together = groups.reduce((sum, group) => sum + group.length + 2, 0);
  if (groups.length > MOST_GROUPS || groups.some(isTooMuch) || together > MOST_FILTERS_TOGETHER)
    throw new CrmError('invalid', `${system} cannot check that many conditions at once. Remove one.`);
  return groups;
}
