import { type Fields, forPartner } from '#shared/fields.ts';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { type Contact, contactFields } from '../schema.ts';

const home: Column<Contact> = {
  field: 'partner_name',
  label: 'Works at',
  sortable: true,
  value: (row) => row.partner_name ?? row.account_name,
  to: (row) =>
    row.partner_id ? `/partners/show/${row.partner_id}` : row.account_id && `/companies/show/${row.account_id}`,
};
const primary: Column<Contact> = {
  field: 'is_primary',
  label: 'Primary',
  width: 105,
  render: ({ is_primary }) => is_primary && <StatusTag tone="blue">Primary</StatusTag>,
};

interface Shown {
  /** Where they work. */
  home: boolean;
  /** What is known of people at partners. */
  portal: boolean;
}

export function contactColumns(shown: Shown, fields: Fields = contactFields): Column<Contact>[] {
  return columnsOf(fields, [
    'full_name',
    ...(shown.home ? [home] : []),
    'title',
    'email',
    'type_id',
    ...(shown.portal ? [primary, 'portal_access'] : []),
  ]);
}

export const created: Column<Contact> = {
  field: 'created_at',
  label: 'Created',
  kind: 'date',
  sortable: true,
  hidden: true,
};

const first = ['type_id', 'portal_access', 'is_primary'];
export const companyFilters = filtersOf<Fields>(contactFields, first);
export const partnerFields = forPartner(contactFields);
export const partnerFilters = filtersOf(partnerFields, first);
