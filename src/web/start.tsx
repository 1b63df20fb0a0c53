import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readerLanguage } from '#shared/text/texts.ts';
import { App } from './App.tsx';
import { loadTextsOf } from './language.ts';
import { loadLibraryTexts } from './look/libraryTexts.ts';
import { forgetCopies } from './offline/copies.ts';
import { workWithoutNetwork } from './offline/start.ts';
import { keepApplication } from './offline/worker.ts';
import { queryClient } from './requests/queryClient.ts';
import { loginAddress, readToken } from './session/credentials.ts';
import { followSession } from './session/followSession.ts';
import { sessionQuery } from './session/session.tsx';

/** Opens the signed-in application. The session is requested at once, while the first screen loads. */
export function startApp(element: HTMLElement): void {
  if (!readToken()) {
    // The session may have ended in another way than by signing out.
    void forgetCopies().finally(() => window.location.replace(loginAddress()));
    return;
  }
  workWithoutNetwork();
  followSession();
  void queryClient.prefetchQuery(sessionQuery);
  keepApplication();
  const show = () =>
    createRoot(element).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  if (readerLanguage() === 'en') show();
  else void Promise.all([loadTextsOf('web'), loadLibraryTexts()]).then(show, show);
}
