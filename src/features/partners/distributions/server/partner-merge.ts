import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/** Associations move to the kept partner; what both had with the same partner, and one between the two, ends. */
export const onPartnerMerge = definePartnerMerge('then', async (call, survivor_id, other_id) => {
  const values = [call.organization_id, other_id, survivor_id, call.now()];
  await call.run(
    `update distributions d set status = 'ended', is_default = false, ended_at = $4, end_cause = 'partners_merged'
     where d.organization_id = $1 and d.status <> 'ended' and (d.partner_id = $2 or d.distributor_id = $2)
       and ($3 in (d.partner_id, d.distributor_id) or exists (select from distributions k
         where k.organization_id = $1 and k.status <> 'ended' and k.id <> d.id
           and k.partner_id is not distinct from case when d.partner_id = $2 then $3 else d.partner_id end
           and k.distributor_id is not distinct from case when d.distributor_id = $2 then $3 else d.distributor_id end))`,
    values,
  );
  await call.run(
    `update distributions d set is_default = false where d.organization_id = $1 and d.partner_id = $2 and d.is_default
       and exists (select from distributions k where k.organization_id = $1 and k.partner_id = $3 and k.is_default
         and k.status = 'active' and k.region_id is not distinct from d.region_id)`,
    values.slice(0, 3),
  );
  const distributions = await call.run(
    `update distributions set partner_id = case when partner_id = $2 then $3 else partner_id end,
       distributor_id = case when distributor_id = $2 then $3 else distributor_id end
     where organization_id = $1 and status <> 'ended' and (partner_id = $2 or distributor_id = $2)`,
    values.slice(0, 3),
  );
  await call.run(
    `delete from distribution_rules r where r.organization_id = $1 and r.distributor_id = $2 and exists (select from distribution_rules k
       where k.organization_id = $1 and k.distributor_id = $3 and k.region_id is not distinct from r.region_id
         and k.type_id is not distinct from r.type_id)`,
    values.slice(0, 3),
  );
  await call.run(
    'update distribution_rules set distributor_id = $3 where organization_id = $1 and distributor_id = $2',
    values.slice(0, 3),
  );
  return { distributions };
});
