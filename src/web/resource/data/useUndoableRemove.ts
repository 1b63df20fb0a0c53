import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useUndoable } from '../../components/useUndoable.tsx';
import type { Page } from '../../requests/api.ts';
import { type Row, useRemove } from './useResource.ts';

/** Removes a row from every list at once, and from the database five seconds later unless it is undone. */
export function useRemoveWithUndo(resource: string, also?: readonly string[]): (id: string, text: string) => void {
  const client = useQueryClient();
  const undoable = useUndoable();
  const { mutateAsync } = useRemove(resource, also);
  return useCallback(
    (id, text) => {
      client.setQueriesData<Page<Row>>({ queryKey: [resource, 'list'] }, (page) => {
        const rows = page?.rows.filter((row) => row.id !== id);
        return page && rows && rows.length < page.rows.length ? { rows, total: page.total - 1 } : page;
      });
      undoable({
        text,
        run: () => mutateAsync(id),
        undo: () => void client.invalidateQueries({ queryKey: [resource] }),
      });
    },
    [client, undoable, mutateAsync, resource],
  );
}
