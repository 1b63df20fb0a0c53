import { useList } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { SavedView } from '../schema.ts';

/** The saved reports that the reader sees, by name. */
export function useSavedReports() {
  const mayView = useCan('saved_views', 'view');
  return useList<SavedView>(
    'saved_views',
    {
      filters: [{ field: 'is_report', operator: 'eq', values: ['true'] }],
      sort: [{ field: 'name', descending: false }],
      start: 0,
      end: 200,
    },
    { enabled: mayView },
  );
}
