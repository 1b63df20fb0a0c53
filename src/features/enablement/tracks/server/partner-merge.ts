import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Assignments move to the kept partner. Where both follow a track, the kept partner's assignment continues. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run(sql`
    update track_assignments a set status = 'canceled', canceled_at = ${call.now()}, stuck_from = null,
      cancel_reason = 'The partner was merged into another one that follows this track.'
    where a.organization_id = ${call.organization_id} and a.partner_id = ${other}
      and a.status in ('assigned', 'in_progress')
      and exists (select from track_assignments k
        where k.organization_id = ${call.organization_id} and k.partner_id = ${kept}
        and k.track_id = a.track_id and k.user_id is not distinct
        from a.user_id and k.status in ('assigned', 'in_progress'))`);
  for (const table of ['tracks', 'track_versions', 'track_step_progress', 'track_step_files'])
    await call.run(sql`
      update ${sql.identifier(table)} set partner_id = ${kept}
      where organization_id = ${call.organization_id} and partner_id = ${other}`);
  const track_assignments = await call.run(sql`
    update track_assignments set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  return { track_assignments };
});
