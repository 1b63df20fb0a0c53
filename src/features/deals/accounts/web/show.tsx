import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { lazy, Suspense, useState } from 'react';
import { type Contact, contact } from '#features/partners/contacts/schema.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Person } from '#web/components/Person.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { countryName } from '#web/countries.ts';
import { CustomFacts } from '#web/resource/custom-fields/CustomFacts.tsx';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { pickColumns } from '#web/resource/fields/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { changeEntry } from '#web/resource/record/AuditTimeline.tsx';
import { MergedInto } from '#web/resource/record/MergedInto.tsx';
import { RecordFacts } from '#web/resource/record/RecordFacts.tsx';
import { RecordTimeline } from '#web/resource/record/RecordTimeline.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import { type Account, account } from '../schema.ts';
import PartnerAccount from './PartnerAccount.tsx';
import { accountFigures } from './slots.ts';
import { texts } from './texts.ts';

const MergeAccounts = lazy(() => import('./MergeAccounts.tsx'));

export default function AccountShow() {
  const isPartner = useSession().mode === 'partner';
  return isPartner ? <PartnerAccount /> : <Record noun={account}>{(row) => <CompanyAccount row={row} />}</Record>;
}

const words = changesOf(account.fields);

function AccountOverview({ row }: { row: Account }) {
  return <RecordTimeline on="accounts" id={row.id} changed={(event) => [changeEntry(event, words)]} />;
}

const people = pickColumns<Contact, typeof contact.fields>(contact.fields, [
  'full_name',
  { of: 'title', label: 'Title' },
  'email',
  { of: 'phone', hidden: false },
]);

const children = pickColumns<Account, typeof account.fields>(account.fields, [
  'name',
  'country',
  'open_opportunities',
  'won_opportunities',
]);

function CompanyAccount({ row }: { row: Account }) {
  const navigate = useNavigate();
  const mayManage = useCan('accounts', 'manage');
  // Roles for own partners only have refusals; merging concerns the deals of every partner.
  const isLimited = useSession().permissions.some((grant) => grant.startsWith('!'));
  const [isMerging, setMerging] = useState(false);
  const maySell = useCan('opportunities', 'manage');
  const of = [{ field: 'account_id', operator: 'eq' as const, values: [row.id] }];
  const newDeal = `/commissions/opportunities/create?account_id=${row.id}`;

  return (
    <>
      <RecordPage
        noun={account}
        row={row}
        state
        history={false}
        name={row.name}
        picture={{ square: true }}
        status={
          !row.archived_at && (
            <StatusTag tone={row.is_customer ? 'green' : 'gray'}>
              {row.is_customer ? texts.customer : texts.prospect}
            </StatusTag>
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
          maySell && (
            <Button type="primary" icon={<Plus size={16} />} onClick={() => navigate({ href: newDeal })}>
              {texts.newDeal}
            </Button>
          )
        }
        menu={
          mayManage && !isLimited && !row.archived_at
            ? [{ key: 'merge', label: texts.mergeAnotherAccount, onClick: () => setMerging(true) }]
            : []
        }
        band={<MergedInto row={row} path="/companies/show" text={texts.itsDealsContactsAndDocumentsWere} />}
        tabs={[
          {
            key: 'overview',
            label: texts.overview,
            group: 'Overview',
            first: true,
            content: <AccountOverview row={row} />,
          },
          {
            key: 'people',
            label: texts.contacts,
            content: (
              <ResourceList<Contact>
                resource="contacts"
                columns={people}
                fixed={of}
                to={({ id }) => `/contacts/show/${id}`}
                savedViews={false}
                empty={{ icon: Users, text: texts.contactsAtThisAccountAppearHere }}
              />
            ),
          },
          {
            key: 'companies',
            label: texts.subsidiaries,
            content: (
              <ResourceList<Account>
                resource="accounts"
                columns={children}
                fixed={[{ field: 'parent_account_id', operator: 'eq', values: [row.id] }]}
                to={({ id }) => `/companies/show/${id}`}
                savedViews={false}
                empty={{ text: texts.accountsWithThisAccountAsTheir }}
              />
            ),
          },
        ]}
        rail={
          <>
            <SlotParts slot={accountFigures} props={{ account: row }} />
            <RecordFacts
              noun={account}
              row={row}
              title={texts.details}
              editable={!row.merged_into_id}
              cards={['Account', 'Size', 'Relationship']}
              items={['website', [texts.country, countryName(row.country) ?? row.country_as_entered, 'country']]}
              last={[[texts.added, <DateText key="a" value={row.created_at} />]]}
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
