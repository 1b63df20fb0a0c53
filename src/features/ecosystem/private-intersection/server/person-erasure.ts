import { sql } from '#server/db/sql.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

/** The log of comparisons keeps what happened without the person's name. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, full_name }) => {
  if (partner_id === null) return;
  await call.run(sql`
    update private_intersections set started_by_name = ${ERASED_NAME}
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and started_by_name = ${full_name}`);
});
