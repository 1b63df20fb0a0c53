import { Card } from '#web/components/Card.tsx';
import type { Survey } from '../schema.ts';
import css from './surveys.module.css';
import { texts as t } from './texts.ts';

export function Questions({ survey }: { survey: Survey }) {
  return (
    <Card>
      {survey.intro && <p className={css.intro}>{survey.intro}</p>}
      <dl className={css.given}>
        <div>
          <dt>{survey.score_question}</dt>
          <dd className="meta">0–10</dd>
        </div>
        {survey.questions.map(({ key, label, kind, options, required }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className="meta">
              {t.kinds[kind]}
              {options && `: ${options.join(', ')}`}
              {required && ` · ${t.required}`}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
