import type { Call } from '../call.ts';
import type { Row } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import { type FieldErrors, invalid } from '../errors.ts';

/**
 * Refuses references to rows the caller cannot see, because foreign keys ignore row-level security. Existing references
 * are kept.
 * @throws 422 with the fields of such references
 */
export async function requireVisibleReferences(
  call: Call,
  table: string,
  values: Row,
  before: Row = {},
): Promise<void> {
  if (!call.actor.own_only) return;
  const given = Object.keys(values).filter((column) => values[column] !== null && values[column] !== before[column]);
  const keys = await call.rows<{ column: string; target: string }>(sql`
    select a.attname as column, c.confrelid::regclass::text as target from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname = any(${given})
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = any(c.confkey) and f.attname = 'id'
    where c.contype = 'f' and c.conrelid = ${table}::regclass and cardinality(c.conkey) = 2
      and a.attname <> 'organization_id'`);
  const errors: FieldErrors = {};
  for (const { column, target } of keys) {
    const targetRow = await call.maybe(
      sql`select from ${sql.raw(target)} where organization_id = ${call.organization_id} and id = ${values[column] ?? null}`,
    );
    if (!targetRow) errors[column] = ['does not exist'];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
