import { DndContext } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { Filter } from '#shared/nouns/list-query.ts';
import { screenWords } from '#shared/nouns/nouns.ts';
import { saidNoun } from '#shared/text/labels.ts';
import { DropMenu } from '../../components/DropMenu.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Link } from '../../components/Link.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import { DottedStatus } from '../../components/StatusTag.tsx';
import { api, type Page } from '../../requests/api.ts';
import { useCan } from '../../session/session.tsx';
import { listOptions, type Row, useList } from '../data/useResource.ts';
import { useRemoveWithUndo } from '../data/useUndoableRemove.ts';
import { RouteDrawer } from '../form/RouteDrawer.tsx';
import { useSetDrawer } from '../form/useDrawer.ts';
import { texts as t } from '../texts.ts';
import css from './OrderedList.module.css';
import { texts as ownTexts } from './texts.ts';
import { useMovable } from './useMovable.ts';

export interface OrderedRow extends Row {
  name?: string;
  order: number;
  description?: string | null;
  color?: string | null;
}

interface OrderedListProps<R extends OrderedRow> {
  resource: string;
  title: string;
  /** The purpose of the list in one sentence. */
  text?: string;
  /** The singular and plural of the rows on this screen, if they differ from the noun's. */
  words?: readonly [string, string];
  /** The resource whose permission applies; defaults to the list's own. */
  permission?: string;
  /** The form for a new row (`id` undefined) or an existing one, shown in a drawer. */
  form?: (id: string | undefined, done: () => void) => ReactNode;
  /** Opens the screen of a new row (`id` undefined) or an existing one, instead of `form`. */
  opens?: (id: string | undefined) => void;
  createLabel: string;
  /** Content at the right of a row, such as a category or a count. */
  aside?: (row: R) => ReactNode;
  icon?: LucideIcon;
  /** Conditions of the screen itself, such as the type whose stages are listed. */
  fixed?: readonly Filter[];
  /** The name of a row without `name`. */
  nameOf?: (row: R) => string;
  /** The target of a row's name; defaults to its form. */
  to?: (row: R) => string;
  /** A control above the list that selects one of several lists. */
  choice?: ReactNode;
  /** Nothing can be changed, whatever the role allows. */
  readOnly?: boolean;
}

const nothingFixed: readonly Filter[] = [];
const queryOf = (fixed: readonly Filter[] = nothingFixed) => ({
  filters: [...fixed],
  sort: [{ field: 'order', descending: false }],
  start: 0,
  end: 500,
});

/**
 * A list whose order has a meaning, such as types, stages or tiers. Rows are moved by dragging or by keys, and
 * renumbered from 1.
 */
export function OrderedList<R extends OrderedRow>(props: OrderedListProps<R>) {
  const { resource, title, text, form, createLabel, icon, opens } = props;
  const [one, many] = props.words ? saidNoun(props.words) : screenWords(resource);
  const list = useList<R>(resource, queryOf(props.fixed));
  const setDrawer = useSetDrawer();
  const mayManage = useCan(props.permission ?? resource, 'manage') && !props.readOnly;
  const rows = list.data?.rows;

  const create = mayManage && (
    <Button type="primary" icon={<Plus size={16} />} onClick={() => (opens ? opens(undefined) : setDrawer('create'))}>
      {createLabel}
    </Button>
  );
  const body = () => {
    if (!rows) return list.error ? <ErrorState error={list.error} reset={list.refetch} /> : <PageSkeleton />;
    if (rows.length === 0) {
      // The purpose of the list is already shown above.
      return <EmptyState icon={icon} title={ownTexts.noYet(many)} actions={create} />;
    }
    return <Rows {...props} rows={rows} mayManage={mayManage} onEdit={opens ?? setDrawer} />;
  };

  return (
    <section className={css.page}>
      <PageHeader title={title}>{create}</PageHeader>
      {text && <p className={css.text}>{text}</p>}
      {props.choice}
      <div className={css.area}>{body()}</div>
      {mayManage && form && (
        <RouteDrawer title={(drawer) => (drawer === 'create' ? createLabel : `${t.edit} ${one}`)} opens={() => true}>
          {(drawer, close) => form(drawer === 'create' ? undefined : drawer, close)}
        </RouteDrawer>
      )}
    </section>
  );
}

