import { defineFacts } from '#server/facts.ts';

const group = 'Marketing funds';

/** What audiences can ask about a partner's claims. */
export const claimFacts = defineFacts('partners', [
  {
    field: 'partner.mdf_paid_claims',
    label: 'Paid MDF claims',
    group,
    kind: 'number',
    read: (row) =>
      `select count(*) from mdf_claims c where c.organization_id = ${row}.organization_id and c.partner_id = ${row}.id and c.status = 'paid'`,
  },
]);
