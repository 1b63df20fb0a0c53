import { defineSees } from '#server/audience-uses.ts';

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
      seeing.rows<Seen>(
        `select id, name, created_at from referral_links
         where organization_id = $1 and archived_at is null order by name, id limit 300`,
        [seeing.organization_id],
      ),
    );
    // Partners do not see which default link theirs was made from; the company does.
    const made = await call.rows<{ id: string; name: string }>(
      `select l.id, d.name from referral_links l join default_links d on d.organization_id = l.organization_id and d.id = l.default_link_id
       where l.organization_id = $1 and l.partner_id = $2`,
      [call.organization_id, partner_id],
    );
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
