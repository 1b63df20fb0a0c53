import { useQuery } from '@tanstack/react-query';
import { sayableWords } from '#shared/text/labels.ts';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { countryName } from '#web/countries.ts';
import { api } from '#web/requests/api.ts';
import type { SimilarRecords } from '../../schema.ts';
import { statusWords } from '../words.ts';
import { texts } from './texts.ts';

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px', padding: '8px 0' } as const;
const sameWords = sayableWords({ website: 'same website', name: 'same name' } as const);
type Alike = Pick<SimilarRecords['accounts'][number], 'same' | 'score'>;
const alike = ({ same, score }: Alike) => (same ? sameWords[same] : `${Math.round(score * 100)}% similar`);

/** Records that may be the same customer, for a reviewer to check; their similarity is far below that of a conflict. */
export function SimilarRecordsCard({ id }: { id: string }) {
  const similar = useQuery({
    queryKey: ['deal_registrations', 'similar', id],
    queryFn: ({ signal }) => api<SimilarRecords>(`deal_registrations/${id}/similar`, { signal }),
  });
  return <Loaded query={similar}>{(data) => <Similar data={data} />}</Loaded>;
}

function Similar({ data }: { data: SimilarRecords }) {
  if (data.accounts.length + data.registrations.length === 0) {
    return <EmptyState title={texts.noSimilarRecords}>{texts.noAccountsOrOtherRegistrationsLook}</EmptyState>;
  }
  return (
    <>
      {data.accounts.length > 0 && (
        <Card title={texts.existingAccounts}>
          <ul>
            {data.accounts.map(({ id: account, name, domain, country, is_customer, ...how }) => (
              <li key={account} style={line}>
                <Link to={`/companies/show/${account}`}>{name}</Link>
                {is_customer && <StatusTag tone="green">{texts.customer}</StatusTag>}
                <span className="meta">{[domain, countryName(country), alike(how)].filter(Boolean).join(' · ')}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {data.registrations.length > 0 && (
        <Card title={texts.otherRegistrations}>
          <ul>
            {data.registrations.map(
              ({ id: other, number, partner_name, account_name, account_domain, status, ...how }) => (
                <li key={other} style={line}>
                  <Link to={`/partners/pending/opportunities/show/${other}`}>{account_name}</Link>
                  <StatusTag tone={statusWords(status).tone}>{statusWords(status).label}</StatusTag>
                  <span className="meta">
                    {[texts.registration(number), partner_name, account_domain, alike(how)].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ),
            )}
          </ul>
        </Card>
      )}
    </>
  );
}
