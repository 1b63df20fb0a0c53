import type { InputHTMLAttributes } from 'react';
import css from './Public.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  problem?: string;
  help?: string;
}

/** A label, an input, and the problem or help below. */
export function Field({ name, label, problem, help, ...input }: FieldProps) {
  return (
    <div className={css.field}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        aria-invalid={!!problem}
        aria-describedby={problem || help ? `${name}-note` : undefined}
        {...input}
      />
      <Note name={name} problem={problem} help={help} />
    </div>
  );
}

/** The text below a field; the field's `aria-describedby` refers to it. */
export function Note({ name, problem, help }: { name: string; problem?: string; help?: string }) {
  if (!problem && !help) return null;
  return (
    <p id={`${name}-note`} className={problem ? css.problem : css.help}>
      {problem ?? help}
    </p>
  );
}
