import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useUndoable } from '../../components/useUndoable.tsx';
import type { Page } from '../../requests/api.ts';
import { type Row, useRemove } from './useResource.ts';

/** Removes rows from every list on screen before they are removed from the database. */
export function useHideRows(resource: string): { hide: (ids: readonly string[]) => void; show: () => void } {
  const client = useQueryClient();
  return useMemo(
    () => ({
      hide: (ids) => {
        const hidden = new Set(ids);
        client.setQueriesData<Page<Row>>({ queryKey: [resource, 'list'] }, (page) => {
          const rows = page?.rows.filter(({ id }) => !hidden.has(id));
          const gone = page && rows ? page.rows.length - rows.length : 0;
          return page && rows && gone > 0 ? { rows, total: page.total - gone } : page;
        });
      },
      show: () => void client.invalidateQueries({ queryKey: [resource] }),
    }),
    [client, resource],
  );
}

/** Removes a row from every list at once, and from the database five seconds later unless it is undone. */
export function useRemoveWithUndo(resource: string, also?: readonly string[]): (id: string, text: string) => void {
  const { hide, show } = useHideRows(resource);
  const undoable = useUndoable();
  const { mutateAsync } = useRemove(resource, also);
  return useCallback(
    (id, text) => {
      hide([id]);
      undoable({ text, run: () => mutateAsync(id), undo: show });
    },
    [hide, show, undoable, mutateAsync],
  );
}
