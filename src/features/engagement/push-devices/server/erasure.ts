import { sql } from '#server/db/sql.ts';
import { definePersonErasure } from '#server/merge-and-erase/person-erasure.ts';

/** Removes the notices that wait to be sent to the person's devices. */
export const onPersonErasure = definePersonErasure(async (call, { user_id }) => {
  if (!user_id) return;
  await call.run(sql`
    delete from waiting_pushes where organization_id = ${call.organization_id} and user_id = ${user_id}`);
});
