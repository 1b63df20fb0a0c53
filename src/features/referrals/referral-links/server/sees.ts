import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';

interface Seen {
  id: string;
  name: string;
  created_at: string;
}

/** The links that a partner shares, read with its permissions. */
export const seesLinks = defineSees({
  kind: 'Referral links',
  can: 'referral_links:view',
  of: async (call, partner_id) => {
    const shown = await call.asPartner(partner_id, (seeing) =>
      seeing.rows<Seen>(sql`
        select id, name, created_at from referral_links
        where organization_id = ${seeing.organization_id} and archived_at is null order by name, id limit 300`),
    );
    // Partners do not see which default link theirs was made from; the company does.
    const made = await call.rows<{ id: string; name: string }>(sql`
      select l.id, d.name
      from referral_links l join default_links d on d.organization_id = l.organization_id and d.id = l.default_link_id
      where l.organization_id = ${call.organization_id} and l.partner_id = ${partner_id}`);
    const defaults = new Map(made.map(({ id, name }) => [id, name]));
    return {
      entries: shown.map(({ id, name, created_at }) => ({
        what: name,
        to: `/referral-links/edit/${id}`,
        rule: defaults.has(id) ? `Default link “${defaults.get(id)}”` : 'The link was created for this partner',
        since: created_at,
      })),
    };
  },
});
