import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import type { ReactNode } from 'react';
import { DateText } from '../components/DateText.tsx';
import css from './Timeline.module.css';
import { texts as t } from './texts.ts';

export interface TimelineEntry {
  id: string;
  at: string;
  /** Who; the system when nobody. */
  who?: string | null;
  icon?: LucideIcon;
  /** What they did, after their name: "moved this to Negotiation". */
  what: ReactNode;
  /** Why, or the note itself. */
  body?: ReactNode;
}

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  if (entries.length === 0) return <p className={css.nothing}>{t.noActivity}</p>;
  return (
    <ol className={css.timeline}>
      {entries.map(({ id, at, who, icon: Icon = Activity, what, body }) => (
        <li key={id} className={css.entry}>
          <span className={css.icon}>
            <Icon size={14} aria-hidden="true" />
          </span>
          <div className={css.text}>
            <strong>{who ?? t.system}</strong> {what}{' '}
            <span className={css.when}>
              <DateText value={at} as="relative" />
            </span>
            {body && <div className={css.body}>{body}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
