import { useNavigate } from '@tanstack/react-router';
import { Chart } from '#web/charts/Chart.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { regionLocale } from '#web/region.ts';
import type { WonMonths } from '../schema.ts';
import css from './dashboard.module.css';
import { shortText } from './money.ts';
import { placeOf } from './places.ts';
import { inCurrency, useCurrency, useWidget } from './useWidget.ts';
import { WidgetCard } from './WidgetCard.tsx';

export function WonWidget() {
  const navigate = useNavigate();
  const query = useWidget<WonMonths>('opportunities', 'company/won');
  const currency = useCurrency();
  return (
    <WidgetCard
      title="Won in the last twelve months"
      about={`Won deals in ${currency} by the month they were won. A deal counts as sourced by partners when a partner leads it.`}
      query={query}
    >
      {(months) => {
        const sums = months.map((month) => inCurrency(month.sums, currency));
        if (!sums.some(Boolean)) return <p className={css.quiet}>Nothing was won in {currency} in this time.</p>;
        const format = (minor: number) => moneyText(minor, currency);
        return (
          <Chart
            kind="stacked"
            label="Won by month, sourced by partners and by the company"
            categories={months.map(({ month }) => monthText(month))}
            series={[
              { name: 'Sourced by partners', values: sums.map((sum) => sum?.by_partners_minor ?? 0) },
              { name: 'By the company', values: sums.map((sum) => sum?.by_company_minor ?? 0) },
            ]}
            format={format}
            short={(minor) => shortText(minor, currency)}
            onPick={(index) => {
              const rows = sums[index]?.rows;
              if (rows) navigate({ href: placeOf(rows, 'company') });
            }}
          />
        );
      }}
    </WidgetCard>
  );
}

/** "2026-03" gives "Mar 26". */
function monthText(month: string): string {
  const format = new Intl.DateTimeFormat(regionLocale(), { month: 'short', year: '2-digit', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01`));
}
