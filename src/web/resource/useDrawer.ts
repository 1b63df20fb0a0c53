import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Search } from '../search.ts';

/** The open drawer is part of the address: `?drawer=create`, `?drawer=42`. */
export function useDrawer(): [string | null, (drawer: string | null) => void] {
  const search = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  const set = useCallback(
    (drawer: string | null) => {
      navigate({
        to: '.',
        resetScroll: false,
        search: (({ drawer: _, ...others }: Search) => (drawer ? { ...others, drawer } : others)) as never,
      });
    },
    [navigate],
  );
  return [typeof search.drawer === 'string' ? search.drawer : null, set];
}
