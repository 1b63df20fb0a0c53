import { sayable } from '#shared/text/labels.ts';
import type { ColumnItem } from '#web/resource/fields/columns.ts';
import type { Lead, lead } from '../schema.ts';

/** The first columns of a list of leads; the other listed fields follow. */
export const leadColumns: readonly ColumnItem<typeof lead.fields, Lead>[] = sayable([
  {
    field: 'company_name',
    label: 'Lead',
    sortable: true,
    value: ({ company_name, contact_name }) => company_name ?? contact_name,
  },
  'status',
  'partner_id',
  'country',
  'source',
  'due_at',
  'received_at',
  { of: 'contact_name', hidden: true },
]);
