import { sql } from '#server/db/sql.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

/** Emails to the person keep their kind and time only; those that were not sent yet are withheld. */
export const onPersonErasure = definePersonErasure(async (call, { email }) => {
  if (!email) return;
  await call.run(sql`
    update mail_outbox
    set to_address = 'deleted@erased.invalid', to_name = null, user_id = null, subject = ${ERASED_NAME}, body_text = '',
      body_html = null,
      error = null, reply_target = null, status = case when status = 'queued' then 'withheld' else status end
    where organization_id = ${call.organization_id} and lower(to_address) = lower(${email})`);
});
