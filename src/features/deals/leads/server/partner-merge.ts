import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Leads, offers and scores follow the partner. Where both were scored in one round, the kept partner's score stays. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  const leads = await call.run(sql`
    update leads set partner_id = ${kept} where organization_id = ${call.organization_id} and partner_id = ${other}`);
  await call.run(sql`
    update leads set requested_partner_id = ${kept}
    where organization_id = ${call.organization_id} and requested_partner_id = ${other}`);
  const lead_offers = await call.run(sql`
    update lead_offers set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  await call.run(sql`
    update lead_scores s set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}
      and not exists (select from lead_scores k
        where k.organization_id = ${call.organization_id} and k.lead_id = s.lead_id
        and k.round = s.round and k.partner_id = ${kept})`);
  await call.run('delete from lead_scores where organization_id = $1 and partner_id = $2', values.slice(0, 2));
  return { leads, lead_offers };
});
