import { lazy, Suspense, useState } from 'react';
import css from './Chart.module.css';
import { ChartTable } from './ChartTable.tsx';
import { texts as t } from './texts.ts';

export interface ChartProps {
  /** What the picture shows, for everybody who cannot see it: "Open pipeline by stage". */
  label: string;
  kind: 'bar' | 'stacked' | 'line' | 'donut';
  /** Along the axis: stages, months. A donut's slices. */
  categories: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
  /** Writes a value exactly: money, a count. */
  format: (value: number) => string;
  /** Writes a value on the axis, where there is little room. */
  short?: (value: number) => string;
  height?: number;
  /** A click on a bar or a slice opens the rows behind it. */
  onPick?: (category: number, series: number) => void;
}

// The drawing library is the largest thing we have; it comes when a picture is on the screen.
const Drawing = lazy(() => import('./Drawing.tsx'));

/** A picture with the table behind it. */
export function Chart(props: ChartProps) {
  const [asTable, setAsTable] = useState(false);
  const { label, height = 240 } = props;
  return (
    <figure className={css.chart} aria-label={label}>
      {asTable ? (
        <ChartTable {...props} />
      ) : (
        <div style={{ height }}>
          <Suspense fallback={<div className={css.waiting} />}>
            <Drawing {...props} height={height} />
          </Suspense>
        </div>
      )}
      <button type="button" className={css.turn} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
        {asTable ? t.showChart : t.showTable}
      </button>
    </figure>
  );
}
