import { definePersonErasure, ERASED_NAME } from '#server/person-erasure.ts';

/** Emails to the person keep their kind and time only; those that were not sent yet are withheld. */
export const onPersonErasure = definePersonErasure(async (call, { email }) => {
  if (!email) return;
  await call.run(
    `update mail_outbox set to_address = 'deleted@erased.invalid', to_name = null, user_id = null, subject = $3, body_text = '', body_html = null,
       error = null, reply_target = null, status = case when status = 'queued' then 'withheld' else status end
     where organization_id = $1 and lower(to_address) = lower($2)`,
    [call.organization_id, email, ERASED_NAME],
  );
});
