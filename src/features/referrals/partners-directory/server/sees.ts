import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';

interface Seen {
  id: string;
  directory_name: string;
  created_at: string;
}

/** The listings that a partner can edit, read with its permissions. */
export const seesListings = defineSees({
  kind: 'Directory listings',
  can: 'directory_listings:view',
  of: async (call, partner_id) => {
    const listings = await call.asPartner(partner_id, (seeing) =>
      seeing.rows<Seen>(sql`
        select id, directory_name, created_at from directory_listing_rows
        where organization_id = ${seeing.organization_id} order by directory_name, id`),
    );
    return {
      total: listings.length,
      entries: listings.map(({ directory_name, created_at }) => ({
        what: `Listing in ${directory_name}`,
        to: '/partners_directory',
        rule: 'The listing is not hidden from this partner',
        since: created_at,
      })),
    };
  },
});
