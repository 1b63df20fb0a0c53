import type { Call } from '../call.ts';

/** Whether a record is another one, or belongs to it, however many steps up. */
export async function isWithin(
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
