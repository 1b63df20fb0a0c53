import { useId } from 'react';
import css from './PlanEditor.module.css';

interface ChoicesProps<T extends string> {
  /** Names the group for screen readers. */
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; title: string; text?: string }[];
  disabled?: boolean;
}

/** A radio group that looks like cards, each with a sentence. */
export function Choices<T extends string>({ label, value, onChange, options, disabled }: ChoicesProps<T>) {
  const name = useId();
  return (
    <div className={css.choices} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={css.choice}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
          />
          <strong>{option.title}</strong>
          {option.text && <span>{option.text}</span>}
        </label>
      ))}
    </div>
  );
}
