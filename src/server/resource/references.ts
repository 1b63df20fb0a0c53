import type { Call } from '../call.ts';
import { sql } from '../db/sql.ts';

/** An active row that refers to another by a foreign key. */
export interface Reference {
  ref_table: string;
  /** Null if the table's rows have no id. */
  id: string | null;
  target_id: string;
}

/**
 * Finds all active rows of the company that refer to these rows, in any feature, through PostgreSQL's foreign keys. A
 * partitioned table is queried as a whole.
 */
export async function referencesTo(call: Call, table: string, ids: readonly string[]): Promise<Reference[]> {
  if (ids.length === 0) return [];
  const keys = await call.rows<{ ref_table: string; ref_column: string }>(sql`
    select c.conrelid::regclass::text as ref_table, quote_ident(min(a.attname)) as ref_column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      and a.attname <> 'organization_id'
    join pg_class t on t.oid = c.conrelid and not t.relispartition
    where c.contype = 'f' and c.confrelid = ${table}::regclass
    group by c.oid having count(*) = 1 order by 1, 2`);
  if (keys.length === 0) return [];
  const searches = keys.map(
    ({ ref_table, ref_column }) =>
      `select '${ref_table}' as ref_table, to_jsonb(t)->>'id' as id, ${ref_column} as target_id from ${ref_table} t
       where organization_id = $1 and ${ref_column} = any($2::uuid[]) and to_jsonb(t)->>'archived_at' is null`,
  );
  return call.rows<Reference>(searches.join('\nunion all\n'), [call.organization_id, ids]);
}
