import Target from 'lucide-react/icons/target';
import type { Column } from '#web/resource/columns.ts';
import type { FilterSpec } from '#web/resource/filters.ts';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useCustomColumns } from '#web/resource/useCustomColumns.ts';
import type { OpportunityForPartner } from '../schema.ts';
import { atRiskColumn } from './AtRisk.tsx';
import { statusOptions } from './words.ts';

const columns: Column<OpportunityForPartner>[] = [
  { field: 'name', label: 'Deal', sortable: true },
  { field: 'account_name', label: 'Company', sortable: true },
  { field: 'stage_name', label: 'Stage', kind: 'status', colour: 'stage_colour', sortable: true },
  atRiskColumn,
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'next_step', label: 'Next step' },
  { field: 'expected_close_on', label: 'Expected close', kind: 'date', sortable: true },
  { field: 'status', label: 'Status', kind: 'status', options: statusOptions, hidden: true },
  { field: 'closed_on', label: 'Closed', kind: 'date', sortable: true, hidden: true },
];

const filters: FilterSpec[] = [
  { field: 'status', label: 'Status', kind: 'select', options: statusOptions },
  { field: 'stage_id', label: 'Stage', kind: 'reference', resource: 'opportunity_stages' },
  { field: 'account_id', label: 'Company', kind: 'reference', resource: 'accounts' },
  { field: 'amount_minor', label: 'Amount', kind: 'money' },
  { field: 'currency', label: 'Currency', kind: 'text' },
  { field: 'next_step_on', label: 'Next step on', kind: 'date' },
  { field: 'expected_close_on', label: 'Expected close', kind: 'date' },
  { field: 'closed_on', label: 'Closed', kind: 'date' },
  { field: 'is_at_risk', label: 'At risk', kind: 'bool' },
];

const open = [{ field: 'status', operator: 'eq' as const, values: ['open'] }];
const won = [{ field: 'status', operator: 'eq' as const, values: ['won'] }];

/** The deals a partner takes part in. */
export default function PartnerOpportunities() {
  const custom = useCustomColumns<OpportunityForPartner>('opportunities');
  return (
    <ResourceList<OpportunityForPartner>
      resource="opportunities"
      title="Opportunities"
      noun={['opportunity', 'opportunities']}
      columns={[...columns, ...custom.columns]}
      filters={[...filters, ...custom.filters]}
      views={[
        { key: 'open', name: 'Open', state: { filters: open } },
        { key: 'won', name: 'Won', state: { filters: won } },
      ]}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => `/revenue/opportunities/show/${id}`}
      empty={{
        icon: Target,
        text: 'Deals you take part in appear here once a registration is approved or the company adds you to one.',
      }}
    />
  );
}
