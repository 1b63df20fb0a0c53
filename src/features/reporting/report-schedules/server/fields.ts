import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { kindOf } from '#server/resource/column.ts';
import type { CustomDefinition } from '#server/resource/custom-definition.ts';
import { declaredResources } from '#server/resource/define.ts';
import type { ListView } from '#server/resource/list-sql.ts';
import { fieldOfColumn } from '#shared/nouns/fields.ts';
import type { TSchema } from '#shared/schema.ts';
import type { ReportField } from '../schema.ts';
import { objectFor } from './objects.ts';
import { choicesOf, reportColumnLabel, wordOf } from './words.ts';

/** Not for people: counters, colors, pictures and what has parts. */
const HIDDEN = /^(id|row_version|organization_id|custom)$|_color$|_url$|_hash$|_hex$|_key$|^order$|^position$/;

/** Numbers that name or date something are not summed, and have no thousands separators. */
const NAMING_NUMBER = /^(number|seq)$|_(number|no|version|year)$/;

/** The fields of a noun this caller may put into a report, from its declaration. */
export async function reportFields(call: Call, sight: ListView): Promise<ReportField[]> {
  const { resource, row, custom } = sight;
  const properties = row.properties as Record<string, TSchema>;
  const targets = await targetsOf(call, resource.name);
  const own = Object.entries(properties).flatMap(([key, schema]): ReportField[] => {
    if (HIDDEN.test(key)) return [];
    const field = fieldOf(sight, key, schema);
    if (kindOf(schema) !== 'uuid' && kindOf(schema) !== 'uuid[]') return field.kind === 'reference' ? [] : [field];
    const target = referenceOf(call, key, targets);
    return target && field.can_filter ? [{ ...field, ...target }] : [];
  });
  return [...distinct(own), ...narrowingsOf(call, sight), ...custom.map(customFieldOf)];
}

/** Conditions that are no column, such as an audience, for those who know what they stand for. */
function narrowingsOf(call: Call, { resource }: ListView): ReportField[] {
  return Object.keys(resource.list.narrowings ?? {}).flatMap((key): ReportField[] => {
    const target = referenceOf(call, key, new Map());
    return target ? [{ ...asked, key, label: reportColumnLabel(key), ...target }] : [];
  });
}

/** Something that can only be asked for. */
const asked = {
  kind: 'reference',
  is_column: false,
  can_filter: true,
  can_sort: false,
  can_group: false,
  can_sum: false,
  options: [],
} satisfies Partial<ReportField>;

const kinds: Partial<Record<ReturnType<typeof kindOf>, ReportField['kind']>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  instant: 'instant',
  'text[]': 'list',
  uuid: 'reference',
  'uuid[]': 'reference',
  json: 'reference',
};

function fieldOf({ resource, row }: ListView, key: string, schema: TSchema): ReportField {
  const declared = fieldOfColumn(resource.fields, key);
  const wordOfChoice = (value: string) => declared?.options?.find((one) => one.value === value)?.label ?? wordOf(value);
  const options = choicesOf(schema).map((value) => ({ value, label: wordOfChoice(value) }));
  const raw = kindOf(schema);
  const kind: ReportField['kind'] =
    raw === 'integer' && key.endsWith('_minor')
      ? 'money'
      : raw === 'integer' && key.endsWith('_ppm')
        ? 'rate'
        : NAMING_NUMBER.test(key)
          ? 'text'
          : options.length > 0
            ? 'choice'
            : (kinds[raw] ?? 'text');
  const isColumn = kind !== 'reference';
  return {
    key,
    label: declared?.label ?? reportColumnLabel(key),
    kind,
    is_column: isColumn,
    can_filter: resource.list.filter.includes(key as never),
    can_sort: resource.list.sort.includes(key as never),
    can_group: isColumn && ['text', 'choice', 'boolean', 'date', 'instant'].includes(kind),
    can_sum: (kind === 'money' && hasCurrency(key, row.properties)) || kind === 'number',
    options,
    resource: null,
    label_field: null,
  };
}

function hasCurrency(key: string, properties: object): boolean {
  return key.replace(/minor$/, 'currency') in properties || 'currency' in properties;
}

const customKinds: Partial<Record<CustomDefinition['field_type'], ReportField['kind']>> = {
  SELECT: 'choice',
  MULTI_SELECT: 'list',
  DECIMAL: 'number',
  BOOL: 'boolean',
  DATETIME: 'instant',
};

function customFieldOf({ key, label, field_type, options }: CustomDefinition): ReportField {
  const kind = customKinds[field_type] ?? 'text';
  const isChoice = field_type === 'SELECT' || field_type === 'MULTI_SELECT';
  const isPlain = field_type !== 'ADDRESS' && field_type !== 'REFERENCE';
  return {
    key: `custom.${key}`,
    label,
    kind,
    is_column: true,
    can_filter: isPlain,
    can_sort: field_type !== 'MULTI_SELECT' && field_type !== 'ADDRESS',
    can_group: ['STRING', 'SELECT', 'BOOL', 'DATETIME', 'REFERENCE'].includes(field_type),
    can_sum: field_type === 'DECIMAL',
    options: isChoice ? options.map(({ value, label }) => ({ value, label })) : [],
    resource: null,
    label_field: null,
  };
}

/** Columns with the same name are labeled by their full names, so that they can be told apart. */
function distinct(fields: ReportField[]): ReportField[] {
  const isTwice = ({ label, is_column }: ReportField) =>
    fields.filter((one) => one.label === label && one.is_column === is_column).length > 1;
  return fields.map((field) => (isTwice(field) ? { ...field, label: wordOf(field.key) } : field));
}

/** Which table each column points at, as PostgreSQL knows it. */
async function targetsOf(call: Call, table: string): Promise<Map<string, string>> {
  const keys = await call.rows<{ column: string; target: string }>(sql`
    select a.attname as column, c.confrelid::regclass::text as target from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'organization_id'
    where c.contype = 'f' and c.conrelid = to_regclass(${table})`);
  return new Map(keys.map(({ column, target }) => [column, target]));
}

const NAMING = ['name', 'full_name', 'number'];

/** The resource that the ids belong to, if the caller may list it. */
function referenceOf(
  call: Call,
  key: string,
  targets: ReadonlyMap<string, string>,
): { resource: string; label_field: string } | undefined {
  const noun = key.replace(/_id$/, '').replaceAll('_', ' ');
  const named = [...declaredResources().values()].find((one) => one.noun === noun)?.name;
  const isPerson = /_user_id$|_by$|^actor_id$/.test(key);
  const name = isPerson ? 'people' : (targets.get(key) ?? named);
  const resource = name === undefined ? undefined : objectFor(call.actor, name);
  const shape = call.actor.partner_id === null ? resource?.row : resource?.partner?.row;
  const label = NAMING.find((column) => shape && column in shape.properties);
  return resource && label ? { resource: resource.name, label_field: label } : undefined;
}
