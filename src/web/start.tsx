import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loginAddress, readToken } from './credentials.ts';
import { followSession } from './followSession.ts';
import { queryClient } from './queryClient.ts';
import { sessionQuery } from './session.tsx';

/** Opens the signed-in application. The session is requested at once, while the first screen loads. */
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
