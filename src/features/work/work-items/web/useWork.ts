import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EntryCounts } from '#web/feature.ts';
import { api } from '#web/requests/api.ts';
import { onServerChange } from '#web/requests/live.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Search } from '#web/search.ts';
import {
  PAGE_SIZE,
  type WorkCount,
  type WorkItem,
  type WorkItemDetail,
  type WorkItemList,
  type WorkItemStep,
} from '../schema.ts';
import { type Chosen, everything } from './Kinds.tsx';
import { partsOf } from './panel.ts';

const resource = 'work_items';
/** An item becomes overdue without any change on the server. */
const REFRESH_MS = 300_000;

/** The open items of each kind, which count beside the entry to which their screens belong. */
export const entryCounts: EntryCounts = {
  queryKey: [resource, 'count'],
  read: (signal) => api<WorkCount>(`${resource}/count`, { signal }),
};

/** The number of open items. It is read again whenever a table changes that can change it. */
export function useWorkCount() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: entryCounts.queryKey,
    queryFn: ({ signal }) => api<WorkCount>(`${resource}/count`, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const about = query.data?.about;
  useEffect(() => {
    if (!about) return;
    const tables = new Set(about);
    return onServerChange((table) => {
      if (tables.has(table)) void client.invalidateQueries({ queryKey: [resource] });
    });
  }, [about, client]);
  return query;
}

export function useWorkItems(search: Search, { enabled = true } = {}) {
  return useQuery({
    queryKey: [resource, 'list', search],
    queryFn: ({ signal }) => api<WorkItemList>(resource, { query: search, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The first page of a home page, which starts to load with the page itself. */
const homeSearch = ({ group, kind }: Chosen): Search => ({
  ...(kind ? { kind } : group && { group }),
  _start: '0',
  _end: String(PAGE_SIZE),
});

export const useHomeWork = (chosen = everything) => useWorkItems(homeSearch(chosen));

export function usePreloadHomeWork(enabled: boolean): void {
  useWorkItems(homeSearch(everything), { enabled });
}

/**
 * The facts of one item. Its key does not begin with the resource, so that a change on the server does not ask for an item
 * that the change has just finished; `useFreshItem` reads it again while it is in the list.
 */
export function useWorkItem(key: string) {
  const { kind, id } = partsOf(key);
  return useQuery({
    queryKey: itemKey(key),
    queryFn: ({ signal }) => api<WorkItemDetail>(`${resource}/${kind}/${id}`, { signal }),
    retry: false,
  });
}

const itemKey = (key: string) => ['work_item', key];

/** Reads the open item again after each read of a list that still has it. */
export function useFreshItem(key: string | null, readAt: number): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list was read again
  useEffect(() => {
    if (key) void client.invalidateQueries({ queryKey: itemKey(key) });
  }, [client, readAt]);
}

interface Taken {
  item: WorkItem;
  step: WorkItemStep;
  values?: Record<string, unknown>;
}

/** Takes a step of an item by the route of its feature. */
export function useStep() {
  return useWrite<Taken, unknown>(resource, ({ step, values }) =>
    api(step.url.slice(1), { method: step.method, body: { ...step.body, ...values } }),
  );
}
