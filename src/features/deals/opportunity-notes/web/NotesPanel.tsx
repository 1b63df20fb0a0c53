import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { PageSkeleton } from '#web/components/PageSkeleton.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import { useCan, useSession } from '#web/session.tsx';
import type { NoteVisibility, OpportunityNote } from '../schema.ts';
import { NoteComposer } from './NoteComposer.tsx';
import { NoteItem } from './NoteItem.tsx';
import css from './notes.module.css';

const step = 20;
type Stream = 'all' | NoteVisibility;

/** Pinned ones first, then the newest. The company chooses between its two streams; a partner has the shared one. */
export default function NotesPanel({ id }: { id: string }) {
  const { mode } = useSession();
  const mayWrite = useCan('opportunity_notes', 'manage');
  const [stream, setStream] = useState<Stream>('all');
  const [shown, setShown] = useState(step);
  const notes = useList<OpportunityNote>('opportunity_notes', {
    filters: [
      { field: 'opportunity_id', operator: 'eq', values: [id] },
      ...(stream === 'all' ? [] : [{ field: 'visibility', operator: 'eq' as const, values: [stream] }]),
    ],
    sort: [
      { field: 'is_pinned', descending: true },
      { field: 'created_at', descending: true },
    ],
    start: 0,
    end: shown,
  });
  return (
    <section className={css.panel} aria-label="Notes">
      {mayWrite && <NoteComposer opportunityId={id} startsAs={stream === 'partner' ? 'partner' : 'internal'} />}
      {mode === 'company' && (
        <Segmented<Stream>
          value={stream}
          onChange={setStream}
          aria-label="Filter notes"
          options={[
            { value: 'all', label: 'All' },
            { value: 'internal', label: 'Internal' },
            { value: 'partner', label: 'Shared with partners' },
          ]}
        />
      )}
      {notes.data ? (
        <>
          {notes.data.rows.length === 0 && <p className={css.nothing}>No notes yet.</p>}
          <ol className={css.notes}>
            {notes.data.rows.map((note) => (
              <NoteItem key={note.id} note={note} />
            ))}
          </ol>
          {notes.data.total > shown && <Button onClick={() => setShown(shown + step)}>Show more</Button>}
        </>
      ) : notes.error ? (
        <ErrorState error={notes.error} reset={notes.refetch} />
      ) : (
        <PageSkeleton />
      )}
    </section>
  );
}
