import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import {
  lazy,
  type MouseEvent,
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Sort } from '#shared/nouns/list-query.ts';
import { Link } from '../../components/Link.tsx';
import { SkeletonBar } from '../../components/PageSkeleton.tsx';
import { Tick } from '../../components/Tick.tsx';
import type { Row as ResourceRow } from '../data/useResource.ts';
import { texts as t } from '../texts.ts';
import { Cell, type Names } from './Cell.tsx';
import type { CellEditorProps } from './CellEditor.tsx';
import { type Column, cellValue, isFigure, wholeAmounts } from './columns.ts';
import css from './DataTable.module.css';
import type { Density } from './listState.ts';
import { useColumnWidths } from './useColumnWidths.ts';

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Null while the first page loads. */
  rows: readonly Row[] | null;
  names: Names;
  /** The next page is loading. */
  stale?: boolean;
  density: Density;
  skeletonRows: number;
  sort: readonly Sort[];
  onSort: (field: string, add: boolean) => void;
  /** Undefined if rows cannot be selected. */
  selected?: ReadonlySet<string>;
  onSelect?: (rows: readonly Row[], on: boolean) => void;
  to?: (row: Row) => string;
  onOpen?: (row: Row) => void;
  rowMenu?: (row: Row) => ReactNode;
  /** Changes cells in place; undefined if the reader may not. */
  editing?: CellEditing | undefined;
  /** The row that was just created. */
  fresh?: string | undefined;
}

/** The cell that is being changed, and the way to start and end that. */
export interface CellEditing {
  cell: { row: string; field: string } | null;
  changes: {
    resource: string;
    also?: readonly string[] | undefined;
    edit: (cell: CellEditing['cell']) => void;
  };
}

const CellEditor = lazy(() => import('./CellEditor.tsx')) as unknown as <R extends ResourceRow>(
  props: CellEditorProps<R>,
) => ReactNode;

const checkWidth = 40;
const menuWidth = 44;

const idOf = (row: unknown) => (row as { id: string }).id;

/** The name of a row, shown and announced by screen readers. */
export const nameOf = <Row,>(column: Column<Row>, row: Row) => String(cellValue(column, row) ?? '');

/**
 * The head responds at once, for example to a press that sorts; the rows, whose number is large, are rendered after it
 * in pieces that do not hold up the next press.
 */
