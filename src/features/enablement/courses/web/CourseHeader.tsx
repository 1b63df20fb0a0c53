import { App, Button } from 'antd';
import Eye from 'lucide-react/icons/eye';
import type { ReactNode } from 'react';
import { Link } from '#web/components/Link.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useUpdate } from '#web/resource/data/useResource.ts';
import { useAddedMenu } from '#web/resource/record/addedMenu.ts';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { type Course, courseNoun } from '../schema.ts';
import { courseSteps } from '../steps.schema.ts';
import css from './Course.module.css';
import { PublishDialog } from './PublishDialog.tsx';
import { texts as t } from './texts.ts';

type Page = 'edit' | 'course-sharing' | 'course-tags' | 'course-analytics' | 'delete';
const pages: [Page, string][] = [
  ['edit', t.content],
  ['course-sharing', t.sharing],
  ['course-tags', t.tags],
  ['course-analytics', t.analytics],
];

interface CourseHeaderProps {
  course: Course;
  active: Page;
  /** More buttons before publishing. */
  children?: ReactNode;
  /** Saves pending changes. */
  beforePublish?: () => Promise<void>;
  problems?: number;
}

export default function CourseHeader({ course, active, children, beforePublish, problems = 0 }: CourseHeaderProps) {
  useTitle(course.title);
  const mayManage = useCan('courses', 'manage');
  const { message } = App.useApp();
  const failed = (error: Error) => void message.error(error.message);
  const steps = useSteps(courseSteps, course, {
    also: ['course_versions'],
    special: {
      publish: {
        apart: true,
        dialog: (ends) => <PublishDialog course={course} beforePublish={beforePublish} {...ends} />,
      },
      unpublish: { hidden: !!course.archived_at },
    },
  });
  const added = useAddedMenu({ resource: 'courses', id: course.id });
  const update = useUpdate<Course>('courses');
  const state = courseNoun.fields.state.options.find(({ value }) => value === course.state)!;
  const isPublishable = !course.archived_at && (course.state === 'draft' || course.has_changes);
  return (
    <>
      <PageHeader
        title={course.title}
        meta={
          <>
            {course.archived_at ? (
              <StatusTag>{t.archived}</StatusTag>
            ) : (
              <StatusTag tone={state.tone}>{state.label}</StatusTag>
            )}
            {isPublishable && course.state === 'published' && <StatusTag tone="amber">{t.draftChanges}</StatusTag>}
          </>
        }
      >
        {children}
        {added.map(({ key, label, onClick }) => (
          <Button key={key} onClick={onClick}>
            {label}
          </Button>
        ))}
        <Link to={`/training/preview/${course.id}`}>
          <Button icon={<Eye size={16} />}>{t.preview}</Button>
        </Link>
        {mayManage && course.archived_at && (
          <Button
            onClick={() =>
              update.mutate(
                { id: course.id, values: { archived_at: null } },
                { onSuccess: () => void message.success(t.restored), onError: failed },
              )
            }
          >
            {t.restore}
          </Button>
        )}
        {mayManage && !course.archived_at && active !== 'delete' && (
          <Link to={`/training/delete/${course.id}`}>
            <Button>{t.deleteCourse}</Button>
          </Link>
        )}
        {steps.buttons}
        {mayManage && isPublishable && (
          <Button type="primary" disabled={problems > 0} onClick={() => steps.open('publish')}>
            {courseSteps.steps.publish.label}
          </Button>
        )}
      </PageHeader>
      <nav className={css.pages} aria-label={t.pages}>
        {pages
          .filter(([page]) => mayManage || page === 'course-analytics')
          .map(([page, label]) => (
            <Link key={page} to={`/training/${page}/${course.id}`} current={page === active}>
              {label}
            </Link>
          ))}
      </nav>
      {steps.dialog}
    </>
  );
}
