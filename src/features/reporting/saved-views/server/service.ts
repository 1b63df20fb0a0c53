import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { Static } from '#shared/schema.ts';
import type { SavedViewCreate } from '../schema.ts';

/** Shares a view with the whole company in the name of one person. @returns the id */
export async function shareView(
  call: Call,
  owner_user_id: string,
  { entity, name, state, order = 0 }: Omit<Static<typeof SavedViewCreate>, 'visibility'>,
): Promise<string> {
  const id = newId();
  await call.run(sql`
    insert into saved_views (id, organization_id, entity, name, visibility, owner_user_id, state, "order")
    values (${id}, ${call.organization_id}, ${entity}, ${name}, 'shared', ${owner_user_id}, ${JSON.stringify(state)},
      ${order})`);
  return id;
}
