import StickyNote from 'lucide-react/icons/sticky-note';
import { lazy } from 'react';
import { aboveDealLines } from '#features/deals/opportunities/web/index.tsx';
import type { WebFeature } from '#web/feature.ts';
import { fillSlot } from '#web/slots.tsx';

/** The notes of one deal, to read and to write, in either mode. */
export const NotesPanel = lazy(() => import('./NotesPanel.tsx'));

const view = { mode: 'company', permission: 'opportunities:view' } as const;

export const feature: WebFeature = {
  name: 'opportunity-notes',
  routes: [
    {
      path: '/commissions/opportunities/notes/$id',
      asks: 'opportunities/$id',
      title: 'Notes',
      page: () => import('./notes.tsx'),
      ...view,
    },
  ],
  tabs: [
    {
      on: ['opportunities'],
      key: 'notes',
      label: 'Notes',
      group: 'Overview',
      order: 10,
      panel: () => import('./NotesPanel.tsx'),
    },
  ],
  parts: [fillSlot(aboveDealLines, { order: 10, part: () => import('./PinnedNotes.tsx'), mode: 'company' })],
  composers: [
    {
      on: ['opportunities'],
      key: 'note',
      label: 'Add note',
      icon: StickyNote,
      order: 10,
      mode: 'company',
      permission: 'opportunity_notes:manage',
      part: () => import('./DealNote.tsx'),
    },
  ],
  timelines: [
    {
      on: 'opportunities',
      resource: 'opportunity_notes',
      by: 'opportunity_id',
      at: 'created_at',
      entry: () => import('./noteEntry.tsx'),
      mode: 'company',
    },
  ],
};
