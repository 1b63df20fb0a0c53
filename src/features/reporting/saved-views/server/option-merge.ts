import { sql } from '#server/db/sql.ts';
import { defineOptionMerge } from '#server/merge-and-erase/option-merge.ts';
import { withValueRenamed } from '#shared/nouns/list-query.ts';
import type { Query } from '#shared/query/query.ts';
import { questionWithValueRenamed } from '#shared/query/rename-value.ts';

/** Every view that asks for one value of a field asks for another from now on. */
export const onOptionMerge = defineOptionMerge(async (call, { entity, field, from, into }) => {
  const views = await call.rows<{ id: string; state: { filters?: unknown; question?: Query } }>(sql`
    select id, state from saved_views
    where organization_id = ${call.organization_id} and entity = ${entity}
      and (strpos(state::text, ${JSON.stringify(field)}) > 0 or state ? 'question')
    order by id for update`);
  const changed = views.flatMap((view) => {
    const { filters, question } = view.state;
    if (!question && !Array.isArray(filters)) return [];
    const state = {
      ...view.state,
      ...(question && { question: questionWithValueRenamed(question, { field, from, into }) }),
      ...(Array.isArray(filters) && { filters: withValueRenamed(filters, field, from, into) }),
    };
    return [{ id: view.id, state }];
  });
  if (changed.length === 0) return;
  await call.run(sql`
    update saved_views v set state = c.state
    from unnest(${changed.map(({ id }) => id)}::uuid[],
      ${changed.map(({ state }) => JSON.stringify(state))}::jsonb[]) c(id, state)
    where v.organization_id = ${call.organization_id} and v.id = c.id`);
});
