import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, type InputRef } from 'antd';
import ListTodo from 'lucide-react/icons/list-todo';
import { useRef } from 'react';
import { workGroups } from '#shared/work-groups.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { pageSizes } from '#web/resource/list/listState.ts';
import { Pager } from '#web/resource/list/Pager.tsx';
import { SearchBox } from '#web/resource/list/SearchBox.tsx';
import type { Search } from '#web/search.ts';
import { useSession } from '#web/session/session.tsx';
import { PAGE_SIZE, type WorkItemList } from '../schema.ts';
import { Inbox } from './Inbox.tsx';
import { MorningButton } from './MorningButton.tsx';
import { texts as t } from './texts.ts';
import { useWorkItems } from './useWork.ts';
import css from './work.module.css';

const oneOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

const isGroup = (text: string): boolean => workGroups.some((group) => group === text);

/** Everything that waits for the reader. The filters are in the address. */
export default function Work() {
  const navigate = useNavigate();
  const given = useSearch({ strict: false }) as Search;
  const isCompany = useSession().mode === 'company';
  const searchInput = useRef<InputRef>(null);
  const chosen = { group: oneOf(given.group), kind: oneOf(given.kind) };
  const { group, kind } = chosen;
  const [q, whose, due] = [oneOf(given.q), oneOf(given.whose), oneOf(given.due)];
  const size = pageSizes.find((one) => String(one) === given.size) ?? PAGE_SIZE;
  const page = Math.max(1, Math.trunc(Number(given.page)) || 1);
  const query = useWorkItems({
    ...(kind ? { kind } : isGroup(group) && { group }),
    ...(q && { q }),
    ...(whose === 'all' && { whose }),
    ...(['overdue', 'today', 'week'].includes(due) && { due }),
    _start: String((page - 1) * size),
    _end: String(page * size),
  });
  const show = (change: Search) => {
    const next = Object.entries({ ...given, page: '', item: '', ...change }).filter(([, value]) => value !== '');
    void navigate({ to: '.', search: Object.fromEntries(next) as never });
  };
  const { data } = query;
  if (!data) return query.error ? <ErrorState error={query.error} reset={query.refetch} /> : <PageSkeleton />;
  const isFiltered = Boolean(group || kind || q || due);
  return (
    <>
      <PageHeader title={t.title} meta={<Meta kinds={data.kinds} />}>
        <MorningButton />
      </PageHeader>
      {data.sentence && <p className={css.sentence}>{data.sentence}</p>}
      <div className={css.bar}>
        <SearchBox inputRef={searchInput} value={q} label={t.search} onChange={(next) => show({ q: next })} />
        <Segments
          label={t.due}
          value={due}
          onChange={(next) => show({ due: next })}
          options={[
            { value: '', label: t.anyDue },
            { value: 'overdue', label: t.overdue },
            { value: 'today', label: t.today },
            { value: 'week', label: t.week },
          ]}
        />
        {isCompany && (
          <Segments
            label={t.whose}
            value={whose === 'all' ? 'all' : ''}
            onChange={(next) => show({ whose: next })}
            options={[
              { value: '', label: t.mine },
              { value: 'all', label: t.all },
            ]}
          />
        )}
      </div>
      <Inbox
        data={data}
        readAt={query.dataUpdatedAt}
        chosen={chosen}
        onChoose={(next) => show({ ...next })}
        isGrouped
      />
      {data.items.length === 0 && (
        <EmptyState
          icon={ListTodo}
          title={isFiltered ? t.noMatch : t.nothing}
          actions={
            isFiltered && <Button onClick={() => show({ group: '', kind: '', q: '', due: '' })}>{t.clear}</Button>
          }
        >
          {isFiltered ? t.noMatchAbout : t.nothingAbout}
        </EmptyState>
      )}
      {(data.total > size || page > 1) && (
        <Pager
          page={page}
          size={size}
          rows={data.items.length}
          total={data.total}
          onPage={(next) => show({ page: next > 1 ? String(next) : '' })}
          onSize={(next) => show({ size: next === PAGE_SIZE ? '' : String(next) })}
        />
      )}
    </>
  );
}

const totalOf = (kinds: WorkItemList['kinds'], of: 'count' | 'overdue') => kinds.reduce((sum, one) => sum + one[of], 0);

function Meta({ kinds }: { kinds: WorkItemList['kinds'] }) {
  const overdue = totalOf(kinds, 'overdue');
  return (
    <>
      {t.items(totalOf(kinds, 'count'))} {overdue > 0 && <StatusTag tone="red">{t.overdueOf(overdue)}</StatusTag>}
    </>
  );
}
