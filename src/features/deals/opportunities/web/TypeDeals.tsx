import Handshake from 'lucide-react/icons/handshake';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import type { Opportunity } from '../schema.ts';

const columns: Column<Opportunity>[] = [
  { field: 'name', label: 'Deal', sortable: true },
  { field: 'account_name', label: 'Account', sortable: true },
  { field: 'stage_name', label: 'Stage', kind: 'status', color: 'stage_color' },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
];

/** The deals of one opportunity type. */
export default function TypeDeals({ id: type_id }: { id: string }) {
  return (
    <ResourceList<Opportunity>
      resource="opportunities"
      noun={['deal', 'deals']}
      columns={columns}
      fixed={[{ field: 'type_id', operator: 'eq', values: [type_id] }]}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => `/commissions/opportunities/show/${id}`}
      savedViews={false}
      empty={{ icon: Handshake, text: 'Deals of this type appear here.' }}
    />
  );
}
