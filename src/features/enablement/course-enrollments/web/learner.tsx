import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { formatPercent } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useAction, useOne, useRemove } from '#web/resource/data/useResource.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan } from '#web/session/session.tsx';
import type { CoursePlayer } from '../learning.schema.ts';
import { type CourseEnrollment, courseEnrollment } from '../schema.ts';
import { enrollmentSteps } from '../steps.schema.ts';
import { texts as player } from './player/texts.ts';
import { texts as t } from './texts.ts';

const words = changesOf(courseEnrollment.fields);
const { attend, unlock_quiz } = enrollmentSteps.steps;
const tones = { locked: 'gray', open: 'gray', in_progress: 'blue', completed: 'green' } as const;

export default function LearnerShow() {
  const enrollment = useOne<CourseEnrollment>('course_enrollments', useParam('id'));
  return <Loaded query={enrollment}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: CourseEnrollment }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayManage = useCan('course_enrollments', 'manage');
  const remove = useRemove('course_enrollments', ['courses']);
  const status = courseEnrollment.fields.status.options.find(({ value }) => value === row.status)!;
  const f = courseEnrollment.fields;
  return (
    <DetailPage
      name={row.learner_name}
      status={
        <>
          <StatusTag tone={status.tone}>{status.label}</StatusTag>
          {row.is_overdue && <StatusTag tone="red">{t.overdue}</StatusTag>}
        </>
      }
      subtitle={
        <>
          <Link to={`/training/course-analytics/${row.course_id}`}>{row.course_title ?? ''}</Link>
          <Link to={`/partners/show/${row.partner_id}?tab=training`}>{row.partner_name ?? ''}</Link>
        </>
      }
      menu={
        mayManage && row.status === 'assigned'
          ? [
              {
                key: 'remove',
                label: t.remove,
                danger: true,
                onClick: () =>
                  remove.mutate(row.id, {
                    onSuccess: () => {
                      message.success(t.removed);
                      navigate({ to: '/training/learners' });
                    },
                    onError: (error) => void message.error(error.message),
                  }),
              },
            ]
          : []
      }
      tabs={[
        { key: 'progress', label: t.progress, content: <Lessons row={row} /> },
        {
          key: 'history',
          label: t.history,
          last: true,
          content: <AuditTimeline table="course_enrollments" id={row.id} {...words} />,
        },
      ]}
      rail={
        <Facts
          title={t.progress}
          rows={[
            [f.percent.label, formatPercent(row.percent)],
            [f.score.label, row.score !== null && formatPercent(row.score)],
            [f.due_on.label, row.due_on && <DateText value={row.due_on} />],
            [f.started_at.label, row.started_at && <DateText value={row.started_at} as="relative" />],
            [f.completed_at.label, row.completed_at && <DateText value={row.completed_at} as="relative" />],
            [f.valid_until.label, row.valid_until && <DateText value={row.valid_until} />],
            [t.timeSpent, row.seconds > 0 && t.minutesOf(row.seconds)],
            [f.course_version.label, row.course_version],
            [f.learner_email.label, row.learner_email],
            [f.source.label, row.enrolled_by_name],
          ]}
        />
      }
    />
  );
}

function Lessons({ row }: { row: CourseEnrollment }) {
  const { message } = App.useApp();
  const mayManage = useCan('course_enrollments', 'manage');
  const progress = useQuery({
    queryKey: ['course_enrollments', 'progress', row.id],
    queryFn: ({ signal }) => api<CoursePlayer>(`course_enrollments/${row.id}/progress`, { signal }),
  });
  const take = useAction<{ step: keyof typeof enrollmentSteps.steps; lesson_id: string }>(
    'course_enrollments',
    ({ step }) => `course_enrollments/${row.id}/${step}`,
    ({ lesson_id }) => ({ lesson_id }),
  );
  const run = (step: keyof typeof enrollmentSteps.steps, lesson_id: string) =>
    take.mutate(
      { step, lesson_id },
      {
        onSuccess: () => void message.success(enrollmentSteps.steps[step].done),
        onError: (error) => void message.error(error.message),
      },
    );
  return (
    <Loaded query={progress}>
      {({ sections }) => (
        <>
          {sections.map((section) => (
            <Card key={section.id} title={section.title}>
              <ScrollTable label={section.title}>
                <tbody>
                  {section.lessons.map((lesson) => (
                    <tr key={lesson.id}>
                      <td>{lesson.title}</td>
                      <td data-tight>
                        <StatusTag tone={tones[lesson.status]}>{player.states[lesson.status]}</StatusTag>
                      </td>
                      <td data-figure>{lesson.score !== null && formatPercent(lesson.score)}</td>
                      <td data-figure>{lesson.seconds > 0 && t.minutesOf(lesson.seconds)}</td>
                      <td data-tight>
                        {mayManage && lesson.is_stuck && (
                          <Button
                            size="small"
                            aria-label={`${unlock_quiz.label}: ${lesson.title}`}
                            onClick={() => run('unlock_quiz', lesson.id)}
                          >
                            {unlock_quiz.label}
                          </Button>
                        )}
                        {mayManage && lesson.kind === 'live_session' && lesson.status !== 'completed' && (
                          <Button size="small" onClick={() => run('attend', lesson.id)}>
                            {attend.label}
                          </Button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </ScrollTable>
            </Card>
          ))}
        </>
      )}
    </Loaded>
  );
}
