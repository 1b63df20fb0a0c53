import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Input } from 'antd';
import Plus from 'lucide-react/icons/plus';
import SearchIcon from 'lucide-react/icons/search';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { api } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import { useCan } from '#web/session/session.tsx';
import type { Board } from '../schema.ts';
import css from './prospects.module.css';
import { texts as t } from './texts.ts';
import { ProspectViewSwitch } from './ViewSwitch.tsx';

/** Drag and drop is loaded only by this screen. */
const loadColumns = () => import('./BoardColumns.tsx');
const BoardColumns = lazy(loadColumns);

export default function ProspectBoard() {
  const navigate = useNavigate();
  const mayManage = useCan('prospects', 'manage');
  const { q = '' } = useSearch({ strict: false }) as { q?: string };
  const [text, setText] = useState(q);
  const settled = useDebounced(text.trim(), 300);
  useEffect(() => void loadColumns(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing that has settled is a question
  useEffect(() => {
    if (settled !== q) navigate({ to: '.', search: (settled ? { q: settled } : {}) as never, replace: true });
  }, [settled]);
  const queryKey = ['prospects', 'board', q];
  const board = useQuery({
    queryKey,
    queryFn: ({ signal }) => api<Board>('prospects/board', { query: { ...(q && { q }) }, signal }),
    placeholderData: (before) => before,
  });
  return (
    <section className={css.page} aria-label={t.board}>
      <PageHeader title={t.title}>
        <ProspectViewSwitch now="board" />
        {mayManage && (
          <Button
            type="primary"
            icon={<Plus size={16} />}
            onClick={() => navigate({ to: '/partners/prospecting/create' })}
          >
            {t.newProspect}
          </Button>
        )}
      </PageHeader>
      <Input
        className={css.search}
        prefix={<SearchIcon size={14} />}
        placeholder={t.search}
        aria-label={t.searchProspects}
        allowClear
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {board.data ? (
        <Suspense fallback={<PageSkeleton />}>
          <BoardColumns board={board.data} queryKey={queryKey} mayManage={mayManage} />
        </Suspense>
      ) : board.error ? (
        <ErrorState error={board.error} reset={board.refetch} />
      ) : (
        <PageSkeleton />
      )}
    </section>
  );
}
