import HandCoins from 'lucide-react/icons/hand-coins';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type MdfRequest, mdfRequest } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns = columnsOf<MdfRequest, typeof mdfRequest.fields>(mdfRequest.fields, [
  'title',
  'status',
  'amount_minor',
  'approved_minor',
  'starts_on',
]);

/** The requests tab of a partner or of a fund. */
export default function RecordRequests({ on, id }: { on: string; id: string }) {
  const field = on === 'partners' ? 'partner_id' : 'fund_id';
  return (
    <ResourceList<MdfRequest>
      resource="mdf_requests"
      columns={columns.filter((column) => column.field !== (on === 'partners' ? 'partner_name' : 'fund_name'))}
      fixed={[{ field, operator: 'eq', values: [id] }]}
      sort={[{ field: 'submitted_at', descending: true }]}
      to={(row) => `/enablement/mdf/requests/show/${row.id}`}
      savedViews={false}
      empty={{ icon: HandCoins, text: t.empty }}
    />
  );
}
