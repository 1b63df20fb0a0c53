import { useId } from 'react';
import css from './Segments.module.css';

interface SegmentsProps<V extends string> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string }[];
}

/** A choice of a few options side by side. They are native radio buttons, which support the arrow keys. */
export function Segments<V extends string>({ label, value, onChange, options }: SegmentsProps<V>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.segments}>
      {options.map((option) => (
        <label key={option.value} className={css.segment}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}
