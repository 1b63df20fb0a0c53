import { sayable } from '#shared/text/labels.ts';
import { StatusTag } from '#web/components/StatusTag.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import type { Contact } from '../schema.ts';
import { texts } from './texts.ts';

export const home: Column<Contact> = sayable({
  field: 'partner_name',
  label: 'Works at',
  sortable: true,
  value: (row) => row.partner_name ?? row.account_name,
  to: (row) =>
    row.partner_id ? `/partners/show/${row.partner_id}` : row.account_id && `/companies/show/${row.account_id}`,
});
export const primary: Column<Contact> = sayable({
  field: 'is_primary',
  label: 'Primary',
  width: 105,
  value: ({ is_primary }) => is_primary || null,
  render: ({ is_primary }) => is_primary && <StatusTag tone="blue">{texts.primary}</StatusTag>,
});
