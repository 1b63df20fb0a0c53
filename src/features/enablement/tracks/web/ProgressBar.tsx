import css from './Checklist.module.css';
import { texts as t } from './texts.ts';

interface Followed {
  percent: number;
  steps_done: number;
  steps_total: number;
  points: number;
}

/** The progress of a track. */
export function ProgressBar({ of, label }: { of: Followed; label: string }) {
  return (
    <div className={css.head}>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={label}
        aria-valuenow={of.percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${of.percent}%` }} />
      </div>
      <span className={css.figure}>
        {t.progress(of.steps_done, of.steps_total)}
        {of.points > 0 && ` · ${t.pointCount(of.points)}`}
      </span>
    </div>
  );
}
