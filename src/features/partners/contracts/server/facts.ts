import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Contracts';
const running = (row: string) =>
  `select %s from contracts c where c.organization_id = ${row}.organization_id and c.partner_id = ${row}.id and c.status in ('completed', 'active', 'expiring')`;

/** The facts about a partner's contracts that audiences can use. */
export const contractFacts = defineFacts('partners', [
  {
    field: 'partner.contracts',
    label: 'Running contracts',
    group,
    kind: 'number',
    read: (row) => `(${running(row).replace('%s', 'count(*)')})`,
  },
  {
    field: 'partner.contract_ends_on',
    label: 'Next contract ends',
    group,
    kind: 'date',
    read: (row) => running(row).replace('%s', 'min(c.ends_on)'),
  },
]);
