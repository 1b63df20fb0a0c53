import type { Call } from '#server/call.ts';
import { newId } from '#shared/ids.ts';
import { withValueRenamed } from '#shared/list-query.ts';
import type { Static } from '#shared/schema.ts';
import type { SavedViewCreate } from '../schema.ts';

/** Gives everybody of the company a view in somebody's name. @returns the id */
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

/** Every view that asks for one value of a field asks for another from now on. */
export async function renameInViews(
  call: Call,
  entity: string,
  field: string,
  from: string,
  into: string,
): Promise<void> {
  const views = await call.rows<{ id: string; state: { filters?: unknown } }>(
    `select id, state from saved_views where organization_id = $1 and entity = $2 and strpos(state::text, $3) > 0
     order by id for update`,
    [call.organization_id, entity, JSON.stringify(field)],
  );
  const changed = views.flatMap(({ id, state }) =>
    Array.isArray(state.filters)
      ? [{ id, state: { ...state, filters: withValueRenamed(state.filters, field, from, into) } }]
      : [],
  );
  if (changed.length === 0) return;
  await call.run(
    `update saved_views v set state = c.state from unnest($2::uuid[], $3::jsonb[]) c(id, state)
     where v.organization_id = $1 and v.id = c.id`,
    [call.organization_id, changed.map(({ id }) => id), changed.map(({ state }) => JSON.stringify(state))],
  );
}
