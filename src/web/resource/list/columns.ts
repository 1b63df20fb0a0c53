import type { ReactNode } from 'react';
import type { Tone } from '../../theme.ts';

/** A value with its name: a status, a type, a closed list. */
export interface Option {
  value: string;
  label: string;
  /** For what the code knows. */
  tone?: Tone;
  /** For what people made themselves; shown in the dot. */
  color?: string | null;
}

export type ColumnKind =
  | 'text'
  | 'link'
  | 'money'
  | 'number'
  | 'rate'
  | 'progress'
  | 'bool'
  | 'date'
  | 'instant'
  | 'relative'
  | 'status'
  | 'tags'
  | 'person'
  | 'reference';

/** One column, said as data. `field` names the value in the row and the sort key on the server. */
export interface Column<Row> {
  field: string;
  label: string;
  kind?: ColumnKind;
  /** Only what the server's `list.sort` names may be sorted. */
  sortable?: boolean;
  /** Off until somebody chooses it. */
  hidden?: boolean;
  /** Words: at most so many pixels. Columns the screen renders itself: so many. The content decides the rest. */
  width?: number;
  /** `money`: the field of the currency, `currency` unless said. */
  currency?: string;
  /** `status`: the words and tones of the values, when the row carries only their keys. */
  options?: readonly Option[];
  /** `text`, `status`: the field of the row that holds its color, such as `type_color` beside `type_name`. */
  color?: string;
  /** `reference`: the resource the value is an id of, when the row has no name for it; names are fetched once for the page. */
  resource?: string;
  /** `reference`: the field that names it. */
  labelField?: string;
  /** Where a click on the value leads. */
  to?: (row: Row) => string | null | undefined;
  /** When the value is not simply `row[field]`. */
  value?: (row: Row) => unknown;
  /** When no kind fits. */
  render?: (row: Row) => ReactNode;
}

const rightAligned = new Set<ColumnKind | undefined>(['money', 'number', 'rate']);
export const isFigure = (kind: ColumnKind | undefined): boolean => rightAligned.has(kind);

export function cellValue<Row>(column: Column<Row>, row: Row): unknown {
  return column.value ? column.value(row) : (row as Record<string, unknown>)[column.field];
}

/** The columns in view, in the person's order; the first column names the row and always stays. */
export function shownColumns<Row>(columns: readonly Column<Row>[], chosen: readonly string[] | null): Column<Row>[] {
  if (!chosen) return columns.filter((column) => !column.hidden);
  const [first] = columns;
  const picked = chosen
    .map((field) => columns.find((column) => column.field === field))
    .filter((column) => column !== undefined);
  return first && !picked.includes(first) ? [first, ...picked] : picked;
}
