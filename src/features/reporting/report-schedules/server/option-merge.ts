import { sql } from '#server/db/sql.ts';
import { defineOptionMerge } from '#server/merge-and-erase/option-merge.ts';
import { type Filter, withValueRenamed } from '#shared/nouns/list-query.ts';
import type { Query } from '#shared/query/query.ts';
import { questionWithValueRenamed } from '#shared/query/rename-value.ts';

/** Every report that asks for one value of a field asks for another from now on. */
export const onOptionMerge = defineOptionMerge(async (call, { entity, field, from, into }) => {
  const reports = await call.rows<{ id: string; filters: Filter[]; question: Query | null }>(sql`
    select id, filters, question from report_schedules
    where organization_id = ${call.organization_id} and object = ${entity}
      and (strpos(filters::text, ${JSON.stringify(field)}) > 0 or question is not null)
    order by id for update`);
  if (reports.length === 0) return;
  await call.run(sql`
    update report_schedules r set filters = c.filters, question = c.question
    from unnest(${reports.map(({ id }) => id)}::uuid[],
      ${reports.map(({ filters }) => JSON.stringify(withValueRenamed(filters, field, from, into)))}::jsonb[],
      ${reports.map(({ question }) => question && JSON.stringify(questionWithValueRenamed(question, { field, from, into })))}::jsonb[]) c(id,
      filters, question)
    where r.organization_id = ${call.organization_id} and r.id = c.id`);
});
