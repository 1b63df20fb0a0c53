import Package from 'lucide-react/icons/package';
import type { OpportunityLine } from '#features/deals/opportunity-lines/schema.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { statusOptions } from '../fields.schema.ts';

const columns: Column<OpportunityLine>[] = [
  { field: 'product_name', label: 'Product', sortable: true, value: (row) => row.product_name ?? row.description },
  { field: 'opportunity_name', label: 'Deal', sortable: true, width: 260 },
  { field: 'partner_name', label: 'Partner', width: 180 },
  { field: 'opportunity_status', label: 'Status', kind: 'status', options: statusOptions },
  { field: 'quantity', label: 'Quantity', kind: 'number', sortable: true },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'closed_on', label: 'Closed', kind: 'date', sortable: true },
  { field: 'discount_minor', label: 'Discount', kind: 'money', hidden: true },
  { field: 'product_sku', label: 'SKU', hidden: true },
];

const filters: FilterSpec[] = [
  { field: 'product_id', label: 'Product', kind: 'reference', resource: 'products' },
  { field: 'opportunity_status', label: 'Status', kind: 'select', options: statusOptions },
  { field: 'opportunity_is_archived', label: 'Deal archived', kind: 'bool' },
  { field: 'closed_on', label: 'Closed', kind: 'date' },
  { field: 'currency', label: 'Currency', kind: 'text' },
  { field: 'partner_id', label: 'Partner', kind: 'reference', resource: 'partners' },
  { field: 'partner_type_id', label: 'Partner type', kind: 'reference', resource: 'partner_types' },
  { field: 'partner_region_id', label: 'Partner region', kind: 'reference', resource: 'partner_regions' },
  { field: 'owner_user_id', label: 'Owner', kind: 'reference', resource: 'people', labelField: 'full_name' },
];

/** What is sold, line by line, across all deals. */
export default function LineList() {
  return (
    <ResourceList<OpportunityLine>
      resource="opportunity_lines"
      permission="opportunities"
      title="Sold products"
      noun={['line', 'lines']}
      columns={columns}
      filters={filters}
      sort={[{ field: 'closed_on', descending: true }]}
      to={({ opportunity_id }) => `/commissions/opportunities/show/${opportunity_id}?tab=lines`}
      savedViews={false}
      empty={{ icon: Package, text: 'Products sold in your deals appear here.' }}
    />
  );
}
