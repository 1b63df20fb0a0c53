import { useState } from 'react';
import css from './Chart.module.css';
import { ChartTable } from './ChartTable.tsx';
import { Donut } from './Donut.tsx';
import type { ChartProps } from './model.ts';
import { Plot } from './Plot.tsx';
import { texts as t } from './texts.ts';

/** A chart with exact figures in a tooltip and a table as an alternative. */
export function Chart(props: ChartProps) {
  const [asTable, setAsTable] = useState(false);
  const picture = props.kind === 'donut' ? <Donut {...props} /> : <Plot {...props} />;
  return (
    <figure className={css.chart} data-fill={props.height === 'fill' || undefined} aria-label={props.label}>
      {asTable ? <ChartTable {...props} /> : picture}
      {(props.hasTable ?? true) && (
        <button type="button" className={css.turn} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? t.showChart : t.showTable}
        </button>
      )}
    </figure>
  );
}
