import Handshake from 'lucide-react/icons/handshake';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session.tsx';
import type { Opportunity } from '../schema.ts';

const name: Column<Opportunity> = { field: 'name', label: 'Deal', sortable: true };
const stage: Column<Opportunity> = { field: 'stage_name', label: 'Stage', kind: 'status', color: 'stage_color' };
const amount: Column<Opportunity> = { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true };
const partner: Column<Opportunity> = { field: 'partner_name', label: 'Partner', sortable: true };
const close: Column<Opportunity> = {
  field: 'expected_close_on',
  label: 'Expected close',
  kind: 'date',
  sortable: true,
};

/** The deals with an account; a partner sees its own. */
export default function AccountDeals({ id: account_id }: { id: string }) {
  const isPartner = useSession().mode === 'partner';
  return (
    <ResourceList<Opportunity>
      resource="opportunities"
      noun={['deal', 'deals']}
      columns={isPartner ? [name, stage, amount, close] : [name, stage, amount, partner, close]}
      fixed={[{ field: 'account_id', operator: 'eq', values: [account_id] }]}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => `/${isPartner ? 'revenue' : 'commissions'}/opportunities/show/${id}`}
      savedViews={false}
      empty={{
        icon: Handshake,
        text: isPartner ? 'You have no deals with this account.' : 'Deals with this account appear here.',
      }}
    />
  );
}
