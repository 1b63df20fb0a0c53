import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';

const SHOWN = 25;

interface Shared {
  id: string;
  name: string;
  created_at: string;
  is_own: boolean;
  deal: string | null;
  account: string | null;
  contact: string | null;
  total: number;
}

/** The documents a partner sees, read with its permissions, so that this list always equals the portal's. */
export const seesDocuments = defineSees({
  kind: 'Documents',
  can: 'documents:view',
  of: async (call, partner_id) => {
    const shared = await call.asPartner(partner_id, (seeing) =>
      seeing.rows<Shared>(sql`
        select d.id, d.name, d.created_at, d.uploaded_by_partner_id is not null as is_own, o.name as deal,
          a.name as account,
          trim(c.first_name || ' ' || c.last_name) as contact, count(*) over ()::int as total
        from documents d
        left join opportunities o on o.organization_id = d.organization_id and o.id = d.opportunity_id
        left join accounts a on a.organization_id = d.organization_id and a.id = d.account_id
        left join contacts c on c.organization_id = d.organization_id and c.id = d.contact_id
        where d.organization_id = ${seeing.organization_id} and d.archived_at is null order by d.created_at desc, d.id
        limit ${sql.raw(SHOWN)}`),
    );
    return {
      total: shared[0]?.total ?? 0,
      entries: shared.map((document) => ({
        what: document.name,
        to: `/documents/${document.id}`,
        rule: ruleOf(document),
        since: document.created_at,
      })),
    };
  },
});

function ruleOf({ is_own, deal, account, contact }: Shared): string {
  if (is_own) return 'Uploaded by this partner';
  if (deal !== null) return `Shared on the deal “${deal}”, which includes this partner`;
  if (account !== null) return `Shared on the account “${account}”, where this partner has a deal`;
  if (contact) return `Shared on ${contact}, a contact of this partner`;
  return 'Shared directly with this partner';
}
