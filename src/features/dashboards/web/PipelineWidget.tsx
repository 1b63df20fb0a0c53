import { useNavigate, useSearch } from '@tanstack/react-router';
import { Select } from 'antd';
import { Chart } from '#web/charts/Chart.tsx';
import { moneyText } from '#web/components/Money.tsx';
import type { Search } from '#web/search.ts';
import { useSession } from '#web/session.tsx';
import { useNarrow } from '#web/useNarrow.ts';
import type { Pipeline } from '../schema.ts';
import css from './dashboard.module.css';
import { shortText } from './money.ts';
import { placeOf } from './places.ts';
import { inCurrency, useCurrency, useWidget } from './useWidget.ts';
import { WidgetCard } from './WidgetCard.tsx';

/** Open deals by stage, one pipeline at a time; a bar opens its deals. */
export function PipelineWidget() {
  const navigate = useNavigate();
  const { mode } = useSession();
  const narrow = useNarrow();
  const { type: asked } = useSearch({ strict: false }) as Search;
  const query = useWidget<Pipeline>('opportunities', 'pipeline');
  const currency = useCurrency();
  const chosen = (types: Pipeline) =>
    types.find(({ id }) => id === asked) ??
    types.find(({ stages }) => stages.some(({ sums }) => inCurrency(sums, currency))) ??
    types[0];
  const choose = (type: string) =>
    navigate({ to: '.', search: ((search: Search) => ({ ...search, type })) as never, resetScroll: false });

  return (
    <WidgetCard
      title={mode === 'partner' ? 'My open deals by stage' : 'Open pipeline by stage'}
      about={`Amounts of the open deals in ${currency} that stand in each stage now.`}
      query={query}
      actions={(types) =>
        types.length > 1 && (
          <Select
            size="small"
            variant="borderless"
            aria-label="Pipeline"
            popupMatchSelectWidth={false}
            value={chosen(types)?.id}
            onChange={choose}
            options={types.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )
      }
    >
      {(types) => {
        const stages = chosen(types)?.stages ?? [];
        const sums = stages.map(({ sums }) => inCurrency(sums, currency));
        if (!sums.some(Boolean))
          return <p className={css.quiet}>No open deals{types.length > 1 ? ' of this type' : ''} right now.</p>;
        const format = (minor: number) => moneyText(minor, currency);
        return (
          <Chart
            kind="bar"
            label="Open deals by stage"
            categories={stages.map(({ name }, index) => (narrow ? name : `${name} (${sums[index]?.count ?? 0})`))}
            series={[{ name: 'Amount', values: sums.map((sum) => sum?.amount_minor ?? 0) }]}
            format={format}
            short={(minor) => shortText(minor, currency)}
            onPick={(index) => {
              const rows = sums[index]?.rows ?? `opportunities?stage_id=${stages[index]!.id}&currency=${currency}`;
              navigate({ href: placeOf(rows, mode) });
            }}
          />
        );
      }}
    </WidgetCard>
  );
}
