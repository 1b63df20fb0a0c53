import { definePersonErasure } from '#server/person-erasure.ts';

/** The links in emails to the person end. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, user_id }) => {
  await call.run('delete from mail_actions where organization_id = $1 and partner_id = $2 and user_id = $3', [
    call.organization_id,
    partner_id,
    user_id,
  ]);
});
