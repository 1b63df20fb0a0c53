import { useSession } from '#web/session/session.tsx';
import { EventList } from './EventList.tsx';

export default function EventsBy({ userId }: { userId: string }) {
  const { mode } = useSession();
  return (
    <EventList
      of={mode === 'partner' ? 'organization_events' : 'audit_events'}
      fixed={[{ field: 'actor_id', operator: 'eq', values: [userId] }]}
    />
  );
}
