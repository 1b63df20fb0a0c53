import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useCallback, useState } from 'react';
import { Loaded } from '#web/components/Loaded.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { api } from '#web/requests/api.ts';
import type { CoursePlayer, LearnerLesson, LessonStanding, PlayerLesson } from '../../learning.schema.ts';
import { Quiz } from '../quiz/Quiz.tsx';
import { AssignmentLesson } from './AssignmentLesson.tsx';
import { FileLesson } from './FileLesson.tsx';
import { LiveLesson } from './LiveLesson.tsx';
import css from './player.module.css';
import { ScormLesson } from './ScormLesson.tsx';
import { texts as t } from './texts.ts';
import { useReportTime, useWaiting } from './useReportTime.ts';
import { VideoLesson } from './VideoLesson.tsx';

interface LessonScreenProps {
  course: CoursePlayer;
  lesson: PlayerLesson;
  onPrevious: (() => void) | null;
  onNext: () => void;
  hasNext: boolean;
}

export function LessonScreen(props: LessonScreenProps) {
  const { course, lesson } = props;
  const opened = useQuery({
    // Opening is recorded, so it is not repeated when the window regains focus.
    queryKey: ['opened_lesson', course.id, lesson.id],
    queryFn: () =>
      api<LearnerLesson>(`course_enrollments/${course.id}/lessons/${lesson.id}/open`, { method: 'POST', body: {} }),
    enabled: lesson.status !== 'locked',
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (lesson.status === 'locked') return <p className={css.notice}>{t.locked}</p>;
  return <Loaded query={opened}>{(data) => <OpenLesson {...props} opened={data} onChanged={opened.refetch} />}</Loaded>;
}

function OpenLesson({
  course,
  opened,
  onChanged,
  onPrevious,
  onNext,
  hasNext,
}: LessonScreenProps & { opened: LearnerLesson; onChanged: () => Promise<unknown> }) {
  const client = useQueryClient();
  const { message } = App.useApp();
  const [status, setStatus] = useState(opened.status);
  const [isBusy, setBusy] = useState(false);
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: ['course_enrollments'] }), [client]);
  const onStanding = useCallback(
    (standing: LessonStanding) => {
      setStatus((before) => {
        if (before !== standing.status || standing.course.percent !== course.percent) void refresh();
        return standing.status;
      });
    },
    [course.percent, refresh],
  );
  const isRead = ['article', 'file', 'slides'].includes(opened.kind);
  const report = useReportTime(
    course.id,
    opened,
    isRead || ['quiz', 'assignment', 'live_session'].includes(opened.kind),
  );
  const left = useWaiting(status === 'completed' ? 0 : Math.max(0, opened.min_seconds - opened.seconds));

  async function complete() {
    setBusy(true);
    try {
      await report();
      const url = `course_enrollments/${course.id}/lessons/${opened.id}/complete`;
      await api<LessonStanding>(url, { method: 'POST', body: {} });
      await refresh();
      onNext();
    } catch (error) {
      message.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  const part = { id: course.id, lesson: opened, onStanding, onChanged };
  const isDone = status === 'completed';
  return (
    <article className={css.lesson}>
      <h2 className={css.lessonTitle}>
        {opened.title}
        {isDone && (
          <span className={css.doneMark}>
            <CircleCheck size={16} aria-hidden="true" />
            {t.completed}
          </span>
        )}
      </h2>
      {opened.kind === 'video' && <VideoLesson {...part} />}
      {opened.body && (
        <div className={css.text}>
          <Markdown>{opened.body}</Markdown>
        </div>
      )}
      {(opened.kind === 'file' || opened.kind === 'slides') && <FileLesson {...part} />}
      {opened.kind === 'live_session' && <LiveLesson {...part} isDone={isDone} isBusy={isBusy} onAttended={complete} />}
      {opened.kind === 'assignment' && <AssignmentLesson {...part} />}
      {opened.kind === 'scorm' && <ScormLesson {...part} />}
      {opened.kind === 'quiz' && <Quiz {...part} />}
      <footer className={css.footer}>
        {onPrevious ? <Button onClick={onPrevious}>{t.previous}</Button> : <span />}
        {isRead && !isDone ? (
          <Button type="primary" loading={isBusy} disabled={left > 0} onClick={complete}>
            {left > 0 ? t.wait(left) : hasNext ? t.completeAndNext : t.complete}
          </Button>
        ) : (
          hasNext && (
            <Button type={isDone ? 'primary' : 'default'} onClick={onNext}>
              {t.next}
            </Button>
          )
        )}
      </footer>
    </article>
  );
}
