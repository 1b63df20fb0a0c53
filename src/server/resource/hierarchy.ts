import type { Call } from '../call.ts';
import { invalid } from '../errors.ts';

/** Whether a record equals another one or is below it, at any depth. */
export async function isDescendant(
  call: Call,
  table: string,
  parent: string,
  id: string,
  above_id: string,
): Promise<boolean> {
  const found = await call.maybe(
    `with recursive up as (
       select id, ${parent} from ${table} where organization_id = $1 and id = $2
       union
       select a.id, a.${parent} from ${table} a join up on a.id = up.${parent} where a.organization_id = $1)
     select from up where id = $3`,
    [call.organization_id, id, above_id],
  );
  return found !== undefined;
}

/** Two valid changes at the same time could create a circle, so parents are changed one at a time. */
export async function rejectCircularReference(
  call: Call,
  { table, parent, says }: { table: string; parent: string; says: string },
  id: string,
  parent_id: string,
): Promise<void> {
  await call.rows("select pg_advisory_xact_lock(hashtextextended('parents of ' || $1 || ' ' || $2, 0))", [
    table,
    call.organization_id,
  ]);
  if (await isDescendant(call, table, parent, parent_id, id)) throw invalid({ [parent]: [says] });
}
