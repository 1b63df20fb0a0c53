import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, useContext, useEffect } from 'react';
import type { DashboardMode } from '#shared/dashboard-widgets.ts';
import { onServerChange } from '#web/requests/live.ts';
import type { Search } from '#web/search.ts';
import { useSession } from '#web/session/session.tsx';
import { specOf, widgetKeys } from '../catalog.ts';
import { type BoardFilters, readFilters, writeFilters } from './boardFilters.ts';
import { boardOptions } from './useFigures.ts';

/** The state that all widgets of a dashboard share. */
export interface BoardState {
  mode: DashboardMode;
  filters: BoardFilters;
  /** One at a time: amounts of several currencies are never added up. */
  currency: string;
}
export const BoardContext = createContext<BoardState | null>(null);
export function useBoardState(): BoardState {
  const state = useContext(BoardContext);
  if (!state) throw new Error('a widget stands on a board');
  return state;
}

export function useBoardFilters(): [BoardFilters, (change: Partial<BoardFilters>) => void] {
  const { mode } = useSession();
  const search = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  const filters = readFilters(search, mode);
  const { currency, pipeline } = search;
  const set = (change: Partial<BoardFilters>) =>
    navigate({
      to: '.',
      resetScroll: false,
      search: {
        ...writeFilters({ ...filters, ...change }),
        ...(currency && { currency }),
        ...(pipeline && { pipeline }),
      } as never,
    });
  return [filters, set];
}

export function useBoard(filters: BoardFilters) {
  const client = useQueryClient();
  useEffect(
    () =>
      onServerChange((resource) => {
        if (resource === 'dashboard_layouts') void client.invalidateQueries({ queryKey: ['dashboards', 'board'] });
        for (const widget of widgetKeys)
          if (specOf(widget).about.includes(resource))
            void client.invalidateQueries({ queryKey: ['dashboards', 'figure', widget] });
      }),
    [client],
  );
  return useQuery(boardOptions(client, filters));
}
