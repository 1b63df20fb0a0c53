import { defineAudienceUses } from '#server/audience-uses.ts';

/** Reports of the rows of an audience. */
export const reportsOfAudience = defineAudienceUses(async (call, audience_id) => {
  const reports = await call.rows<{ id: string; name: string }>(
    `select id, name from report_schedules where organization_id = $1 and partner_id is null and archived_at is null
       and strpos(filters::text, $2) > 0 order by name`,
    [call.organization_id, audience_id],
  );
  return reports.map(({ id, name }) => ({ kind: 'Report', name, to: `/report-schedules/show/${id}` }));
});
