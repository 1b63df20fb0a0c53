import type { TSchema } from '#shared/schema.ts';

/**
 * The kind of a column decides how its values are compared in SQL and parsed from a query string. It is derived from
 * the schema.
 */
export type ColumnKind =
  | 'uuid'
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'instant'
  | 'text[]'
  | 'uuid[]'
  | 'json';

interface JsonSchema {
  type?: string | string[];
  format?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  enum?: unknown[];
}

export function kindOf(schema: TSchema): ColumnKind {
  const { type, format, anyOf, items } = schema as JsonSchema;
  if (anyOf) return kindOf((anyOf.find((option) => option.type !== 'null') ?? {}) as TSchema);
  if (type === 'integer') return 'integer';
  if (type === 'number') return 'number';
  if (type === 'boolean') return 'boolean';
  if (type === 'array') return items?.type !== 'string' ? 'json' : items.format === 'uuid' ? 'uuid[]' : 'text[]';
  if (type !== 'string') return 'json';
  if (format === 'uuid') return 'uuid';
  if (format === 'date') return 'date';
  if (format === 'date-time') return 'instant';
  return 'text';
}

export function isNullable(schema: TSchema): boolean {
  return ((schema as JsonSchema).anyOf ?? []).some((option) => option.type === 'null');
}

const sqlTypes: Record<ColumnKind, string> = {
  uuid: 'uuid',
  text: 'text',
  integer: 'bigint',
  number: 'numeric',
  boolean: 'boolean',
  date: 'date',
  instant: 'timestamptz',
  'text[]': 'text',
  'uuid[]': 'uuid',
  json: 'jsonb',
};

/** The SQL type of a bound value or, for arrays, of an element. */
export function sqlType(kind: ColumnKind): string {
  return sqlTypes[kind];
}

const patterns: Partial<Record<ColumnKind, [RegExp, string]>> = {
  uuid: [/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, 'must be an id'],
  'uuid[]': [/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, 'must be an id'],
  integer: [/^-?\d{1,18}$/, 'must be a whole number'],
  number: [/^-?\d{1,18}(\.\d{1,12})?$/, 'must be a number'],
  boolean: [/^(true|false)$/, 'must be true or false'],
  date: [/^\d{4}-\d{2}-\d{2}$/, 'must be a date, YYYY-MM-DD'],
  instant: [
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/,
    'must be a date and time, ISO 8601',
  ],
};

/** The error message for a query string value that does not fit the kind of column. */
export function typeErrorMessage(kind: ColumnKind, value: string): string | undefined {
  const [pattern, text] = patterns[kind] ?? [];
  if (pattern && !pattern.test(value)) return text;
  if ((kind === 'date' || kind === 'instant') && !isRealDay(value)) return text;
  if (value.includes('\0')) return 'must not contain a null character';
  if (value.length > 500) return 'is too long';
  return undefined;
}

function isRealDay(value: string): boolean {
  const day = value.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  return (
    !day.startsWith('0000') &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(day) &&
    !Number.isNaN(Date.parse(value))
  );
}
