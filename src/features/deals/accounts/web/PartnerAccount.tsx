import Handshake from 'lucide-react/icons/handshake';
import type { OpportunityForPartner } from '#features/deals/opportunities/schema.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { countryName } from '#web/countries.ts';
import { useParam } from '#web/params.ts';
import { CustomFacts } from '#web/resource/custom-fields/CustomFacts.tsx';
import { useOne } from '#web/resource/data/useResource.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import type { Column } from '#web/resource/list/columns.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { type AccountForPartner, account } from '../schema.ts';

const deals: Column<OpportunityForPartner>[] = [
  { field: 'name', label: 'Deal', sortable: true },
  { field: 'stage_name', label: 'Stage', kind: 'status', color: 'stage_color' },
  { field: 'amount_minor', label: 'Amount', kind: 'money', sortable: true },
  { field: 'expected_close_on', label: 'Expected close', kind: 'date', sortable: true },
];

/** The account of a partner's own deals: what the partner may know of it, and these deals. */
export default function PartnerAccount() {
  const query = useOne<AccountForPartner>('accounts', useParam('id'));
  return (
    <Loaded query={query}>
      {(row) => (
        <DetailPage
          record={{ resource: 'accounts', id: row.id }}
          name={row.name}
          picture={{ square: true }}
          subtitle={
            <>
              {row.domain && <span>{row.domain}</span>}
              {row.industry && <span>{row.industry}</span>}
            </>
          }
          tabs={[
            {
              key: 'deals',
              label: 'Deals',
              content: (
                <ResourceList<OpportunityForPartner>
                  resource="opportunities"
                  noun={['deal', 'deals']}
                  columns={deals}
                  fixed={[{ field: 'account_id', operator: 'eq', values: [row.id] }]}
                  sort={[{ field: 'created_at', descending: true }]}
                  to={({ id }) => `/revenue/opportunities/show/${id}`}
                  savedViews={false}
                  empty={{ icon: Handshake, text: 'You have no deals with this account.' }}
                />
              ),
            },
          ]}
          rail={
            <>
              <Facts
                title="Details"
                rows={[
                  ...factsOf(
                    account.fields,
                    row,
                    ['Account', 'Size', 'Relationship'],
                    ['website', ['Country', countryName(row.country)]],
                  ),
                  ['Added', <DateText key="a" value={row.created_at} />],
                ]}
              />
              <CustomFacts entity="accounts" custom={row.custom} />
            </>
          }
        />
      )}
    </Loaded>
  );
}
