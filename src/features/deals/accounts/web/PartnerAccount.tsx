import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { countryName } from '#web/countries.ts';
import { useParam } from '#web/params.ts';
import { CustomFacts } from '#web/resource/custom-fields/CustomFacts.tsx';
import { useOne } from '#web/resource/data/useResource.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { type AccountForPartner, account } from '../schema.ts';
import { texts } from './texts.ts';

/** The account of a partner's own deals: what the partner may know of it. The deals are a tab of their own feature. */
export default function PartnerAccount() {
  const query = useOne<AccountForPartner>('accounts', useParam('id'));
  return (
    <Loaded query={query}>
      {(row) => (
        <DetailPage
          record={{ resource: 'accounts', id: row.id }}
          state
          name={row.name}
          picture={{ square: true }}
          subtitle={
            <>
              {row.domain && <span>{row.domain}</span>}
              {row.industry && <span>{row.industry}</span>}
            </>
          }
          tabs={[]}
          rail={
            <>
              <Facts
                title={texts.details}
                rows={[
                  ...factsOf(
                    account.fields,
                    row,
                    ['Account', 'Size', 'Relationship'],
                    ['website', ['Country', countryName(row.country)]],
                  ),
                  [texts.added, <DateText key="a" value={row.created_at} />],
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
