import type { ReactNode } from 'react';
import { isWhole } from '#shared/money/money.ts';
import type { Field } from '#shared/nouns/fields.ts';
import type { Tone } from '../../look/theme.ts';

/** A value with its label, for statuses, types and closed lists. */
export interface Option {
  value: string;
  label: string;
  /** The tone of a value that the code defines. */
  tone?: Tone;
  /** The color of a value that users created; shown in the dot. */
  color?: string | null;
}

export type ColumnKind =
  | 'text'
  | 'link'
  | 'money'
  | 'number'
  | 'rate'
  | 'percent'
  | 'progress'
  | 'bool'
  | 'date'
  | 'instant'
  | 'relative'
  | 'status'
  | 'tags'
  | 'person'
  | 'reference';

/** One column as data. `field` is the value's name in the row and the sort key on the server. */
export interface Column<Row> {
  field: string;
  label: string;
  kind?: ColumnKind;
  /** The server's `list.sort` must contain the field. */
  sortable?: boolean;
  /** The column is hidden until the user chooses it. */
  hidden?: boolean;
  /**
   * The width in pixels: a maximum for long text and for the name of the row, the exact width for columns the screen
   * renders. Other widths follow the content.
   */
  width?: number;
  /** `money`: the field of the currency; defaults to `currency`. */
  currency?: string;
  /** `status`: the labels and tones of the values, if the row only contains their keys. */
  options?: readonly Option[];
  /** `text`, `status`: the field of the row that holds the color, such as `type_color` for `type_name`. */
  color?: string;
  /** `reference`: the resource of the id, if the row does not contain its name; names are fetched once for the page. */
  resource?: string;
  /** `reference`: the field with the name. */
  labelField?: string;
  /** The target of a link on the value. */
  to?: (row: Row) => string | null | undefined;
  /** Computes the value, if it is not `row[field]`. */
  value?: (row: Row) => unknown;
  /** Renders the cell, if no kind fits. */
  render?: (row: Row) => ReactNode;
  /** The declared field that the cell shows, if it can be changed in place. */
  edits?: { key: string; field: Field };
}

const rightAligned = new Set<ColumnKind | undefined>(['money', 'number', 'rate']);
export const isFigure = (kind: ColumnKind | undefined): boolean => rightAligned.has(kind);

export function cellValue<Row>(column: Column<Row>, row: Row): unknown {
  return column.value ? column.value(row) : (row as Record<string, unknown>)[column.field];
}

/** The visible columns in the user's order; the first column names the row and always stays. */
export function shownColumns<Row>(columns: readonly Column<Row>[], chosen: readonly string[] | null): Column<Row>[] {
  if (!chosen) return columns.filter((column) => !column.hidden);
  const [first] = columns;
  const picked = chosen
    .map((field) => columns.find((column) => column.field === field))
    .filter((column) => column !== undefined);
  return first && !picked.includes(first) ? [first, ...picked] : picked;
}

export const isEmptyValue = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Leaves out the columns that are empty in every row of the page, except the first, which names the rows, those that
 * the screen renders without a `value`, and `kept`. It must not be used for columns that somebody chose.
 */
export function withoutEmptyColumns<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  kept: readonly string[] = [],
): Column<Row>[] {
  if (rows.length === 0) return [...columns];
  return columns.filter(
    (column, index) =>
      index === 0 ||
      (column.render && !column.value) ||
      kept.includes(column.field) ||
      rows.some((row) => !isEmptyValue(cellValue(column, row))),
  );
}

/** The fields of amounts that have no cents in any row of the page, so that their decimals say nothing. */
export function wholeAmounts<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): ReadonlySet<string> {
  const whole = columns.filter((column) => column.kind === 'money' && rows.every((row) => isWholeIn(column, row)));
  return new Set(whole.map(({ field }) => field));
}

function isWholeIn<Row>(column: Column<Row>, row: Row): boolean {
  const value = cellValue(column, row);
  const currency = (row as Record<string, unknown>)[column.currency ?? 'currency'];
  return typeof value !== 'number' || typeof currency !== 'string' || isWhole(value, currency);
}
