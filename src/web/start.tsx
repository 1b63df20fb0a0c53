import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loginAddress, readToken } from './credentials.ts';
import { followSession } from './followSession.ts';
import { queryClient } from './queryClient.ts';
import { sessionQuery } from './session.tsx';

/** Opens the signed-in application. The session is asked for at once, beside the loading of the first screen. */
export function startApp(element: HTMLElement): void {
  if (!readToken()) {
    window.location.replace(loginAddress());
    return;
  }
  followSession();
  void queryClient.prefetchQuery(sessionQuery);
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
