import HandCoins from 'lucide-react/icons/hand-coins';
import { Sections } from '#features/money/mdf-funds/web/index.tsx';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type MdfRequest, requestFields } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns = columnsOf<MdfRequest, typeof requestFields>(requestFields, [
  'title',
  'status',
  'partner_id',
  'fund_id',
  'amount_minor',
  'approved_minor',
  'starts_on',
  { of: 'activity', hidden: true },
]);
const waiting = [{ field: 'status', operator: 'eq' as const, values: ['submitted'] }];

export default function RequestList() {
  return (
    <ResourceList<MdfRequest>
      resource="mdf_requests"
      title="MDF requests"
      noun={['request', 'requests']}
      columns={columns}
      filters={filtersOf(requestFields, ['status', 'partner_id', 'fund_id', 'activity'])}
      sort={[{ field: 'submitted_at', descending: true }]}
      views={[{ key: 'to-decide', name: 'To decide', state: { filters: waiting } }]}
      to={({ id }) => `/enablement/mdf/requests/show/${id}`}
      create={{ label: 'New request', to: '/enablement/mdf/requests/create' }}
      actions={<Sections value="requests" />}
      empty={{ icon: HandCoins, text: t.empty }}
    />
  );
}
