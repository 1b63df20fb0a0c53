import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Money } from '#web/components/Money.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { apiAll } from '#web/requests/api.ts';
import type { DealDesk } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The deals of all desks, the last changed ones first. */
export default function DealDesksScreen() {
  const desks = useQuery({
    queryKey: ['deal_desks'],
    queryFn: ({ signal }) => apiAll<DealDesk>('deal_desks', { signal }),
  });
  return (
    <>
      <PageHeader title={t.title}>
        <Link to="/connections/catalog">
          <Button>{t.connect}</Button>
        </Link>
      </PageHeader>
      <p className="meta" style={{ marginBottom: 16 }}>
        {t.intro}
      </p>
      <Loaded query={desks}>{(list) => <Desks desks={list} />}</Loaded>
    </>
  );
}

function Desks({ desks }: { desks: readonly DealDesk[] }) {
  const deals = desks
    .flatMap(({ connection_id, company, deals }) => deals.map((deal) => ({ ...deal, connection_id, company })))
    .toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1));
  return (
    <>
      {desks.length === 1 && <Alert type="info" showIcon title={t.alone} style={{ marginBottom: 16 }} />}
      {desks.map(({ connection_id, message }) =>
        message ? (
          <Alert key={connection_id} type="warning" showIcon title={message} style={{ marginBottom: 16 }} />
        ) : null,
      )}
      {deals.length === 0 ? (
        <EmptyState title={t.nothing} />
      ) : (
        <ScrollTable label={t.title}>
          <thead>
            <tr>
              <th scope="col">{t.deal}</th>
              <th scope="col">{t.company}</th>
              <th scope="col">{t.account}</th>
              <th scope="col">{t.status}</th>
              <th scope="col" data-figure>
                {t.amount}
              </th>
              <th scope="col">{t.protectedUntil}</th>
              <th scope="col">{t.changed}</th>
            </tr>
          </thead>
          <tbody>
            {deals.map((deal) => (
              <tr key={`${deal.connection_id} ${deal.id}`}>
                <th scope="row">
                  {deal.connection_id ? (
                    <a href={deal.url} target="_blank" rel="noopener noreferrer">
                      {deal.title || deal.account}
                    </a>
                  ) : (
                    <Link to={`/revenue/deal-desk/show/${deal.id}`}>{deal.title || deal.account}</Link>
                  )}
                </th>
                <td>{deal.company}</td>
                <td>{deal.account}</td>
                <td>{deal.has_question ? t.question : (t.statuses[deal.status] ?? deal.status)}</td>
                <td data-figure>
                  {deal.amount_minor === null ? '–' : <Money minor={deal.amount_minor} currency={deal.currency} />}
                </td>
                <td data-tight>{deal.protected_until ? <DateText value={deal.protected_until} /> : '–'}</td>
                <td data-tight>
                  <DateText value={deal.updated_at} as="relative" />
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      {desks.map(({ connection_id, company, has_more, deals: shown }) =>
        has_more ? (
          <p className="meta" key={connection_id}>
            {t.more(company, shown.length)}
          </p>
        ) : null,
      )}
    </>
  );
}
