import { App, Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, Answers } from '#features/enablement/quizzes/question.schema.ts';
import { api } from '#web/requests/api.ts';
import type { AttemptResult, OpenAttempt } from '../../learning.schema.ts';
import { quizTexts as t } from '../player/texts.ts';
import { QuestionInput } from './QuestionInput.tsx';
import css from './quiz.module.css';

const SAVE_MS = 1_500;

/**
 * All questions on one page. Answers are saved as they are given, so that the learner can continue on another device.
 */
export function Attempt({
  attempt,
  onDone,
}: {
  attempt: OpenAttempt;
  onDone: (result: AttemptResult) => Promise<void>;
}) {
  const { message, modal } = App.useApp();
  const [answers, setAnswers] = useState<Answers>(attempt.answers as Answers);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(answers);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOver = useRef(false);

  const save = useCallback(
    async (keepalive = false) => {
      clearTimeout(timer.current);
      if (isOver.current) return;
      await api(`quiz_attempts/${attempt.id}/answers`, {
        method: 'PUT',
        body: { answers: latest.current },
        keepalive,
      }).catch(() => {});
    },
    [attempt.id],
  );
  useEffect(() => {
    const leave = () => void (timer.current && save(true));
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [save]);

  function answer(id: string, value: Answer) {
    latest.current = { ...latest.current, [id]: value };
    setAnswers(latest.current);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), SAVE_MS);
  }

  const submit = useCallback(async () => {
    if (isOver.current) return;
    isOver.current = true;
    clearTimeout(timer.current);
    timer.current = undefined;
    setBusy(true);
    try {
      const body = { answers: latest.current };
      await onDone(await api<AttemptResult>(`quiz_attempts/${attempt.id}/submit`, { method: 'POST', body }));
    } catch (error) {
      isOver.current = false;
      setBusy(false);
      message.error((error as Error).message);
    }
  }, [attempt.id, message, onDone]);

  const open = attempt.questions.filter(({ id }) => isEmpty(answers[id])).length;
  const ask = () =>
    open === 0
      ? void submit()
      : void modal.confirm({ title: t.submitTitle, content: t.unanswered(open), okText: t.submit, onOk: submit });
  return (
    <form
      className={css.attempt}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      {attempt.due_at && <TimeLeft until={attempt.due_at} onOver={submit} />}
      {attempt.questions.map((question, at) => (
        <fieldset key={question.id} className={css.question}>
          <legend>
            <small>{[t.question(at + 1, attempt.questions.length), t.points(question.points)].join(' · ')}</small>
            {question.prompt}
          </legend>
          <QuestionInput
            question={question}
            value={answers[question.id] ?? null}
            onChange={(value) => answer(question.id, value)}
          />
        </fieldset>
      ))}
      <Button type="primary" htmlType="submit" size="large" loading={isBusy}>
        {t.submit}
      </Button>
    </form>
  );
}

const isEmpty = (answer: Answer | undefined) =>
  answer === undefined ||
  answer === null ||
  answer === '' ||
  (Array.isArray(answer) && (answer.length === 0 || answer.includes(-1)));

function TimeLeft({ until, onOver }: { until: string; onOver: () => void }) {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    if (left <= 0) return onOver();
    const timer = setTimeout(() => setLeft(secondsTo(until)), 1_000);
    return () => clearTimeout(timer);
  }, [left, until, onOver]);
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className={css.time} role="timer" data-short={left < 60 || undefined}>
      {left > 0 ? t.timeLeft(text) : t.timeOver}
    </p>
  );
}

const secondsTo = (until: string) => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));
