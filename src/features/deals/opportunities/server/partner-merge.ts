import type { Call } from '#server/call.ts';
import { definePartnerMerge } from '#server/partner-merge.ts';

export const onPartnerMerge = definePartnerMerge('first', async (call, kept, other) => ({
  opportunities: await moveDeals(call, kept, other),
}));

/** Deals that were won stay with who won them: a refund or a late payment is about the money of that record. */
async function moveDeals(call: Call, kept: string, other: string): Promise<number> {
  // Locked before their parts, so that none is won meanwhile.
  const deals = await call.rows<{ id: string }>(
    `select o.id from opportunities o where o.organization_id = $1 and o.status <> 'won' and (o.partner_id = $2 or exists
       (select from opportunity_participants p where p.organization_id = $1 and p.opportunity_id = o.id and p.partner_id = $2))
     order by o.id for update`,
    [call.organization_id, other],
  );
  const values = [call.organization_id, deals.map(({ id }) => id), other, kept];
  // Where both stand in one role, the kept one has the parts of both.
  await call.run(
    `update opportunity_participants k set position = least(k.position, g.position),
       status = case when 'confirmed' in (k.status, g.status) then 'confirmed' when k.status = 'rejected' then g.status else k.status end,
       weight = case when k.status = 'confirmed' and g.status = 'confirmed' then least(k.weight + g.weight, 1000000)
         when g.status = 'confirmed' then g.weight else k.weight end
     from opportunity_participants g
     where k.organization_id = $1 and k.opportunity_id = any($2::uuid[]) and k.partner_id = $4 and g.organization_id = $1
       and g.opportunity_id = k.opportunity_id and g.partner_id = $3 and g.role = k.role`,
    values,
  );
  await call.run(
    `delete from opportunity_participants g where g.organization_id = $1 and g.opportunity_id = any($2::uuid[]) and g.partner_id = $3
       and exists (select from opportunity_participants k where k.organization_id = $1 and k.opportunity_id = g.opportunity_id
         and k.partner_id = $4 and k.role = g.role)`,
    values,
  );
  for (const table of ['opportunity_participants', 'opportunities'] as const) {
    const deal = table === 'opportunities' ? 'id' : 'opportunity_id';
    await call.run(
      `update ${table} set partner_id = $4 where organization_id = $1 and ${deal} = any($2::uuid[]) and partner_id = $3`,
      values,
    );
  }
  return deals.length;
}
