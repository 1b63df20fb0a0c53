import type { Shape } from '#shared/dashboard-widgets.ts';
import css from './editor.module.css';

type Box = readonly [x: number, y: number, width: number, height: number, strong?: boolean];

/** The outline of each widget shape, in a few boxes. */
const sketches: Record<Shape, readonly Box[]> = {
  strip: [0, 1, 2].flatMap((place): Box[] => [
    [2 + place * 20, 10, 12, 3],
    [2 + place * 20, 16, 15, 6, true],
    [2 + place * 20, 25, 10, 2],
  ]),
  columns: [14, 22, 9, 26, 18].map((height, index): Box => [4 + index * 11, 34 - height, 7, height, true]),
  stacked: [14, 22, 9, 26, 18].flatMap((height, index): Box[] => [
    [4 + index * 11, 34 - height, 7, height / 2],
    [4 + index * 11, 34 - height / 2, 7, height / 2, true],
  ]),
  ranking: [50, 36, 24, 14].flatMap((width, index): Box[] => [
    [4, 5 + index * 8, 18, 2],
    [4, 8 + index * 8, width, 3, true],
  ]),
  entries: [0, 1, 2, 3].flatMap((row): Box[] => [
    [4, 6 + row * 8, 30, 3, row === 0],
    [46, 6 + row * 8, 10, 3],
  ]),
  work: [0, 1, 2, 3].flatMap((row): Box[] => [
    [4, 6 + row * 8, 5, 3, row === 0],
    [12, 6 + row * 8, 26, 3],
    [46, 6 + row * 8, 10, 3],
  ]),
  funnel: [52, 40, 26, 14].map((width, index): Box => [4, 5 + index * 8, width, 5, index < 2]),
  tier: [0, 1, 2].map((step): Box => [4 + step * 18, 26 - step * 9, 15, 8 + step * 9, step === 1]),
};

export function Sketch({ shape }: { shape: Shape }) {
  return (
    <svg viewBox="0 0 60 38" className={css.sketch} aria-hidden="true">
      {sketches[shape].map(([x, y, width, height, strong]) => (
        <rect
          key={`${x} ${y} ${width}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx="1"
          fill={strong ? 'var(--series-0)' : 'var(--line-strong)'}
        />
      ))}
    </svg>
  );
}
