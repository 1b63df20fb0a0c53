import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Tokens of the partner that is given up stop working. */
export const onPartnerMerge = definePartnerMerge('then', async (call, _kept, other) => {
  await call.run(sql`
    update provisioning_tokens set revoked_at = ${call.now()}, revoked_by = ${call.actor.user_id}
    where organization_id = ${call.organization_id} and partner_id = ${other} and revoked_at is null`);
  return {};
});
