import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { formatPercent } from '#web/region.ts';
import { apiRows } from '#web/requests/api.ts';
import type { LeadPerformance as Rows } from '../rules.schema.ts';
import { texts as t } from './texts.ts';

const headings = ['Offered', 'Accepted', 'Declined', 'Not answered', 'Acceptance', 'Median time to answer', 'Won'];

export default function LeadPerformance() {
  const rows = useQuery({
    queryKey: ['lead_offers', 'performance'],
    queryFn: ({ signal }) => apiRows<Rows[number]>('leads/performance', { signal }),
  });
  return (
    <>
      <PageHeader title={t.leadPerformance} />
      <Card title={t.partnersInLast12Months}>
        <Loaded query={rows}>{(found) => (found.length === 0 ? <p>{t.noOffers}</p> : <Table rows={found} />)}</Loaded>
      </Card>
    </>
  );
}

function Table({ rows }: { rows: Rows }) {
  return (
    <ScrollTable label={t.partners}>
      <thead>
        <tr>
          <th>{t.partner}</th>
          {headings.map((heading) => (
            <th key={heading} style={{ textAlign: 'right' }}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="figures">
        {rows.map((row) => (
          <tr key={row.partner_id}>
            <td>
              <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name}</Link>
            </td>
            {cellsOf(row).map((cell, at) => (
              <td key={headings[at]} style={{ textAlign: 'right' }}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

const cellsOf = ({ offered, accepted, declined, expired, acceptance_percent, median_minutes, won }: Rows[number]) => [
  offered,
  accepted,
  declined,
  expired,
  acceptance_percent === null ? '–' : formatPercent(acceptance_percent),
  median_minutes === null ? '–' : hours(median_minutes),
  won,
];
const hours = (minutes: number) => (minutes < 90 ? `${minutes} min` : `${Math.round(minutes / 60)} h`);
