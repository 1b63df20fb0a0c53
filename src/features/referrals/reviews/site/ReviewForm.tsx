import { type FormEvent, useState } from 'react';
import { type Category, categories } from '../model.ts';
import type { ReviewInvited } from '../public.schema.ts';
import { askReviewServer, type Refused } from './ask.ts';
import { ReviewField } from './Field.tsx';
import css from './Review.module.css';
import { texts as t } from './texts.ts';

type Problems = Record<string, string>;

interface ReviewFormProps {
  invited: ReviewInvited;
  token: string;
  onSubmitted: () => void;
  onRefused: (error: Refused) => void;
}

/** Four ratings, the text, and the author's details. */
export function ReviewForm({ invited, token, onSubmitted, onRefused }: ReviewFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const found = missingIn(given);
    setProblems(found);
    setFailure(Object.keys(found).length > 0 ? t.problem : null);
    const [first] = Object.keys(found);
    if (first) return focusOn(form, first);
    setBusy(true);
    try {
      const scores = Object.fromEntries(categories.map((category) => [category, Number(given[category])]));
      const { quote, author, designation, company } = given;
      await askReviewServer('reviews/submit', { token, ...scores, quote, author, designation, company });
      onSubmitted();
    } catch (error) {
      const refused = error as Refused;
      setFailure(refused.message);
      setProblems(Object.fromEntries(Object.entries(refused.errors).map(([name, [said]]) => [name, said ?? ''])));
      onRefused(refused);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} className={css.form}>
      <h1 tabIndex={-1}>{t.heading(invited.partner_name)}</h1>
      <p>{t.lead(invited.deal_name, invited.company_name)}</p>
      <p className="site-help">{t.scale}</p>
      {categories.map((category) => (
        <Score key={category} category={category} problem={problems[category]} />
      ))}
      <ReviewField name="quote" label={t.quote} help={t.quoteHelp} problem={problems.quote} rows={6} max={4000} />
      <ReviewField
        name="author"
        label={t.author}
        problem={problems.author}
        value={invited.author}
        max={200}
        complete="name"
      />
      <ReviewField
        name="designation"
        label={t.designation}
        problem={problems.designation}
        value={invited.designation}
        max={200}
        complete="organization-title"
      />
      <ReviewField
        name="company"
        label={t.company}
        problem={problems.company}
        value={invited.company}
        max={200}
        complete="organization"
      />
      <p className="site-help">{t.isPublic(invited.company_name)}</p>
      {failure && (
        <p role="alert" className="site-problem">
          {failure}
        </p>
      )}
      <div>
        <button type="submit" className="site-button site-button-primary" disabled={isBusy}>
          {t.submit}
        </button>
      </div>
    </form>
  );
}

function Score({ category, problem }: { category: Category; problem: string | undefined }) {
  const id = `${category}-problem`;
  return (
    <fieldset className={css.score} aria-describedby={problem ? id : undefined}>
      <legend>
        {t.categories[category]} <span className="site-help">{t.hints[category]}</span>
      </legend>
      <div className={css.choices}>
        {[1, 2, 3, 4, 5].map((score) => (
          <label key={score}>
            <input type="radio" name={category} value={score} required />
            <span>{score}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={id} className="site-problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function missingIn(given: Record<string, string>): Problems {
  const missing: Problems = {};
  for (const category of categories) if (!given[category]) missing[category] = t.required.score;
  if (!given.quote?.trim()) missing.quote = t.required.quote;
  if (!given.author?.trim()) missing.author = t.required.author;
  return missing;
}

function focusOn(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
