import { sql } from '#server/db/sql.ts';
import { definePersonErasure, ERASED_NAME } from '#server/merge-and-erase/person-erasure.ts';

export const onPersonErasure = definePersonErasure(async (call, { user_id, partner_id, full_name }) => {
  await call.run(sql`
    update self_billing_agreements set accepted_name = ${ERASED_NAME}, accepted_by = null
    where organization_id = ${call.organization_id}
      and (accepted_by = ${user_id} or (partner_id = ${partner_id} and accepted_name = ${full_name}))`);
});
