import { findHubspotObject, type HubspotObject, hubspotObjects } from '../../providers/hubspot/objects.ts';
import type { StoredRecord, StoreView } from '../kit/store.ts';
import { defaultProperties, type MockProperty, stages } from './properties.ts';

/** A refusal of the mock, in HubSpot's shape. */
export class Rejected extends Error {
  override name = 'Rejected';
  readonly status: number;
  readonly category: string;
  readonly context: Readonly<Record<string, readonly string[]>>;
  constructor(
    status: number,
    category: string,
    message: string,
    context: Readonly<Record<string, readonly string[]>> = {},
  ) {
    super(message);
    this.status = status;
    this.category = category;
    this.context = context;
  }
}

/** An event for a webhook. */
export interface HubspotEvent {
  eventId: number;
  subscriptionId: number;
  portalId: number;
  appId: number;
  occurredAt: number;
  subscriptionType: string;
  attemptNumber: number;
  changeSource: string;
  objectId?: number;
  changeFlag?: string;
  propertyName?: string;
  propertyValue?: string;
  primaryObjectId?: number;
  mergedObjectIds?: number[];
  newObjectId?: number;
  fromObjectId?: number;
  toObjectId?: number;
}

/** One change within a request. */
export interface Change {
  view: StoreView;
  now: Date;
  /** `CRM_UI` for a person, `INTEGRATION` for the API. */
  source: string;
  emit(event: Pick<HubspotEvent, 'subscriptionType'> & Partial<HubspotEvent>): void;
}

type Values = Readonly<Record<string, string>>;

/** The properties of an object with those that were created in this account. */
export async function propertiesOf(view: StoreView, object: string): Promise<MockProperty[]> {
  const own = await view.list(`properties of ${object}`);
  return [...(defaultProperties[object] ?? []), ...own.map(({ values }) => values as unknown as MockProperty)];
}

export async function addProperty(
  { view, now }: Pick<Change, 'view' | 'now'>,
  object: string,
  added: MockProperty,
): Promise<void> {
  const at = now.toISOString();
  if ((await propertiesOf(view, object)).some(({ name }) => name === added.name))
    throw new Rejected(409, 'OBJECT_ALREADY_EXISTS', `A property named '${added.name}' already exists.`);
  await view.put([
    {
      object: `properties of ${object}`,
      id: added.name,
      values: added as unknown as Record<string, unknown>,
      links: {},
      created_at: at,
      updated_at: at,
      is_deleted: false,
      merged_into: null,
    },
  ]);
}

/** The living record with an id, also with one that was merged into another. */
export async function findRecord(view: StoreView, object: string, id: string): Promise<StoredRecord | undefined> {
  let [record] = await view.get(object, [id]);
  for (let depth = 0; record?.merged_into && depth < 20; depth += 1)
    [record] = await view.get(object, [record.merged_into]);
  return record && !record.is_deleted ? record : undefined;
}

export async function findByProperty(
  view: StoreView,
  object: string,
  name: string,
  values: readonly string[],
): Promise<Map<string, StoredRecord>> {
  const wanted = new Set(values.map((value) => value.toLowerCase()));
  const found = new Map<string, StoredRecord>();
  for (const record of await view.list(object)) {
    const value = String(record.values[name] ?? '').toLowerCase();
    if (!record.is_deleted && wanted.has(value)) found.set(value, record);
  }
  return found;
}

/** Each change is a little later than the one before, unless the clock stands still. */
const timeOf = ({ now }: Pick<Change, 'now'>): string => now.toISOString();

export async function createRecord(change: Change, object: HubspotObject, values: Values): Promise<StoredRecord> {
  const { view } = change;
  await requireValid(view, object, values, null);
  if (object.name === 'companies' && !values.name && !values.domain)
    throw invalidValue('name', 'REQUIRED_FIELD', 'A company needs a name or a domain.');
  if (object.name === 'deals' && (!values.dealname || !values.dealstage))
    throw invalidValue(
      values.dealname ? 'dealstage' : 'dealname',
      'REQUIRED_FIELD',
      'A deal needs a name and a stage.',
    );
  const at = timeOf(change);
  const record: StoredRecord = {
    object: object.name,
    id: await view.nextId(),
    values: withoutEmpty(object.name === 'deals' ? { pipeline: 'default', ...values } : values),
    links: {},
    created_at: at,
    updated_at: at,
    is_deleted: false,
    merged_into: null,
  };
  await view.put([record]);
  announce(change, object, record, 'creation', { changeFlag: 'CREATED' });
  return record;
}

