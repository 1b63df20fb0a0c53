import { useNavigate } from '@tanstack/react-router';
import { Button, type InputRef } from 'antd';
import type { LucideIcon } from 'lucide-react';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Filter, Sort } from '#shared/nouns/list-query.ts';
import { screenWords } from '#shared/nouns/nouns.ts';
import type { PageSize } from '#shared/nouns/page-size.ts';
import { saidNoun } from '#shared/text/labels.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useNarrow } from '../../interaction/useNarrow.ts';
import { useSameList } from '../../interaction/useSameList.ts';
import { formatTotal } from '../../region.ts';
import { useCan, useSession } from '../../session/session.tsx';
import { plural } from '../../texts.ts';
import { type Row, useList } from '../data/useResource.ts';
import { RouteDrawer } from '../form/RouteDrawer.tsx';
import { useSetDrawer } from '../form/useDrawer.ts';
import { texts as t } from '../texts.ts';
import { type BulkAction, BulkBar } from './BulkBar.tsx';
import { CardList } from './CardList.tsx';
import { Cards } from './Cards.tsx';
import { type Column, shownColumns, withoutEmptyColumns } from './columns.ts';
import { type CellEditing, DataTable, nameOf } from './DataTable.tsx';
import { DisplayMenu } from './DisplayMenu.tsx';
import { ExportButton } from './ExportButton.tsx';
import { exportSelectedFormat } from './exportSelectedFormat.ts';
import { FilterBar } from './FilterBar.tsx';
import { FreshRow, useFreshRow } from './FreshRow.tsx';
import type { FilterSpec } from './filters.ts';
import { type Density, nextSort, toApiQuery, toListQuery } from './listState.ts';
import { Pager } from './Pager.tsx';
import css from './ResourceList.module.css';
import { type PresetView, SavedViews } from './SavedViews.tsx';
import { SearchBox } from './SearchBox.tsx';
import { texts as ownTexts } from './texts.ts';
import { useListKeys } from './useListKeys.ts';
import { useListState } from './useListState.ts';
import { useNames } from './useNames.ts';
import { usePageSize } from './usePageSize.ts';
import { useSelection } from './useSelection.ts';

/**
 * The way to create a row: in the drawer beside the list (`form`), or on its own screen (`to`). `done` closes the drawer;
 * with the new row, a list that is the whole screen opens it.
 */
export type CreateSpec =
  | { label: string; form: (done: (row?: Row) => void) => ReactNode; to?: undefined }
  | { label: string; to: string; form?: undefined };

export interface ResourceListProps<R extends Row> {
  resource: string;
  /** The resource whose permission applies to creating and bulk actions; defaults to the list's own. */
  permission?: string;
  /** Left out if the list is a part of a screen, such as a tab. */
  title?: string;
  /** The name of a part for screen readers, where a screen has several lists of one resource. */
  label?: string;
  /** The singular and plural of the rows on this screen, if they differ from the noun's: `['deal', 'deals']`. */
  words?: readonly [string, string] | undefined;
  columns: readonly Column<R>[];
  filters?: readonly FilterSpec[];
  /** The default order. */
  sort?: readonly Sort[];
  /** Conditions of the screen itself, which are not shown and cannot be removed. */
  fixed?: readonly Filter[];
  /** The address of the row's screen. */
  to?: (row: R) => string;
  /** Opens a row without leaving the screen. */
  onOpen?: (row: R) => void;
  create?: CreateSpec;
  bulk?: readonly BulkAction<R>[];
  rowMenu?: (row: R) => ReactNode;
  /** The purpose of the module, shown while there are no rows. */
  empty: { icon?: LucideIcon; text: string; actions?: ReactNode };
  /** A list without a title is a part of a screen; this part shows a row that was just created. */
  showsFresh?: boolean;
  /** The natural next action for a row that was just created, shown beside *Open*. */
  next?: (row: R) => ReactNode;
  /** More buttons beside the main one. */
  actions?: ReactNode;
  searchable?: boolean;
  savedViews?: boolean;
  /** Views that everyone has, in addition to the saved ones. */
  views?: readonly PresetView[];
  exportable?: boolean;
  /** Shows each row as a card instead of as a row of a table. */
  card?: (row: R) => ReactNode;
  /** Lets readers who may manage the rows change the declared fields in place. */
  inPlace?: boolean;
  /** Resources whose rows a change also changes. */
  also?: readonly string[] | undefined;
}

/** Up to here partners look through the rows without views, filters, selection and export. */
const PARTNER_TOOLS_FROM = 20;
const densityKey = 'tandem.density';
const noFilters: readonly FilterSpec[] = [];
const nothingFixed: readonly Filter[] = [];
const noSort: readonly Sort[] = [];

