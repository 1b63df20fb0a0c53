import { useNavigate } from '@tanstack/react-router';
import { Segments } from '#web/components/Segments.tsx';
import { texts as t } from './texts.ts';

const addresses = { list: '/tasks', board: '/tasks/board', calendar: '/tasks/calendar' } as const;
type View = keyof typeof addresses;

/** The same tasks as a list, as a board or in a calendar. */
export function TaskViewSwitch({ now }: { now: View }) {
  const navigate = useNavigate();
  return (
    <Segments<View>
      label={t.views}
      value={now}
      onChange={(view) => navigate({ to: addresses[view] as string })}
      options={[
        { value: 'list', label: t.list },
        { value: 'board', label: t.board },
        { value: 'calendar', label: t.calendar },
      ]}
    />
  );
}
