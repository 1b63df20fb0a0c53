import StickyNote from 'lucide-react/icons/sticky-note';
import { Markdown } from '#web/components/Markdown.tsx';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import type { RecordNote } from '../schema.ts';
import { texts as t } from './texts.ts';

/** A note in the timeline of its record. */
export default function noteEntry({ id, created_at, author_name, body }: RecordNote): TimelineEntry {
  return { id, at: created_at, who: author_name, icon: StickyNote, what: t.added, body: <Markdown>{body}</Markdown> };
}
