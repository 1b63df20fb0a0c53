import type { Session } from './session.tsx';

/**
 * Remembers what follows from a session, such as the menu that it offers: several parts of the frame need it whenever
 * the address changes. A session is replaced when it changes, and never changed itself.
 */
export function perSession<T>(of: (session: Session) => T): (session: Session) => T {
  const results = new WeakMap<Session, T>();
  return (session) => {
    if (!results.has(session)) results.set(session, of(session));
    return results.get(session)!;
  };
}
