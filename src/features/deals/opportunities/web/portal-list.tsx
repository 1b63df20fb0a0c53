import Target from 'lucide-react/icons/target';
import { forPartner } from '#shared/fields.ts';
import { useCustomColumns } from '#web/resource/custom-fields/useCustomColumns.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { opportunityFields } from '../fields.schema.ts';
import type { OpportunityForPartner } from '../schema.ts';
import { atRiskColumn } from './AtRisk.tsx';

const shared = forPartner(opportunityFields);

const columns: Column<OpportunityForPartner>[] = columnsOf(shared, [
  { of: 'name', label: 'Deal' },
  'account_id',
  'stage_id',
  atRiskColumn,
  'amount_minor',
  { of: 'next_step', hidden: false },
  'expected_close_on',
]);

const filters = filtersOf(shared, [
  { of: 'status', kind: 'select' },
  'stage_id',
  'account_id',
  'amount_minor',
  'currency',
  'next_step_on',
]);

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