export async function updateRecord(
  change: Change,
  object: HubspotObject,
  record: StoredRecord,
  values: Values,
): Promise<StoredRecord> {
  await requireValid(change.view, object, values, record);
  const changed = Object.entries(values).filter(([name, value]) => String(record.values[name] ?? '') !== value);
  // A request that changes nothing leaves the time of the last change.
  if (changed.length === 0) return record;
  const next: StoredRecord = {
    ...record,
    values: withoutEmpty({ ...record.values, ...values }),
    updated_at: timeOf(change),
  };
  await change.view.put([next]);
  for (const [propertyName, propertyValue] of changed)
    announce(change, object, next, 'propertyChange', { propertyName, propertyValue });
  return next;
}

export async function archiveRecord(change: Change, object: HubspotObject, id: string): Promise<void> {
  const record = await findRecord(change.view, object.name, id);
  if (!record) return;
  const at = timeOf(change);
  await change.view.put([{ ...record, is_deleted: true, updated_at: at }]);
  announce(change, object, record, 'deletion', { changeFlag: 'DELETED' });
  // Associations end with the record.
  for (const { name, references } of hubspotObjects) {
    if (!references.some((reference) => reference.object === object.name)) continue;
    const linked = (await change.view.list(name)).filter(({ links }) => links[object.name]?.includes(record.id));
    await change.view.put(
      linked.map((each) => ({
        ...each,
        links: { ...each.links, [object.name]: each.links[object.name]!.filter((other) => other !== record.id) },
        updated_at: at,
      })),
    );
  }
}

export async function mergeMockHubspotRecords(
  change: Change,
  object: HubspotObject,
  primaryId: string,
  mergedId: string,
): Promise<StoredRecord> {
  const { view } = change;
  const [primary, merged] = [
    await findRecord(view, object.name, primaryId),
    await findRecord(view, object.name, mergedId),
  ];
  if (!primary || !merged) throw new Rejected(404, 'OBJECT_NOT_FOUND', 'One of the records does not exist.');
  if (primary.id === merged.id) throw new Rejected(400, 'VALIDATION_ERROR', 'A record cannot be merged with itself.');
  const at = timeOf(change);
  const ids = [primary, merged].flatMap(({ values }) => String(values.hs_merged_object_ids ?? '').split(';'));
  const survivor: StoredRecord = {
    ...primary,
    values: {
      ...merged.values,
      ...primary.values,
      hs_merged_object_ids: [...new Set([...ids.filter((id) => id !== ''), merged.id])].join(';'),
    },
    links: { ...merged.links, ...primary.links },
    updated_at: at,
  };
  await view.put([survivor, { ...merged, is_deleted: true, merged_into: primary.id, updated_at: at }]);
  for (const { name } of hubspotObjects) {
    const linked = (await view.list(name)).filter(({ links }) => links[object.name]?.includes(merged.id));
    await view.put(
      linked.map((each) => ({
        ...each,
        links: {
          ...each.links,
          [object.name]: [...new Set(each.links[object.name]!.map((id) => (id === merged.id ? primary.id : id)))],
        },
        updated_at: at,
      })),
    );
  }
  announce(change, object, survivor, 'merge', {
    primaryObjectId: Number(primary.id),
    mergedObjectIds: [Number(merged.id)],
    newObjectId: Number(primary.id),
  });
  return survivor;
}

/** Associates records, or ends an association. */
export async function linkMockHubspotRecords(
  change: Change,
  from: HubspotObject,
  to: HubspotObject,
  pairs: readonly { from: string; to: string; is_linked: boolean }[],
): Promise<void> {
  for (const pair of pairs) {
    const [record, target] = [
      await findRecord(change.view, from.name, pair.from),
      await findRecord(change.view, to.name, pair.to),
    ];
    if (!record || (!target && pair.is_linked))
      throw new Rejected(404, 'OBJECT_NOT_FOUND', 'One of the records does not exist.', { ids: [pair.from, pair.to] });
    const current = record.links[to.name] ?? [];
    const others = current.filter((id) => id !== pair.to);
    // The newest association is listed first, as the primary one.
    const next = pair.is_linked ? [pair.to, ...others] : others;
    if (next.join() === current.join()) continue;
    await change.view.put([{ ...record, links: { ...record.links, [to.name]: next }, updated_at: timeOf(change) }]);
    announce(change, from, record, 'associationChange', {
      fromObjectId: Number(pair.from),
      toObjectId: Number(pair.to),
    });
  }
}

