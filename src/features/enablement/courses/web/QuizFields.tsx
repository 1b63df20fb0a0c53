import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { Suspense } from 'react';
import type { QuizPool } from '#features/enablement/quizzes/schema.ts';
import { QuestionList, QuestionWriter } from '#features/enablement/quizzes/web/index.tsx';
import { Link } from '#web/components/Link.tsx';
import { Tick } from '#web/components/Tick.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { apiRows } from '#web/requests/api.ts';
import { useCan } from '#web/session/session.tsx';
import { feedbackModes, type QuizSettings } from '../definition.schema.ts';
import css from './Builder.module.css';
import { Row } from './Row.tsx';
import { texts as t } from './texts.ts';

interface QuizFieldsProps {
  quiz: QuizSettings;
  /** The title of the lesson, under which the bank keeps its questions. */
  title: string;
  onChange: (quiz: QuizSettings) => void;
}

/** The questions of a quiz and its rules. */
export function QuizFields({ quiz, title, onChange }: QuizFieldsProps) {
  const mayWrite = useCan('quiz_questions', 'manage');
  const { data: pools = [] } = useQuery({
    queryKey: ['quiz_questions', 'pools'],
    queryFn: ({ signal }) => apiRows<QuizPool>('quiz_pools', { signal }),
  });
  const set = (part: { [K in keyof QuizSettings]?: QuizSettings[K] | undefined | null }) => {
    const next = Object.entries({ ...quiz, ...part }).filter(([, value]) => value !== undefined && value !== null);
    onChange(Object.fromEntries(next) as unknown as QuizSettings);
  };
  const free = pools.filter(({ pool }) => !quiz.pools.some((one) => one.pool === pool));
  const isEmpty = quiz.question_ids.length + quiz.pools.length === 0;
  return (
    <>
      <Row label={t.questions} help={isEmpty ? t.noQuestions : undefined}>
        {(id) => (
          <>
            <Suspense>
              <QuestionList ids={quiz.question_ids} onChange={(question_ids) => set({ question_ids })} />
            </Suspense>
            <ReferenceSelect
              id={id}
              resource="quiz_questions"
              labelField="prompt"
              placeholder={t.addFromBank}
              value={null}
              onChange={(added) =>
                added && !quiz.question_ids.includes(added) && set({ question_ids: [...quiz.question_ids, added] })
              }
            />
          </>
        )}
      </Row>
      {mayWrite && (
        <Suspense>
          <QuestionWriter pool={title} onSaved={(id) => set({ question_ids: [...quiz.question_ids, id] })} />
        </Suspense>
      )}
      <div className={css.property}>
        <span className={css.caption}>{t.pools}</span>
        {quiz.pools.map(({ pool, count }, at) => (
          <div key={pool} className={css.pool}>
            <span>
              {pool}
              <small>{t.poolSize(pools.find((one) => one.pool === pool)?.questions ?? 0)}</small>
            </span>
            <NumberInput
              aria-label={`${t.poolCount}: ${pool}`}
              min={1}
              max={100}
              value={count}
              onChange={(next) => next && set({ pools: quiz.pools.with(at, { pool, count: next }) })}
            />
            <Button
              type="text"
              icon={<Trash size={14} />}
              aria-label={t.remove(pool)}
              onClick={() => set({ pools: quiz.pools.toSpliced(at, 1) })}
            />
          </div>
        ))}
        <div className={css.buttons}>
          {free.length > 0 && (
            <OptionSelect
              aria-label={t.addPool}
              placeholder={t.addPool}
              value={null}
              options={free.map(({ pool, questions }) => ({
                value: pool,
                label: `${pool} (${t.poolSize(questions)})`,
              }))}
              onChange={(pool) => pool && set({ pools: [...quiz.pools, { pool: String(pool), count: 1 }] })}
            />
          )}
          <Link to="/training/questions">
            <Button icon={<Plus size={14} />}>{t.questionBank}</Button>
          </Link>
        </div>
      </div>
      <div className={css.pair}>
        <Row label={t.passPercent}>
          {(id) => (
            <NumberInput
              id={id}
              min={1}
              max={100}
              value={quiz.pass_percent}
              onChange={(next) => next && set({ pass_percent: next })}
            />
          )}
        </Row>
        <Row label={t.attempts} help={t.attemptsHelp}>
          {(id) => (
            <NumberInput
              id={id}
              min={1}
              max={50}
              value={quiz.most_attempts ?? null}
              onChange={(most_attempts) => set({ most_attempts })}
            />
          )}
        </Row>
        <Row label={t.cooldown}>
          {(id) => (
            <NumberInput
              id={id}
              min={0}
              max={720}
              value={quiz.cooldown_hours}
              onChange={(next) => set({ cooldown_hours: next ?? 0 })}
            />
          )}
        </Row>
        <Row label={t.timeLimit} help={t.timeLimitHelp}>
          {(id) => (
            <NumberInput
              id={id}
              min={1}
              max={600}
              value={quiz.time_limit_minutes ?? null}
              onChange={(time_limit_minutes) => set({ time_limit_minutes })}
            />
          )}
        </Row>
      </div>
      <Row label={t.feedback}>
        {(id) => (
          <OptionSelect
            id={id}
            value={quiz.feedback}
            options={feedbackModes.map((value) => ({ value, label: t.feedbackModes[value] }))}
            onChange={(feedback) => set({ feedback: feedback as QuizSettings['feedback'] })}
          />
        )}
      </Row>
      <div className={css.tick}>
        <Tick
          label={t.shuffleQuestions}
          isNamed
          checked={quiz.shuffles_questions}
          onChange={() => set({ shuffles_questions: !quiz.shuffles_questions })}
        />
        <Tick
          label={t.shuffleOptions}
          isNamed
          checked={quiz.shuffles_options}
          onChange={() => set({ shuffles_options: !quiz.shuffles_options })}
        />
      </div>
    </>
  );
}
