import { sql } from '#server/db/sql.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

/** A registration stays; the email that it came from names nobody any more. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, user_id, email }) => {
  await call.run(sql`
    update forwarded_deals set from_address = 'deleted@erased.invalid', subject = ${ERASED_NAME}
    where organization_id = ${call.organization_id} and partner_id = ${partner_id}
      and (user_id = ${user_id} or lower(from_address) = lower(${email}))`);
});
