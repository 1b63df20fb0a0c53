import type { CrmField, CrmRecord, CrmValue } from '#server/ports/crm.ts';
import { CrmError } from '#server/ports/crm.ts';
import type { ApiRecord } from './client.ts';
import { EXTERNAL_ID, type HubspotObject } from './objects.ts';
import { fromHubspot, hubspotInstant } from './values.ts';

/** The property with the ids of the records that were merged into a record. */
export const MERGED = 'hs_merged_object_ids';

/** The properties that a request asks for, without associations. */
export const propertiesFor = (object: HubspotObject, fields: readonly string[]): string[] => {
  const references = new Set(object.references.map(({ name }) => name));
  const asked = fields.filter((name) => !references.has(name));
  return [...new Set([...asked, EXTERNAL_ID, object.modified, MERGED])];
};

/** The references that a request asks for. */
export const referencesFor = ({ references }: HubspotObject, fields: readonly string[]) =>
  references.filter(({ name }) => fields.includes(name));

/** Converts a record of the API. */
export function hubspotRecord(
  api: ApiRecord,
  {
    object,
    fields,
    types,
    links,
    url,
  }: {
    object: HubspotObject;
    fields: readonly string[];
    types: ReadonlyMap<string, CrmField>;
    /** The associated record by the name of the reference. */
    links?: Readonly<Record<string, string | null>> | undefined;
    url: string | null;
  },
): CrmRecord {
  const values: [string, CrmValue][] = fields.map((name) => {
    if (links && name in links) return [name, links[name] ?? null];
    return [name, fromHubspot(api.properties[name], types.get(name)?.type ?? 'text')];
  });
  return {
    id: api.id,
    values: Object.fromEntries(values),
    updated_at: changedAt(api, object),
    is_deleted: api.archived === true,
    merged_into: null,
    external_id: api.properties[EXTERNAL_ID] || null,
    url,
  };
}

/** The time of the last change, which positions in the list of changes are made of. */
export function changedAt(api: ApiRecord, { modified }: HubspotObject): string {
  const given = api.archived === true ? api.archivedAt : (api.properties[modified] ?? api.updatedAt);
  const at = hubspotInstant(given ?? api.updatedAt);
  if (at === null) throw new CrmError('busy', 'The CRM sent a record without the time of its last change.');
  return at;
}

/** The ids of the records that were merged into this one. */
export const mergedInto = (api: ApiRecord): readonly string[] =>
  (api.properties[MERGED] ?? '').split(';').filter((id) => /^\d{1,20}$/.test(id) && id !== api.id);

/** A record that is gone because it was merged into another. */
export const mergedRecord = (id: string, into: ApiRecord, object: HubspotObject): CrmRecord => ({
  id,
  values: {},
  updated_at: changedAt(into, object),
  is_deleted: true,
  merged_into: into.id,
  external_id: null,
  url: null,
});
