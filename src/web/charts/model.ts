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
