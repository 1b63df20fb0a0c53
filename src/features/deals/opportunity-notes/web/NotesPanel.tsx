import { useCan, useSession } from '#web/session/session.tsx';
import { ThreadPanel } from '#web/thread/ThreadPanel.tsx';
import type { OpportunityNote } from '../schema.ts';
import { NoteComposer } from './NoteComposer.tsx';
import { NoteItem } from './NoteItem.tsx';
import { texts } from './texts.ts';

/** Pinned ones first, then the newest. The company chooses between its two streams; a partner has the shared one. */
export default function NotesPanel({ id }: { id: string }) {
  const { mode } = useSession();
  const mayWrite = useCan('opportunity_notes', 'manage');
  return (
    <ThreadPanel<OpportunityNote>
      label={texts.notes}
      resource="opportunity_notes"
      of={['opportunity_id', id]}
      sort={[
        { field: 'is_pinned', descending: true },
        { field: 'created_at', descending: true },
      ]}
      streams={
        mode === 'company'
          ? {
              label: texts.filterNotes,
              options: [
                { value: 'internal', label: texts.internal },
                { value: 'partner', label: texts.sharedWithPartners },
              ],
            }
          : undefined
      }
      composer={(stream) =>
        mayWrite && <NoteComposer opportunityId={id} startsAs={stream === 'partner' ? 'partner' : 'internal'} />
      }
      nothing={texts.noNotesYet}
      item={(note) => <NoteItem key={note.id} note={note} />}
    />
  );
}
