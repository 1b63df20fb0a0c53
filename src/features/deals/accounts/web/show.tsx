import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Handshake from 'lucide-react/icons/handshake';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useState } from 'react';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import type { Contact } from '#features/partners/contacts/schema.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { Person } from '#web/components/Person.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useUndoable } from '#web/components/useUndoable.tsx';
import { countryName } from '#web/countries.ts';
import { useParam } from '#web/params.ts';
import { formatNumber } from '#web/region.ts';
import { AuditTimeline } from '#web/resource/AuditTimeline.tsx';
import { CustomFacts } from '#web/resource/CustomFacts.tsx';
import type { Column } from '#web/resource/columns.ts';
import { DetailPage } from '#web/resource/DetailPage.tsx';
import { MergedInto } from '#web/resource/MergedInto.tsx';
import { ResourceList } from '#web/resource/ResourceList.tsx';
import { useOne, useRemove } from '#web/resource/useResource.ts';
import { useCan, useSession } from '#web/session.tsx';
import type { Account } from '../schema.ts';
import { AccountSums, useTotalsOf } from './AccountSums.tsx';

const MergeAccounts = lazy(() => import('./MergeAccounts.tsx'));

export default function AccountShow() {
  const account = useOne<Account>('accounts', useParam('id'));
  return <Loaded query={account}>{(row) => <AccountScreen row={row} />}</Loaded>;
}

const deals: Column<Opportunity>[] = [
  { field: 'name', label: 'Deal', sortable: true },
  { field: 'stage_name', label: 'Stage', kind: 'status', colour: 'stage_colour' },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'partner_name', label: 'Partner', sortable: true },
  { field: 'expected_close_on', label: 'Expected close', kind: 'date', sortable: true },
];

const people: Column<Contact>[] = [
  { field: 'full_name', label: 'Name', sortable: true },
  { field: 'title', label: 'Title' },
  { field: 'email', label: 'Email' },
  { field: 'phone', label: 'Phone' },
];

const children: Column<Account>[] = [
  { field: 'name', label: 'Name', sortable: true },
  { field: 'country', label: 'Country', value: ({ country }) => countryName(country) },
  { field: 'open_opportunities', label: 'Open deals', kind: 'number' },
  { field: 'won_opportunities', label: 'Won deals', kind: 'number' },
];

const labels = {
  name: 'the name',
  domain: 'the domain',
  website: 'the website',
  country: 'the country',
  industry: 'the industry',
  employees: 'the employees',
  is_customer: 'the relation',
  tags: 'the tags',
};

function AccountScreen({ row }: { row: Account }) {
  const navigate = useNavigate();
  const undoable = useUndoable();
  const totals = useTotalsOf(row.id);
  const remove = useRemove('accounts');
  const mayManage = useCan('accounts', 'manage');
  // Roles for own partners only have refusals; merging concerns the deals of every partner.
  const mayMerge = !useSession().permissions.some((grant) => grant.startsWith('!'));
  const [isMerging, setMerging] = useState(false);
  const maySell = useCan('opportunities', 'manage');
  const of = [{ field: 'account_id', operator: 'eq' as const, values: [row.id] }];
  const archive = () => {
    navigate({ to: '/companies' });
    undoable({ text: `${row.name} archived`, run: () => remove.mutateAsync(row.id) });
  };
  const newDeal = `/commissions/opportunities/create?account_id=${row.id}`;

  return (
    <>
      <DetailPage
        record={{ resource: 'accounts', id: row.id }}
        name={row.name}
        picture={{ square: true }}
        status={
          row.archived_at ? (
            <StatusTag>Archived</StatusTag>
          ) : (
            <StatusTag tone={row.is_customer ? 'green' : 'grey'}>{row.is_customer ? 'Customer' : 'Prospect'}</StatusTag>
          )
        }
        subtitle={
          <>
            {row.owner_name && <Person name={row.owner_name} />}
            {row.domain && <span>{row.domain}</span>}
            {row.industry && <span>{row.industry}</span>}
          </>
        }
        actions={
          <>
            {mayManage && (
              <Button icon={<Pencil size={16} />} onClick={() => navigate({ to: `/companies/edit/${row.id}` })}>
                Edit
              </Button>
            )}
            {maySell && (
              <Button type="primary" icon={<Plus size={16} />} onClick={() => navigate({ href: newDeal })}>
                New deal
              </Button>
            )}
          </>
        }
        menu={
          mayManage && !row.archived_at
            ? [
                ...(mayMerge
                  ? [{ key: 'merge', label: 'Merge another into it…', onClick: () => setMerging(true) }]
                  : []),
                { key: 'archive', label: 'Archive', danger: true, onClick: archive },
              ]
            : undefined
        }
        band={<MergedInto row={row} path="/companies/show" text="Its deals, people and documents are there now." />}
        tabs={[
          {
            key: 'deals',
            label: 'Deals',
            count: totals.data?.reduce((sum, { count }) => sum + count, 0),
            content: (
              <ResourceList<Opportunity>
                resource="opportunities"
                noun={['deal', 'deals']}
                columns={deals}
                fixed={of}
                sort={[{ field: 'created_at', descending: true }]}
                to={({ id }) => `/commissions/opportunities/show/${id}`}
                savedViews={false}
                empty={{ icon: Handshake, text: 'What you and your partners sell to this company appears here.' }}
              />
            ),
          },
          {
            key: 'people',
            label: 'People',
            content: (
              <ResourceList<Contact>
                resource="contacts"
                noun={['person', 'people']}
                columns={people}
                fixed={of}
                to={({ id }) => `/contacts/show/${id}`}
                savedViews={false}
                empty={{ icon: Users, text: 'The people you deal with at this company.' }}
              />
            ),
          },
          {
            key: 'companies',
            label: 'Belonging to it',
            content: (
              <ResourceList<Account>
                resource="accounts"
                noun={['company', 'companies']}
                columns={children}
                fixed={[{ field: 'parent_account_id', operator: 'eq', values: [row.id] }]}
                to={({ id }) => `/companies/show/${id}`}
                savedViews={false}
                empty={{ text: 'Subsidiaries and sites of this company appear here.' }}
              />
            ),
          },
          {
            key: 'history',
            label: 'History',
            last: true,
            content: <AuditTimeline table="accounts" id={row.id} labels={labels} />,
          },
        ]}
        rail={
          <>
            <AccountSums id={row.id} />
            <Facts
              title="Facts"
              rows={[
                ['Website', row.website && <Website key="w" address={row.website} />],
                ['Country', countryName(row.country) ?? row.country_as_entered],
                ['Employees', row.employees !== null ? formatNumber(row.employees) : null],
                [
                  'Yearly revenue',
                  row.annual_revenue_minor !== null && (
                    <Money key="r" minor={row.annual_revenue_minor} currency={row.currency} />
                  ),
                ],
                ['Founded', row.founded_year],
                [
                  'Belongs to',
                  row.parent_account_id && (
                    <Link key="p" to={`/companies/show/${row.parent_account_id}`}>
                      {row.parent_account_name}
                    </Link>
                  ),
                ],
                ['Tags', row.tags.join(', ')],
                ['Id elsewhere', row.external_ref],
                ['Added', <DateText key="a" value={row.created_at} />],
              ]}
            />
            <CustomFacts entity="accounts" custom={row.custom} />
          </>
        }
      />
      {isMerging && (
        <Suspense>
          <MergeAccounts row={row} onClose={() => setMerging(false)} />
        </Suspense>
      )}
    </>
  );
}

function Website({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  );
}
