import { definePersonErasure, ERASED_NAME } from '#server/person-erasure.ts';

/** Steps and their files stay; they no longer name who did them or handed them in. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, user_id, full_name }) => {
  const values = [call.organization_id, partner_id, full_name, ERASED_NAME, user_id];
  await call.run(
    `update track_step_progress set done_by_name = $4, done_by = null
     where organization_id = $1 and partner_id = $2 and (done_by = $5 or done_by_name = $3)`,
    values,
  );
  await call.run(
    `update track_step_files set uploaded_by_name = $4, uploaded_by = null
     where organization_id = $1 and partner_id = $2 and (uploaded_by = $5 or uploaded_by_name = $3)`,
    values,
  );
});
