import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Input } from 'antd';
import Plus from 'lucide-react/icons/plus';
import SearchIcon from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { OpportunityType } from '#features/deals/opportunity-types/schema.ts';
import { useAudienceFilter } from '#features/partners/audiences/web/index.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { api } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { useList } from '#web/resource/data/useResource.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { FilterBar } from '#web/resource/list/FilterBar.tsx';
import { toApiQuery } from '#web/resource/list/listState.ts';
import { useListState } from '#web/resource/list/useListState.ts';
import { useCan } from '#web/session/session.tsx';
import { type Board, opportunity } from '../schema.ts';
import { filters as allFilters } from './columns.ts';
import css from './stages/board.module.css';
import { texts } from './texts.ts';
import { DealViewSwitch } from './ViewSwitch.tsx';

/** Drag and drop is loaded only by this screen, not by the others of its feature. */
const loadColumns = () => import('./stages/BoardColumns.tsx');
const BoardColumns = lazy(loadColumns);

/** The columns are the stages and so the states; a board shows one type. */
const filters = filtersOf(opportunity.fields, allFilters).filter(
  ({ field }) => !['type_id', 'stage_id', 'status'].includes(field),
);
const filterFields = [...filters.map(({ field }) => field), 'audience_id'];

export default function OpportunityBoard() {
  const navigate = useNavigate();
  const mayManage = useCan('opportunities', 'manage');
  const [state, setState] = useListState(filterFields, []);
  const inAudience = useAudienceFilter('opportunities');
  const { type_id } = useSearch({ strict: false }) as { type_id?: string | string[] };
  const asked = Array.isArray(type_id) ? type_id[0] : type_id;
  const types = useList<OpportunityType>('opportunity_types', { start: 0, end: 100 });
  const query = { ...toApiQuery({ filters: state.filters, q: state.q }), ...(asked && { type_id: asked }) };
  const key = ['opportunities', 'board', query];
  const board = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api<Board>('opportunities/board', { query, signal }),
    placeholderData: (before) => (before && (!asked || before.type_id === asked) ? before : undefined),
  });
  // Beside the cards, not after them.
  useEffect(() => void loadColumns(), []);
  const chooseType = (next: string) =>
    navigate({ to: '.', search: ((search: Record<string, unknown>) => ({ ...search, type_id: next })) as never });

  return (
    <section className={css.page} aria-label={texts.board}>
      <PageHeader title={texts.opportunities}>
        <DealViewSwitch now="board" />
        {mayManage && (
          <Button
            type="primary"
            icon={<Plus size={16} />}
            onClick={() => navigate({ to: '/commissions/opportunities/create' })}
          >
            {texts.newOpportunity}
          </Button>
        )}
      </PageHeader>
      <div className={css.filters}>
        {(types.data?.rows.length ?? 0) > 1 && (
          <Select
            aria-label={texts.opportunityType}
            value={asked ?? board.data?.type_id}
            onChange={chooseType}
            style={{ minWidth: 180 }}
            options={types.data?.rows.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <FilterBar
          specs={[...filters, ...inAudience]}
          filters={state.filters}
          onChange={(next) => setState({ filters: next })}
        />
        <Search value={state.q} onChange={(q) => setState({ q }, { replace: true })} />
      </div>
      {board.data ? (
        <Suspense fallback={<PageSkeleton />}>
          <BoardColumns board={board.data} queryKey={key} filters={state.filters} q={state.q} mayManage={mayManage} />
        </Suspense>
      ) : board.error ? (
        <ErrorState error={board.error} reset={board.refetch} />
      ) : (
        <PageSkeleton />
      )}
    </section>
  );
}

function Search({ value, onChange }: { value: string; onChange: (q: string) => void }) {
  const [text, setText] = useState(value);
  const settled = useDebounced(text, 300);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing that has settled is a question
  useEffect(() => {
    if (settled.trim() !== value) onChange(settled.trim());
  }, [settled]);
  return (
    <Input
      className={css.search}
      prefix={<SearchIcon size={14} />}
      placeholder={texts.search}
      aria-label={texts.searchOpportunities}
      allowClear
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
