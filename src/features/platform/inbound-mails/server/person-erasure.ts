import { definePersonErasure, ERASED_NAME } from '#server/person-erasure.ts';

/** Emails of the person keep their time and what became of them. */
export const onPersonErasure = definePersonErasure(async (call, { email }) => {
  if (!email) return;
  await call.run(
    `update inbound_mails set from_address = 'deleted@erased.invalid', from_name = null, subject = $3, note = null, source = null,
       status = case when status = 'received' then 'ignored' else status end
     where organization_id = $1 and lower(from_address) = lower($2)`,
    [call.organization_id, email, ERASED_NAME],
  );
});