interface RowsProps<R extends OrderedRow> extends OrderedListProps<R> {
  rows: R[];
  mayManage: boolean;
  onEdit: (id: string) => void;
}

function Rows<R extends OrderedRow>(props: RowsProps<R>) {
  const { resource, rows, mayManage, aside, onEdit, to, nameOf = (row: R) => row.name ?? '' } = props;
  const client = useQueryClient();
  const { message } = App.useApp();
  const removeLater = useRemoveWithUndo(resource);
  const key = listOptions<R>(resource, queryOf(props.fixed)).queryKey;
  /** Shows the new list at once. @returns a function that restores the former one */
  const show = (next: R[]) => {
    const before = client.getQueryData<Page<R>>(key);
    client.setQueryData<Page<R>>(key, { rows: next, total: next.length });
    return () => client.setQueryData(key, before);
  };

  const move = async (from: number, to: number) => {
    const next = arrayMove(rows, from, to).map((row, index) => ({ ...row, order: index + 1 }));
    const putBack = show(next);
    try {
      const updates = next.map(({ id, order }) => ({ id, values: { order } }));
      await api(`${resource}/0`, { method: 'PATCH', body: { updates } });
      await client.invalidateQueries({ queryKey: [resource] });
    } catch (error) {
      putBack();
      message.error((error as Error).message);
    }
  };

  const movable = useMovable({
    ids: rows.map(({ id }) => id),
    nameOf: (id) => nameOf(rows.find((row) => row.id === id)!),
    onMove: (from, to) => void move(from, to),
  });
  const archive = (row: R) => removeLater(row.id, t.removed(nameOf(row)));

  return (
    <DndContext {...movable}>
      <SortableContext items={rows} strategy={verticalListSortingStrategy}>
        <ol>
          {rows.map((row) => (
            <Item
              key={row.id}
              row={row}
              name={nameOf(row)}
              to={to?.(row)}
              mayManage={mayManage}
              aside={aside?.(row)}
              onEdit={onEdit}
              onRemove={archive}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface ItemProps<R extends OrderedRow> {
  row: R;
  name: string;
  to?: string;
  mayManage: boolean;
  aside: ReactNode;
  onEdit: (id: string) => void;
  onRemove: (row: R) => void;
}

function Item<R extends OrderedRow>({ row, name, to, mayManage, aside, onEdit, onRemove }: ItemProps<R>) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.id,
  });
  const word = row.color ? <DottedStatus color={row.color}>{name}</DottedStatus> : name;
  const items = [
    { key: 'edit', label: t.edit, onClick: () => onEdit(row.id) },
    { key: 'remove', label: t.archive, danger: true, onClick: () => onRemove(row) },
  ];
  return (
    <li
      ref={setNodeRef}
      className={css.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {mayManage && (
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={css.grip}
          {...attributes}
          {...listeners}
          aria-label={t.drag(name)}
        >
          <GripVertical size={16} />
        </button>
      )}
      <span className={css.name}>
        {to ? (
          <Link to={to}>{word}</Link>
        ) : mayManage ? (
          <button type="button" onClick={() => onEdit(row.id)}>
            {word}
          </button>
        ) : (
          word
        )}
      </span>
      <span className={css.description}>{row.description}</span>
      {aside && <span className={css.aside}>{aside}</span>}
      {mayManage && (
        <DropMenu items={items} placement="bottomRight">
          <Button type="text" size="small" icon={<Ellipsis size={16} />} aria-label={`${t.moreActions}: ${name}`} />
        </DropMenu>
      )}
    </li>
  );
}
