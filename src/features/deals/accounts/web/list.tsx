import Building2 from 'lucide-react/icons/building-2';
import { AddSampleData } from '#features/setup/sample-data/web/index.tsx';
import { useCustomColumns } from '#web/resource/custom-fields/useCustomColumns.ts';
import { useTagged } from '#web/resource/data/useTags.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import type { Column } from '#web/resource/list/columns.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useBulkChange } from '#web/resource/list/useBulkChange.tsx';
import { type Account, accountFields } from '../schema.ts';
import { AccountForm } from './form.tsx';

/** The figure opens the deals behind it. */
function dealsOf(status: 'open' | 'won') {
  return ({ id }: Account) => `/commissions/opportunities?account_id=${id}&status=${status}`;
}

const columns: Column<Account>[] = columnsOf(
  accountFields,
  [
    'name',
    {
      field: 'is_customer',
      label: 'Relationship',
      kind: 'status',
      value: ({ is_customer }) => (is_customer ? 'customer' : 'prospect'),
      options: [
        { value: 'customer', label: 'Customer', tone: 'green' },
        { value: 'prospect', label: 'Prospect', tone: 'gray' },
      ],
    },
    'industry',
    'country',
    { of: 'open_opportunities', to: dealsOf('open') },
    { of: 'won_opportunities', to: dealsOf('won') },
    'owner_user_id',
  ],
  [{ field: 'created_at', label: 'Added', kind: 'relative', sortable: true, hidden: true }],
);

const filters: FilterSpec[] = [
  ...filtersOf(accountFields, ['is_customer', 'industry', 'country', 'owner_user_id', 'parent_account_id']),
  { field: 'created_at', label: 'Added', kind: 'instant' },
];

const noun = ['account', 'accounts'] as const;

export default function AccountList() {
  const bulk = useBulkChange<Account>('accounts', noun);
  const custom = useCustomColumns<Account>('accounts');
  const tagged = useTagged('accounts', columns, filters);
  return (
    <>
      <ResourceList<Account>
        resource="accounts"
        title="Accounts"
        noun={noun}
        columns={[...tagged.columns, ...custom.columns]}
        filters={[...tagged.filters, ...custom.filters]}
        sort={[{ field: 'name', descending: false }]}
        to={({ id }) => `/companies/show/${id}`}
        create={{ label: 'New account', form: (done) => <AccountForm onDone={done} onCancel={done} /> }}
        bulk={[bulk.owner, bulk.tags, bulk.archive]}
        empty={{
          icon: Building2,
          text: 'Accounts are the end customers you and your partners sell to.',
          actions: <AddSampleData />,
        }}
      />
      {bulk.dialog}
    </>
  );
}
