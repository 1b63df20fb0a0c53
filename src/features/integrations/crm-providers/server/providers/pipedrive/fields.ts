import type { CrmField, CrmFieldType, CrmValue } from '#server/ports/crm.ts';
import { crmExchangeText, isCrmExchangeObject, type JsonObject, objectsIn } from '../exchange.ts';

/** The custom field that keeps the id of our record; the guide explains how to add it. */
export const EXTERNAL_ID = 'Tandem ID';

export const OBJECTS = {
  organizations: { label: 'Organizations', fields: 'organizationFields', entity: 'organization', page: 'organization' },
  persons: { label: 'People', fields: 'personFields', entity: 'person', page: 'person' },
  deals: { label: 'Deals', fields: 'dealFields', entity: 'deal', page: 'deal' },
} as const;

export type ObjectName = keyof typeof OBJECTS;

/** The standard fields that can be written; all others of Pipedrive's own are calculated. */
const WRITABLE: Record<ObjectName, readonly string[]> = {
  organizations: [
    'name',
    'owner_id',
    'address',
    'label_ids',
    'website',
    'linkedin',
    'industry',
    'annual_revenue',
    'employee_count',
  ],
  persons: ['name', 'owner_id', 'org_id', 'emails', 'phones', 'label_ids', 'job_title'],
  deals: [
    'title',
    'owner_id',
    'person_id',
    'org_id',
    'pipeline_id',
    'stage_id',
    'value',
    'currency',
    'status',
    'expected_close_date',
    'probability',
    'lost_reason',
    'label_ids',
  ],
};

const TYPES: Record<string, CrmFieldType> = {
  varchar: 'text',
  varchar_auto: 'text',
  varchar_options: 'text',
  text: 'long_text',
  double: 'number',
  int: 'number',
  monetary: 'amount',
  date: 'date',
  datetime: 'instant',
  time: 'text',
  boolean: 'boolean',
  enum: 'choice',
  status: 'choice',
  set: 'choices',
  phone: 'phone',
  address: 'text',
  org: 'reference',
  people: 'reference',
  deal: 'reference',
  user: 'reference',
  stage: 'choice',
  pipeline: 'choice',
};

const SPECIAL: Record<string, CrmFieldType> = {
  emails: 'email',
  phones: 'phone',
  value: 'amount',
  website: 'url',
  add_time: 'instant',
  update_time: 'instant',
  status: 'choice',
};

const REFERENCES: Record<string, string> = { org: 'organizations', people: 'persons', deal: 'deals', user: 'users' };

/** A field with the form that its value has in requests. */
export interface PipedriveField extends CrmField {
  isCustom: boolean;
  shape: 'plain' | 'entries' | 'object' | 'number';
}

/** @returns undefined for ranges and the like, which have no single value */
export function pipedriveField(raw: JsonObject, object: ObjectName): PipedriveField | undefined {
  const { field_code: name, field_name: label, field_type } = raw;
  if (typeof name !== 'string' || name === 'id') return undefined;
  const isCustom = raw.is_custom_field === true;
  const kind = String(field_type);
  const type = (isCustom ? undefined : SPECIAL[name]) ?? TYPES[kind];
  if (!type) return undefined;
  const hasOptions = type === 'choice' || type === 'choices';
  return {
    name,
    label: typeof label === 'string' ? label : name,
    type,
    is_required: !isCustom && name === (object === 'deals' ? 'title' : 'name'),
    is_read_only: !isCustom && !WRITABLE[object].includes(name),
    isCustom,
    shape: shapeOf(name, kind, isCustom),
    ...(hasOptions && { options: name === 'status' ? STATUSES : optionsOf(raw.options) }),
    ...(type === 'reference' && REFERENCES[kind] && { references: REFERENCES[kind] }),
    ...(type === 'text' && { max_length: 255 }),
  };
}

function shapeOf(name: string, kind: string, isCustom: boolean): PipedriveField['shape'] {
  if (!isCustom && (name === 'emails' || name === 'phones')) return 'entries';
  if (kind === 'address' || (isCustom && (kind === 'monetary' || kind === 'time'))) return 'object';
  return ['enum', 'set', 'org', 'people', 'deal', 'user', 'stage', 'pipeline', 'double', 'int', 'monetary'].includes(
    kind,
  )
    ? 'number'
    : 'plain';
}

const STATUSES = ['open', 'won', 'lost'].map((value) => ({
  value,
  label: value[0]!.toUpperCase() + value.slice(1),
  is_archived: false,
}));

const optionsOf = (raw: unknown) =>
  objectsIn(raw).map(({ id, label }) => ({ value: String(id), label: String(label ?? id), is_archived: false }));

export function pipedriveValueFrom(raw: unknown, { type, shape }: PipedriveField): CrmValue {
  if (raw === null || raw === undefined) return null;
  if (shape === 'entries') {
    const entries = objectsIn(raw);
    return crmExchangeText((entries.find(({ primary }) => primary === true) ?? entries[0])?.value) || null;
  }
  const plain = isCrmExchangeObject(raw) ? (raw.value ?? raw.id ?? null) : raw;
  if (plain === null || plain === undefined) return null;
  if (type === 'choices') return (Array.isArray(plain) ? plain : [plain]).map(String);
  if (type === 'amount' || type === 'choice' || type === 'reference') return String(plain);
  if (type === 'instant') return pipedriveInstant(String(plain));
  return typeof plain === 'number' || typeof plain === 'boolean' ? plain : String(plain);
}

/** @param current the stored value, of which a list of emails or phones keeps all but the primary entry */
export function pipedriveValueTo(
  value: CrmValue,
  { name, type, shape }: PipedriveField,
  current: unknown,
  currency?: string,
): unknown {
  if (value === null || value === '') return shape === 'entries' ? [] : null;
  if (shape === 'entries') {
    const others = objectsIn(current).filter((entry) => entry.primary !== true && entry.value !== value);
    return [{ value, primary: true, label: 'work' }, ...others];
  }
  if (shape === 'object')
    return type === 'amount' ? { value: Number(value), ...(currency && { currency }) } : { value };
  if (type === 'choices') return (Array.isArray(value) ? value : [value]).map(Number);
  if (shape === 'number' || name === 'value' || type === 'number') {
    // An unreadable number stays as it is, so that Pipedrive reports the field.
    const number = Number(value);
    return Number.isFinite(number) ? number : value;
  }
  return value;
}

/** Version 1 writes times in UTC without a zone. */
export function pipedriveInstant(text: string): string {
  const time = Date.parse(/Z|[+-]\d\d:\d\d$/.test(text) ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? text : new Date(time).toISOString();
}
