import { type ReactNode, useId } from 'react';
import css from './Builder.module.css';

/** One property: its label above its input. */
export function Row({
  label,
  help,
  children,
}: {
  label: string;
  help?: string | undefined;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={css.property}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {help && <p className={css.note}>{help}</p>}
    </div>
  );
}
