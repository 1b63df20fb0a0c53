import Handshake from 'lucide-react/icons/handshake';
import { pickColumns } from '#web/resource/fields/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useSession } from '#web/session/session.tsx';
import { type Opportunity, opportunity } from '../schema.ts';
import { texts } from './texts.ts';

/** The deals with an account; a partner sees its own. */
export default function AccountDeals({ id: account_id }: { id: string }) {
  const isPartner = useSession().mode === 'partner';
  return (
    <ResourceList<Opportunity>
      resource="opportunities"
      words={['deal', 'deals']}
      columns={pickColumns(opportunity.fields, [
        { of: 'name', label: texts.deal },
        'stage_id',
        'amount_minor',
        ...(isPartner ? [] : ['partner_id' as const]),
        'expected_close_on',
      ])}
      fixed={[{ field: 'account_id', operator: 'eq', values: [account_id] }]}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => `/${isPartner ? 'revenue' : 'commissions'}/opportunities/show/${id}`}
      savedViews={false}
      empty={{
        icon: Handshake,
        text: isPartner ? texts.youHaveNoDealsWithThis : texts.dealsWithThisAccountAppearHere,
      }}
    />
  );
}
