import { moveParticipants } from '#features/deals/opportunity-participants/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('first', async (call, kept, other) => ({
  opportunities: await moveDeals(call, kept, other),
}));

/** Won deals stay with the partner who won them, because refunds and late payments refer to that record. */
async function moveDeals(call: Call, kept: string, other: string): Promise<number> {
  // Locked before their parts, so that none is won meanwhile.
  const deals = await call.rows<{ id: string }>(sql`
    select o.id from opportunities o
    where o.organization_id = ${call.organization_id} and o.status <> 'won' and (o.partner_id = ${other} or exists
      (select from opportunity_participants p
        where p.organization_id = ${call.organization_id} and p.opportunity_id = o.id and p.partner_id = ${other}))
    order by o.id for update`);
  const ids = deals.map(({ id }) => id);
  await moveParticipants(call, ids, { from: other, to: kept });
  await call.run(sql`
    update opportunities set partner_id = ${kept}
    where organization_id = ${call.organization_id} and id = any(${ids}::uuid[]) and partner_id = ${other}`);
  return deals.length;
}
