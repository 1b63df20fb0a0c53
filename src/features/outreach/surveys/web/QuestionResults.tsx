import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import type { SurveyResults } from '../schema.ts';
import css from './surveys.module.css';
import { texts as t } from './texts.ts';

const FIRST = 5;

/** The answers to one question: counts, or the texts. */
export function QuestionResults({ question }: { question: SurveyResults['questions'][number] }) {
  const { label, kind, answered, average, counts, texts } = question;
  const [isWhole, setWhole] = useState(false);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Card
      title={label}
      actions={
        <span className="meta">
          {average !== null && `${average.toFixed(1)} / 5 · `}
          {t.answers(answered)}
        </span>
      }
    >
      {kind === 'text' ? (
        <>
          {texts.length === 0 && <p className="meta">{t.noTexts}</p>}
          <ul className={css.texts}>
            {(isWhole ? texts : texts.slice(0, FIRST)).map((text, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words can be written twice
              <li key={index}>{text}</li>
            ))}
          </ul>
          {texts.length > FIRST && !isWhole && <Button onClick={() => setWhole(true)}>{t.showAll}</Button>}
        </>
      ) : (
        <ul className={css.counts} data-rating={kind === 'rating' || undefined}>
          {counts.map(({ option, count }) => (
            <li key={option}>
              <span>{option}</span>
              <span className={css.bar} aria-hidden="true">
                <i style={{ width: `${(count / most) * 100}%` }} />
              </span>
              <b>{count}</b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
