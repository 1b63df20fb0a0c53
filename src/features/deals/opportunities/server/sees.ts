import type { ParticipantRole } from '#features/deals/opportunity-participants/schema.ts';
import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';
import { roleClauses } from '../roles.ts';

const SHOWN = 25;

/** The deals a partner takes part in. */
export const seesDeals = defineSees({
  kind: 'Deals',
  can: 'opportunities:view',
  of: async (call, partner_id) => {
    const deals = await call.rows<{
      id: string;
      name: string;
      roles: ParticipantRole[];
      since: string;
      is_lead: boolean;
      total: number;
    }>(sql`
      select o.id, o.name, p.roles, p.since, o.partner_id = ${partner_id} as is_lead, count(*) over ()::int as total
      from (select opportunity_id, array_agg(role order by "position") as roles, min(created_at) as since
        from opportunity_participants
        where organization_id = ${call.organization_id} and partner_id = ${partner_id} and status <> 'rejected'
        group by 1) p
      join opportunities o on o.organization_id = ${call.organization_id} and o.id = p.opportunity_id
      where o.archived_at is null order by p.since desc, o.id limit ${sql.raw(SHOWN)}`);
    return {
      total: deals[0]?.total ?? 0,
      entries: deals.map(({ id, name, roles, since, is_lead }) => ({
        what: name,
        to: `/commissions/opportunities/show/${id}`,
        rule: `${is_lead ? 'Leads it' : 'Takes part'} ${roles.map((role) => roleClauses[role]).join(' and ')}`,
        since,
      })),
    };
  },
});
