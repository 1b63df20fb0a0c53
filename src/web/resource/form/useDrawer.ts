import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Search } from '../../search.ts';

/** The open drawer is part of the address: `?drawer=create`, `?drawer=42`. */
export function useDrawer(): [string | null, (drawer: string | null) => void] {
  const drawer = useSearch({ strict: false, select: (search: Search) => search.drawer });
  return [typeof drawer === 'string' ? drawer : null, useSetDrawer()];
}

/** Opens a drawer from a component that should not render again when it is open. */
export function useSetDrawer(): (drawer: string | null) => void {
  const navigate = useNavigate();
  return useCallback(
    (drawer) => {
      navigate({
        to: '.',
        resetScroll: false,
        search: (({ drawer: _, ...others }: Search) => (drawer ? { ...others, drawer } : others)) as never,
      });
    },
    [navigate],
  );
}
