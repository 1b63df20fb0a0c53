import { Button } from 'antd';
import PartyPopper from 'lucide-react/icons/party-popper';
import { Link } from '#web/components/Link.tsx';
import { formatDay } from '#web/region.ts';
import { SlotParts } from '#web/slots.tsx';
import type { CoursePlayer } from '../../learning.schema.ts';
import { courseDone } from '../slots.ts';
import css from './player.module.css';
import { texts as t } from './texts.ts';

/** The page after the last lesson: the result, or the lessons still open. */
export function CourseDone({ course, onOpen }: { course: CoursePlayer; onOpen: (id: string) => void }) {
  const { completed_at, score, valid_until, next_lesson_id } = course;
  if (!completed_at) {
    return (
      <div className={css.end}>
        <h2>{t.percentDone(course.percent)}</h2>
        {next_lesson_id && (
          <Button type="primary" onClick={() => onOpen(next_lesson_id)}>
            {t.next}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={css.end} role="status">
      <PartyPopper size={40} aria-hidden="true" />
      <h2>{t.doneTitle}</h2>
      <p>
        {[score !== null && t.doneScore(score), t.doneText, valid_until && t.validUntil(formatDay(valid_until))]
          .filter(Boolean)
          .join(' ')}
      </p>
      <SlotParts slot={courseDone} props={{ course_id: course.course_id }} />
      <Link to="/partner-training">
        <Button type="primary">{t.back}</Button>
      </Link>
    </div>
  );
}
