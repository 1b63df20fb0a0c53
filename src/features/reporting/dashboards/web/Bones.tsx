import css from './dashboard.module.css';

/** The place of a widget whose figures are on their way. */
export function Bones() {
  return (
    <div aria-hidden="true">
      {[72, 100, 48].map((width) => (
        <span key={width} className={css.bone} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
