import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';

interface Seen {
  id: string;
  name: string;
  partner_from: string;
  created_at: string;
}

const rules: Record<string, string> = {
  login: 'Everyone in the program can use the form after signing in',
  fixed: 'The form always registers for this partner',
  chosen: 'Visitors can choose this partner on the form',
};

/** The registration forms that are open to a partner, read with its permissions. */
export const seesForms = defineSees({
  kind: 'Registration forms',
  can: 'referral_pages:view',
  of: async (call, partner_id) => {
    const forms = await call.asPartner(partner_id, (seeing) =>
      seeing.rows<Seen>(sql`
        select id, name, partner_from, created_at from referral_pages
        where organization_id = ${seeing.organization_id} order by name, id limit 300`),
    );
    return {
      entries: forms.map(({ id, name, partner_from, created_at }) => ({
        what: name,
        to: `/referral-pages/edit/${id}`,
        rule: rules[partner_from] ?? 'The form is open to this partner',
        since: created_at,
      })),
    };
  },
});
