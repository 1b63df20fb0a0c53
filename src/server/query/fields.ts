import type { Field } from '#shared/nouns/fields.ts';
import { allNouns, capitalized } from '#shared/nouns/nouns.ts';
import type { QueryColumn } from '#shared/query/query.ts';
import type { TSchema } from '#shared/schema.ts';
import { leavingOfColumn } from '../leaving/columns.ts';
import { type ColumnKind, kindOf } from '../resource/column.ts';
import { customSort } from '../resource/custom.ts';
import type { CustomDefinition } from '../resource/custom-definition.ts';
import type { Resource } from '../resource/define.ts';

/** A field of a list as questions use it. Everything about it is visible to the caller. */
export interface AskField {
  /** The name in filters: a column of the row, or `custom.key`. */
  name: string;
  label: string;
  kind: QueryColumn['kind'];
  sqlKind: ColumnKind;
  /** SQL over a row `t`. */
  expression: string;
  canFilter: boolean;
  canSort: boolean;
  canGroup: boolean;
  canSum: boolean;
  /** The column with the name of the referenced record. */
  named?: string;
  /** The resource that a reference names. */
  of?: string;
  /** The column with the currency, for money. */
  currency?: string;
  /** The filter searches a list of ids, so it leaves more rows than have this value themselves. */
  isAmong?: true;
  choices?: readonly { value: string; label: string }[];
  synonyms: readonly string[];
}

/** Long texts, pictures and amounts make no groups. */
const UNGROUPED = new Set(['longText', 'richText', 'picture', 'money', 'rate', 'url']);
/** Numbers that name rows or order them. */
const ORDINALS = new Set(['number', 'order', 'position', 'version', 'attempt']);
const TIMED: ReadonlySet<ColumnKind> = new Set(['date', 'instant']);

/** The columns of a row of the resource that can be asked about. */
export function columnFields(
  resource: Resource,
  properties: Readonly<Record<string, TSchema>>,
  isForModel: boolean,
): AskField[] {
  const names = new Set(Object.values(resource.fields ?? {}).flatMap(({ named, color }) => [named, color]));
  return Object.entries(properties).flatMap(([name, schema]) => {
    const field = resource.fields?.[name];
    if (name === 'row_version' || name === 'custom' || (!field && isBeside(names, name, properties, resource)))
      return [];
    if (isForModel && leavingOfColumn(resource, name).leaving === 'never') return [];
    const sqlKind = kindOf(schema);
    return sqlKind === 'json' ? [] : [fieldOf(resource, name, schema, sqlKind, properties)];
  });
}

/** A column without a declared field refers to the kind of its name: `partner_id`. */
function kindNamed(name: string): string | undefined {
  const one = /^(.+)_id$/.exec(name)?.[1]?.replaceAll('_', ' ');
  return one && [...allNouns()].find(([, noun]) => noun.one === one)?.[0];
}

const nameBeside = (name: string, properties: object): string | undefined => {
  const column = name.replace(/_id$/, '_name');
  return column !== name && column in properties ? column : undefined;
};

/** The name of a reference is asked by the reference, unless the caller sees only the name. */
function isBeside(
  names: ReadonlySet<string | undefined>,
  name: string,
  properties: object,
  { fields }: Resource,
): boolean {
  if (!names.has(name)) return false;
  const [key] = Object.entries(fields ?? {}).find(([, { named }]) => named === name) ?? [];
  return key === undefined || key in properties;
}

function fieldOf(
  resource: Resource,
  name: string,
  schema: TSchema,
  sqlKind: ColumnKind,
  properties: Readonly<Record<string, TSchema>>,
): AskField {
  const { list, fields, references } = resource;
  const field = fields?.[name];
  const choices = field?.options ?? optionsOf(schema);
  const kind = field ? kindOfField(field) : kindOfColumn(name, sqlKind, choices !== undefined);
  const of = field?.resource ?? references?.[name]?.of ?? (field ? undefined : kindNamed(name));
  const named =
    field?.named ??
    Object.keys(references?.[name] ?? {}).find((column) => column !== 'of') ??
    nameBeside(name, properties);
  const currency = kind === 'money' ? currencyOf(name, field, properties) : undefined;
  const isList = sqlKind.endsWith('[]');
  return {
    name,
    label: field?.label ?? labelOf(name),
    kind: kind === 'money' && !currency ? 'number' : kind,
    sqlKind,
    expression: `t."${name}"`,
    canFilter: name === 'id' || name === 'archived_at' || list.filter.includes(name as never),
    canSort: name === 'id' || list.sort.includes(name as never),
    canGroup: name !== 'id' && !isList && kind !== 'money' && !UNGROUPED.has(field?.kind ?? ''),
    canSum: kind === 'money' ? currency !== undefined : kind === 'number' && !ORDINALS.has(name),
    ...(of && { of }),
    ...(named && named in properties && { named }),
    ...(currency && { currency }),
    ...(list.among?.[name] && { isAmong: true as const }),
    ...(choices && { choices }),
    synonyms: synonymsOf(field, of),
  };
}

