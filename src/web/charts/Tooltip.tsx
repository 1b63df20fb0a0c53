import css from './Chart.module.css';
import type { ChartProps } from './model.ts';
import { texts as t } from './texts.ts';

/** The exact figures of one category; `at` is its horizontal position, from 0 (left) to 1 (right). */
export function Tooltip({ kind, categories, series, format, index, at }: ChartProps & { index: number; at: number }) {
  const total = series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  const side = at < 0.5 ? { left: `calc(${at * 100}% + 12px)` } : { right: `calc(${(1 - at) * 100}% + 12px)` };
  return (
    <div className={css.tooltip} style={side} aria-hidden="true">
      <strong>{categories[index]}</strong>
      {series.map(({ name, values }, position) => (
        <span key={name}>
          <i style={{ background: `var(--series-${position % 8})` }} />
          {name}
          <b>{format(values[index] ?? 0)}</b>
        </span>
      ))}
      {kind === 'stacked' && series.length > 1 && (
        <span>
          {t.total}
          <b>{format(total)}</b>
        </span>
      )}
    </div>
  );
}
