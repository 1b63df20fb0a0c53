import { sql } from '#server/db/sql.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

/** Emails of the person keep their time and what became of them. */
export const onPersonErasure = definePersonErasure(async (call, { email }) => {
  if (!email) return;
  await call.run(sql`
    update inbound_mails
    set from_address = 'deleted@erased.invalid', from_name = null, subject = ${ERASED_NAME}, note = null, source = null,
      status = case when status = 'received' then 'ignored' else status end
    where organization_id = ${call.organization_id} and lower(from_address) = lower(${email})`);
});
