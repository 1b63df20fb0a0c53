import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { Card } from '#web/components/Card.tsx';
import { useList } from '#web/resource/data/useResource.ts';
import type { OpportunityNote } from '../schema.ts';
import { NoteItem } from './NoteItem.tsx';
import css from './notes.module.css';
import { texts } from './texts.ts';

/** The notes that were pinned to a deal, to read; nothing when there are none. */
export default function PinnedNotes({ deal }: { deal: Opportunity }) {
  const notes = useList<OpportunityNote>('opportunity_notes', {
    filters: [
      { field: 'opportunity_id', operator: 'eq', values: [deal.id] },
      { field: 'is_pinned', operator: 'eq', values: ['true'] },
    ],
    start: 0,
    end: 5,
  });
  if (!notes.data || notes.data.rows.length === 0) return null;
  return (
    <Card title={texts.pinned}>
      <ol className={css.notes}>
        {notes.data.rows.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ol>
    </Card>
  );
}
