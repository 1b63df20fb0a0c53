import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ListIcon from 'lucide-react/icons/list';
import { useState } from 'react';
import type { Answer } from '#features/enablement/quizzes/question.schema.ts';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import { useParam } from '#web/params.ts';
import { formatInstant } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import type { CoursePreview } from '../../learning.schema.ts';
import { QuestionInput } from '../quiz/QuestionInput.tsx';
import quizCss from '../quiz/quiz.module.css';
import { PlayerOutline } from './Outline.tsx';
import css from './player.module.css';
import { quizTexts, texts as t } from './texts.ts';
import { openFile, useFileAddress } from './useFileAddress.ts';

/** The draft of a course as its learners will see it. Nothing is recorded. */
export default function Preview() {
  const id = useParam('id');
  const preview = useQuery({
    queryKey: ['courses', 'preview', id],
    queryFn: ({ signal }) => api<CoursePreview>(`courses/${id}/preview`, { signal }),
  });
  return <Loaded query={preview}>{(course) => <Player course={course} />}</Loaded>;
}

type PreviewLesson = CoursePreview['lessons'][number];

function Player({ course }: { course: CoursePreview }) {
  useTitle(course.title);
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const outlined = course.sections.flatMap(({ lessons }) => lessons);
  const [current, setCurrent] = useState(outlined[0]?.id ?? '');
  const at = outlined.findIndex(({ id }) => id === current);
  const lesson = course.lessons.find(({ id }) => id === current);
  const open = (id: string) => {
    setOpen(false);
    setCurrent(id);
  };
  const outline = <PlayerOutline course={course} current={current} onOpen={open} />;
  return (
    <div className={css.screen}>
      <header className={css.header}>
        <Link
          to={`/training/edit/${course.id}`}
          aria-label={t.backToEditor}
          title={t.backToEditor}
          className={css.back}
        >
          <ArrowLeft size={18} aria-hidden="true" />
        </Link>
        <div className={css.title}>
          <h1>{course.title}</h1>
          <span className="meta">{t.previewNote}</span>
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
          {lesson && outlined[at] ? (
            <article key={lesson.id} className={css.lesson}>
              <h2 className={css.lessonTitle}>{outlined[at].title}</h2>
              <Content lesson={lesson} kind={outlined[at].kind} />
              <footer className={css.footer}>
                {at > 0 ? <Button onClick={() => open(outlined[at - 1]!.id)}>{t.previous}</Button> : <span />}
                {at < outlined.length - 1 && (
                  <Button type="primary" onClick={() => open(outlined[at + 1]!.id)}>
                    {t.next}
                  </Button>
                )}
              </footer>
            </article>
          ) : (
            <p className={css.notice}>{t.noLessons}</p>
          )}
        </main>
      </div>
      <Drawer open={isOpen} title={course.title} placement="left" onClose={() => setOpen(false)}>
        {outline}
      </Drawer>
    </div>
  );
}

function Content({ lesson, kind }: { lesson: PreviewLesson; kind: string }) {
  const { body, url, file_id, starts_at, questions } = lesson;
  const video = useFileAddress(kind === 'video' ? (file_id ?? undefined) : undefined);
  const source = kind === 'video' ? (video.data?.url ?? url) : null;
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: captions are part of the uploaded file */}
      {source && <video controls src={source} style={{ width: '100%' }} />}
      {body && (
        <div className={css.text}>
          <Markdown>{body}</Markdown>
        </div>
      )}
      {file_id && kind !== 'video' && (
        <Button onClick={() => void openFile('course_files', file_id, 'inline')}>{t.openFile}</Button>
      )}
      {starts_at && <p>{formatInstant(starts_at)}</p>}
      {questions.length > 0 && <Questions questions={questions} />}
    </>
  );
}

/** Answers stay on this screen. */
function Questions({ questions }: Pick<PreviewLesson, 'questions'>) {
  const [answers, setAnswers] = useState<Record<string, Answer>>({});
  return (
    <div className={quizCss.attempt}>
      {questions.map((question, at) => (
        <fieldset key={question.id} className={quizCss.question}>
          <legend>
            <small>
              {[quizTexts.question(at + 1, questions.length), quizTexts.points(question.points)].join(' · ')}
            </small>
            {question.prompt}
          </legend>
          <QuestionInput
            question={question}
            value={answers[question.id] ?? null}
            onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
          />
        </fieldset>
      ))}
    </div>
  );
}
