import { type QueryClient, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { WidgetData } from '#shared/figures.ts';
import { api } from '#web/requests/api.ts';
import type { Search } from '#web/search.ts';
import type { Board, Figures } from '../schema.ts';
import { type BoardFilters, followedBy, queryOf } from './boardFilters.ts';

interface Waiting {
  query: Search;
  widgets: Map<string, { give: (data: WidgetData) => void; fail: (error: unknown) => void }[]>;
}
const waiting = new Map<string, Waiting>();

/** Widgets that ask in the same moment with the same filters are answered by one request. */
function load(widget: string, filters: BoardFilters): Promise<WidgetData> {
  const query = queryOf(filters);
  const key = JSON.stringify(query);
  return new Promise((give, fail) => {
    const batch = waiting.get(key) ?? { query, widgets: new Map() };
    if (!waiting.has(key)) {
      waiting.set(key, batch);
      setTimeout(() => void send(key, batch), 0);
    }
    batch.widgets.set(widget, [...(batch.widgets.get(widget) ?? []), { give, fail }]);
  });
}

async function send(key: string, { query, widgets }: Waiting): Promise<void> {
  waiting.delete(key);
  const everybody = [...widgets.values()].flat();
  try {
    const figures = await api<Figures>('dashboards/figures', { query: { ...query, widget: [...widgets.keys()] } });
    for (const [widget, asking] of widgets) for (const { give } of asking) give(figures[widget] ?? {});
  } catch (error) {
    for (const { fail } of everybody) fail(error);
  }
}

export function figureOptions(widget: string, filters: BoardFilters) {
  return queryOptions({
    queryKey: ['dashboards', 'figure', widget, followedBy(widget, filters)],
    queryFn: () => load(widget, filters),
    // Relative times need a refresh; all other changes arrive as live events.
    refetchInterval: 60_000,
    // Opening a dashboard asks for all of it at once; see below.
    refetchOnMount: false,
  });
}

export function useFigure(widget: string, filters: BoardFilters): UseQueryResult<WidgetData> {
  return useQuery(figureOptions(widget, filters));
}

/** The whole dashboard in one answer. Its figures are kept widget by widget, as if each had asked for itself. */
export function boardOptions(client: QueryClient, filters: BoardFilters) {
  return queryOptions({
    queryKey: ['dashboards', 'board'],
    queryFn: async ({ signal }) => {
      const { figures, ...board } = await api<Board>('dashboards', { query: queryOf(filters), signal });
      for (const [widget, data] of Object.entries(figures))
        client.setQueryData(figureOptions(widget, filters).queryKey, data);
      return board;
    },
    refetchOnMount: 'always',
  });
}

/** The part of the answer that the server sends first, without the figures. */
export type BoardHead = Omit<Board, 'figures'>;