/** The list that all screens use. Its state is in the address; see `listState.ts`. */
export function ResourceList<R extends Row>(props: ResourceListProps<R>) {
  const { resource, title, columns, filters = noFilters, fixed = nothingFixed, create, bulk, to, onOpen } = props;
  const isPartner = useSession().mode === 'partner';
  const [one, many] = props.words ? saidNoun(props.words) : screenWords(resource);
  const narrow = useNarrow();
  const navigate = useNavigate();
  const mayManage = useCan(props.permission ?? resource, 'manage');
  const setDrawer = useSetDrawer();

  const filterFields = useMemo(() => filters.map(({ field }) => field), [filters]);
  const sortFields = useMemo(() => columns.filter(({ sortable }) => sortable).map(({ field }) => field), [columns]);
  const [state, setState] = useListState(filterFields, sortFields);
  const density = state.density ?? (localStorage.getItem(densityKey) as Density | null) ?? 'comfortable';
  const pageSize = usePageSize(!!title && !narrow, density);
  const size = state.size ?? (props.card ? Math.max(pageSize.size, PARTNER_TOOLS_FROM) : pageSize.size);
  const query = toListQuery({ ...state, size }, fixed, props.sort ?? noSort);
  const list = useList<R>(resource, query);
  const fresh = useFreshRow<R>(title || props.showsFresh ? resource : undefined, list.data?.rows);
  const rows = fresh.rows ?? null;
  const { total = 0, isMore } = list.data ?? {};
  const found = isMore ? `${formatTotal(total, isMore)} ${many}` : plural(total, one, many);

  const byDefault = shownColumns(columns, state.columns);
  const asked = state.filters.length > 0 || state.q !== '';
  /** An empty list among other parts of a screen says only what it is for. */
  const isEmptyPart = !title && rows !== null && total === 0 && !asked && state.view === null;
  const hasTools = !isEmptyPart && (!isPartner || asked || state.view !== null || isMore || total > PARTNER_TOOLS_FROM);
  const { searchable = true, savedViews = true, exportable = true } = props;
  const sortedBy = state.sort.map(({ field }) => field);
  const shown = useSameList(state.columns ? byDefault : withoutEmptyColumns(byDefault, rows ?? [], sortedBy));
  const names = useNames(shown, rows ?? []);
  const sorted = state.sort.length > 0 ? state.sort : (props.sort ?? noSort);

  const selection = useSelection<R>(resource, { rows, total, query, hasPageBox: !narrow });
  const mayCreate = create && mayManage;
  const actions: BulkAction<R>[] = [
    ...(mayManage ? (bulk ?? []) : []),
    ...(title && exportable && !isPartner ? [exportSelectedFormat<R>(resource)] : []),
  ];

  const area = useRef<HTMLDivElement>(null);
  const search = useRef<InputRef>(null);
  const searchElement = useMemo(
    () => ({
      get current() {
        return search.current?.input ?? null;
      },
    }),
    [],
  );
  const startCreate = useCallback(() => {
    if (create?.to) navigate({ to: create.to });
    else setDrawer('create');
  }, [create, navigate, setDrawer]);
  const [cell, edit] = useState<CellEditing['cell']>(null);
  const isEditable = !!props.inPlace && mayManage && !narrow && shown.some(({ edits }) => edits);
  const [lastField, setLastField] = useState<string | null>(null);
  const changes = useMemo(
    () => ({
      resource,
      also: props.also,
      edit: (next: CellEditing['cell']) => {
        if (next) setLastField(next.field);
        edit(next);
      },
    }),
    [resource, props.also],
  );
  const editing: CellEditing | undefined = isEditable ? { changes, cell } : undefined;
  const startEditing = (row: string) => {
    const fields = shown.flatMap(({ field, edits }, index) => (edits && index > 0 ? [field] : []));
    const field = lastField && fields.includes(lastField) ? lastField : (fields[0] ?? shown[0]?.field);
    if (field) changes.edit({ row, field });
  };
  const pressEdit = useRef<(row: string) => void>(startEditing);
  pressEdit.current = startEditing;
  const onEdit = useCallback((row: string) => pressEdit.current(row), []);
  useListKeys({
    onEdit: isEditable ? onEdit : undefined,
    rows: area,
    search: searchElement,
    onToggle: hasTools && actions.length > 0 ? selection.toggle : undefined,
    onCreate: mayCreate ? startCreate : undefined,
  });

  // The last row of the last page may have been removed; the list then shows the page before.
  const isBeyond = isMore && rows?.length !== 0;
  const lastPage = isBeyond ? Infinity : Math.max(1, Math.ceil(total / size));
  useEffect(() => {
    if (list.data && !list.isPlaceholderData && state.page > lastPage) {
      setState({ page: lastPage }, { replace: true, keepPage: true });
    }
  }, [list.data, list.isPlaceholderData, state.page, lastPage, setState]);

  const createButton = mayCreate && (
    <Button type="primary" icon={<Plus size={16} />} onClick={startCreate}>
      {create.label}
    </Button>
  );

  const table = {
    label: title ?? props.label ?? many,
    columns: shown,
    rows,
    names,
    stale: list.isPlaceholderData,
    density,
    skeletonRows: size,
    editing,
    fresh: fresh.id,
    sort: sorted,
    onSort: (field: string, add: boolean) => setState({ sort: nextSort(sorted, field, add) }),
    selected: hasTools && actions.length > 0 ? selection.ids : undefined,
    onSelect: selection.select,
    to,
    onOpen,
    rowMenu: props.rowMenu,
  };

  const body = () => {
    if (list.error && !rows) return <ErrorState error={list.error} reset={list.refetch} />;
    if (rows && total === 0) {
      return asked ? (
        <EmptyState
          icon={SearchX}
          title={t.noMatch}
          actions={<Button onClick={() => setState({ filters: [], q: '' })}>{t.clearFilters}</Button>}
        >
          {t.noMatchHint}
        </EmptyState>
      ) : (
        <EmptyState
          icon={props.empty.icon}
          isPart={!title}
          title={ownTexts.noYet(many)}
          actions={
            <>
              {createButton}
              {props.empty.actions}
            </>
          }
        >
          {props.empty.text}
        </EmptyState>
      );
    }
    if (props.card) return <Cards label={table.label} rows={rows} stale={list.isPlaceholderData} card={props.card} />;
    return narrow ? <CardList {...table} /> : <DataTable {...table} />;
  };

  return (
    <section className={css.list} data-whole={!!title} aria-label={title ?? props.label ?? many}>
      {title && (
        <PageHeader title={title} meta={rows ? formatTotal(total, isMore) : undefined}>
          {props.actions}
          {createButton}
        </PageHeader>
      )}
      {fresh.row && (
        <FreshRow
          noun={one}
          name={nameOf(columns[0]!, fresh.row)}
          to={to?.(fresh.row)}
          next={props.next?.(fresh.row)}
          onClose={fresh.forget}
        />
      )}
      {(hasTools || (!title && (props.actions || (createButton && !isEmptyPart)))) && (
        <div className={css.tools}>
          {hasTools && savedViews && (
            <SavedViews entity={resource} presets={props.views} many={many} state={state} onState={setState} />
          )}
          {hasTools && (
            <FilterBar specs={filters} filters={state.filters} onChange={(next) => setState({ filters: next })} />
          )}
          <span className={css.right}>
            {hasTools && searchable && (
              <SearchBox
                inputRef={search}
                value={state.q}
                label={`${t.search} ${many}`}
                onChange={(q) => setState({ q }, { replace: true })}
              />
            )}
            {hasTools && exportable && (
              <ExportButton
                resource={resource}
                list={{ resource, columns: shown.map(({ field }) => field), filters: query.filters, sort: sorted }}
                query={toApiQuery({ ...query, start: undefined, end: undefined })}
                total={total}
                isMore={isMore}
              />
            )}
            {hasTools && !narrow && !props.card && (
              <DisplayMenu
                columns={columns}
                chosen={state.columns}
                shown={shown.map(({ field }) => field)}
                emptied={byDefault.filter((column) => !shown.includes(column)).map(({ field }) => field)}
                onChoose={(fields) => setState({ columns: fields }, { keepPage: true })}
                density={density}
                onDensity={(next) => {
                  localStorage.setItem(densityKey, next);
                  setState({ density: next === 'comfortable' ? null : next }, { keepPage: true });
                }}
              />
            )}
            {!title && props.actions}
            {!title && !isEmptyPart && createButton}
          </span>
        </div>
      )}
      <div className={css.area} data-cards={!!props.card || undefined} ref={area}>
        {list.isPlaceholderData && <div className={css.waiting} />}
        {body()}
      </div>
      {(hasTools ? total > 0 : total > size) && (
        <Pager
          page={state.page}
          size={size}
          rows={list.isPlaceholderData ? undefined : rows?.length}
          total={total}
          isMore={isMore}
          onPage={(page) => setState({ page })}
          onSize={(next) => {
            pageSize.choose(String(next) as PageSize);
            setState({ size: null });
          }}
          fit={
            title
              ? {
                  chosen: pageSize.isFit && state.size === null,
                  choose: () => {
                    pageSize.choose('fit');
                    setState({ size: null });
                  },
                }
              : undefined
          }
        />
      )}
      <div role="status" className="only-for-readers">
        {rows && !list.isPlaceholderData ? found : ''}
      </div>
      <BulkBar
        rows={selection.chosen}
        all={selection.all}
        actions={actions}
        nameOf={(row) => nameOf(columns[0]!, row)}
        onClear={selection.clear}
        onDone={(done) => selection.select(done, false)}
      />
      {mayCreate && create.form && (
        <RouteDrawer title={create.label} opens={isNew}>
          {(_, close) =>
            create.form!((row) => {
              close();
              // The next navigation waits for the first, which takes the drawer out of the address.
              if (row && title && to) setTimeout(() => navigate({ to: to(row as R) }));
            })
          }
        </RouteDrawer>
      )}
    </section>
  );
}

const isNew = (drawer: string) => drawer === 'create';
