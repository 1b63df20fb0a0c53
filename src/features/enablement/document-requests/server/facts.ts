import { defineFacts } from '#server/extension-points/facts.ts';
import { requestKinds } from '../schema.ts';

const group = 'Documents';
const requests = (row: string, which: string) =>
  `from document_requests r where r.organization_id = ${row}.organization_id and r.partner_id = ${row}.id and ${which}`;

/** Properties of a partner's requested documents that audiences can test. */
export const requestFacts = defineFacts('partners', [
  {
    field: 'partner.missing_documents',
    label: 'Missing documents',
    group,
    kind: 'number',
    read: (row) => `select count(*) ${requests(row, "r.status in ('requested', 'rejected', 'expired')")}`,
  },
  {
    field: 'partner.valid_documents',
    label: 'Valid documents',
    group,
    kind: 'list',
    many: true,
    options: requestKinds,
    read: (row, { today }) =>
      `select coalesce(array_agg(distinct r.kind), '{}') ${requests(row, `r.status <> 'canceled' and (r.valid_until >= ${today} or (r.status = 'approved' and r.valid_until is null))`)}`,
  },
]);
