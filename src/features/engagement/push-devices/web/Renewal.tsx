import { useEffect } from 'react';
import { useSession } from '#web/session/session.tsx';

/** Adds this browser again after its person has signed in anew; it shows nothing. */
export function Renewal() {
  const { user, session_id, impersonation } = useSession();
  useEffect(() => {
    if (impersonation || localStorage.getItem('tandem.push') === null) return;
    const caller = { user_id: user.id, session_id };
    void import('./device.ts').then(({ needsRenewal, renewHere }) =>
      // The settings offer it again when it fails.
      needsRenewal(caller) ? renewHere(caller).catch(() => {}) : undefined,
    );
  }, [user.id, session_id, impersonation]);
  return null;
}
