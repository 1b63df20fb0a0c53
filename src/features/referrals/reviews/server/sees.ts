import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';

const SHOWN = 25;

interface Seen {
  id: string;
  deal: string | null;
  since: string;
  is_open: boolean;
  total: number;
}

/** The reviews a partner sees: that there is one, and what is in it once it was published. */
export const seesReviews = defineSees({
  kind: 'Reviews',
  can: 'reviews:view',
  of: async (call, partner_id) => {
    const seen = await call.asPartner(partner_id, (seeing) =>
      seeing.rows<Seen>(sql`
        select r.id, r.opportunity_name as deal, r.created_at as since, r.published_at is not null as is_open,
          count(*) over ()::int as total
        from review_rows r where r.organization_id = ${seeing.organization_id} order by r.created_at desc, r.id
        limit ${sql.raw(SHOWN)}`),
    );
    return {
      total: seen[0]?.total ?? 0,
      entries: seen.map(({ id, deal, since, is_open }) => ({
        what: `Review for ${deal}`,
        to: `/reviews/show/${id}`,
        rule: is_open
          ? 'A customer’s review of this partner, with its text'
          : 'Only that it exists: it was not published',
        since,
      })),
    };
  },
});
