import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import type { Answer, OpenQuestion } from '#features/enablement/quizzes/question.schema.ts';
import type { AttemptResult } from '../../learning.schema.ts';
import { quizTexts as t } from '../player/texts.ts';
import css from './quiz.module.css';

/** The score and, where the course shows them, the correct answers. */
export function Result({ result }: { result: AttemptResult }) {
  return (
    <section className={css.result} data-passed={result.is_passed} role="status">
      <p className={css.score}>
        <strong>{t.result(result.percent)}</strong>
        <span>{result.is_passed ? t.passed : t.failed}</span>
        <small>{t.pointsOf(result.points, result.max_points)}</small>
      </p>
      {result.questions?.map((question) => (
        <div key={question.id} className={css.review}>
          <p className={css.verdict} data-correct={question.is_correct}>
            {question.is_correct ? (
              <CircleCheck size={16} aria-hidden="true" />
            ) : (
              <CircleX size={16} aria-hidden="true" />
            )}
            <span className={css.hidden}>{question.is_correct ? t.correct : t.incorrect}</span>
            {question.prompt}
          </p>
          <dl>
            <dt>{t.yourAnswer}</dt>
            <dd>{answerText(question, question.answer as Answer) ?? t.noAnswer}</dd>
            {!question.is_correct && (
              <>
                <dt>{t.rightAnswer}</dt>
                <dd>{answerText(question, question.right as Answer)}</dd>
              </>
            )}
            {question.explanation && (
              <>
                <dt>{t.explanation}</dt>
                <dd>{question.explanation}</dd>
              </>
            )}
          </dl>
        </div>
      ))}
    </section>
  );
}

/** An answer in words; null where there is none. */
function answerText({ kind, options = [], choices = [] }: OpenQuestion, answer: Answer): string | null {
  if (answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0)) return null;
  const list = Array.isArray(answer) ? answer : [];
  switch (kind) {
    case 'single':
      return options[answer as number] ?? null;
    case 'multiple':
      return list.map((at) => options[at]).join(', ');
    case 'true_false':
      return answer === true ? t.true : t.false;
    case 'order':
      return list.map((at) => options[at]).join(' → ');
    case 'match':
      return options.map((left, at) => `${left}: ${choices[list[at] ?? -1] ?? t.noAnswer}`).join(', ');
    default:
      return String(answer);
  }
}
