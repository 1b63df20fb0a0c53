import type { Call } from '#server/call.ts';
import { definePartnerMerge } from '#server/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('then', moveClaims);

/** Registrations of won deals stay with them, because they decide what still pays. A protection moves with its registration. */
async function moveClaims(call: Call, kept: string, other: string) {
  const values = [call.organization_id, other, kept];
  const deal_registrations = await call.run(
    `update deal_registrations r set partner_id = $3 where r.organization_id = $1 and r.partner_id = $2
       and not exists (select from opportunities o where o.organization_id = $1 and o.id = r.opportunity_id and o.status = 'won')`,
    values,
  );
  const ended = await call.rows<{ ended_reason: string | null }>(
    `update deal_protections p set partner_id = r.partner_id from deal_registrations r
     where p.organization_id = $1 and p.partner_id = $2 and r.organization_id = $1 and r.id = p.registration_id and r.partner_id = $3
     returning p.ended_reason`,
    values,
  );
  return { deal_registrations, protections: ended.filter(({ ended_reason }) => ended_reason === null).length };
}
