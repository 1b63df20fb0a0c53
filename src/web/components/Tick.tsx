import css from './Tick.module.css';

interface TickProps {
  label: string;
  /** Shows the label; without it, as in rows, only screen readers get it. */
  isNamed?: boolean;
  checked: boolean;
  /** Some of the items it stands for are selected. */
  partly?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** A native checkbox with a larger click target. */
export function Tick({ label, isNamed, checked, partly = false, disabled, onChange }: TickProps) {
  return (
    <label className={isNamed ? css.named : css.target}>
      <input
        type="checkbox"
        className={css.box}
        aria-label={isNamed ? undefined : label}
        checked={checked}
        disabled={disabled}
        ref={(box) => {
          if (box) box.indeterminate = partly;
        }}
        onChange={onChange}
      />
      {isNamed && label}
    </label>
  );
}
