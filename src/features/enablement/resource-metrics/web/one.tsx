import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Chart } from '#web/charts/Chart.tsx';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { formatDay } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { ResourceMetrics } from '../schema.ts';
import { InfluenceCard } from './InfluenceCard.tsx';
import css from './metrics.module.css';
import { Breakdowns, Figures, PeriodSelect } from './parts.tsx';
import { texts as t } from './texts.ts';

interface Named {
  id: string;
  name: string;
}

export default function ResourceMetricsScreen() {
  const resource = useOne<Named>('resources', useParam('id'));
  return <Loaded query={resource}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: Named }) {
  const [days, setDays] = useState(90);
  useTitle(row.name);
  const metrics = useQuery({
    queryKey: ['resource_events', 'metrics', row.id, days],
    queryFn: ({ signal }) => api<ResourceMetrics>(`resources/${row.id}/metrics`, { query: { days }, signal }),
  });
  return (
    <>
      <PageHeader title={t.title(row.name)}>
        <PeriodSelect days={days} onChange={setDays} />
      </PageHeader>
      <p style={{ marginBottom: 16 }}>
        <Link to={`/resources/show/${row.id}`}>{t.back}</Link>
      </p>
      <Loaded query={metrics}>{(found) => <Found id={row.id} found={found} days={days} />}</Loaded>
    </>
  );
}

function Found({ id, found, days }: { id: string; found: ResourceMetrics; days: number }) {
  const { audience, never_opened, waiting, by_day } = found;
  return (
    <div className={css.stack}>
      <Figures
        items={[
          [t.views, found.views],
          [t.downloads, found.downloads],
          [t.people, found.people],
          [t.partners, found.partners],
          [t.cobranded, found.cobranded],
          [t.external, found.external_opens, t.externalPeople(found.external_people)],
          [t.shares, found.shares],
        ]}
      />
      <Card title={t.byDay}>
        <Chart
          label={t.byDay}
          kind="stacked"
          categories={by_day.map(({ day }) => formatDay(day))}
          series={[
            { name: t.views, values: by_day.map(({ views }) => views) },
            { name: t.downloads, values: by_day.map(({ downloads }) => downloads) },
          ]}
          format={String}
          height={200}
        />
      </Card>
      <Breakdowns of={found} />
      <Card title={t.waiting}>
        <p className="meta" style={{ marginBottom: 8 }}>
          {t.reach(audience - never_opened, audience)}
        </p>
        {waiting.length === 0 ? (
          <p>{t.allOpened}</p>
        ) : (
          <p className={css.names}>
            {waiting.map(({ partner_id, name }) => (
              <Link key={partner_id} to={`/partners/show/${partner_id}`}>
                {name}
              </Link>
            ))}
          </p>
        )}
      </Card>
      <InfluenceCard id={id} days={days} />
    </div>
  );
}
