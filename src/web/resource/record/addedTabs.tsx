import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import { declaredFeatures } from '../../declared.ts';
import type { RecordTab } from '../../feature.ts';
import { isOffered } from '../../session/access.ts';
import { useSession } from '../../session/session.tsx';
import { listOptions, type Row } from '../data/useResource.ts';
import type { DetailTab } from '../detailTab.ts';

const panels = new Map<RecordTab['panel'], ComponentType<{ on: string; id: string }>>();

/** A panel keeps its identity, so that the tab is not loaded again with each render. */
function panelOf({ panel }: RecordTab): ComponentType<{ on: string; id: string }> {
  const known = panels.get(panel) ?? lazy(panel);
  panels.set(panel, known);
  return known;
}

const isOn = ({ on }: RecordTab, table: string): boolean => (typeof on === 'function' ? on(table) : on.includes(table));

/** The tabs that features add to a record of another feature, as far as the caller is offered them. */
export function useAddedTabs(record: { resource: string; id: string } | undefined): DetailTab[] {
  const session = useSession();
  const tabs = declaredFeatures()
    .flatMap(({ tabs: all = [] }) => all)
    .filter((tab) => record && isOn(tab, record.resource) && isOffered(tab, session))
    .sort((a, b) => a.order - b.order);
  const totals = useTotals(tabs, record?.id ?? '');
  return tabs.map((tab) => {
    const Panel = panelOf(tab);
    const { key, label, first, group } = tab;
    const count = totals.get(tab);
    return {
      key,
      label,
      ...(first && { first }),
      ...(group && { group }),
      ...(count !== undefined && { count }),
      content: (
        <Suspense fallback={<PageSkeleton />}>
          <Panel on={record!.resource} id={record!.id} />
        </Suspense>
      ),
    };
  });
}

function useTotals(tabs: readonly RecordTab[], id: string): ReadonlyMap<RecordTab, number | undefined> {
  const counted = tabs.filter(({ count }) => count);
  const pages = useQueries({
    queries: counted.map(({ count }) => ({
      ...listOptions<Row>(count!.resource, {
        filters: [{ field: count!.by, operator: 'eq', values: [id] }],
        start: 0,
        end: 1,
      }),
      placeholderData: keepPreviousData,
    })),
  });
  return new Map(counted.map((tab, at) => [tab, pages[at]!.data?.total]));
}
