import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Search } from '#web/search.ts';
import type { WorkItem } from '../schema.ts';

/** The name of an item in the address and among the rows. */
export const workItemKey = ({ kind, id }: Pick<WorkItem, 'kind' | 'id'>): string => `${kind}.${id}`;

export function partsOf(key: string): { kind: string; id: string } {
  const at = key.lastIndexOf('.');
  return { kind: key.slice(0, at), id: key.slice(at + 1) };
}

/** The item in the side panel is part of the address: `?item=registration_review.0198…`. */
export function usePanel(): [string | null, (key: string | null) => void] {
  const navigate = useNavigate();
  const key = useSearch({ strict: false, select: (search: Search) => search.item });
  const open = useCallback(
    (next: string | null) => {
      navigate({
        to: '.',
        resetScroll: false,
        replace: next !== null,
        search: (({ item: _, ...others }: Search) => (next ? { ...others, item: next } : others)) as never,
      });
    },
    [navigate],
  );
  return [typeof key === 'string' && /^\w+\.[0-9a-f-]{36}$/.test(key) ? key : null, open];
}
