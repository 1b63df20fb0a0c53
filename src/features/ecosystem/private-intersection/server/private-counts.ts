import { definePrivateCounts } from '#features/ecosystem/account-mapping/server/service.ts';

/** The matrix of account mapping shows the rounded counts of private lists. */
export const privateCounts = definePrivateCounts({
  key: 'private-intersection',
  read: async (company, partner_id) => {
    const rows = await company.rows<{ pair: string; shown_count: number | null }>(
      `select population_id || ' ' || company_population_id as pair, shown_count from private_intersection_counts
       where organization_id = $1 and partner_id = $2`,
      [company.organization_id, partner_id],
    );
    return new Map(rows.map(({ pair, shown_count }) => [pair, shown_count]));
  },
});
