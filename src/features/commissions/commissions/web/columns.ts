import { sayable } from '#shared/text/labels.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import type { CommissionLine, CommissionLineForPartner } from '../schema.ts';
import { kindOptions, roleText, statusOptions } from '../words.schema.ts';

/** The name of a line: its deal, or its description when there is none. */
function dealOf(row: CommissionLineForPartner): string {
  return row.opportunity_name ?? row.description;
}

export const partnerColumns: Column<CommissionLineForPartner>[] = sayable([
  { field: 'opportunity_name', label: 'Deal', value: dealOf, width: 280 },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'status', label: 'Status', kind: 'status', options: statusOptions },
  { field: 'effective_on', label: 'Earned on', kind: 'date', sortable: true },
  { field: 'release_on', label: 'Payable from', kind: 'date', sortable: true },
  { field: 'description', label: 'Description', width: 220 },
  { field: 'kind', label: 'Kind', kind: 'status', options: kindOptions, hidden: true },
  { field: 'account_name', label: 'Customer', hidden: true },
  { field: 'statement_no', label: 'Payout', hidden: true },
  { field: 'paid_on', label: 'Paid on', kind: 'date', hidden: true },
  { field: 'disputable_until', label: 'Disputable until', kind: 'date', hidden: true },
  { field: 'number', label: 'Number', kind: 'number', sortable: true, hidden: true },
]);

export const companyColumns: Column<CommissionLine>[] = sayable([
  { field: 'opportunity_name', label: 'Deal', value: dealOf, sortable: true, width: 260 },
  {
    field: 'partner_name',
    label: 'Partner',
    sortable: true,
    width: 180,
    to: (row) => `/partners/show/${row.partner_id}`,
  },
  { field: 'kind', label: 'Kind', kind: 'status', options: kindOptions, hidden: true },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'status', label: 'Status', kind: 'status', options: statusOptions, sortable: true },
  { field: 'effective_on', label: 'Earned on', kind: 'date', sortable: true },
  { field: 'description', label: 'Description', width: 200 },
  { field: 'release_on', label: 'Payable from', kind: 'date', sortable: true, hidden: true },
  { field: 'base_minor', label: 'Base', kind: 'money', hidden: true },
  { field: 'effective_rate_ppm', label: 'Rate', kind: 'rate', hidden: true },
  { field: 'plan_name', label: 'Structure', hidden: true },
  { field: 'role', label: 'Role', value: (row) => roleText(row.role), hidden: true },
  { field: 'account_name', label: 'Customer', hidden: true },
  { field: 'statement_no', label: 'Payout', hidden: true },
  { field: 'paid_on', label: 'Paid on', kind: 'date', hidden: true },
  { field: 'disputable_until', label: 'Disputable until', kind: 'date', hidden: true },
  { field: 'number', label: 'Number', kind: 'number', sortable: true, hidden: true },
]);

export const partnerFilters: FilterSpec[] = sayable([
  { field: 'status', label: 'Status', kind: 'multi', options: statusOptions },
  { field: 'effective_on', label: 'Earned on', kind: 'date' },
  { field: 'kind', label: 'Kind', kind: 'multi', options: kindOptions },
  { field: 'currency', label: 'Currency', kind: 'text' },
  { field: 'release_on', label: 'Payable from', kind: 'date' },
  { field: 'paid_on', label: 'Paid on', kind: 'date' },
  { field: 'disputable_until', label: 'Disputable until', kind: 'date' },
  { field: 'hold_reason', label: 'Hold reason', kind: 'text' },
]);

export const companyFilters: FilterSpec[] = sayable([
  { field: 'status', label: 'Status', kind: 'multi', options: statusOptions },
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'effective_on', label: 'Earned on', kind: 'date' },
  { field: 'plan_id', label: 'Structure', kind: 'reference', resource: 'commission_plans' },
  { field: 'kind', label: 'Kind', kind: 'multi', options: kindOptions },
  { field: 'currency', label: 'Currency', kind: 'text' },
  { field: 'release_on', label: 'Payable from', kind: 'date' },
  { field: 'paid_on', label: 'Paid on', kind: 'date' },
  { field: 'disputable_until', label: 'Disputable until', kind: 'date' },
  { field: 'hold_reason', label: 'Hold reason', kind: 'text' },
  { field: 'partner_type_id', label: 'Partner type', kind: 'reference', resource: 'partner_types' },
  { field: 'partner_region_id', label: 'Partner region', kind: 'reference', resource: 'partner_regions' },
  {
    field: 'partner_owner_user_id',
    label: 'Partner owner',
    kind: 'reference',
    resource: 'people',
    labelField: 'full_name',
  },
  { field: 'amount_minor', label: 'Amount', kind: 'money' },
  { field: 'opportunity_id', label: 'Deal', kind: 'reference', resource: 'opportunities' },
  { field: 'payout_batch_id', label: 'Payout', kind: 'reference', resource: 'payout_batches' },
]);
