import ListTodo from 'lucide-react/icons/list-todo';
import { Link } from '#web/components/Link.tsx';
import type { TimelineEntry } from '#web/resource/record/Timeline.tsx';
import type { Task } from '../schema.ts';
import { texts as t } from './texts.ts';

export default function taskEntry({ id, created_at, created_by_name, title }: Task): TimelineEntry {
  return {
    id,
    at: created_at,
    who: created_by_name,
    icon: ListTodo,
    what: (
      <>
        {t.created} <Link to={`/tasks/show/${id}`}>{title}</Link>
      </>
    ),
  };
}
