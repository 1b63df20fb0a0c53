import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Search } from '../../search.ts';
import { useSection } from '../section.ts';
import { type ListState, readListState, writeListState } from './listState.ts';

const suffixes = ['', '_ne', '_gte', '_lte', '_like'];
const own = ['q', 'sort', 'page', 'size', 'view', 'cols', 'density'];

// The drawer is ignored, because opening it must not render the list again.
const withoutDrawer = ({ drawer: _, ...search }: Search): Search => search;
const nothing: Search = {};

export type SetListState = (change: Partial<ListState>, how?: { replace?: boolean; keepPage?: boolean }) => void;

/** The state of the list, read from and written to the address. Other parameters (tab, drawer) are not changed. */
export function useListState(
  filterFields: readonly string[],
  sortFields: readonly string[],
): [ListState, SetListState] {
  const { tab, isAddressed } = useSection();
  const address = useSearch({ strict: false, select: withoutDrawer, structuralSharing: true });
  const search = isAddressed ? address : nothing;
  const navigate = useNavigate();
  const filterKey = filterFields.join();
  const sortKey = sortFields.join();
  const fields = useMemo(
    () => ({ filter: filterKey.split(',').filter(Boolean), sort: sortKey.split(',').filter(Boolean) }),
    [filterKey, sortKey],
  );
  const state = useMemo(() => readListState(search, fields), [search, fields]);

  const set = useCallback<SetListState>(
    (change, { replace = false, keepPage = false } = {}) => {
      const mine = new Set([...own, ...fields.filter.flatMap((field) => suffixes.map((suffix) => field + suffix))]);
      navigate({
        to: '.',
        replace,
        resetScroll: false,
        search: ((before: Search) => {
          const previous: Search = isAddressed || !tab ? before : { tab };
          const current = readListState(previous, fields);
          // Any other change returns to the first page.
          const next = { ...current, ...(keepPage ? {} : { page: 1 }), ...change };
          const others = Object.fromEntries(Object.entries(previous).filter(([key]) => !mine.has(key)));
          return { ...others, ...writeListState(next) };
        }) as never,
      });
    },
    [navigate, fields, tab, isAddressed],
  );
  return [state, set];
}
