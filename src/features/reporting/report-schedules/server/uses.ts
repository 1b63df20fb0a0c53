import { sql } from '#server/db/sql.ts';
import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';

/** Reports of the rows of an audience. */
export const reportsOfAudience = defineAudienceUses(async (call, audience_id) => {
  const reports = await call.rows<{ id: string; name: string }>(sql`
    select id, name from report_schedules
    where organization_id = ${call.organization_id} and partner_id is null and archived_at is null
      and strpos(filters::text, ${audience_id}) > 0 order by name`);
  return reports.map(({ id, name }) => ({ kind: 'Report', name, to: `/report-schedules/show/${id}` }));
});
