import Inbox from 'lucide-react/icons/inbox';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { type Lead, lead } from '../schema.ts';
import { leadColumns } from './columns.ts';
import { texts } from './texts.ts';

/** The leads of one partner or opportunity. */
export default function RecordLeads({ on, id }: { on: string; id: string }) {
  return (
    <ResourceList<Lead>
      resource="leads"
      columns={columnsOf(lead.fields, leadColumns).filter(({ field }) => on !== 'partners' || field !== 'partner_name')}
      fixed={[{ field: on === 'partners' ? 'partner_id' : 'opportunity_id', operator: 'eq', values: [id] }]}
      sort={[{ field: 'received_at', descending: true }]}
      to={(row) => `/leads/show/${row.id}`}
      savedViews={false}
      empty={{
        icon: Inbox,
        text: on === 'partners' ? texts.thisPartnerHasNoLeadsYet : texts.thisOpportunityDidNotComeFrom,
      }}
    />
  );
}
