import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import type { Partner } from '#features/partners/partners/schema.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { Opportunity } from '../schema.ts';

const columns: Column<Opportunity>[] = [
  { field: 'name', label: 'Deal', sortable: true },
  { field: 'account_name', label: 'Account', sortable: true },
  { field: 'stage_name', label: 'Stage', kind: 'status', color: 'stage_color', sortable: true },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'expected_close_on', label: 'Expected close', kind: 'date', sortable: true },
  { field: 'closed_on', label: 'Closed', kind: 'date', sortable: true, hidden: true },
];

const filters: FilterSpec[] = [
  {
    field: 'status',
    label: 'Result',
    kind: 'multi',
    options: [
      { value: 'open', label: 'Open', tone: 'blue' },
      { value: 'won', label: 'Won', tone: 'green' },
      { value: 'lost', label: 'Lost', tone: 'red' },
    ],
  },
  { field: 'amount_minor', label: 'Amount', kind: 'money' },
  { field: 'expected_close_on', label: 'Expected close', kind: 'date' },
  { field: 'closed_on', label: 'Closed', kind: 'date' },
];

/** With what was won by those merged into it. */
export default function PartnerDeals({ id }: { id: string }) {
  const partner = useOne<Partner>('partners', id).data;
  if (!partner) return null;
  return (
    <ResourceList<Opportunity>
      resource="opportunities"
      noun={['deal', 'deals']}
      columns={columns}
      filters={filters}
      fixed={[{ field: 'partner_id', operator: 'eq', values: [id, ...partner.merged_ids] }]}
      sort={[{ field: 'expected_close_on', descending: true }]}
      to={({ id }) => `/commissions/opportunities/show/${id}`}
      savedViews={false}
      empty={{ icon: BriefcaseBusiness, text: 'Deals led by this partner appear here.' }}
    />
  );
}
