export interface ChartProps {
  /** A description for screen readers: "Open pipeline by stage". */
  label: string;
  kind: 'bar' | 'stacked' | 'line' | 'donut';
  /** The labels along the axis, such as stages or months, or a donut's slices. */
  categories: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
  /** Formats a value exactly, as money or a count. */
  format: (value: number) => string;
  /** Formats a value on the axis, where there is little space. */
  short?: (value: number) => string;
  /** The height in pixels, or `fill` for the available height. */
  height?: number | 'fill';
  /** False if the screen itself offers the table. */
  hasTable?: boolean;
  /** Opens the rows of a bar, point or slice. */
  onPick?: (category: number) => void;
}
