import { definePartnerMerge } from '#server/partner-merge.ts';

/** Leads, offers and scores follow the partner. Where both were scored in one round, the kept partner's score stays. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  const leads = await call.run(
    'update leads set partner_id = $3 where organization_id = $1 and partner_id = $2',
    values,
  );
  await call.run(
    'update leads set requested_partner_id = $3 where organization_id = $1 and requested_partner_id = $2',
    values,
  );
  const lead_offers = await call.run(
    'update lead_offers set partner_id = $3 where organization_id = $1 and partner_id = $2',
    values,
  );
  await call.run(
    `update lead_scores s set partner_id = $3 where organization_id = $1 and partner_id = $2
       and not exists (select from lead_scores k where k.organization_id = $1 and k.lead_id = s.lead_id
         and k.round = s.round and k.partner_id = $3)`,
    values,
  );
  await call.run('delete from lead_scores where organization_id = $1 and partner_id = $2', values.slice(0, 2));
  return { leads, lead_offers };
});
