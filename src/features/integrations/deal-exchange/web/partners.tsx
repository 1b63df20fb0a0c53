import { useQuery } from '@tanstack/react-query';
import Cable from 'lucide-react/icons/cable';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { apiRows } from '#web/requests/api.ts';
import type { ExchangePartner } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The partners whose systems use the deal exchange, the most recent first. */
export default function ExchangePartners() {
  const partners = useQuery({
    queryKey: ['deal_exchange_partners'],
    queryFn: ({ signal }) => apiRows<ExchangePartner>('exchange/partners', { signal }),
  });
  return (
    <>
      <PageHeader title={t.title}>
        <Link to="/partners/pending?source=exchange">{t.openRegistrations}</Link>
      </PageHeader>
      <Loaded query={partners}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={Cable} title={t.none}>
              {t.noneText}
            </EmptyState>
          ) : (
            <Card title={t.partners}>
              <Partners rows={rows} />
            </Card>
          )
        }
      </Loaded>
    </>
  );
}

function Partners({ rows }: { rows: ExchangePartner[] }) {
  return (
    <ScrollTable label={t.partners}>
      <thead>
        <tr>
          <th>{t.partner}</th>
          <th data-figure>{t.registrations}</th>
          <th>{t.lastRegistration}</th>
          <th>{t.time}</th>
          <th data-figure>{t.failed}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.partner_id}>
            <td>
              <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name}</Link>
            </td>
            <td data-figure>{row.registrations}</td>
            <td data-tight>
              <DateText value={row.last_registration_at} as="relative" />
            </td>
            <td data-tight>
              <DateText value={row.last_call_at} as="relative" />
            </td>
            <td data-figure>{row.failed_calls}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