/** A custom field as the caller sees it. */
export function customField(definition: CustomDefinition): AskField {
  const { key, label, field_type, options } = definition;
  const kinds: Record<CustomDefinition['field_type'], [QueryColumn['kind'], ColumnKind]> = {
    STRING: ['text', 'text'],
    EMAIL: ['text', 'text'],
    PHONE_NUMBER: ['text', 'text'],
    ADDRESS: ['text', 'text'],
    SELECT: ['choice', 'text'],
    MULTI_SELECT: ['choice', 'text[]'],
    DECIMAL: ['number', 'number'],
    BOOL: ['flag', 'boolean'],
    DATETIME: ['instant', 'instant'],
    REFERENCE: ['reference', 'text'],
  };
  const [kind, sqlKind] = kinds[field_type];
  return {
    name: `custom.${key}`,
    label,
    kind,
    sqlKind,
    expression: customSort(definition),
    canFilter: true,
    canSort: true,
    // References and lists are filtered by something other than what they show.
    canGroup: !['ADDRESS', 'MULTI_SELECT', 'REFERENCE'].includes(field_type),
    canSum: field_type === 'DECIMAL',
    ...(field_type.endsWith('SELECT') && { choices: options.map(({ value, label }) => ({ value, label })) }),
    synonyms: [],
  };
}

export const isTimed = ({ sqlKind }: Pick<AskField, 'sqlKind'>): boolean => TIMED.has(sqlKind);

const kindsOfFields: Partial<Record<Field['kind'], QueryColumn['kind']>> = {
  number: 'number',
  year: 'number',
  money: 'money',
  rate: 'share',
  date: 'day',
  instant: 'instant',
  boolean: 'flag',
  choice: 'choice',
  reference: 'reference',
  references: 'reference',
};

const kindOfField = ({ kind }: Field): QueryColumn['kind'] => kindsOfFields[kind] ?? 'text';

function kindOfColumn(name: string, sqlKind: ColumnKind, hasChoices: boolean): QueryColumn['kind'] {
  if (hasChoices) return 'choice';
  if (sqlKind === 'uuid' || sqlKind === 'uuid[]') return 'reference';
  if (sqlKind === 'boolean') return 'flag';
  if (sqlKind === 'date') return 'day';
  if (sqlKind === 'instant') return 'instant';
  if (sqlKind !== 'integer' && sqlKind !== 'number') return 'text';
  return name.endsWith('_minor') ? 'money' : name.endsWith('_ppm') ? 'share' : 'number';
}

/** A reference called like the records it names has their synonyms, too: "customer" for the account of a deal. */
function synonymsOf(field: Field | undefined, of: string | undefined): readonly string[] {
  const own = field?.synonyms ?? [];
  const { one, synonyms = [] } = (of && allNouns().get(of)) || {};
  return one !== undefined && field?.label.toLowerCase() === one.toLowerCase()
    ? [...new Set([...own, ...synonyms])]
    : own;
}

/** The currency of `award_minor` is in `award_currency` if there is such a column, otherwise in `currency`. */
function currencyOf(name: string, field: Field | undefined, properties: object): string | undefined {
  return [field?.currency, name.replace(/minor$/, 'currency'), 'currency'].find(
    (column) => column !== undefined && column !== name && column in properties,
  );
}

interface Plain {
  enum?: unknown[];
  anyOf?: Plain[];
}

function optionsOf(schema: TSchema): AskField['choices'] {
  const plain = schema as Plain;
  const values = plain.enum ?? plain.anyOf?.find((one) => one.enum)?.enum;
  return values?.filter((value) => typeof value === 'string').map((value) => ({ value, label: labelOf(value) }));
}

/** "Partner status" for `partner_status_id`. */
function labelOf(name: string): string {
  return capitalized(name.replace(/_(id|minor|at|on|ppm)$/, '').replaceAll('_', ' '));
}

/** Endings that a question leaves out: `partner` for `partner_id`, `amount` for `amount_minor`. */
const ENDINGS = ['', '_id', '_user_id', '_minor', '_on', '_at', '_name'];

/** The field of a name, written with or without its ending, or as its label. */
export function fieldNamed(fields: readonly AskField[], name: string): AskField | undefined {
  for (const ending of ENDINGS) {
    const field = fields.find((one) => one.name === name + ending);
    if (field) return field;
  }
  const spoken = fields.filter(({ label, named }) => snake(label) === name || named === name);
  const meant =
    spoken.length > 0 ? spoken : fields.filter(({ synonyms }) => synonyms.some((word) => snake(word) === name));
  return meant.length === 1 ? meant[0] : undefined;
}

const snake = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** The name that questions use: `partner` for `partner_id`, if it is unambiguous. */
export function shortName(fields: readonly AskField[], field: AskField): string {
  const short = ENDINGS.slice(1)
    .filter((ending) => field.name.endsWith(ending))
    .sort((a, b) => b.length - a.length)
    .map((ending) => field.name.slice(0, -ending.length))
    .find((name) => fieldNamed(fields, name) === field);
  return short ?? field.name;
}
