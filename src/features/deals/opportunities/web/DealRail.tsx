import type { Account } from '#features/deals/accounts/schema.ts';
import { participantRoles } from '#features/deals/opportunity-participants/schema.ts';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { countryName } from '#web/countries.ts';
import { CustomFacts } from '#web/resource/custom-fields/CustomFacts.tsx';
import { useOne } from '#web/resource/data/useResource.ts';
import { RecordFacts } from '#web/resource/record/RecordFacts.tsx';
import { type Opportunity, opportunity } from '../schema.ts';
import { useParticipants } from './participants/SplitTab.tsx';
import { participantShare } from './participants/shares.ts';
import { texts } from './texts.ts';
import { roleWords } from './words.ts';

export function DealRail({ deal, editable }: { deal: Opportunity; editable: boolean }) {
  const account = useOne<Account>('accounts', deal.account_id ?? undefined).data;
  const parts = useParticipants(deal.id).data?.rows ?? [];
  return (
    <>
      {account && (
        <Facts
          title={texts.account}
          rows={[
            [
              texts.name,
              <Link key="n" to={`/companies/show/${account.id}`}>
                {account.name}
              </Link>,
            ],
            [texts.relationship, account.is_customer ? texts.customer : texts.prospect],
            [texts.contact, deal.primary_contact_name && contact(deal)],
            [texts.country, countryName(account.country)],
            [texts.industry, account.industry],
            [texts.openDeals, account.open_opportunities || null],
          ]}
        />
      )}
      <Facts
        title={texts.partners}
        rows={participantRoles.map((role): [string, React.ReactNode] => {
          const those = parts.filter((part) => part.role === role);
          if (those.length === 0) return [roleWords[role], null];
          return [
            roleWords[role],
            those.map((part) => (
              <div key={part.id}>
                <Link to={`/partners/show/${part.partner_id}`}>{part.partner_name}</Link>{' '}
                <span className="meta" style={{ whiteSpace: 'nowrap' }}>
                  {part.status === 'confirmed' ? participantShare(part, parts) : part.status}
                </span>
              </div>
            )),
          ];
        })}
      />
      <RecordFacts
        noun={opportunity}
        row={deal}
        title={texts.details}
        editable={editable}
        cards={['Deal', 'Owner and source', 'Next steps']}
        items={['type_id', 'source', 'opened_on', 'closed_on', 'last_activity_at']}
      />
      <CustomFacts entity="opportunities" custom={deal.custom} />
    </>
  );
}

function contact({ primary_contact_id, primary_contact_name }: Opportunity) {
  return <Link to={`/contacts/show/${primary_contact_id}`}>{primary_contact_name}</Link>;
}
