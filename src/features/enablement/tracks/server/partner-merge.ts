import { definePartnerMerge } from '#server/partner-merge.ts';

/** Assignments move to the kept partner. Where both follow a track, the kept partner's assignment continues. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  await call.run(
    `update track_assignments a set status = 'canceled', canceled_at = $4, stuck_from = null,
       cancel_reason = 'The partner was merged into another one that follows this track.'
     where a.organization_id = $1 and a.partner_id = $2 and a.status in ('assigned', 'in_progress')
       and exists (select from track_assignments k where k.organization_id = $1 and k.partner_id = $3
         and k.track_id = a.track_id and k.user_id is not distinct from a.user_id and k.status in ('assigned', 'in_progress'))`,
    [...values, call.now()],
  );
  for (const table of ['tracks', 'track_versions', 'track_step_progress', 'track_step_files'])
    await call.run(`update ${table} set partner_id = $3 where organization_id = $1 and partner_id = $2`, values);
  const track_assignments = await call.run(
    'update track_assignments set partner_id = $3 where organization_id = $1 and partner_id = $2',
    values,
  );
  return { track_assignments };
});
