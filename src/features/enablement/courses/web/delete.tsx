import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useParam } from '#web/params.ts';
import { useAction, useOne, useRemove } from '#web/resource/data/useResource.ts';
import type { Course } from '../schema.ts';
import css from './Course.module.css';
import CourseHeader from './CourseHeader.tsx';
import { texts as t } from './texts.ts';

export default function CourseDelete() {
  const course = useOne<Course>('courses', useParam('id'));
  return <Loaded query={course}>{(row) => <Screen course={row} />}</Loaded>;
}

function Screen({ course }: { course: Course }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const erase = useAction<void>('courses', () => `courses/${course.id}/erase`);
  const archive = useRemove('courses');
  const isEmpty = course.learner_count === 0;
  const leave = (said: string) => ({
    onSuccess: () => {
      message.success(said);
      navigate({ to: '/training' });
    },
    onError: (error: Error) => void message.error(error.message),
  });
  return (
    <>
      <CourseHeader course={course} active="delete" />
      <div className={css.narrow}>
        <Card title={t.deleteTitle(course.title)}>
          <p>{isEmpty ? t.deleteEmpty : t.deleteLearners(course.learner_count)}</p>
          <div className={css.buttons} style={{ marginTop: 16 }}>
            {isEmpty && (
              <Button
                type="primary"
                danger
                loading={erase.isPending}
                onClick={() => erase.mutate(undefined, leave(t.deleted))}
              >
                {t.deleteForever}
              </Button>
            )}
            {!course.archived_at && (
              <Button loading={archive.isPending} onClick={() => archive.mutate(course.id, leave(t.courseArchived))}>
                {isEmpty ? t.archiveInstead : t.archive}
              </Button>
            )}
            <Link to={`/training/edit/${course.id}`}>
              <Button type="text">{t.cancel}</Button>
            </Link>
          </div>
        </Card>
      </div>
    </>
  );
}
