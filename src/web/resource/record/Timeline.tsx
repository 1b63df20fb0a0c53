import type { LucideIcon } from 'lucide-react';
import Activity from 'lucide-react/icons/activity';
import type { ReactNode } from 'react';
import { DateText } from '../../components/DateText.tsx';
import { isDay } from '../../region.ts';
import { useSystemName } from '../../session/session.tsx';
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
  /** Entries with the same key belong to one action and are folded into one row. */
  group?: string | null | undefined;
  /** Neighbors that have this in common are folded into one row with the words: automated emails. */
  run?: { key: string; words: (count: number) => string };
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
      {foldedEntries(entries).map(([first, ...others]) =>
        others.length === 0 ? (
          <Entry key={first.id} entry={first} />
        ) : (
          <Folded key={first.id} first={first} count={others.length + 1}>
            {[first, ...others].map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Folded>
        ),
      )}
    </ol>
  );
}

function Entry({ entry: { at, who, icon: Icon = Activity, what, body } }: { entry: TimelineEntry }) {
  const system = useSystemName();
  return (
    <li className={css.entry}>
      <span className={css.icon}>
        <Icon size={14} aria-hidden="true" />
      </span>
      <div className={css.text}>
        <strong>{who ?? system}</strong> {what}{' '}
        <span className={css.when}>
          <DateText value={at} as="relative" />
        </span>
        {body && <div className={css.body}>{body}</div>}
      </div>
    </li>
  );
}

/** Several entries of one action as one row, which opens. */
function Folded({ first, count, children }: { first: TimelineEntry; count: number; children: ReactNode }) {
  const Icon = first.icon ?? Activity;
  const system = useSystemName();
  return (
    <li className={css.entry}>
      <span className={css.icon}>
        <Icon size={14} aria-hidden="true" />
      </span>
      <details className={css.text}>
        <summary>
          {first.run ? (
            first.run.words(count)
          ) : (
            <>
              <strong>{first.who ?? system}</strong> {t.madeChanges(count)}
            </>
          )}{' '}
          <span className={css.when}>
            <DateText value={first.at} as="relative" />
          </span>
        </summary>
        <ol className={css.timeline}>{children}</ol>
      </details>
    </li>
  );
}

type Fold = [TimelineEntry, ...TimelineEntry[]];

/** Puts the entries of one action or run together, at the place of the first of them; the order stays. */
export function foldedEntries(entries: readonly TimelineEntry[]): Fold[] {
  const folds = new Map<string, Fold>();
  let run = '';
  for (const [at, entry] of entries.entries()) {
    // A run ends with the first entry of another kind.
    if (entry.run?.key !== entries[at - 1]?.run?.key) run = `run ${entry.id}`;
    const key = entry.run ? run : entry.group ? `group ${entry.group}` : `entry ${entry.id}`;
    const known = folds.get(key);
    if (known) known.push(entry);
    else folds.set(key, [entry]);
  }
  return [...folds.values()];
}
