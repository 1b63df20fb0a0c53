import { type CSSProperties, type FormEvent, useState } from 'react';
import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import { categories } from '../model.ts';
import type { ReviewBadge } from '../public.schema.ts';
import { askReviewServer, type Refused } from './ask.ts';
import { ReviewField } from './Field.tsx';
import css from './Review.module.css';
import { texts as t } from './texts.ts';

/** Shows what is signed today, and checks a badge from elsewhere. */
export function BadgePage({ brand, badge }: { brand: SiteBrand; badge: ReviewBadge }) {
  const { partner, company, rating, count } = badge;
  return (
    <SiteFrame brand={brand}>
      <div className={css.page}>
        <h1>{t.badgeTitle(partner.name)}</h1>
        <p className={css.stars} aria-hidden="true" style={{ '--rated': `${rating! * 20}%` } as CSSProperties}>
          ★★★★★
        </p>
        <p className={css.rating}>{t.outOf(rating!.toFixed(1), count)}</p>
        <p>{t.badgeLead(company.name)}</p>
        <dl className={css.categories}>
          {categories.map((category) => (
            <div key={category}>
              <dt>{t.categories[category]}</dt>
              <dd>{badge[category]?.toFixed(1)}</dd>
            </div>
          ))}
        </dl>
        <details>
          <summary>{t.check}</summary>
          <div className={css.details}>
            <CheckForm />
            <p className="site-help">{t.signedHelp}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
            <pre className={css.json} tabIndex={0}>
              {JSON.stringify(badge, null, 2)}
            </pre>
          </div>
        </details>
      </div>
    </SiteFrame>
  );
}

function CheckForm() {
  const [result, setResult] = useState<{ isGenuine: boolean; text: string } | null>(null);
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get('badge'));
    try {
      const badge = JSON.parse(written) as object;
      const { is_genuine, problems } = await askReviewServer<{ is_genuine: boolean; problems: string[] }>(
        'review_badges/verify',
        badge,
      );
      setResult({ isGenuine: is_genuine, text: is_genuine ? t.genuine : [t.notGenuine, ...problems].join(' ') });
    } catch (error) {
      const text =
        error instanceof SyntaxError || (error as Refused).status === 400 ? t.notJson : (error as Error).message;
      setResult({ isGenuine: false, text });
    }
  };
  return (
    <form noValidate onSubmit={check} className={css.form}>
      <ReviewField name="badge" label="JSON" help={t.checkHelp} rows={6} max={4000} />
      {result && (
        <p role="alert" className={result.isGenuine ? css.genuine : 'site-problem'}>
          {result.text}
        </p>
      )}
      <div>
        <button type="submit" className="site-button">
          {t.verify}
        </button>
      </div>
    </form>
  );
}
