import type { ReactNode } from 'react';
import { Avatar } from '../components/Avatar.tsx';
import { DateText } from '../components/DateText.tsx';
import css from './thread.module.css';

interface ThreadItemProps {
  author: string;
  at: string;
  /** The author's side or company. */
  side?: ReactNode;
  /** Tags after the time: its visibility, or that it is pinned. */
  tags?: ReactNode;
  /** A button or menu at the end of the first line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** One entry of a thread, with its author and its time. */
export function ThreadItem({ author, at, side, tags, actions, children }: ThreadItemProps) {
  return (
    <li className={css.item}>
      <Avatar name={author} size={28} />
      <div className={css.content}>
        <div className={css.head}>
          <strong>{author}</strong>
          {side && <span className="meta">{side}</span>}
          <span className="meta">
            <DateText value={at} as="relative" />
          </span>
          {tags}
          {actions && <span className={css.actions}>{actions}</span>}
        </div>
        {children}
      </div>
    </li>
  );
}

/** Text as it was typed. */
export function ThreadText({ children }: { children: string }) {
  return <p className={css.text}>{children}</p>;
}
