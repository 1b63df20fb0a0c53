import type { Call } from '#server/call.ts';
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
  await call.run(
    `insert into saved_views (id, organization_id, entity, name, visibility, owner_user_id, state, "order")
     values ($1, $2, $3, $4, 'shared', $5, $6, $7)`,
    [id, call.organization_id, entity, name, owner_user_id, JSON.stringify(state), order],
  );
  return id;
}
