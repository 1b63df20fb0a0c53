import { definePersonErasure, ERASED_NAME } from '#server/person-erasure.ts';

export const onPersonErasure = definePersonErasure(async (call, { user_id, partner_id, full_name }) => {
  await call.run(
    `update self_billing_agreements set accepted_name = $2, accepted_by = null
     where organization_id = $1 and (accepted_by = $3 or (partner_id = $4 and accepted_name = $5))`,
    [call.organization_id, ERASED_NAME, user_id, partner_id, full_name],
  );
});
