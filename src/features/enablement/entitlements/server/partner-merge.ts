import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';
import { moveAll } from './movements.ts';

interface Moved {
  id: string;
  kept_id: string;
  entitlement_id: string;
  available: number;
  requested: number;
  used: number;
}

/**
 * Requests and their used quantities move to the kept partner; the other partner's remaining quantity is dropped, so
 * that benefits do not double.
 */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  await call.run(sql`
    insert into entitlement_balances (organization_id, entitlement_id, partner_id, starts_on, ends_on)
    select organization_id, entitlement_id, ${kept}, starts_on, ends_on from entitlement_balances
    where organization_id = ${call.organization_id} and partner_id = ${other} on conflict do nothing`);
  const balances = await call.rows<Moved>(sql`
    select o.id, k.id as kept_id, o.entitlement_id, o.available, o.requested, o.used from entitlement_balances o
    join entitlement_balances k on k.organization_id = o.organization_id and k.entitlement_id = o.entitlement_id
      and k.starts_on = o.starts_on and k.partner_id = ${kept}
    where o.organization_id = ${call.organization_id} and o.partner_id = ${other} order by o.id`);
  for (const { id, kept_id, entitlement_id, ...quantities } of balances) {
    const about = { entitlement_id, note: 'Partners merged' };
    for (const part of ['requested', 'used', 'available'] as const) {
      const quantity = quantities[part];
      if (quantity === 0) continue;
      const given = { ...about, quantity };
      await moveAll(call, [{ ...given, balance_id: id, partner_id: other, kind: 'reduce', from: part, to: null }]);
      if (part !== 'available')
        await moveAll(call, [{ ...given, balance_id: kept_id, partner_id: kept, kind: 'allot', from: null, to: part }]);
    }
    await call.run(sql`
      update entitlement_grants set partner_id = ${kept}, balance_id = ${kept_id}
      where organization_id = ${call.organization_id} and balance_id = ${id}`);
    await call.run(sql`
      update entitlement_balances set reduced_to = null, reduced_on = null
      where organization_id = ${call.organization_id} and id = ${id}`);
  }
  const entitlement_keys = await call.run(sql`
    update entitlement_keys set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  return { entitlement_balances: balances.length, entitlement_keys };
});
