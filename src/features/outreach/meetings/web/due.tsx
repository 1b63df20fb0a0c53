import { useNavigate } from '@tanstack/react-router';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { meetingDue } from '../schema.ts';
import { MeetingSections } from './MeetingSections.tsx';
import { texts as t } from './texts.ts';

const overdue = [{ field: 'state', operator: 'eq' as const, values: ['overdue'] }];

/** Partners and the next meeting of each cadence; a row plans it. */
export default function DueMeetings() {
  const navigate = useNavigate();
  return (
    <NounList
      noun={meetingDue}
      title={t.due}
      columns={['partner_id', 'kind', 'state', 'due_on', 'last_held_on', 'next_at', 'tier_id']}
      filters={['state', 'kind', 'partner_id', 'due_on', 'tier_id']}
      views={[{ key: 'overdue', name: 'Overdue', state: { filters: overdue } }]}
      to={(row) => `/partners/meetings/create?partner=${row.partner_id}&kind=${row.kind}`}
      actions={<MeetingSections value="due" onOpen={(to) => navigate({ to })} />}
      empty={{ icon: CalendarClock, text: t.dueEmpty }}
    />
  );
}
