import MessageSquare from 'lucide-react/icons/message-square';
import { Markdown } from '#web/components/Markdown.tsx';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import type { OpportunityNote } from '../schema.ts';
import { texts } from './texts.ts';

/** A note in the timeline of its deal. */
export default function noteEntry(note: OpportunityNote): TimelineEntry {
  const excerpt = note.body.length > 240 ? `${note.body.slice(0, 240).trimEnd()}…` : note.body;
  return {
    id: note.id,
    at: note.created_at,
    who: note.author_name,
    icon: MessageSquare,
    what: note.visibility === 'partner' ? texts.addedSharedNote : texts.addedANote,
    body: <Markdown>{excerpt}</Markdown>,
  };
}
