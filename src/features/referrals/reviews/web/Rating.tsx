import css from './reviews.module.css';
import { texts as t } from './texts.ts';

/** "4.2/5"; the stars repeat it for the eye. */
export function Rating({ value }: { value: number | null }) {
  if (value === null) return <span className="meta">{t.noRating}</span>;
  return (
    <span className={css.rating}>
      <span className={css.stars} style={{ '--share': `${(value / 5) * 100}%` } as object} aria-hidden="true">
        ★★★★★
      </span>
      <span>{Number.isInteger(value) ? value : value.toFixed(1)}/5</span>
    </span>
  );
}
