import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import css from './RowCard.module.css';

interface RowCardProps {
  to: string;
  title: string;
  /** A ring or a picture before the title. */
  lead?: ReactNode;
  /** The main figure, such as the amount. */
  figure?: ReactNode;
  status?: ReactNode;
  /** A short sentence about the state. */
  note?: ReactNode;
  /** The one thing to do next. */
  action?: { label: string; to: string; isMain?: boolean } | undefined;
}

/** A record on a card with the one next action; on a phone one line with the title and what to do. */
export function RowCard({ to, title, lead, figure, status, note, action }: RowCardProps) {
  return (
    <>
      <div className={css.head}>
        {lead}
        <Link to={to} data-row-link className={css.title}>
          {title}
        </Link>
        <span className={css.figure}>{figure}</span>
        <span className={css.brief}>{action?.isMain ? action.label : (note ?? status)}</span>
      </div>
      <div className={css.state}>
        {status}
        {note && <span className={css.note}>{note}</span>}
      </div>
      {action && (
        <div className={css.action}>
          <Link to={action.to}>
            <Button type={action.isMain ? 'primary' : 'default'} size="small" tabIndex={-1}>
              {action.label}
            </Button>
          </Link>
        </div>
      )}
    </>
  );
}
