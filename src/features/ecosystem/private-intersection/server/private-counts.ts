import { definePrivateCounts } from '#features/ecosystem/account-mapping/server/service.ts';
import { sql } from '#server/db/sql.ts';

/** The matrix of account mapping shows the rounded counts of private lists. */
export const privateCounts = definePrivateCounts({
  key: 'private-intersection',
  read: async (company, partner_id) => {
    const rows = await company.rows<{ pair: string; shown_count: number | null }>(sql`
      select population_id || ' ' || company_population_id as pair, shown_count from private_intersection_counts
      where organization_id = ${company.organization_id} and partner_id = ${partner_id}`);
    return new Map(rows.map(({ pair, shown_count }) => [pair, shown_count]));
  },
});
