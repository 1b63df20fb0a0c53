import css from './catalog.module.css';

/** A progress bar with a label of the same meaning. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div className={css.progress}>
      <div role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
        <div style={{ width: `${percent}%` }} />
      </div>
      <span>{label}</span>
    </div>
  );
}
