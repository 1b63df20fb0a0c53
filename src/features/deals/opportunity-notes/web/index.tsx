import { lazy } from 'react';

/** The notes of one deal, to read and to write, in either mode. The screens around them are the deals' own. */
export const NotesPanel = lazy(() => import('./NotesPanel.tsx'));
/** Those that were pinned, to read; nothing when there are none. They are part of the first view of a deal. */
export { PinnedNotes } from './PinnedNotes.tsx';
