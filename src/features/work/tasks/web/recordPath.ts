import { nounAddress } from '#shared/nouns/nouns.ts';
import { declaredFeatures } from '#web/declared.ts';
import { isOffered } from '#web/session/access.ts';
import type { Session } from '#web/session/session.tsx';

/** The address of a record's screen in the mode of the session, if there is one that the user may open. */
export function recordPath(session: Session, table: string, id: string): string | null {
  const route = declaredFeatures()
    .flatMap(({ routes }) => routes)
    .find(
      ({ asks, path, ...guard }) => asks === `${table}/$id` && !path.includes('/edit/') && isOffered(guard, session),
    );
  if (route) return route.path.replace('$id', id);
  return session.mode === 'company' ? (nounAddress(table, id) ?? null) : null;
}
