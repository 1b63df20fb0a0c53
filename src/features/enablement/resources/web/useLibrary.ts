import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { api } from '#web/requests/api.ts';
import type { Search } from '#web/search.ts';
import type { FacetName, Library } from '../browse.schema.ts';

export type LibraryView = 'folders' | 'all' | 'favorites' | 'recent' | 'unopened';
export const facetNames = [
  'kind',
  'product_id',
  'funnel_stage',
  'language',
  'tag',
] as const satisfies readonly FacetName[];
export const PAGE = 24;

export interface LibraryState {
  view: LibraryView;
  q: string;
  folder: string | null;
  sort: string | null;
  shown: number;
  chosen: Record<FacetName, string[]>;
}

const one = (given: string | string[] | undefined) => (Array.isArray(given) ? given[0] : given) ?? '';
const listed = (given: string | string[] | undefined) => [given ?? []].flat().filter(Boolean);

/** The state of the library is in the address. */
/** The company manages folders; partners look for what is new. */
export function useLibraryState(
  usual: LibraryView = 'folders',
): [LibraryState, (changes: Record<string, unknown>) => void] {
  const search = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  const state: LibraryState = {
    view: (one(search.only) || one(search.view) || (one(search.folder) ? 'folders' : usual)) as LibraryView,
    q: one(search.q),
    folder: one(search.folder) || null,
    sort: one(search.sort) || null,
    shown: Number(one(search.shown)) || PAGE,
    chosen: Object.fromEntries(facetNames.map((name) => [name, listed(search[name])])) as Record<FacetName, string[]>,
  };
  // A new search starts at the first page.
  const change = (changes: Record<string, unknown>) =>
    void navigate({ to: '.', search: { ...search, shown: undefined, ...changes } as never, resetScroll: false });
  return [state, change];
}

export const hasFilters = ({ q, chosen }: LibraryState) =>
  q !== '' || Object.values(chosen).some((values) => values.length > 0);

export function useLibrary(state: LibraryState) {
  const { view, q, folder, chosen, sort, shown } = state;
  // A search covers all folders, whichever is open.
  const isTree = view === 'folders' && !hasFilters(state);
  const query = {
    ...(q && { q }),
    ...(isTree && { folder_id: folder ?? 'none' }),
    ...Object.fromEntries(
      facetNames.flatMap((name) => (chosen[name].length > 0 ? [[name, chosen[name].join(',')]] : [])),
    ),
    ...((view === 'favorites' || view === 'recent' || view === 'unopened') && { only: view }),
    ...(sort && { sort }),
    count: Math.min(100, shown),
  };
  const library = useQuery({
    queryKey: ['resources', 'browse', query],
    queryFn: ({ signal }) => api<Library>('resources/browse', { query, signal }),
    placeholderData: keepPreviousData,
  });
  return { library, isTree };
}
