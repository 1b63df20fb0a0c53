import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import Lock from 'lucide-react/icons/lock';
import type { CoursePlayer, PlayerLesson } from '../../learning.schema.ts';
import css from './player.module.css';
import { texts as t } from './texts.ts';

const icons = { locked: Lock, open: Circle, in_progress: CircleDot, completed: CircleCheck };

/** All lessons with their state; the one that is open is marked. */
export function PlayerOutline({
  course,
  current,
  onOpen,
}: {
  course: Pick<CoursePlayer, 'sections'>;
  current: string;
  onOpen: (id: string) => void;
}) {
  return (
    <ul className={css.outline} aria-label={t.outline}>
      {course.sections.map((section) => (
        <li key={section.id}>
          <h2>{section.title}</h2>
          <ul>
            {section.lessons.map((lesson) => (
              <li key={lesson.id}>
                <Item lesson={lesson} isCurrent={lesson.id === current} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Item({
  lesson,
  isCurrent,
  onOpen,
}: {
  lesson: PlayerLesson;
  isCurrent: boolean;
  onOpen: (id: string) => void;
}) {
  const { id, title, status, minutes, is_required } = lesson;
  const Icon = icons[status];
  const facts = [minutes && t.minutes(minutes), !is_required && t.optional].filter(Boolean).join(' · ');
  return (
    <button
      type="button"
      className={css.item}
      data-status={status}
      aria-current={isCurrent ? 'step' : undefined}
      aria-label={t.lessonState(title, t.states[status])}
      disabled={status === 'locked'}
      onClick={() => onOpen(id)}
    >
      <Icon size={16} aria-hidden="true" />
      <span>
        {title}
        {facts && <small>{facts}</small>}
      </span>
    </button>
  );
}
