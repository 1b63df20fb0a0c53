import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Benefits';

/** Properties of a partner's benefits that audiences can test. */
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
