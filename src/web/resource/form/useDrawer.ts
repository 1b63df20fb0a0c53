import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Search } from '../../search.ts';
import { useSection } from '../section.ts';

/** The open drawer is part of the address: `?drawer=create`, `?drawer=42`. */
export function useDrawer(): [string | null, (drawer: string | null) => void] {
  const drawer = useSearch({ strict: false, select: (search: Search) => search.drawer });
  const { isAddressed } = useSection();
  return [isAddressed && typeof drawer === 'string' ? drawer : null, useSetDrawer()];
}

/** Opens a drawer from a component that should not render again when it is open. */
export function useSetDrawer(): (drawer: string | null) => void {
  const navigate = useNavigate();
  const { tab, isAddressed } = useSection();
  return useCallback(
    (drawer) => {
      navigate({
        to: '.',
        resetScroll: false,
        search: ((before: Search) => {
          const { drawer: _, ...others }: Search = isAddressed || !tab ? before : { tab };
          return drawer ? { ...others, drawer } : others;
        }) as never,
      });
    },
    [navigate, tab, isAddressed],
  );
}
