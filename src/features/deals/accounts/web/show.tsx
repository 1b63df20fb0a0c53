import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useState } from 'react';
import type { Contact } from '#features/partners/contacts/schema.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Person } from '#web/components/Person.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useUndoable } from '#web/components/useUndoable.tsx';
import { countryName } from '#web/countries.ts';
import { useParam } from '#web/params.ts';
import { CustomFacts } from '#web/resource/custom-fields/CustomFacts.tsx';
import { useOne, useRemove } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { MergedInto } from '#web/resource/record/MergedInto.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import { type Account, account } from '../schema.ts';
import PartnerAccount from './PartnerAccount.tsx';
import { accountFigures } from './slots.ts';

const MergeAccounts = lazy(() => import('./MergeAccounts.tsx'));

export default function AccountShow() {
  return useSession().mode === 'partner' ? <PartnerAccount /> : <CompanyAccount />;
}

function CompanyAccount() {
  const query = useOne<Account>('accounts', useParam('id'));
  return <Loaded query={query}>{(row) => <AccountScreen row={row} />}</Loaded>;
}

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

const words = changesOf(account.fields);

function AccountScreen({ row }: { row: Account }) {
  const navigate = useNavigate();
  const undoable = useUndoable();
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
            <StatusTag tone={row.is_customer ? 'green' : 'gray'}>{row.is_customer ? 'Customer' : 'Prospect'}</StatusTag>
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
                  ? [{ key: 'merge', label: 'Merge another account…', onClick: () => setMerging(true) }]
                  : []),
                { key: 'archive', label: 'Archive', danger: true, onClick: archive },
              ]
            : undefined
        }
        band={
          <MergedInto row={row} path="/companies/show" text="Its deals, contacts, and documents were moved there." />
        }
        tabs={[
          {
            key: 'people',
            label: 'Contacts',
            content: (
              <ResourceList<Contact>
                resource="contacts"
                noun={['contact', 'contacts']}
                columns={people}
                fixed={of}
                to={({ id }) => `/contacts/show/${id}`}
                savedViews={false}
                empty={{ icon: Users, text: 'Contacts at this account appear here.' }}
              />
            ),
          },
          {
            key: 'companies',
            label: 'Subsidiaries',
            content: (
              <ResourceList<Account>
                resource="accounts"
                noun={['account', 'accounts']}
                columns={children}
                fixed={[{ field: 'parent_account_id', operator: 'eq', values: [row.id] }]}
                to={({ id }) => `/companies/show/${id}`}
                savedViews={false}
                empty={{ text: 'Accounts with this account as their parent appear here.' }}
              />
            ),
          },
          {
            key: 'history',
            label: 'History',
            last: true,
            content: <AuditTimeline table="accounts" id={row.id} {...words} />,
          },
        ]}
        rail={
          <>
            <SlotParts slot={accountFigures} props={{ account: row }} />
            <Facts
              title="Details"
              rows={[
                ...factsOf(
                  account.fields,
                  row,
                  ['Account', 'Size', 'Relationship'],
                  ['website', ['Country', countryName(row.country) ?? row.country_as_entered]],
                ),
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
