import { useState } from 'react';
import css from './Chart.module.css';
import { ChartTable } from './ChartTable.tsx';
import { Donut } from './Donut.tsx';
import { Plot } from './Plot.tsx';
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
  /** Pixels, or as high as there is room. */
  height?: number | 'fill';
  /** Left out where the screen itself offers the table. */
  hasTable?: boolean;
  /** Opens the rows behind a bar, a point or a slice. */
  onPick?: (category: number) => void;
}

/** A picture with exact figures under the pointer and the table behind it. */
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
