import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';
import { contractStatuses } from '../schema.ts';

const SHOWN = 25;

/** The contracts a partner sees: all that were sent to it. */
export const seesContracts = defineSees({
  kind: 'Contracts',
  can: 'contracts:view',
  of: async (call, partner_id) => {
    const seen = await call.asPartner(partner_id, (seeing) =>
      seeing.rows<{ id: string; title: string; status: string; since: string; total: number }>(sql`
        select id, title, status, sent_at as since, count(*) over ()::int as total from contracts
        where organization_id = ${seeing.organization_id} order by sent_at desc, id limit ${sql.raw(SHOWN)}`),
    );
    return {
      total: seen[0]?.total ?? 0,
      entries: seen.map(({ id, title, status, since }) => ({
        what: title,
        to: `/partners/contracts/show/${id}`,
        rule: `Sent to this partner (${contractStatuses.find(({ value }) => value === status)!.label.toLowerCase()})`,
        since,
      })),
    };
  },
});
