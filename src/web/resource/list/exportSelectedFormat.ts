import Download from 'lucide-react/icons/download';
import type { Row } from '../data/useResource.ts';
import { texts as t } from '../texts.ts';
import type { BulkAction } from './BulkBar.tsx';
import { exportSelection } from './exportSelection.ts';

/** A bulk action that exports the selected rows; the selection stays. */
export function exportSelectedFormat<R extends Row>(resource: string): BulkAction<R> {
  return {
    label: t.exportSelected,
    icon: Download,
    run: (rows) =>
      exportSelection(
        resource,
        rows.map(({ id }) => id),
      ).then(() => rows),
  };
}
