import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', moveClaims);

/** Registrations of won deals stay with them, because they decide what still pays. A protection moves with its registration. */
async function moveClaims(call: Call, kept: string, other: string) {
  const deal_registrations = await call.run(sql`
    update deal_registrations r set partner_id = ${kept}
    where r.organization_id = ${call.organization_id} and r.partner_id = ${other}
      and not exists (select from opportunities o
        where o.organization_id = ${call.organization_id} and o.id = r.opportunity_id and o.status = 'won')`);
  const ended = await call.rows<{ ended_reason: string | null }>(sql`
    update deal_protections p set partner_id = r.partner_id from deal_registrations r
    where p.organization_id = ${call.organization_id} and p.partner_id = ${other}
      and r.organization_id = ${call.organization_id} and r.id = p.registration_id and r.partner_id = ${kept}
    returning p.ended_reason`);
  return { deal_registrations, protections: ended.filter(({ ended_reason }) => ended_reason === null).length };
}
