import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Answers stay with the partner that gave them. A person asked through both keeps the kept partner's invitation. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run(sql`
    update survey_invitations i set status = 'expired'
    where i.organization_id = ${call.organization_id} and i.partner_id = ${other} and i.status = 'open'
      and exists (select from survey_invitations k
        where k.organization_id = ${call.organization_id} and k.partner_id = ${kept}
        and k.round_id = i.round_id and k.user_id = i.user_id)`);
  await call.run(sql`
    update survey_invitations i set partner_id = ${kept}
    where i.organization_id = ${call.organization_id} and i.partner_id = ${other} and i.status = 'open'`);
  return {};
});
