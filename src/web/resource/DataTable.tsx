import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Sort } from '#shared/list-query.ts';
import { Link } from '../components/Link.tsx';
import { Bone } from '../components/PageSkeleton.tsx';
import { Tick } from '../components/Tick.tsx';
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
  money: 130,
  number: 100,
  rate: 90,
  progress: 160,
  bool: 80,
  date: 120,
  instant: 180,
  relative: 110,
  status: 130,
  tags: 180,
  person: 170,
  reference: 140,
};
const checkWidth = 40;
const menuWidth = 44;
/** Columns of words give up to a quarter of their width before the table scrolls sideways; figures and dates none. */
const least = 0.75;
const gives = new Set<ColumnKind>(['text', 'link', 'person', 'reference', 'tags', 'status', 'progress']);
const widthOf = <Row,>(column: Column<Row>) => column.width ?? widths[column.kind ?? 'text'] ?? 200;

const idOf = (row: unknown) => (row as { id: string }).id;

/** What names a row to the eye and to a reader. */
export const nameOf = <Row,>(column: Column<Row>, row: Row) => String(cellValue(column, row) ?? '');

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, selected, rowMenu, label, density, stale } = props;
  const [table, room] = useRoom<HTMLTableElement>();
  const edges = (selected ? checkWidth : 0) + (rowMenu ? menuWidth : 0);
  const sum = (some: readonly Column<Row>[]) => some.reduce((total, column) => total + widthOf(column), 0);
  const soft = columns.filter((column) => gives.has(column.kind ?? 'text'));
  const hard = edges + sum(columns) - sum(soft);
  const scale = Math.min(1, Math.max(least, (room - hard) / sum(soft)));
  const width = (column: Column<Row>) => widthOf(column) * (soft.includes(column) ? scale : 1);
  const needed = hard + sum(soft) * scale;
  return (
    <table
      ref={table}
      className={css.table}
      data-density={density}
      data-scrolls={room > 0 && needed > room + 1}
      aria-busy={!rows || stale}
      style={{ minWidth: needed }}
    >
      <caption className="only-for-readers">{label}</caption>
      <colgroup>
        {selected && <col style={{ width: checkWidth }} />}
        {columns.map((column, index) => (
          // The first column takes the room the others leave.
          <col key={column.field} style={index === 0 ? undefined : { width: width(column) }} />
        ))}
        {rowMenu && <col style={{ width: menuWidth }} />}
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

/** The width of what the table stands in. */
function useRoom<E extends HTMLElement>() {
  const element = useRef<E>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const around = element.current!.parentElement!;
    const measure = () => setRoom(around.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, []);
  return [element, room] as const;
}

function Head<Row>({ columns, rows, sort, onSort, selected, onSelect, rowMenu }: DataTableProps<Row>) {
  const chosen = rows?.filter((row) => selected?.has(idOf(row))).length ?? 0;
  const everything = !!rows && rows.length > 0 && chosen === rows.length;
  return (
    <thead>
      <tr>
        {selected && (
          <th className={css.check}>
            <Tick
              label={t.selectPage}
              checked={everything}
              partly={chosen > 0 && !everything}
              disabled={!rows?.length}
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
          <Tick label={t.selectRow(name)} checked={!!isSelected} onChange={() => onSelect?.([row], !isSelected)} />
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
