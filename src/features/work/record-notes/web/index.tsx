import StickyNote from 'lucide-react/icons/sticky-note';
import type { WebFeature } from '#web/feature.ts';
import { notedTables } from '../schema.ts';

export const feature: WebFeature = {
  name: 'record-notes',
  routes: [],
  composers: [
    {
      on: notedTables,
      key: 'note',
      label: 'Add note',
      icon: StickyNote,
      order: 10,
      mode: 'company',
      permission: 'record_notes:manage',
      part: () => import('./NoteForm.tsx'),
    },
  ],
  timelines: notedTables.map((on) => ({
    on,
    resource: 'record_notes',
    by: 'ref_id',
    at: 'created_at',
    entry: () => import('./noteEntry.tsx'),
    mode: 'company',
    permission: 'record_notes:view',
  })),
};
