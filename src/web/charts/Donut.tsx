import { useState } from 'react';
import { formatRate } from '../region.ts';
import css from './Chart.module.css';
import type { ChartProps } from './model.ts';

const radius = 40;
const around = 2 * Math.PI * radius;
/** The gap between two slices. */
const gap = 1.2;

/** Shares of a whole, with their figures. */
export function Donut({ categories, series, format, height = 200, onPick }: ChartProps) {
  const [seen, setSeen] = useState<number | null>(null);
  const values = categories.map((_, index) => Math.max(0, series[0]?.values[index] ?? 0));
  const total = values.reduce((sum, value) => sum + value, 0);
  const starts = values.map((_, index) => values.slice(0, index).reduce((sum, value) => sum + value, 0));
  const length = (value: number) => (total > 0 ? (value / total) * around : 0);
  const share = (value: number) => formatRate(total > 0 ? Math.round((value / total) * 1000) * 1000 : 0);

  return (
    <div className={css.donut}>
      <svg viewBox="0 0 100 100" style={{ height: height === 'fill' ? '100%' : height }} aria-hidden="true">
        <circle cx="50" cy="50" r={radius} fill="none" stroke="var(--line)" strokeWidth="12" />
        {values.map((value, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: brings out the line of the legend that says the same
          <circle
            key={categories[index]}
            cx="50"
            cy="50"
            r={radius}
            fill="none"
            stroke={`var(--series-${index % 8})`}
            strokeWidth={seen === index ? 15 : 12}
            strokeDasharray={`${Math.max(0, length(value) - gap)} ${around}`}
            strokeDashoffset={-length(starts[index]!)}
            transform="rotate(-90 50 50)"
            onMouseEnter={() => setSeen(index)}
            onMouseLeave={() => setSeen(null)}
          />
        ))}
        <text x="50" y="50" className={css.total}>
          {format(seen === null ? total : values[seen]!)}
        </text>
      </svg>
      <ul className={css.slices}>
        {categories.map((category, index) => {
          const line = (
            <>
              <i style={{ background: `var(--series-${index % 8})` }} />
              <span>{category}</span>
              <b>{format(values[index]!)}</b>
              <small>{share(values[index]!)}</small>
            </>
          );
          return (
            <li key={category} data-seen={seen === index || undefined}>
              {onPick ? (
                <button type="button" onClick={() => onPick(index)}>
                  {line}
                </button>
              ) : (
                line
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
