import type { Account } from '#features/deals/accounts/schema.ts';
import { participantRoles } from '#features/deals/opportunity-participants/schema.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { countryName } from '#web/countries.ts';
import { CustomFacts } from '#web/resource/CustomFacts.tsx';
import { useOne } from '#web/resource/useResource.ts';
import type { Opportunity } from '../schema.ts';
import { useParticipants } from './SplitTab.tsx';
import { shareOf } from './shares.ts';
import { labelOf, roleWords, sourceOptions } from './words.ts';

export function DealRail({ deal }: { deal: Opportunity }) {
  const account = useOne<Account>('accounts', deal.account_id ?? undefined).data;
  const parts = useParticipants(deal.id).data?.rows ?? [];
  return (
    <>
      {account && (
        <Facts
          title="Company"
          rows={[
            [
              'Name',
              <Link key="n" to={`/companies/show/${account.id}`}>
                {account.name}
              </Link>,
            ],
            ['Relation', account.is_customer ? 'Customer' : 'Prospect'],
            ['Contact', deal.primary_contact_name && contact(deal)],
            ['Country', countryName(account.country)],
            ['Industry', account.industry],
            ['Open deals', account.open_opportunities || null],
          ]}
        />
      )}
      <Facts
        title="Partners"
        rows={participantRoles.map((role): [string, React.ReactNode] => {
          const those = parts.filter((part) => part.role === role);
          if (those.length === 0) return [roleWords[role], null];
          return [
            roleWords[role],
            those.map((part) => (
              <div key={part.id}>
                <Link to={`/partners/show/${part.partner_id}`}>{part.partner_name}</Link>{' '}
                <span className="meta" style={{ whiteSpace: 'nowrap' }}>
                  {part.status === 'confirmed' ? shareOf(part, parts) : part.status}
                </span>
              </div>
            )),
          ];
        })}
      />
      <Facts
        title="Facts"
        rows={[
          ['Type', deal.type_name],
          ['Chance', deal.status === 'open' && deal.probability !== null ? `${deal.probability}%` : null],
          ['Source', labelOf(sourceOptions, deal.source)],
          ['Opened', <DateText key="o" value={deal.opened_on} />],
          ['Closed', deal.closed_on && <DateText key="c" value={deal.closed_on} />],
          ['Last activity', <DateText key="l" value={deal.last_activity_at} as="relative" />],
          ['Id elsewhere', deal.external_ref],
        ]}
      />
      <CustomFacts entity="opportunities" custom={deal.custom} />
    </>
  );
}

function contact({ primary_contact_id, primary_contact_name }: Opportunity) {
  return <Link to={`/contacts/show/${primary_contact_id}`}>{primary_contact_name}</Link>;
}
