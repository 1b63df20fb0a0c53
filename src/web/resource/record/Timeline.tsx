import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import type { ReactNode } from 'react';
import { DateText } from '../../components/DateText.tsx';
import { isDay } from '../../region.ts';
import { texts as t } from '../texts.ts';
import css from './Timeline.module.css';

export interface TimelineEntry {
  id: string;
  at: string;
  /** The person; without one, the system. */
  who?: string | null;
  icon?: LucideIcon;
  /** The action, shown after the name: "moved this to Negotiation". */
  what: ReactNode;
  /** The reason, or the note itself. */
  body?: ReactNode;
}

/** Sorts a timeline. Entries with a day and no time, such as payments, come after other events of that day. */
export function newestFirst(a: TimelineEntry, b: TimelineEntry): number {
  return moment(b.at) - moment(a.at);
}

const moment = (at: string) => Date.parse(isDay(at) ? `${at}T23:59:59.999Z` : at);

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
