import css from './go-live.module.css';
import { texts as t } from './texts.ts';

export function Score({ score }: { score: number }) {
  return (
    <>
      <strong className="figures">{t.score(score)}</strong>
      {/* The figure beside it says the same. */}
      <div className={css.meter} aria-hidden="true">
        <span style={{ width: `${score}%` }} />
      </div>
    </>
  );
}
