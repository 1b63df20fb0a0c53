import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import Gauge from 'lucide-react/icons/gauge';
import type { ReactNode } from 'react';
import type { GrowthReport } from '#shared/growth/growth.ts';
import { Chart } from '#web/charts/Chart.tsx';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { useShowAll } from '#web/components/useShowAll.tsx';
import { formatBytes, formatMonth, formatNumber } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import css from './growth.module.css';
import { growthTexts as t } from './texts.ts';

const path = '/superadmin/growth';

/** Sizes of tables and companies, with their growth; of one company with `?company=`. */
export default function Growth() {
  const { company } = useSearch({ strict: false }) as { company?: string };
  const report = useQuery({
    queryKey: ['superadmin/growth', company],
    queryFn: ({ signal }) => api<GrowthReport>('superadmin/growth', { query: { company_id: company }, signal }),
  });
  return (
    <Loaded query={report}>
      {(growth) => (
        <>
          <PageHeader title={t.title} meta={growth.measured_at && <GrowthDate at={growth.measured_at} />}>
            {company && (
              <Link to={path}>
                <Button>{t.allCompanies}</Button>
              </Link>
            )}
          </PageHeader>
          {growth.measured_at ? (
            <Report growth={growth} company={company} />
          ) : (
            <EmptyState icon={Gauge} title={t.notMeasured}>
              {t.notMeasuredHelp}
            </EmptyState>
          )}
        </>
      )}
    </Loaded>
  );
}

function GrowthDate({ at }: { at: string }) {
  return (
    <span className="meta">
      {t.measured} <DateText value={at} as="relative" />
    </span>
  );
}

function Report({ growth, company }: { growth: GrowthReport; company: string | undefined }) {
  const name = growth.companies.find(({ company_id }) => company_id === company)?.name;
  return (
    <div className={css.parts}>
      <p className={css.intro}>{t.intro}</p>
      <Card title={t.summary}>
        <Summary growth={growth} />
      </Card>
      {growth.months.length > 1 && (
        <Card title={t.byMonth}>
          <Chart
            kind="bar"
            height={240}
            label={t.byMonth}
            categories={growth.months.map(({ month }) => formatMonth(`${month}-01`))}
            series={[{ name: t.size, values: growth.months.map(({ bytes }) => bytes) }]}
            format={formatBytes}
          />
        </Card>
      )}
      <Card title={name ? t.tablesOf(name) : t.tables}>
        <Sizes label={t.table} rows={growth.tables.map((row) => ({ ...row, key: row.name, text: row.name }))} />
      </Card>
      {!company && growth.companies.length > 0 && (
        <Card title={t.companies}>
          <Sizes
            label={t.company}
            rows={growth.companies.map((row) => ({
              ...row,
              key: row.company_id,
              text: <Link to={`${path}?company=${row.company_id}`}>{row.name}</Link>,
            }))}
          />
        </Card>
      )}
    </div>
  );
}

function Summary({ growth: { bytes, forecast, free_bytes, months_left } }: { growth: GrowthReport }) {
  return (
    <>
      <Facts
        rows={[
          [t.size, formatBytes(bytes)],
          [t.change, forecast && changeText(forecast.bytes_per_month)],
          [t.threeMonths, forecast && formatBytes(forecast.in_three_months)],
          [t.year, forecast && formatBytes(forecast.in_a_year)],
          [t.free, free_bytes !== null && formatBytes(free_bytes)],
        ]}
      />
      {!forecast && <p className="meta">{t.noForecast}</p>}
      {months_left !== null && <p className="meta">{t.monthsLeft(months_left)}</p>}
    </>
  );
}

type Size = Pick<GrowthReport['tables'][number], 'row_count' | 'bytes' | 'bytes_per_month'>;

function Sizes({ label, rows }: { label: string; rows: (Size & { key: string; text: ReactNode })[] }) {
  const { shown, more } = useShowAll(rows, 15);
  return (
    <>
      <ScrollTable label={label}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col" data-figure>
              {t.rows}
            </th>
            <th scope="col" data-figure>
              {t.size}
            </th>
            <th scope="col" data-figure>
              {t.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, text, row_count, bytes, bytes_per_month }) => (
            <tr key={key}>
              <td>{text}</td>
              <td data-figure>{formatNumber(row_count)}</td>
              <td data-figure>{formatBytes(bytes)}</td>
              <td data-figure>
                {bytes_per_month === null ? <span className="meta">{t.unknown}</span> : changeText(bytes_per_month)}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {more}
    </>
  );
}

const changeText = (bytes: number) => `${bytes < 0 ? '−' : '+'}${formatBytes(Math.abs(bytes))}`;