export function DataTable<Row>(given: DataTableProps<Row>) {
  const rows = useDeferredValue(given.rows);
  const columns = useDeferredValue(given.columns);
  const names = useDeferredValue(given.names);
  const props = { ...given, rows, columns, names };
  const { selected, rowMenu, label, density, editing, fresh } = props;
  const stale = given.stale || rows !== given.rows;
  const whole = useMemo(() => wholeAmounts(columns, rows ?? []), [columns, rows]);
  const edges = (selected ? checkWidth : 0) + (rowMenu ? menuWidth : 0);
  const { table, widths, scrolls } = useColumnWidths<Row, HTMLTableElement>(columns, rows, names, {
    edges,
    whole,
    wraps: density === 'comfortable',
  });
  return (
    <table
      ref={table}
      className={css.table}
      data-density={density}
      data-scrolls={scrolls}
      aria-busy={!rows || stale}
      style={{ minWidth: widths.reduce((sum, width) => sum + width, edges) }}
    >
      <caption className="only-for-readers">{label}</caption>
      <colgroup>
        {selected && <col style={{ width: checkWidth }} />}
        {columns.map((column, index) => (
          <col key={column.field} style={{ width: widths[index] }} />
        ))}
        {rowMenu && <col style={{ width: menuWidth }} />}
      </colgroup>
      <Head {...props} />
      <tbody>
        {rows
          ? rows.map((row) => (
              <Line
                key={idOf(row)}
                row={row}
                columns={columns as readonly Column<unknown>[]}
                names={names}
                whole={whole}
                isSelected={selected?.has(idOf(row))}
                onSelect={props.onSelect as LineProps<unknown>['onSelect']}
                to={props.to as LineProps<unknown>['to']}
                onOpen={props.onOpen as LineProps<unknown>['onOpen']}
                rowMenu={rowMenu as LineProps<unknown>['rowMenu']}
                changes={editing?.changes}
                field={editing?.cell?.row === idOf(row) ? editing.cell.field : null}
                isFresh={fresh === idOf(row)}
              />
            ))
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

/** A click anywhere on a row opens it, unless it was on a control or marked text. */
function isForRow(event: MouseEvent): boolean {
  const target = event.target as Element;
  const onControl = target.closest('a, button, input, label, [role=menuitem], [data-editor]');
  // The choices of an input in a cell are elsewhere in the document, and their clicks also arrive here.
  const isInside = event.currentTarget.contains(target);
  return isInside && !onControl && !window.getSelection()?.toString();
}

interface LineProps<Row>
  extends Pick<DataTableProps<Row>, 'columns' | 'names' | 'onSelect' | 'to' | 'onOpen' | 'rowMenu'> {
  row: Row;
  whole: ReadonlySet<string>;
  /** Undefined if rows cannot be selected. */
  isSelected: boolean | undefined;
  changes: CellEditing['changes'] | undefined;
  /** The field that is being changed in this row. */
  field: string | null;
  isFresh: boolean;
}

/** One row, which is rendered again only if something of it changed. */
const Line = memo(function Line({
  row,
  columns,
  names,
  whole,
  isSelected,
  onSelect,
  to,
  onOpen,
  rowMenu,
  changes,
  field,
  isFresh,
}: LineProps<unknown>) {
  const id = idOf(row);
  const [first, ...others] = columns;
  const name = nameOf(first!, row);
  const opens = to || onOpen;
  const [isPointed, setPointed] = useState(false);
  const line = useRef<HTMLTableRowElement>(null);
  const editable = changes ? columns.filter(({ edits }) => edits) : [];
  const end = (column: Column<unknown>, step?: 1 | -1) => {
    const next = step && editable[editable.indexOf(column) + step];
    changes!.edit(next ? { row: id, field: next.field } : null);
    if (!next) line.current?.querySelector<HTMLElement>('[data-row-link]')?.focus();
  };
  const cell = (column: Column<unknown>) => (
    <Cell column={column} row={row} names={names} whole={whole.has(column.field)} />
  );
  /** The cell with its input while it is changed, and with a button for that while the mouse is on the row. */
  const changeable = (column: Column<unknown>, content: ReactNode) => {
    if (!changes || !column.edits) return content;
    if (column.field === field) {
      return (
        <Suspense fallback={content}>
          <CellEditor
            resource={changes.resource}
            also={changes.also}
            column={column as unknown as Column<ResourceRow>}
            row={row as ResourceRow}
            name={name}
            onEnd={(step) => end(column, step)}
          />
        </Suspense>
      );
    }
    return (
      <>
        {content}
        {isPointed && (
          <button
            type="button"
            tabIndex={-1}
            className={css.pencil}
            aria-label={t.editCell(column.label, name)}
            onClick={() => changes.edit({ row: id, field: column.field })}
          />
        )}
      </>
    );
  };
  return (
    <tr
      ref={line}
      data-row={id}
      data-fresh={isFresh || undefined}
      onPointerEnter={editable.length > 0 ? ({ pointerType }) => setPointed(pointerType === 'mouse') : undefined}
      onPointerLeave={isPointed ? () => setPointed(false) : undefined}
      data-selected={isSelected || undefined}
      data-opens={opens ? true : undefined}
      onClick={(event) => {
        if (isForRow(event)) event.currentTarget.querySelector<HTMLElement>('[data-row-link]')?.click();
      }}
    >
      {isSelected !== undefined && (
        <td className={css.check}>
          <Tick label={t.selectRow(name)} checked={isSelected} onChange={() => onSelect?.([row], !isSelected)} />
        </td>
      )}
      <th scope="row" data-editing={field === first!.field || undefined}>
        {changeable(
          first!,
          to ? (
            <Link to={to(row)} data-row-link className={css.open}>
              {cell(first!)}
            </Link>
          ) : onOpen ? (
            <button type="button" data-row-link className={css.open} onClick={() => onOpen(row)}>
              {cell(first!)}
            </button>
          ) : (
            cell(first!)
          ),
        )}
      </th>
      {others.map((column) => (
        <td
          key={column.field}
          data-figure={isFigure(column.kind) || undefined}
          data-editing={field === column.field || undefined}
        >
          {changeable(column, cell(column))}
        </td>
      ))}
      {rowMenu && <td className={css.menu}>{rowMenu(row)}</td>}
    </tr>
  );
});

function SkeletonLine<Row>({ columns, selected, rowMenu }: DataTableProps<Row>) {
  return (
    <tr>
      {selected && <td />}
      {columns.map((column, index) => (
        <td key={column.field} data-figure={isFigure(column.kind) || undefined}>
          <SkeletonBar width={index === 0 ? '60%' : '50%'} />
        </td>
      ))}
      {rowMenu && <td />}
    </tr>
  );
}
