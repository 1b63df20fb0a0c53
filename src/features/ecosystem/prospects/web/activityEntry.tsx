import CalendarCheck from 'lucide-react/icons/calendar-check';
import Mail from 'lucide-react/icons/mail';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import Reply from 'lucide-react/icons/reply';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import type { ProspectActivity } from '../schema.ts';
import css from './prospects.module.css';
import { texts as t } from './texts.ts';

const icons = { note: MessageSquare, email: Mail, call: Phone, reply: Reply, meeting: CalendarCheck };

/** An activity in the timeline of the prospect, and of the partner that it became. */
export default function activityEntry(row: ProspectActivity): TimelineEntry {
  return {
    id: row.id,
    at: row.happened_at,
    who: row.author_name,
    icon: icons[row.kind],
    what: t.done[row.kind],
    body: <p className={css.notes}>{row.body}</p>,
  };
}
