import { type ComponentType, lazy, Suspense } from 'react';
import { PageSkeleton } from '../../components/PageSkeleton.tsx';
import { declaredFeatures } from '../../declared.ts';
import type { RecordTab } from '../../feature.ts';
import type { DetailTab } from '../detailTab.ts';

const panels = new Map<RecordTab['panel'], ComponentType<{ on: string; id: string }>>();

/** A panel keeps its identity, so that the tab is not loaded again with each render. */
function panelOf({ panel }: RecordTab): ComponentType<{ on: string; id: string }> {
  const known = panels.get(panel) ?? lazy(panel);
  panels.set(panel, known);
  return known;
}

/** The tabs that features add to a record of another feature. */
export function useAddedTabs(record: { resource: string; id: string } | undefined): DetailTab[] {
  if (!record) return [];
  const { resource, id } = record;
  return declaredFeatures()
    .flatMap(({ tabs = [] }) => tabs.filter(({ on }) => on.includes(resource)))
    .sort((a, b) => a.order - b.order)
    .map(({ panel, on: _on, order: _order, ...tab }) => {
      const Panel = panelOf({ panel } as RecordTab);
      return {
        ...tab,
        content: (
          <Suspense fallback={<PageSkeleton />}>
            <Panel on={resource} id={id} />
          </Suspense>
        ),
      };
    });
}
