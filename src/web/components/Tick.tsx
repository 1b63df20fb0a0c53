import css from './Tick.module.css';

interface TickProps {
  label: string;
  /** The label is there to be read; without it, for rows, it is only heard. */
  isNamed?: boolean;
  checked: boolean;
  /** Some of what it stands for is ticked. */
  partly?: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** A native checkbox; its target is larger than its box. */
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
