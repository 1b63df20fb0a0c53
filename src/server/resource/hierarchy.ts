import type { Call } from '../call.ts';
import { sql } from '../db/sql.ts';
import { invalid } from '../errors.ts';

/** Whether a record equals another one or is below it, at any depth. */
export async function isDescendant(
  call: Call,
  table: string,
  parent: string,
  id: string,
  above_id: string,
): Promise<boolean> {
  const ancestor = await call.maybe(sql`
    with recursive up as (
      select id, ${sql.raw(parent)} from ${sql.identifier(table)}
      where organization_id = ${call.organization_id} and id = ${id}
      union
      select a.id, a.${sql.raw(parent)} from ${sql.identifier(table)} a join up on a.id = up.${sql.raw(parent)}
      where a.organization_id = ${call.organization_id})
    select from up where id = ${above_id}`);
  return ancestor !== undefined;
}

/** Two valid changes at the same time could create a circle, so parents are changed one at a time. */
export async function rejectCircularReference(
  call: Call,
  { table, parent, says }: { table: string; parent: string; says: string },
  id: string,
  parent_id: string,
): Promise<void> {
  await call.rows(
    sql`select pg_advisory_xact_lock(hashtextextended('parents of ' || ${table} || ' ' || ${call.organization_id}, 0))`,
  );
  if (await isDescendant(call, table, parent, parent_id, id)) throw invalid({ [parent]: [says] });
}
