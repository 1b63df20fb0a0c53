import type { ReactNode } from 'react';
import css from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** A short text beside the title, such as a count or a status. */
  meta?: ReactNode;
  /** Buttons, the primary one last. */
  children?: ReactNode;
}

export function PageHeader({ title, meta, children }: PageHeaderProps) {
  return (
    <div className={css.header}>
      <h1>{title}</h1>
      {meta && <span className={css.meta}>{meta}</span>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}
