import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useRecordTitle } from '../interaction/title.ts';
import { recentKey as key } from '../session/credentials.ts';
import { type Session, useSession } from '../session/session.tsx';

const most = 8;

export interface RecentRecord {
  to: string;
  title: string;
  /** The kind of record: "Partner". */
  kind: string;
}

interface Kept {
  /** The user, and the company or program, to which the records belong. */
  of: string;
  records: RecentRecord[];
}

const ownerOf = ({ user, mode, organization, program }: Session) =>
  [user.id, mode, mode === 'partner' ? program?.partner_id : organization.id].join(' ');

/** The records opened last, newest first, without those of other users of this browser. */
export function recentRecords(session: Session): RecentRecord[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept?.of === ownerOf(session) ? kept.records : [];
  } catch {
    return [];
  }
}

/** Stores the records a user opens, for the command palette, except during impersonation. */
export function useRememberRecent(): void {
  const session = useSession();
  const title = useRecordTitle();
  const to = useRouterState({ select: ({ location }) => location.pathname });
  const spec = useMatches({ select: (matches) => matches.at(-1)?.staticData.spec });
  useEffect(() => {
    // A form of a record has the record's name as well, but only the show screen is stored.
    if (!title || !spec?.asks || !spec.path.includes('/show/') || session.impersonation) return;
    const others = recentRecords(session).filter((record) => record.to !== to);
    const records = [{ to, title, kind: spec.title }, ...others].slice(0, most);
    localStorage.setItem(key, JSON.stringify({ of: ownerOf(session), records } satisfies Kept));
  }, [title, to, spec, session]);
}