function announce(
  { emit, source }: Change,
  { singular }: HubspotObject,
  { id }: StoredRecord,
  kind: string,
  more: Partial<HubspotEvent>,
): void {
  emit({
    subscriptionType: `${singular}.${kind}`,
    changeSource: source,
    ...(kind !== 'associationChange' && { objectId: Number(id) }),
    ...more,
  });
}

const withoutEmpty = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined));

const invalidValue = (name: string, error: string, message: string): Rejected =>
  new Rejected(
    400,
    'VALIDATION_ERROR',
    `Property values were not valid: ${JSON.stringify([{ isValid: false, message, error, name }])}`,
  );

async function requireValid(
  view: StoreView,
  object: HubspotObject,
  values: Values,
  record: StoredRecord | null,
): Promise<void> {
  const properties = new Map((await propertiesOf(view, object.name)).map((each) => [each.name, each]));
  for (const [name, value] of Object.entries(values)) {
    const known = properties.get(name);
    if (!known) throw invalidValue(name, 'PROPERTY_DOESNT_EXIST', `Property "${name}" does not exist`);
    if (known.modificationMetadata.readOnlyValue)
      throw invalidValue(name, 'READ_ONLY_VALUE', `"${name}" is a read only property; its value cannot be set.`);
    if (value === '') continue;
    const problem = problemOf(known, value);
    if (problem) throw invalidValue(name, problem, `${value.slice(0, 100)} was not valid for "${known.label}".`);
    if (known.hasUniqueValue) {
      const taken = (await findByProperty(view, object.name, name, [value])).get(value.toLowerCase());
      if (!taken || taken.id === record?.id) continue;
      if (object.name === 'contacts' && name === 'email')
        throw new Rejected(409, 'CONFLICT', `Contact already exists. Existing ID: ${taken.id}`);
      throw invalidValue(
        name,
        'CONFLICTING_UNIQUE_VALUE',
        `The value ${value.slice(0, 100)} is taken by record ${taken.id}.`,
      );
    }
  }
}

function problemOf({ name, type, fieldType, options }: MockProperty, value: string): string | null {
  if (value.length > 65_536) return 'INVALID_LENGTH';
  const allowed = name === 'dealstage' ? stages.map(({ id }): string => id) : options.map((option) => option.value);
  switch (type) {
    case 'number':
      return Number.isFinite(Number(value)) ? null : 'INVALID_NUMBER';
    case 'bool':
      return value === 'true' || value === 'false' ? null : 'INVALID_BOOLEAN';
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? null : 'INVALID_DATE';
    case 'datetime':
      return Number.isNaN(new Date(/^\d+$/.test(value) ? Number(value) : value).getTime()) ? 'INVALID_DATE' : null;
    case 'enumeration':
      return (fieldType === 'checkbox' ? value.split(';') : [value]).every((each) => allowed.includes(each))
        ? null
        : 'INVALID_OPTION';
    default:
      return name === 'email' && !/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(value) ? 'INVALID_EMAIL' : null;
  }
}

/** The text of every property of a record, with the calculated ones. */
export function mockHubspotTexts(record: StoredRecord): Record<string, string> {
  const object = findHubspotObject(record.object)!;
  const values = Object.entries(record.values).map(([name, value]) => [name, String(value)]);
  const [company] = record.links.companies ?? [];
  return {
    ...Object.fromEntries(values),
    hs_object_id: record.id,
    createdate: record.created_at,
    [object.modified]: record.updated_at,
    ...(record.object === 'contacts' && company !== undefined && { associatedcompanyid: company }),
    ...(record.object === 'deals' && { hs_is_closed_won: String(record.values.dealstage === 'closedwon') }),
  };
}

/** A record as the API returns it, with the default properties and the requested ones. */
export function apiRecord(record: StoredRecord, properties: readonly string[]): Record<string, unknown> {
  const object = findHubspotObject(record.object)!;
  const texts = mockHubspotTexts(record);
  const names = ['hs_object_id', 'createdate', object.modified, ...properties];
  return {
    id: record.id,
    properties: Object.fromEntries([...new Set(names)].map((name) => [name, texts[name] ?? null])),
    createdAt: record.created_at,
    updatedAt: record.updated_at,
    archived: record.is_deleted,
    ...(record.is_deleted && { archivedAt: record.updated_at }),
  };
}
