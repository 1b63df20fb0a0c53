import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';

export const seesEntitlements = defineSees({
  kind: 'Benefits',
  can: 'entitlements:view',
  of: async (call, partner_id) => {
    const balances = await call.rows<{ id: string; name: string; since: string; ends_on: string | null }>(sql`
      select b.entitlement_id as id, e.name, b.starts_on as since, b.ends_on from entitlement_balances b
      join entitlements e on e.organization_id = b.organization_id and e.id = b.entitlement_id
      where b.organization_id = ${call.organization_id} and b.partner_id = ${partner_id}
        and (b.ends_on is null or b.ends_on >= ${call.today()}) order by e.name limit 200`);
    return {
      entries: balances.map(({ id, name, since, ends_on }) => ({
        what: name,
        to: `/enablement/entitlements/show/${id}`,
        rule: 'By its tier or type',
        since: ends_on ? since : null,
      })),
    };
  },
});
