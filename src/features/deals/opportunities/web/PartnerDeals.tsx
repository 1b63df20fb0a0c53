import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import type { Partner } from '#features/partners/partners/schema.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { pickColumns } from '#web/resource/fields/columns.ts';
import { pickFilters } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { statusOptions } from '../fields.schema.ts';
import { type Opportunity, opportunity } from '../schema.ts';
import { texts } from './texts.ts';

const columns = pickColumns<Opportunity, typeof opportunity.fields>(opportunity.fields, [
  { of: 'name', label: 'Deal' },
  'account_id',
  'stage_id',
  'amount_minor',
  'expected_close_on',
  'closed_on',
]);

const filters = pickFilters(opportunity.fields, [
  { field: 'status', label: 'Result', kind: 'multi', options: statusOptions },
  'amount_minor',
  'expected_close_on',
  'closed_on',
]);

/** With what was won by those merged into it. */
export default function PartnerDeals({ id }: { id: string }) {
  const partner = useOne<Partner>('partners', id).data;
  if (!partner) return null;
  return (
    <ResourceList<Opportunity>
      resource="opportunities"
      words={['deal', 'deals']}
      columns={columns}
      filters={filters}
      fixed={[{ field: 'partner_id', operator: 'eq', values: [id, ...partner.merged_ids] }]}
      sort={[{ field: 'expected_close_on', descending: true }]}
      to={({ id }) => `/commissions/opportunities/show/${id}`}
      savedViews={false}
      empty={{ icon: BriefcaseBusiness, text: texts.dealsLedByThisPartnerAppear }}
    />
  );
}
