import type { SiteBrand } from '#shared/brand.ts';
import { FollowFrame } from '#web/site/FollowFrame.tsx';
import { useFollowed } from '#web/site/useFollowed.ts';
import type { BreakdownPage as Breakdown } from '../schema.ts';
import css from './BreakdownPage.module.css';
import { texts as t } from './texts.ts';

/** A shared breakdown on one page, to read or to print. */
export function BreakdownPage({ brand }: { brand: SiteBrand }) {
  const { shown, problem } = useFollowed<Breakdown>('public/breakdowns');
  return (
    <FollowFrame brand={brand} title={t.title(brand.name)} problem={problem}>
      {shown && (
        <>
          <p className="site-help">{t.between(shown.company_name, shown.partner_name)}</p>
          <h1>{shown.title}</h1>
          <p className={css.status}>{shown.status}</p>
          <p className={css.amount}>{shown.amount}</p>
          {shown.sentence && <p className={css.sentence}>{shown.sentence}</p>}
          {shown.next && <p className={css.status}>{shown.next}</p>}
          <section className={css.steps}>
            <h2>{shown.is_calculated ? t.calculation : t.details}</h2>
            <dl>
              {shown.steps.map(({ title, detail, amount }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the steps do not change
                <div key={at}>
                  <dt>{title}</dt>
                  <dd>{detail}</dd>
                  <dd className={css.figure}>{amount}</dd>
                </div>
              ))}
            </dl>
          </section>
        </>
      )}
    </FollowFrame>
  );
}
