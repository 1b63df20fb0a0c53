import css from './RecordState.module.css';

const WIDTH = 88;
const HEIGHT = 24;
const PAD = 2;

/** A small line without axes: the shape of twelve months. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const low = Math.min(0, ...values);
  const span = Math.max(...values) - low || 1;
  const at = (value: number, index: number) =>
    [
      PAD + (index * (WIDTH - 2 * PAD)) / Math.max(1, values.length - 1),
      HEIGHT - PAD - ((value - low) / span) * (HEIGHT - 2 * PAD),
    ] as const;
  const points = values.map(at);
  const [x, y] = points.at(-1)!;
  return (
    <svg
      className={css.spark}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      <polyline points={points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ')} />
      <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r={2} />
    </svg>
  );
}
