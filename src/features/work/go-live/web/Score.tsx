import css from './go-live.module.css';
import { texts as t } from './texts.ts';

export function Score({ score }: { score: number }) {
  return (
    <>
      <strong className="figures">{t.score(score)}</strong>
      {/* The figure beside the meter holds the same value for screen readers. */}
      <div className={css.meter} aria-hidden="true">
        <span style={{ width: `${score}%` }} />
      </div>
    </>
  );
}
