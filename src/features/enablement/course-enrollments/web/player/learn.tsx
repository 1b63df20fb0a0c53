import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, Drawer } from 'antd';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ListIcon from 'lucide-react/icons/list';
import { useEffect, useRef, useState } from 'react';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import type { Search } from '#web/search.ts';
import type { CoursePlayer } from '../../learning.schema.ts';
import { ProgressBar } from '../ProgressBar.tsx';
import { CourseDone } from './CourseDone.tsx';
import { LessonScreen } from './LessonScreen.tsx';
import { PlayerOutline } from './Outline.tsx';
import css from './player.module.css';
import { texts as t } from './texts.ts';

export default function Learn() {
  const id = useParam('id');
  const player = useQuery({
    queryKey: ['course_enrollments', 'player', id],
    queryFn: ({ signal }) => api<CoursePlayer>(`course_enrollments/${id}/player`, { signal }),
  });
  return <Loaded query={player}>{(course) => <Player key={id} course={course} />}</Loaded>;
}

const DONE = 'done';

function Player({ course }: { course: CoursePlayer }) {
  useTitle(course.title);
  const isNarrow = useNarrow();
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Search;
  const [isOpen, setOpen] = useState(false);
  const lessons = course.sections.flatMap((section) => section.lessons);
  const asked = typeof search.lesson === 'string' ? search.lesson : null;
  const isDone = course.completed_at !== null;
  // Opened without a lesson, the player continues where the learner stopped.
  const first = useRef(isDone ? DONE : (course.next_lesson_id ?? lessons[0]?.id ?? DONE));
  const current = asked ?? first.current;
  const at = lessons.findIndex(({ id }) => id === current);
  const lesson = lessons[at];
  const open = (id: string) => {
    setOpen(false);
    navigate({ to: '.', search: { lesson: id } as never });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another lesson begins at its top
  useEffect(() => {
    // The result is not returned, because newer browsers return a promise.
    void window.scrollTo(0, 0);
  }, [current]);

  const outline = <PlayerOutline course={course} current={current} onOpen={open} />;
  const next = lessons[at + 1];
  return (
    <div className={css.screen}>
      <header className={css.header}>
        <Link to="/partner-training" aria-label={t.back} title={t.back} className={css.back}>
          <ArrowLeft size={18} aria-hidden="true" />
        </Link>
        <div className={css.title}>
          <h1>{course.title}</h1>
          <ProgressBar percent={course.percent} label={t.percentDone(course.percent)} />
        </div>
        {isNarrow && (
          <Button icon={<ListIcon size={16} />} onClick={() => setOpen(true)}>
            {t.openOutline}
          </Button>
        )}
      </header>
      <div className={css.body}>
        {!isNarrow && <nav className={css.side}>{outline}</nav>}
        <main className={css.main}>
          {course.waits_for.length > 0 && (
            <p className={css.notice}>{t.waitsFor(course.waits_for.map(({ title }) => `“${title}”`).join(', '))}</p>
          )}
          {lesson ? (
            <LessonScreen
              key={lesson.id}
              course={course}
              lesson={lesson}
              onPrevious={at > 0 ? () => open(lessons[at - 1]!.id) : null}
              onNext={() => open(next?.id ?? DONE)}
              hasNext={next !== undefined || isDone}
            />
          ) : (
            <CourseDone course={course} onOpen={open} />
          )}
        </main>
      </div>
      <Drawer
        open={isOpen}
        title={course.title}
        placement="left"
        onClose={() => setOpen(false)}
        styles={{ wrapper: { maxWidth: '90vw' } }}
      >
        {outline}
      </Drawer>
    </div>
  );
}
