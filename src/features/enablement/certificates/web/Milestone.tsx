import { useQuery } from '@tanstack/react-query';
import type { LearningCourse } from '#features/enablement/course-enrollments/learning.schema.ts';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { apiAll } from '#web/requests/api.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import type { Certificate } from '../schema.ts';
import css from './certificates.module.css';
import { linkedInAddress } from './linked-in.ts';
import { texts as t } from './texts.ts';

/** For the holder of a valid certificate: where to show it, and the course to take next. */
export function Milestone({ row }: { row: Certificate }) {
  const { user, program } = useSession();
  const maySeeCourses = useCan('courses', 'view');
  const courses = useQuery({
    queryKey: ['course_enrollments', 'learning'],
    queryFn: ({ signal }) => apiAll<LearningCourse>('learning', { signal }),
    enabled: maySeeCourses,
  });
  const isOwn = row.user_id === user.id;
  const next = nextCourse(courses.data ?? []);
  if (!isOwn) return null;
  const company = program?.company.name ?? '';
  return (
    <Card title={t.nextSteps}>
      <div className={css.next}>
        {next && (
          <p>
            {t.nextCourse}{' '}
            <Link to={next.enrollment ? `/partner-training/learn/${next.enrollment.id}` : '/partner-training'}>
              {next.title}
            </Link>
          </p>
        )}
        <p>
          <a href={linkedInAddress(row, company, window.location.origin)} target="_blank" rel="noopener noreferrer">
            {t.linkedIn}
          </a>{' '}
          <span className="meta">{t.linkedInHelp}</span>
        </p>
      </div>
    </Card>
  );
}

/** A course that was begun, else one that was not. */
function nextCourse(courses: readonly LearningCourse[]): LearningCourse | undefined {
  const isOpen = ({ enrollment }: LearningCourse) => ['assigned', 'in_progress'].includes(enrollment?.status ?? '');
  return courses.find(isOpen) ?? courses.find(({ enrollment }) => !enrollment);
}
