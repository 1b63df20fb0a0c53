import { Segments } from '#web/components/Segments.tsx';
import { useCan } from '#web/session/session.tsx';
import { texts as t } from './texts.ts';

const screens = {
  meetings: '/partners/meetings',
  due: '/partners/meetings/due',
  cadences: '/partners/meetings/cadences',
} as const;
type Key = keyof typeof screens;

/** Switches between the meetings, those that are due, and how often they are. */
export function MeetingSections({ value, onOpen }: { value: Key; onOpen: (to: string) => void }) {
  const seesCadences = useCan('meeting_cadences', 'view');
  return (
    <Segments<Key>
      label={t.allMeetings}
      value={value}
      onChange={(key) => onOpen(screens[key])}
      options={[
        { value: 'meetings', label: t.allMeetings },
        { value: 'due', label: t.due },
        ...(seesCadences ? [{ value: 'cadences' as const, label: t.cadences }] : []),
      ]}
    />
  );
}
