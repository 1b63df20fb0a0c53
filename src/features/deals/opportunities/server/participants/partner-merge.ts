import { moveParticipants } from '#features/deals/opportunity-participants/server/service.ts';
import type { Call } from '#server/call.ts';
import { definePartnerMerge } from '#server/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('first', async (call, kept, other) => ({
  opportunities: await moveDeals(call, kept, other),
}));

/** Won deals stay with the partner who won them, because refunds and late payments refer to that record. */
async function moveDeals(call: Call, kept: string, other: string): Promise<number> {
  // Locked before their parts, so that none is won meanwhile.
  const deals = await call.rows<{ id: string }>(
    `select o.id from opportunities o where o.organization_id = $1 and o.status <> 'won' and (o.partner_id = $2 or exists
       (select from opportunity_participants p where p.organization_id = $1 and p.opportunity_id = o.id and p.partner_id = $2))
     order by o.id for update`,
    [call.organization_id, other],
  );
  const ids = deals.map(({ id }) => id);
  await moveParticipants(call, ids, { from: other, to: kept });
  await call.run(
    'update opportunities set partner_id = $4 where organization_id = $1 and id = any($2::uuid[]) and partner_id = $3',
    [call.organization_id, ids, other, kept],
  );
  return deals.length;
}
