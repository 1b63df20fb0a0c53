import CalendarCheck from 'lucide-react/icons/calendar-check';
import { Link } from '#web/components/Link.tsx';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import { type Meeting, meetingKinds } from '../schema.ts';
import { texts } from './texts.ts';

/** A meeting in the timeline of its partner. */
export default function meetingEntry(row: Meeting): TimelineEntry {
  const kind = meetingKinds.find(({ value }) => value === row.kind)!.label;
  const link = <Link to={`/partners/meetings/show/${row.id}`}>{row.title}</Link>;
  return {
    id: row.id,
    at: row.starts_at!,
    who: row.owner_name ?? row.created_by_name,
    icon: CalendarCheck,
    what: row.status === 'held' ? texts.held(link) : texts.notedNoShowAt(link),
    body: row.decisions.length > 0 ? row.decisions.join(' · ') : kind,
  };
}
