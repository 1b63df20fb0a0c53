import { type CSSProperties, useState } from 'react';
import css from './Chart.module.css';
import type { ChartProps } from './model.ts';
import { type Scale, scaleOf } from './scale.ts';
import { Tooltip } from './Tooltip.tsx';

const color = (index: number) => `var(--series-${index % 8})`;
const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/** Bars and lines with an axis, made of plain elements that adapt to the width and use the theme's variables. */
export function Plot(props: ChartProps) {
  const { kind, categories, series, format, short = format, height = 240, onPick } = props;
  const [seen, setSeen] = useState<number | null>(null);
  const sum = (index: number, positive: boolean) =>
    series.reduce((total, { values }) => total + Math[positive ? 'max' : 'min'](0, values[index] ?? 0), 0);
  const extremes =
    kind === 'stacked'
      ? categories.flatMap((_, index) => [sum(index, true), sum(index, false)])
      : series.flatMap(({ values }) => values);
  const scale = scaleOf(extremes);

  const columns = categories.map((category, index) => {
    const events = {
      onMouseEnter: () => setSeen(index),
      onFocus: () => setSeen(index),
      onBlur: () => setSeen(null),
    };
    return onPick ? (
      <button
        key={category}
        type="button"
        className={css.column}
        aria-label={`${category}: ${series.map(({ values }) => format(values[index] ?? 0)).join(', ')}`}
        onClick={() => onPick(index)}
        {...events}
      >
        {kind !== 'line' && <Bars {...props} index={index} scale={scale} />}
      </button>
    ) : (
      // Columns that open nothing are hidden from keyboards and screen readers, which use the table instead.
      <div key={category} className={css.column} aria-hidden="true" {...events}>
        {kind !== 'line' && <Bars {...props} index={index} scale={scale} />}
      </div>
    );
  });

  return (
    <>
      <div className={css.plot} style={{ height: height === 'fill' ? '100%' : height }}>
        <div className={css.ticks} aria-hidden="true">
          <span className={css.widest}>
            {short(scale.ticks.reduce((a, b) => (short(a).length < short(b).length ? b : a)))}
          </span>
          {scale.ticks.map((tick) => (
            <span key={tick} style={{ bottom: percent(scale.at(tick)) }}>
              {short(tick)}
            </span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only puts the tooltip away */}
        <div className={css.area} onMouseLeave={() => setSeen(null)}>
          {scale.ticks.map((tick) => (
            <i
              key={tick}
              className={css.grid}
              data-zero={tick === 0 || undefined}
              style={{ bottom: percent(scale.at(tick)) }}
            />
          ))}
          {kind === 'line' && <Lines {...props} scale={scale} seen={seen} />}
          <div className={css.columns} style={{ '--columns': categories.length } as CSSProperties}>
            {columns}
          </div>
          {seen !== null && <Tooltip {...props} index={seen} at={(seen + 0.5) / categories.length} />}
        </div>
        <div
          className={css.names}
          aria-hidden="true"
          data-many={categories.length > 6 || undefined}
          data-sparse={categories.length > namesShown || undefined}
          style={{ '--columns': categories.length } as CSSProperties}
        >
          <Names categories={categories} />
        </div>
      </div>
      {series.length > 1 && (
        <ul className={css.legend} aria-hidden="true">
          {series.map(({ name }, index) => (
            <li key={name}>
              <i style={{ background: color(index) }} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const namesShown = 12;

/** If there are more names than space, only every second, third, ... is shown. */
function Names({ categories }: { categories: readonly string[] }) {
  const every = Math.ceil(categories.length / namesShown);
  return categories.map((category, index) => (
    <span key={category} title={category}>
      {index % every === 0 ? category : ''}
    </span>
  ));
}

function Bars({ kind, series, index, scale }: ChartProps & { index: number; scale: Scale }) {
  let [above, below] = [0, 0];
  return (
    <span className={css.bars} data-stacked={kind === 'stacked' || undefined}>
      {series.map(({ name, values }, position) => {
        const value = values[index] ?? 0;
        let from = 0;
        if (kind === 'stacked') {
          from = value < 0 ? below : above;
          if (value < 0) below += value;
          else above += value;
        }
        const [low, high] = [Math.min(from, from + value), Math.max(from, from + value)];
        const style = {
          background: color(position),
          bottom: percent(scale.at(low)),
          height: percent(scale.at(high) - scale.at(low)),
          ...(kind === 'bar' && {
            left: percent(position / series.length),
            width: `calc(${percent(1 / series.length)} - ${series.length > 1 ? 2 : 0}px)`,
          }),
        };
        return value === 0 ? null : <i key={name} data-below={value < 0 || undefined} style={style} />;
      })}
    </span>
  );
}

function Lines({ categories, series, scale, seen }: ChartProps & { scale: Scale; seen: number | null }) {
  const x = (index: number) => (index + 0.5) / categories.length;
  return (
    <>
      {seen !== null && <i className={css.guide} style={{ left: percent(x(seen)) }} />}
      <svg className={css.lines} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {series.map(({ name, values }, index) => (
          <polyline
            key={name}
            fill="none"
            stroke={color(index)}
            vectorEffect="non-scaling-stroke"
            points={values.map((value, at) => `${x(at).toFixed(5)},${(1 - scale.at(value)).toFixed(5)}`).join(' ')}
          />
        ))}
      </svg>
      {series.map(({ name, values }, index) =>
        values.map((value, at) =>
          at === seen || values.length === 1 ? (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place on the line
              key={`${name}-${at}`}
              className={css.point}
              style={{ left: percent(x(at)), bottom: percent(scale.at(value)), background: color(index) }}
            />
          ) : null,
        ),
      )}
    </>
  );
}
