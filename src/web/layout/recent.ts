import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { recentKey as key } from '../credentials.ts';
import { type Session, useSession } from '../session.tsx';
import { useRecordTitle } from '../title.ts';

const most = 8;

export interface RecentRecord {
  to: string;
  title: string;
  /** What it is: "Partner". */
  kind: string;
}

interface Kept {
  /** Whose they are, and in which company or program. */
  of: string;
  records: RecentRecord[];
}

const ownerOf = ({ user, mode, organization, program }: Session) =>
  [user.id, mode, mode === 'partner' ? program?.partner_id : organization.id].join(' ');

/** The records last opened, newest first; nothing of somebody else who used this browser. */
export function recentRecords(session: Session): RecentRecord[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept?.of === ownerOf(session) ? kept.records : [];
  } catch {
    return [];
  }
}

/** Remembers the records one opens, for the command palette. Not what someone sees who impersonates another person. */
export function useRememberRecent(): void {
  const session = useSession();
  const title = useRecordTitle();
  const to = useRouterState({ select: ({ location }) => location.pathname });
  const spec = useMatches({ select: (matches) => matches.at(-1)?.staticData.spec });
  useEffect(() => {
    // A form of a record has its name, too; what one returns to is the record.
    if (!title || !spec?.asks || !spec.path.includes('/show/') || session.impersonation) return;
    const others = recentRecords(session).filter((record) => record.to !== to);
    const records = [{ to, title, kind: spec.title }, ...others].slice(0, most);
    localStorage.setItem(key, JSON.stringify({ of: ownerOf(session), records } satisfies Kept));
  }, [title, to, spec, session]);
}
