import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Resources';
const opened = (row: string, what: string) =>
  `select ${what} from resource_events e where e.organization_id = ${row}.organization_id and e.partner_id = ${row}.id and e.kind <> 'shared'`;

/** Properties of a partner's use of resources that audiences can test. */
export const resourceFacts = defineFacts('partners', [
  {
    field: 'partner.opened_resources',
    label: 'Resources opened',
    group,
    kind: 'number',
    read: (row) => opened(row, 'count(distinct e.resource_id)'),
  },
  {
    field: 'partner.last_resource_on',
    label: 'Last resource opened on',
    group,
    kind: 'date',
    read: (row) => opened(row, 'max(e.created_at)::date'),
  },
]);
