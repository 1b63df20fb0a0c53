import { defineFacts } from '#server/facts.ts';

const group = 'Benefits';

/** What audiences can ask about a partner's benefits. */
export const entitlementFacts = defineFacts('partners', [
  {
    field: 'partner.delivered_benefits',
    label: 'Delivered benefits',
    group,
    kind: 'number',
    read: (row) =>
      `select count(*) from entitlement_grants g where g.organization_id = ${row}.organization_id and g.partner_id = ${row}.id and g.status in ('fulfilled', 'consumed')`,
  },
]);
