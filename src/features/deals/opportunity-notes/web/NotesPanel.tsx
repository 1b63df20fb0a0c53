import { useCan, useSession } from '#web/session/session.tsx';
import { ThreadPanel } from '#web/thread/ThreadPanel.tsx';
import type { OpportunityNote } from '../schema.ts';
import { NoteComposer } from './NoteComposer.tsx';
import { NoteItem } from './NoteItem.tsx';

/** Pinned ones first, then the newest. The company chooses between its two streams; a partner has the shared one. */
export default function NotesPanel({ id }: { id: string }) {
  const { mode } = useSession();
  const mayWrite = useCan('opportunity_notes', 'manage');
  return (
    <ThreadPanel<OpportunityNote>
      label="Notes"
      resource="opportunity_notes"
      of={['opportunity_id', id]}
      sort={[
        { field: 'is_pinned', descending: true },
        { field: 'created_at', descending: true },
      ]}
      streams={
        mode === 'company'
          ? {
              label: 'Filter notes',
              options: [
                { value: 'internal', label: 'Internal' },
                { value: 'partner', label: 'Shared with partners' },
              ],
            }
          : undefined
      }
      composer={(stream) =>
        mayWrite && <NoteComposer opportunityId={id} startsAs={stream === 'partner' ? 'partner' : 'internal'} />
      }
      nothing="No notes yet."
      item={(note) => <NoteItem key={note.id} note={note} />}
    />
  );
}
