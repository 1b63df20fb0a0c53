import css from './Tick.module.css';

interface TickProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is ticked. */
  partly?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** A native checkbox without a visible label, for rows; its target is larger than its box. */
export function Tick({ label, checked, partly = false, disabled, onChange }: TickProps) {
  return (
    <label className={css.target}>
      <input
        type="checkbox"
        className={css.box}
        aria-label={label}
        checked={checked}
        disabled={disabled}
        ref={(box) => {
          if (box) box.indeterminate = partly;
        }}
        onChange={onChange}
      />
    </label>
  );
}
