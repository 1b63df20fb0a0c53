import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './States.module.css';

interface EmptyStateProps {
  icon?: LucideIcon;
  title: string;
  /** One sentence about the purpose of the module. */
  children?: ReactNode;
  /** One or two buttons with the first steps. */
  actions?: ReactNode;
  /** A part of a screen among others takes less room. */
  isPart?: boolean;
}

export function EmptyState({ icon: Icon, title, children, actions, isPart }: EmptyStateProps) {
  return (
    <div className={css.state} data-part={isPart}>
      {Icon && !isPart && (
        <span className={css.icon}>
          <Icon size={20} aria-hidden="true" />
        </span>
      )}
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
