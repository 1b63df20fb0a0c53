import { useNavigate } from '@tanstack/react-router';
import type { WidgetWords } from '#shared/dashboard-widgets.ts';
import type { WidgetData } from '#shared/figures.ts';
import { Chart } from '#web/charts/Chart.tsx';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import css from '../dashboard.module.css';
import { axisText, cellOf, exactText } from '../figureText.ts';
import { dashboardColumns, dashboardNames } from '../items.ts';
import { dashboardPlace } from '../places.ts';
import { useBoardState } from '../useBoard.ts';
import { usePipeline } from '../usePipeline.tsx';
import { Note } from './Note.tsx';
import { texts } from './texts.ts';

interface ColumnsProps {
  words: WidgetWords;
  data: WidgetData;
}

/** Columns along time or stages; a column opens its rows. */
export function Columns({ words, data }: ColumnsProps) {
  const navigate = useNavigate();
  const narrow = useNarrow();
  const { currency, mode } = useBoardState();
  const [group] = usePipeline(data);
  const items = dashboardColumns(words, data, group);
  const cells = items.map((item) => cellOf(item, currency));
  const keys = data.measured!.series.length > 0 ? data.measured!.series : ['value'];
  const unit = items[0]?.unit ?? 'money';
  const withCounts = group !== null && !narrow;
  const names = dashboardNames(words, items);
  return (
    <>
      {words.total && (
        <p className={css.under}>
          {texts.joined(
            <strong>
              {exactText(
                'count',
                cellOf(
                  data.measured!.items.find(({ id }) => id === words.total!.id),
                  currency,
                )?.values[0] ?? 0,
                currency,
              )}
            </strong>,
          )}{' '}
          <Note id={words.total.id} words={words.total} data={data} />
        </p>
      )}
      <div className={css.fill}>
        <Chart
          height="fill"
          hasTable={false}
          kind={words.shape === 'stacked' ? 'stacked' : 'bar'}
          label={words.title}
          categories={names.map((name, index) => (withCounts ? `${name} (${cells[index]?.count ?? 0})` : name))}
          series={keys.map((key, index) => ({
            name: words.series?.[key] ?? key,
            values: cells.map((cell) => cell?.values[index] ?? 0),
          }))}
          format={(value) => exactText(unit, value, currency)}
          short={(value) => axisText(unit, value, currency)}
          onPick={(index) => {
            const rows = cells[index]?.rows;
            if (rows) navigate({ href: dashboardPlace(rows, mode) });
          }}
        />
      </div>
    </>
  );
}
