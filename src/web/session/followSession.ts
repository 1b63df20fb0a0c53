import { forgetCopies } from '../offline/copies.ts';
import { queryClient } from '../requests/queryClient.ts';
import { loginAddress, readToken, tokenKey } from './credentials.ts';
import { sessionQuery } from './session.tsx';

/**
 * Keeps a page in step with its session: another tab may sign out, or sign in as someone else. A page kept for the
 * browser's back button only learns of that when it is shown again.
 */
export function followSession(): void {
  let mine = readToken();
  const look = () => {
    const now = readToken();
    if (now === null) {
      void forgetCopies();
      window.location.replace(loginAddress());
    } else if (now !== mine) void queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => {});
    mine = now;
  };
  window.addEventListener('storage', ({ key }) => key === tokenKey && look());
  let isEmptied = false;
  window.addEventListener('pagehide', () => {
    if (readToken()) return;
    isEmptied = true;
    document.body.replaceChildren();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (isEmptied) window.location.reload();
    else look();
  });
}
