import Handshake from 'lucide-react/icons/handshake';
import { pickColumns } from '#web/resource/fields/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type Opportunity, opportunity } from '../schema.ts';
import { texts } from './texts.ts';

const columns = pickColumns<Opportunity, typeof opportunity.fields>(opportunity.fields, [
  { of: 'name', label: 'Deal' },
  'account_id',
  'stage_id',
  'amount_minor',
]);

/** The deals of one opportunity type. */
export default function TypeDeals({ id: type_id }: { id: string }) {
  return (
    <ResourceList<Opportunity>
      resource="opportunities"
      words={['deal', 'deals']}
      columns={columns}
      fixed={[{ field: 'type_id', operator: 'eq', values: [type_id] }]}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => `/commissions/opportunities/show/${id}`}
      savedViews={false}
      empty={{ icon: Handshake, text: texts.dealsThisTypeAppearHere }}
    />
  );
}
