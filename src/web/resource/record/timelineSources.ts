import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { declaredFeatures } from '../../declared.ts';
import type { TimelineSource } from '../../feature.ts';
import { api, apiPage } from '../../requests/api.ts';
import { isOffered } from '../../session/access.ts';
import { useSession } from '../../session/session.tsx';
import { toApiQuery } from '../list/listState.ts';

/** The newest entries that other features add to the timeline of a record, with those of records merged into it. */
export function useAddedEntries(on: string, ids: readonly string[], shown: number) {
  const session = useSession();
  const sources = declaredFeatures()
    .flatMap(({ timelines = [] }) => timelines)
    .filter((source) => source.on === on && isOffered(source, session));
  const lists = useQueries({ queries: sources.map((source) => pageOf(source, ids, shown)) });
  const entries = lists.flatMap(({ data }) => data?.rows.map((row) => data.entry(row)) ?? []);
  return { lists, entries };
}

function pageOf(
  { on, resource, by, filters = [], at, answers, entry }: TimelineSource,
  ids: readonly string[],
  shown: number,
) {
  if (answers) {
    const path = answers.path(ids[0]!, shown);
    return {
      queryKey: [resource, 'timeline', on, path],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const [answer, module] = await Promise.all([api<Record<string, unknown>>(path, { signal }), entry()]);
        return { rows: answer[answers.rows] as unknown[], total: answer.total as number, entry: module.default };
      },
      placeholderData: keepPreviousData,
    };
  }
  const query = toApiQuery({
    filters: [{ field: by, operator: 'eq', values: [...ids] }, ...filters],
    sort: [{ field: at, descending: true }],
    start: 0,
    end: shown,
  });
  return {
    queryKey: [resource, 'timeline', on, query],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const [page, module] = await Promise.all([apiPage<unknown>(resource, query, signal), entry()]);
      return { ...page, entry: module.default };
    },
    placeholderData: keepPreviousData,
  };
}
