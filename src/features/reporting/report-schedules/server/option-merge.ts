import { defineOptionMerge } from '#server/option-merge.ts';
import { type Filter, withValueRenamed } from '#shared/list-query.ts';

/** Every report that asks for one value of a field asks for another from now on. */
export const onOptionMerge = defineOptionMerge(async (call, { entity, field, from, into }) => {
  const reports = await call.rows<{ id: string; filters: Filter[] }>(
    `select id, filters from report_schedules where organization_id = $1 and object = $2 and strpos(filters::text, $3) > 0
     order by id for update`,
    [call.organization_id, entity, JSON.stringify(field)],
  );
  if (reports.length === 0) return;
  await call.run(
    `update report_schedules r set filters = c.filters from unnest($2::uuid[], $3::jsonb[]) c(id, filters)
     where r.organization_id = $1 and r.id = c.id`,
    [
      call.organization_id,
      reports.map(({ id }) => id),
      reports.map(({ filters }) => JSON.stringify(withValueRenamed(filters, field, from, into))),
    ],
  );
});
