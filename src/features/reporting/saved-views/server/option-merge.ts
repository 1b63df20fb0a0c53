import { defineOptionMerge } from '#server/option-merge.ts';
import { withValueRenamed } from '#shared/list-query.ts';

/** Every view that asks for one value of a field asks for another from now on. */
export const onOptionMerge = defineOptionMerge(async (call, { entity, field, from, into }) => {
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
});
