import { definePartnerMerge } from '#server/partner-merge.ts';

/** Answers stay with the partner that gave them. A person asked through both keeps the kept partner's invitation. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  await call.run(
    `update survey_invitations i set status = 'expired' where i.organization_id = $1 and i.partner_id = $2 and i.status = 'open'
       and exists (select from survey_invitations k where k.organization_id = $1 and k.partner_id = $3
         and k.round_id = i.round_id and k.user_id = i.user_id)`,
    values,
  );
  await call.run(
    `update survey_invitations i set partner_id = $3 where i.organization_id = $1 and i.partner_id = $2 and i.status = 'open'`,
    values,
  );
  return {};
});
