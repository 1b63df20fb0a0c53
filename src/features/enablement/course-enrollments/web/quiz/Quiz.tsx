import { App, Button } from 'antd';
import { useState } from 'react';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatInstant } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import type { AttemptResult, LessonStanding, OpenAttempt } from '../../learning.schema.ts';
import type { LessonPart } from '../player/model.ts';
import { quizTexts as t } from '../player/texts.ts';
import { Attempt } from './Attempt.tsx';
import css from './quiz.module.css';
import { Result } from './Result.tsx';

/** The rules, the open attempt, or the result. */
export function Quiz({ id, lesson, onStanding, onChanged }: LessonPart) {
  const { message } = App.useApp();
  const [attempt, setAttempt] = useState<OpenAttempt | null>(null);
  const [result, setResult] = useState<AttemptResult | null>(null);
  const [isBusy, setBusy] = useState(false);
  const quiz = lesson.quiz!;
  const isPassed = quiz.attempts.some(({ is_passed }) => is_passed);
  const left = quiz.attempts_left;
  const isLocked = !quiz.is_open && (left === 0 || quiz.next_attempt_at !== null);

  async function run(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      message.error((error as Error).message);
      await onChanged();
    } finally {
      setBusy(false);
    }
  }
  const start = () =>
    run(async () => {
      setResult(null);
      setAttempt(
        await api<OpenAttempt>(`course_enrollments/${id}/lessons/${lesson.id}/attempts`, { method: 'POST', body: {} }),
      );
    });
  const show = (attempt_id: string) =>
    run(async () =>
      setResult(await api<AttemptResult>(`quiz_attempts/${attempt_id}/result`, { method: 'POST', asks: true })),
    );
  async function finish(done: AttemptResult) {
    setAttempt(null);
    setResult(done);
    await onChanged();
    const standing = await api<LessonStanding>(`course_enrollments/${id}/lessons/${lesson.id}/progress`, {
      method: 'POST',
      body: { seconds: 0 },
    });
    onStanding(standing);
  }

  if (attempt) return <Attempt key={attempt.id} attempt={attempt} onDone={finish} />;
  return (
    <>
      {result && <Result result={result} />}
      <div className={css.rules}>
        <p>
          {[
            t.questions(quiz.questions),
            t.passMark(quiz.pass_percent),
            quiz.time_limit_minutes && t.timeLimit(quiz.time_limit_minutes),
            left !== null && !isPassed && t.attemptsLeft(left),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {!isPassed && isLocked && (
          <p className={css.locked}>
            {left === 0 ? t.noAttempts : t.nextAttempt(formatInstant(quiz.next_attempt_at!))}
          </p>
        )}
        {!isPassed && !isLocked && (
          <Button type="primary" loading={isBusy} onClick={start}>
            {quiz.is_open ? t.resume : quiz.attempts.length > 0 ? t.again : t.start}
          </Button>
        )}
      </div>
      {!result && quiz.attempts.length > 0 && (
        <ul className={css.earlier} aria-label={t.earlier}>
          {quiz.attempts.map((one) => (
            <li key={one.id}>
              <button type="button" onClick={() => show(one.id)}>
                {formatInstant(one.submitted_at)}
              </button>
              <span className="figures">{t.result(one.percent)}</span>
              <StatusTag tone={one.is_passed ? 'green' : 'red'}>{one.is_passed ? t.passed : t.failed}</StatusTag>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
