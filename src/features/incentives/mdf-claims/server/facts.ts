import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Marketing funds';

/** Properties of a partner's claims that audiences can test. */
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
