import Building2 from 'lucide-react/icons/building-2';
import { AddSampleData } from '#features/setup/sample-data/web/index.tsx';
import { countryName } from '#web/countries.ts';
import type { Column } from '#web/resource/columns.ts';
import { countryFilter } from '#web/resource/countryFilter.ts';
import type { FilterSpec } from '#web/resource/filters.ts';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useBulkChange } from '#web/resource/useBulkChange.tsx';
import { useCustomColumns } from '#web/resource/useCustomColumns.ts';
import { useTagged } from '#web/resource/useTags.ts';
import type { Account } from '../schema.ts';
import { AccountForm } from './form.tsx';

/** The figure opens the deals behind it. */
function dealsOf(status: 'open' | 'won') {
  return ({ id }: Account) => `/commissions/opportunities?account_id=${id}&status=${status}`;
}

const columns: Column<Account>[] = [
  { field: 'name', label: 'Name', sortable: true },
  {
    field: 'is_customer',
    label: 'Relation',
    kind: 'status',
    value: ({ is_customer }) => (is_customer ? 'customer' : 'prospect'),
    options: [
      { value: 'customer', label: 'Customer', tone: 'green' },
      { value: 'prospect', label: 'Prospect', tone: 'grey' },
    ],
  },
  { field: 'industry', label: 'Industry', sortable: true },
  { field: 'country', label: 'Country', sortable: true, value: ({ country }) => countryName(country) },
  { field: 'open_opportunities', label: 'Open deals', kind: 'number', to: dealsOf('open') },
  { field: 'won_opportunities', label: 'Won deals', kind: 'number', to: dealsOf('won') },
  { field: 'owner_name', label: 'Owner', kind: 'person' },
  { field: 'domain', label: 'Domain', hidden: true },
  { field: 'employees', label: 'Employees', kind: 'number', sortable: true, hidden: true },
  { field: 'annual_revenue_minor', label: 'Yearly revenue', kind: 'money', sortable: true, hidden: true },
  { field: 'founded_year', label: 'Founded', sortable: true, hidden: true },
  {
    field: 'parent_account_name',
    label: 'Belongs to',
    hidden: true,
    to: ({ parent_account_id }) => parent_account_id && `/companies/show/${parent_account_id}`,
  },
  { field: 'tags', label: 'Tags', kind: 'tags', hidden: true },
  { field: 'external_ref', label: 'Id elsewhere', hidden: true },
  { field: 'created_at', label: 'Added', kind: 'relative', sortable: true, hidden: true },
];

const filters: FilterSpec[] = [
  { field: 'is_customer', label: 'Customer', kind: 'bool' },
  { field: 'industry', label: 'Industry', kind: 'text' },
  countryFilter(),
  { field: 'owner_user_id', label: 'Owner', kind: 'reference', resource: 'people', labelField: 'full_name' },
  { field: 'parent_account_id', label: 'Belongs to', kind: 'reference', resource: 'accounts' },
  { field: 'employees', label: 'Employees', kind: 'number' },
  { field: 'tags', label: 'Tag', kind: 'text' },
  { field: 'created_at', label: 'Added', kind: 'instant' },
];

const noun = ['company', 'companies'] as const;

export default function AccountList() {
  const bulk = useBulkChange<Account>('accounts', noun);
  const custom = useCustomColumns<Account>('accounts');
  const tagged = useTagged('accounts', columns, filters);
  return (
    <>
      <ResourceList<Account>
        resource="accounts"
        title="Companies"
        noun={noun}
        columns={[...tagged.columns, ...custom.columns]}
        filters={[...tagged.filters, ...custom.filters]}
        sort={[{ field: 'name', descending: false }]}
        to={({ id }) => `/companies/show/${id}`}
        create={{ label: 'New company', form: (done) => <AccountForm onDone={done} onCancel={done} /> }}
        bulk={[bulk.owner, bulk.tags, bulk.archive]}
        empty={{
          icon: Building2,
          text: 'Companies are the end customers that you and your partners sell to.',
          actions: <AddSampleData />,
        }}
      />
      {bulk.dialog}
    </>
  );
}
