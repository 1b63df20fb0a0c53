import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { loadHomeWork, useWorkSoon, WorkSentence } from '#features/work/work-items/web/index.tsx';
import { allows } from '#shared/access/permissions.ts';
import { DropMenu, type MenuEntry } from '#web/components/DropMenu.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { Link } from '#web/components/Link.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import { useMessages } from '#web/messages/messages.ts';
import { regionCurrency } from '#web/region.ts';
import type { Search } from '#web/search.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import { builtIn, dashboardWords, isWidget, reportIn, specOf } from '../catalog.ts';
import { closeGaps, type LayoutItem } from '../layout.ts';
import type { Overview } from '../schema.ts';
import { Bones } from './Bones.tsx';
import css from './dashboard.module.css';
import { FilterRow } from './FilterRow.tsx';
import { Grid } from './Grid.tsx';
import { texts } from './texts.ts';
import { BoardContext, type BoardState, useBoard, useBoardFilters } from './useBoard.ts';
import type { BoardHead } from './useFigures.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

loadHomeWork();

const Editor = lazy(() => import('./editor/OwnEditor.tsx'));

export interface BoardProps {
  /** The way to the first thing a new company or partner does, as long as it has not. */
  first: (overview: Overview) => ReactNode;
  /** Whether there is anything to count yet. */
  isEmpty: (overview: Overview) => boolean;
  action: { label: string; to: string; permission: [string, 'view' | 'manage'] };
}

export function Board(props: BoardProps) {
  useWorkSoon();
  const [filters, setFilters] = useBoardFilters();
  const board = useBoard(filters);
  if (board.data) return <Filled {...props} board={board.data} filters={filters} onFilter={setFilters} />;
  return board.error ? <ErrorState error={board.error} reset={board.refetch} /> : <Skeleton />;
}

interface FilledProps extends BoardProps {
  board: BoardHead;
  filters: BoardState['filters'];
  onFilter: (change: Partial<BoardState['filters']>) => void;
}

function Filled({ board, filters, onFilter, first, isEmpty, action }: FilledProps) {
  const { permissions, organization, program, mode } = useSession();
  const narrow = useNarrow();
  const [isEditing, setEditing] = useState(false);
  const [currency, picker] = useCurrencyOf(board.overview.currencies);
  const state = useMemo(() => ({ mode, filters, currency }), [mode, filters, currency]);
  const isShown = (item: LayoutItem): item is LayoutItem =>
    isWidget(item.widget) && specOf(item.widget).needs.every((resource) => allows(permissions, resource, 'view'));
  const items = closeGaps(board.layout.items, isShown);
  if (isEditing) {
    return (
      <BoardContext value={state}>
        <Suspense fallback={<Skeleton />}>
          <Editor
            layout={board.layout}
            hidden={board.layout.items.filter((item) => !isShown(item))}
            onDone={() => setEditing(false)}
          />
        </Suspense>
      </BoardContext>
    );
  }
  const nothing = isEmpty(board.overview);
  return (
    <BoardContext value={state}>
      <PageHeader title={texts.dashboard} meta={program?.company.name ?? organization.name}>
        {!nothing && !narrow && (
          <Button icon={<LayoutDashboard size={16} />} onClick={() => setEditing(true)}>
            {texts.customize}
          </Button>
        )}
        {!nothing && <More items={items} state={state} />}
        {/* The next step has the primary button of an empty home. */}
        {!nothing && allows(permissions, ...action.permission) && (
          <Link to={action.to}>
            <Button type="primary" tabIndex={-1}>
              {action.label}
            </Button>
          </Link>
        )}
      </PageHeader>
      {(!nothing || mode === 'partner') && <WorkSentence />}
      {first(board.overview)}
      {!nothing && (
        <FilterRow spans={board.spans} onChange={onFilter}>
          {picker}
        </FilterRow>
      )}
      {!nothing && <Grid items={items}>{({ widget }) => <WidgetFrame widget={widget} />}</Grid>}
    </BoardContext>
  );
}

/** One currency at a time, kept in the address. */
function useCurrencyOf(currencies: readonly string[]): [string, ReactNode] {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Search;
  const fallback = currencies[0] ?? regionCurrency();
  const asked = search.currency;
  const currency = typeof asked === 'string' && currencies.includes(asked) ? asked : fallback;
  const picker = currencies.length > 1 && (
    <Segments
      label={texts.currency}
      options={currencies.map((value) => ({ value, label: value }))}
      value={currency}
      onChange={(next) => {
        const { currency: _, ...others } = search;
        navigate({
          to: '.',
          search: (next === fallback ? others : { ...others, currency: next }) as never,
          resetScroll: false,
        });
      }}
    />
  );
  return [currency, picker];
}

/** The menu of actions on the whole dashboard. */
function More({ items, state }: { items: readonly LayoutItem[]; state: BoardState }) {
  const { message } = useMessages();
  const navigate = useNavigate();
  const mayManage = useCan('dashboards', 'manage');
  const entries: MenuEntry[] = [
    { key: 'csv', label: texts.downloadAllFiguresCsv },
    { key: 'print', label: texts.print },
    ...(mayManage && state.mode === 'company'
      ? [{ type: 'divider' as const }, { key: 'portal', label: texts.customizePartnerDashboard }]
      : []),
  ];
  const run = (key: string) => {
    if (key === 'print') window.print();
    else if (key === 'portal') navigate({ to: '/dashboard/partners' });
    else
      import('./export/files.ts')
        .then(({ saveBoard }) =>
          saveBoard(
            state,
            items
              .map(({ widget }) => widget)
              .filter((widget) => !reportIn(widget) && dashboardWords(widget, state.mode).shape !== 'work'),
          ),
        )
        .catch(() => message.error(texts.fileCouldNotBeCreatedTry));
  };
  return (
    <DropMenu placement="bottomRight" items={entries} onChoose={run}>
      <Button icon={<Ellipsis size={16} />} aria-label={texts.moreAboutThisDashboard} />
    </DropMenu>
  );
}

/** The shape of what comes, in the layout most people have. */
function Skeleton() {
  const { mode } = useSession();
  return (
    <>
      <PageHeader title={texts.dashboard} />
      <div aria-busy="true">
        <Grid items={builtIn[mode]}>
          {() => (
            <div className={css.card}>
              <Bones />
            </div>
          )}
        </Grid>
      </div>
    </>
  );
}
