import { useEffect, useState } from 'react';
import type { Refused } from './call.ts';
import { enter, finishElsewhere } from './entrance.ts';
import css from './Public.module.css';
import { PublicPage } from './PublicPage.tsx';
import { texts } from './texts.ts';

const t = texts.elsewhere;

/** One try per load, however often the page renders: an answer of the provider works once. */
let entering: Promise<void> | undefined;

/** Where the provider sends the browser back to. */
export default function ReturnPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    entering ??= finishElsewhere(window.location.search.slice(1)).then(({ token, remember }) => enter(token, remember));
    entering.then(onSignedIn, ({ message }: Refused) => setRefused(message));
  }, [onSignedIn]);
  return (
    <PublicPage
      title={texts.title}
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
