import type { TObject, TSchema } from '#shared/schema.ts';
import type { Statement } from '../db/batch.ts';
import type { Row, Scope } from '../db/client.ts';
import { kindOf, sqlType } from './column.ts';

/** A JSON value as PostgreSQL's text for this column. */
export function toSqlValue(schema: TSchema | undefined, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const kind = schema ? kindOf(schema) : typeof value === 'object' ? 'json' : 'text';
  if (kind === 'json') return JSON.stringify(value);
  if (Array.isArray(value)) return `{${value.map((item) => `"${String(item).replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
  return String(value);
}

function cast(schema: TSchema | undefined): string {
  if (!schema) return '';
  const kind = kindOf(schema);
  return kind === 'json'
    ? '::jsonb'
    : kind.endsWith('[]')
      ? `::${sqlType(kind)}[]`
      : kind === 'text'
        ? ''
        : `::${sqlType(kind)}`;
}

/**
 * Builds an insert. Columns come from the row's schema or from a rule, so their names are never the caller's.
 * @param unless one of our queries; if it finds a row, nothing is written. `$1` is the organization.
 */
export function insertStatement(table: string, row: TObject, scope: Scope, values: Row, unless?: string): Statement {
  const columns = Object.keys(values).filter((name) => values[name] !== undefined);
  const schemas = row.properties as Record<string, TSchema>;
  return {
    text: insertText(table, schemas, columns, unless),
    values: [scope.organization_id, ...columns.map((name) => toSqlValue(schemas[name], values[name]))],
  };
}

/** Texts are cached by schema and by the written columns, because forms send the same columns again and again. */
const insertTexts = new WeakMap<Record<string, TSchema>, Map<string, string>>();
/** The limit of texts per schema, because a caller could send any combination of fields. */
const MOST_TEXTS = 100;

function insertText(table: string, schemas: Record<string, TSchema>, columns: string[], unless = ''): string {
  const textByKey = insertTexts.get(schemas) ?? new Map<string, string>();
  insertTexts.set(schemas, textByKey);
  const key = [table, ...columns, unless].join();
  let text = textByKey.get(key);
  if (text === undefined) {
    const names = columns.map((name) => `, "${name}"`).join('');
    const given = `$1::uuid${columns.map((name, index) => `, $${index + 2}${cast(schemas[name])}`).join('')}`;
    text = `insert into "${table}" (organization_id${names}) ${unless ? `select ${given} where not exists (${unless})` : `values (${given})`}`;
    if (textByKey.size < MOST_TEXTS) textByKey.set(key, text);
  }
  return text;
}

export function updateStatement(table: string, row: TObject, scope: Scope, id: string, values: Row): Statement {
  const columns = Object.keys(values).filter((name) => values[name] !== undefined);
  const schemas = row.properties as Record<string, TSchema>;
  return {
    text: `update "${table}" set ${columns.map((name, index) => `"${name}" = $${index + 3}${cast(schemas[name])}`).join(', ')} where organization_id = $1::uuid and id = $2::uuid`,
    values: [scope.organization_id, id, ...columns.map((name) => toSqlValue(schemas[name], values[name]))],
  };
}
