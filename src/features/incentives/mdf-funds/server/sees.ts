import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';

export const seesFunds = defineSees({
  kind: 'MDF funds',
  can: 'mdf_funds:view',
  of: async (call, partner_id) => {
    const funds = await call.rows<{
      id: string;
      name: string;
      audience_name: string | null;
      since: string;
      is_eligible: boolean;
    }>(sql`
      select f.id, f.name, a.name as audience_name, b.created_at as since, b.is_eligible from mdf_balances b
      join mdf_funds f on f.organization_id = b.organization_id and f.id = b.fund_id and f.status = 'active'
      left join audiences a on a.organization_id = f.organization_id and a.id = f.audience_id
      where b.organization_id = ${call.organization_id} and b.partner_id = ${partner_id} order by f.name`);
    return {
      entries: funds.map(({ id, name, audience_name, since, is_eligible }) => ({
        what: name,
        to: `/enablement/mdf/show/${id}`,
        rule: !is_eligible
          ? 'Used the fund before'
          : audience_name
            ? `Audience ${audience_name}`
            : 'All active partners',
        since,
      })),
    };
  },
});
