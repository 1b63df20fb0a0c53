import { useQuery } from '@tanstack/react-query';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import type { Performance as Shown } from '#features/referrals/referral-links/schema.ts';
import { Chart } from '#web/charts/Chart.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { cachedByLocale, formatNumber, ownCurrencyFirst } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import css from './attribution.module.css';
import { texts as t } from './texts.ts';

const formats = cachedByLocale((locale) => ({
  // The chart covers half a year, so weeks are distinct without the year.
  week: new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  share: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
}));

/** The results of one link, or of all links. */
export default function Performance({ on, id }: { on: string; id: string }) {
  const query = on === 'referral_links' ? { link_id: id } : {};
  const performance = useQuery({
    queryKey: ['referral_links', 'performance', query],
    queryFn: ({ signal }) => api<Shown>('referral_links/performance', { query, signal }),
  });
  return <Loaded query={performance}>{(shown) => <Figures shown={shown} />}</Loaded>;
}

function Figures({ shown: { totals, weeks } }: { shown: Shown }) {
  if (totals.clicks + totals.leads + totals.sales === 0)
    return (
      <EmptyState icon={MousePointerClick} title={t.noResultsYet}>
        {t.noPerformance}
      </EmptyState>
    );
  const amounts = (list: Shown['totals']['revenue']) =>
    ownCurrencyFirst(list)
      .map(({ currency, amount_minor }) => moneyText(amount_minor, currency))
      .join(', ') || '–';
  const figures: [string, string][] = [
    [t.clicksText, formatNumber(totals.clicks)],
    [t.leads, formatNumber(totals.leads)],
    [t.salesText, formatNumber(totals.sales)],
    [t.conversion, totals.conversion_ppm === null ? '–' : formats().share.format(totals.conversion_ppm / 1_000_000)],
    [t.revenue, amounts(totals.revenue)],
    [t.earnings, amounts(totals.earnings)],
  ];
  return (
    <>
      <dl className={css.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <Chart
        label={t.chart}
        kind="line"
        height={260}
        categories={weeks.map(({ week }) => formats().week.format(new Date(week)))}
        series={[
          { name: t.clicksSeries, values: weeks.map(({ clicks }) => clicks) },
          { name: t.leadsSeries, values: weeks.map(({ leads }) => leads) },
          { name: t.salesSeries, values: weeks.map(({ sales }) => sales) },
        ]}
        format={(value) => formatNumber(value)}
      />
    </>
  );
}
