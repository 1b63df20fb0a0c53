import { sql } from '#server/db/sql.ts';
import { definePersonErasure } from '#server/merge-and-erase/person-erasure.ts';

/** The links in emails to the person end. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, user_id }) => {
  await call.run(sql`
    delete from mail_actions
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and user_id = ${user_id}`);
});
