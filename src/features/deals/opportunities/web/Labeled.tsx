import type { ReactNode } from 'react';
import css from './parts.module.css';

/** A name above an input of a row. The input carries it as its `aria-label`, because its own component makes it. */
export function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.label}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  );
}
