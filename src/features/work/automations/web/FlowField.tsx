import { type ReactNode, useId } from 'react';
import css from './automations.module.css';

interface FieldProps {
  label: string;
  help?: string | undefined;
  problem?: string | undefined;
  children: (id: string) => ReactNode;
}

/** An input of the builder with its label, help and problem. */
export function FlowField({ label, help, problem, children }: FieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {help && <p className={css.help}>{help}</p>}
      {problem && <p className={css.problem}>{problem}</p>}
    </div>
  );
}
