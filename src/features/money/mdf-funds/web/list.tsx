import HandCoins from 'lucide-react/icons/hand-coins';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { fundFields, type MdfFund } from '../schema.ts';
import { Sections } from './Sections.tsx';
import { texts as t } from './texts.ts';

const columns = columnsOf<MdfFund, typeof fundFields>(fundFields, [
  'name',
  'status',
  'kind',
  'allocated_minor',
  'available_minor',
  'reserved_minor',
  'claimed_minor',
  'paid_minor',
]);

export default function FundList() {
  return (
    <ResourceList<MdfFund>
      resource="mdf_funds"
      title="MDF"
      noun={['fund', 'funds']}
      columns={columns}
      filters={filtersOf(fundFields, ['status', 'kind'])}
      sort={[{ field: 'starts_on', descending: true }]}
      to={({ id }) => `/enablement/mdf/show/${id}`}
      create={{ label: 'New fund', to: '/enablement/mdf/create' }}
      actions={<Sections value="funds" />}
      empty={{ icon: HandCoins, text: t.empty }}
    />
  );
}
