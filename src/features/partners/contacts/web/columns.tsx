import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Column, Option } from '#web/resource/columns.ts';
import type { FilterSpec } from '#web/resource/filters.ts';
import type { Contact } from '../schema.ts';

export const accessOptions: readonly Option[] = [
  { value: 'none', label: 'No access', tone: 'grey' },
  { value: 'invited', label: 'Invited', tone: 'amber' },
  { value: 'active', label: 'Signs in', tone: 'green' },
];

export const nameColumn: Column<Contact> = { field: 'full_name', label: 'Name', sortable: true };

export const personColumns: Column<Contact>[] = [
  { field: 'title', label: 'Title', sortable: true },
  { field: 'email', label: 'Email', sortable: true, width: 210 },
  { field: 'type_name', label: 'Type', colour: 'type_colour', sortable: true, width: 120 },
  { field: 'phone', label: 'Phone', hidden: true },
];

const primaryColumn: Column<Contact> = {
  field: 'is_primary',
  label: 'Primary',
  width: 105,
  render: ({ is_primary }) => is_primary && <StatusTag tone="blue">Primary</StatusTag>,
};
const portalColumn: Column<Contact> = {
  field: 'portal_access',
  label: 'Portal',
  kind: 'status',
  options: accessOptions,
  width: 125,
};

/** What is known of people at partners besides. */
export const partnerColumns = [primaryColumn, portalColumn];

export const homeColumns: Column<Contact>[] = [
  {
    field: 'partner_name',
    label: 'Works at',
    sortable: true,
    value: (row) => row.partner_name ?? row.account_name,
    to: (row) =>
      row.partner_id ? `/partners/show/${row.partner_id}` : row.account_id && `/companies/show/${row.account_id}`,
  },
];

export const lateColumns: Column<Contact>[] = [
  { field: 'tags', label: 'Tags', kind: 'tags', hidden: true },
  { field: 'created_at', label: 'Created', kind: 'date', sortable: true, hidden: true },
];

export const personFilters: FilterSpec[] = [
  { field: 'type_id', label: 'Type', kind: 'reference', resource: 'contact_types' },
  { field: 'portal_access', label: 'Portal', kind: 'multi', options: accessOptions },
  { field: 'is_primary', label: 'Primary', kind: 'bool' },
  { field: 'email', label: 'Email', kind: 'text' },
  { field: 'title', label: 'Title', kind: 'text' },
];

export const homeFilters: FilterSpec[] = [
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'account_id', label: 'Company', kind: 'reference', resource: 'accounts' },
  { field: 'tags', label: 'Tag', kind: 'text' },
];
