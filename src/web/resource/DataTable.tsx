import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { MouseEvent, ReactNode } from 'react';
import type { Sort } from '#shared/list-query.ts';
import { Link } from '../components/Link.tsx';
import { Bone } from '../components/PageSkeleton.tsx';
import { Cell, type Names } from './Cell.tsx';
import { type Column, type ColumnKind, cellValue, isFigure } from './columns.ts';
import css from './DataTable.module.css';
import type { Density } from './listState.ts';
import { texts as t } from './texts.ts';

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Null while the first page is on its way. */
  rows: readonly Row[] | null;
  names: Names;
  /** The next page is on its way; this one is shown dimmed. */
  stale?: boolean;
  density: Density;
  skeletonRows: number;
  sort: readonly Sort[];
  onSort: (field: string, add: boolean) => void;
  /** Absent: rows cannot be selected. */
  selected?: ReadonlySet<string>;
  onSelect?: (rows: readonly Row[], on: boolean) => void;
  to?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  rowMenu?: (row: Row) => ReactNode;
}

const widths: Partial<Record<ColumnKind, number>> = {
  money: 140,
  number: 110,
  rate: 100,
  progress: 160,
  bool: 90,
  date: 130,
  instant: 180,
  relative: 120,
  status: 150,
  tags: 200,
  person: 180,
  reference: 160,
};
const widthOf = <Row,>(column: Column<Row>) => column.width ?? widths[column.kind ?? 'text'] ?? 200;

const idOf = (row: unknown) => (row as { id: string }).id;

/** What names a row to the eye and to a reader. */
export const nameOf = <Row,>(column: Column<Row>, row: Row) => String(cellValue(column, row) ?? '');

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, selected, rowMenu, label, density, stale } = props;
  const least = columns.reduce((sum, column) => sum + widthOf(column), selected ? 40 : 0);
  return (
    <table
      className={css.table}
      data-density={density}
      data-stale={stale}
      aria-busy={!rows || stale}
      style={{ minWidth: least }}
    >
      <caption className="only-for-readers">{label}</caption>
      <colgroup>
        {selected && <col style={{ width: 40 }} />}
        {columns.map((column, index) => (
          // The first column takes the room the others leave.
          <col key={column.field} style={index === 0 ? undefined : { width: widthOf(column) }} />
        ))}
        {rowMenu && <col style={{ width: 44 }} />}
      </colgroup>
      <Head {...props} />
      <tbody>
        {rows
          ? rows.map((row) => <Line key={idOf(row)} row={row} {...props} />)
          : Array.from({ length: props.skeletonRows }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
              <SkeletonLine key={index} {...props} />
            ))}
      </tbody>
    </table>
  );
}

function Head<Row>({ columns, rows, sort, onSort, selected, onSelect, rowMenu }: DataTableProps<Row>) {
  const chosen = rows?.filter((row) => selected?.has(idOf(row))).length ?? 0;
  const everything = !!rows && rows.length > 0 && chosen === rows.length;
  return (
    <thead>
      <tr>
        {selected && (
          <th className={css.check}>
            <input
              type="checkbox"
              aria-label={t.selectPage}
              checked={everything}
              disabled={!rows?.length}
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && !everything;
              }}
              onChange={() => onSelect?.(rows ?? [], !everything)}
            />
          </th>
        )}
        {columns.map((column) => {
          const by = sort.find(({ field }) => field === column.field);
          const order = by ? (by.descending ? 'descending' : 'ascending') : undefined;
          return (
            <th key={column.field} aria-sort={order} data-figure={isFigure(column.kind) || undefined}>
              {column.sortable ? (
                <button
                  type="button"
                  aria-label={t.sorted(column.label)}
                  onClick={(event) => onSort(column.field, event.shiftKey)}
                >
                  {column.label}
                  {by && (by.descending ? <ArrowDown size={12} /> : <ArrowUp size={12} />)}
                </button>
              ) : (
                column.label
              )}
            </th>
          );
        })}
        {rowMenu && <td />}
      </tr>
    </thead>
  );
}

/** A click anywhere on a row opens it, unless it was meant for something in it or for marking text. */
function isForRow(event: MouseEvent): boolean {
  const onControl = (event.target as Element).closest('a, button, input, label, [role=menuitem]');
  return !onControl && !window.getSelection()?.toString();
}

function Line<Row>({
  row,
  columns,
  names,
  selected,
  onSelect,
  to,
  onOpen,
  rowMenu,
}: DataTableProps<Row> & { row: Row }) {
  const id = idOf(row);
  const [first, ...others] = columns;
  const name = nameOf(first!, row);
  const isSelected = selected?.has(id);
  const opens = to || onOpen;
  const cell = (column: Column<Row>) => <Cell column={column} row={row} names={names} />;
  return (
    <tr
      data-row={id}
      data-selected={isSelected || undefined}
      data-opens={opens ? true : undefined}
      onClick={(event) => {
        if (isForRow(event)) event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click();
      }}
    >
      {selected && (
        <td className={css.check}>
          <input
            type="checkbox"
            aria-label={t.selectRow(name)}
            checked={isSelected}
            onChange={() => onSelect?.([row], !isSelected)}
          />
        </td>
      )}
      <th scope="row">
        {to ? (
          <Link to={to(row)} data-row-link className={css.open}>
            {cell(first!)}
          </Link>
        ) : onOpen ? (
          <button type="button" data-row-link className={css.open} onClick={() => onOpen(row)}>
            {cell(first!)}
          </button>
        ) : (
          cell(first!)
        )}
      </th>
      {others.map((column) => (
        <td key={column.field} data-figure={isFigure(column.kind) || undefined}>
          {cell(column)}
        </td>
      ))}
      {rowMenu && <td className={css.menu}>{rowMenu(row)}</td>}
    </tr>
  );
}

function SkeletonLine<Row>({ columns, selected, rowMenu }: DataTableProps<Row>) {
  return (
    <tr>
      {selected && <td />}
      {columns.map((column, index) => (
        <td key={column.field} data-figure={isFigure(column.kind) || undefined}>
          <Bone width={index === 0 ? '60%' : '50%'} />
        </td>
      ))}
      {rowMenu && <td />}
    </tr>
  );
}
