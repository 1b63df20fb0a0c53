import { Button } from 'antd';
import Building2 from 'lucide-react/icons/building-2';
import { AddSampleData } from '#features/setup/sample-data/web/index.tsx';
import { Link } from '#web/components/Link.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { type Account, account } from '../schema.ts';
import { AccountForm } from './form.tsx';
import { texts } from './texts.ts';

/** The figure opens the deals behind it. */
function dealsOf(status: 'open' | 'won') {
  return ({ id }: Account) => `/commissions/opportunities?account_id=${id}&status=${status}`;
}

export default function AccountList() {
  const mayCreateDeals = useCan('opportunities', 'manage');
  return (
    <NounList
      noun={account}
      columns={[
        'name',
        {
          field: 'is_customer',
          label: texts.relationship,
          kind: 'status',
          value: ({ is_customer }) => (is_customer ? 'customer' : 'prospect'),
          options: [
            { value: 'customer', label: texts.customer, tone: 'green' },
            { value: 'prospect', label: texts.prospect, tone: 'gray' },
          ],
        },
        'industry',
        'country',
        { of: 'open_opportunities', to: dealsOf('open') },
        { of: 'won_opportunities', to: dealsOf('won') },
        'owner_user_id',
      ]}
      filters={['is_customer', 'industry', 'country', 'owner_user_id', 'parent_account_id']}
      create={{ label: texts.newAccount, form: (done) => <AccountForm quick onDone={done} onCancel={done} /> }}
      next={({ id }) =>
        mayCreateDeals ? (
          <Link to={`/commissions/opportunities/create?account_id=${id}`}>
            <Button size="small">{texts.newOpportunity}</Button>
          </Link>
        ) : null
      }
      bulk={(bulk) => [bulk.owner, bulk.tags, bulk.archive]}
      empty={{
        icon: Building2,
        text: texts.accountsEndCustomersYouAndYour,
        actions: <AddSampleData />,
      }}
    />
  );
}
