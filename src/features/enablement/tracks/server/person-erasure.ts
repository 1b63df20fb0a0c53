import { sql } from '#server/db/sql.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

/** Steps and their files stay; they no longer name who did them or handed them in. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, user_id, full_name }) => {
  await call.run(sql`
    update track_step_progress set done_by_name = ${ERASED_NAME}, done_by = null
    where organization_id = ${call.organization_id} and partner_id = ${partner_id}
      and (done_by = ${user_id} or done_by_name = ${full_name})`);
  await call.run(sql`
    update track_step_files set uploaded_by_name = ${ERASED_NAME}, uploaded_by = null
    where organization_id = ${call.organization_id} and partner_id = ${partner_id}
      and (uploaded_by = ${user_id} or uploaded_by_name = ${full_name})`);
});
