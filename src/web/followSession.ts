import { loginAddress, readToken, tokenKey } from './credentials.ts';
import { queryClient } from './queryClient.ts';
import { sessionQuery } from './session.tsx';

/**
 * Keeps a page with the session it is of: another tab may sign out, or in as somebody else. A page that a browser keeps for its
 * back button hears nothing of that until it is shown again, as it was left.
 */
export function followSession(): void {
  let mine = readToken();
  const look = () => {
    const now = readToken();
    if (now === null) window.location.replace(loginAddress());
    else if (now !== mine) void queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => {});
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
