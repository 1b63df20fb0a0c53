import { definePersonErasure, ERASED_NAME } from '#server/person-erasure.ts';

/** A registration stays; the email that it came from names nobody any more. */
export const onPersonErasure = definePersonErasure(async (call, { partner_id, user_id, email }) => {
  await call.run(
    `update forwarded_deals set from_address = 'deleted@erased.invalid', subject = $5
     where organization_id = $1 and partner_id = $2 and (user_id = $3 or lower(from_address) = lower($4))`,
    [call.organization_id, partner_id, user_id, email, ERASED_NAME],
  );
});
