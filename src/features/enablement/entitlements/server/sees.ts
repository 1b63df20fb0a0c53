import { defineSees } from '#server/audience-uses.ts';

export const seesEntitlements = defineSees({
  kind: 'Benefits',
  can: 'entitlements:view',
  of: async (call, partner_id) => {
    const balances = await call.rows<{ id: string; name: string; since: string; ends_on: string | null }>(
      `select b.entitlement_id as id, e.name, b.starts_on as since, b.ends_on from entitlement_balances b
       join entitlements e on e.organization_id = b.organization_id and e.id = b.entitlement_id
       where b.organization_id = $1 and b.partner_id = $2 and (b.ends_on is null or b.ends_on >= $3) order by e.name limit 200`,
      [call.organization_id, partner_id, call.today()],
    );
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
