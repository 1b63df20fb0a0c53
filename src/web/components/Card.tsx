import type { ReactNode } from 'react';
import css from './Card.module.css';

/** A framed part of a screen with a heading. */
export function Card({ title, actions, children }: { title?: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className={css.card}>
      {title && (
        <div className={css.head}>
          <h2>{title}</h2>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
