import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { api } from '#web/requests/api.ts';
import type { LibraryMetrics } from '../schema.ts';
import { InfluenceCard } from './InfluenceCard.tsx';
import css from './metrics.module.css';
import { Breakdowns, Figures, OpensTable, PeriodSelect } from './parts.tsx';
import { texts as t } from './texts.ts';

/** The use of the library by resource and partner, and resources that were never opened. */
export default function LibraryMetricsScreen() {
  const [days, setDays] = useState(90);
  const metrics = useQuery({
    queryKey: ['resource_events', 'metrics', 'library', days],
    queryFn: ({ signal }) => api<LibraryMetrics>('resources/metrics', { query: { days }, signal }),
  });
  return (
    <>
      <PageHeader title={t.library}>
        <PeriodSelect days={days} onChange={setDays} />
      </PageHeader>
      <Loaded query={metrics}>
        {(found) => (
          <div className={css.stack}>
            <Figures
              items={[
                [t.published, found.published],
                [t.views, found.views],
                [t.downloads, found.downloads],
                [t.people, found.people],
                [t.partners, found.partners],
                [t.external, found.external_opens],
              ]}
            />
            <OpensTable
              title={t.byResource}
              heading={t.resource}
              rows={found.resources}
              keyOf={({ resource_id }) => resource_id}
              nameOf={({ resource_id, name }) => <Link to={`/resources/metrics/${resource_id}`}>{name}</Link>}
            />
            <NeverOpened rows={found.never_opened} />
            <Breakdowns of={found} />
            <InfluenceCard days={days} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function NeverOpened({ rows }: { rows: LibraryMetrics['never_opened'] }) {
  return (
    <Card title={t.neverOpened}>
      {rows.length === 0 ? (
        <p>{t.allUsed}</p>
      ) : (
        <ScrollTable label={t.neverOpened}>
          <thead>
            <tr>
              <th>{t.resource}</th>
              <th>{t.publishedOn}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ resource_id, name, published_at }) => (
              <tr key={resource_id}>
                <td>
                  <Link to={`/resources/show/${resource_id}`}>{name}</Link>
                </td>
                <td data-tight>{published_at && <DateText value={published_at} />}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </Card>
  );
}
