import { useEffect, useState } from 'react';
import type { Refused } from './call.ts';
import css from './Public.module.css';
import { PublicPage } from './PublicPage.tsx';
import { usePortal } from './portal.ts';
import { finishProviderSignIn, submitSignIn } from './sign-in.ts';
import { texts } from './texts.ts';

const t = texts.elsewhere;

/** The response of the provider works only once, so it is used once per load, however often the page renders. */
let entering: Promise<void> | undefined;

/** The page to which the provider redirects the browser. */
export default function ReturnPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const portal = usePortal();
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    entering ??= finishProviderSignIn(window.location.search.slice(1)).then(({ token, remember }) =>
      submitSignIn(token, remember),
    );
    entering.then(onSignedIn, ({ message }: Refused) => setRefused(message));
  }, [onSignedIn]);
  return (
    <PublicPage
      title={texts.title(portal?.name)}
      lead={refused ? undefined : <span role="status">{t.finishing}</span>}
      failure={refused ? { title: texts.loginError, text: refused } : null}
    >
      {refused && (
        <a href="/login" className={css.button}>
          {texts.backToSignIn}
        </a>
      )}
    </PublicPage>
  );
}
