import { useEffect, useState } from 'react';
import { readToken } from '../credentials.ts';
import { post, type Refused } from './call.ts';
import css from './Public.module.css';
import { PublicPage } from './PublicPage.tsx';
import { readSecret } from './secret.ts';
import { texts } from './texts.ts';

const t = texts.confirmEmail;

/** The link is tried once per load, however often the page renders. */
let answer: Promise<{ email: string }> | undefined;

/** The page of the link in an email that confirms an address. */
export default function ConfirmPage() {
  const [secret] = useState(readSecret);
  const [email, setEmail] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(secret ? null : texts.update.incomplete);
  useEffect(() => {
    if (!secret) return;
    answer ??= post('auth/confirm-email', { token: secret });
    answer.then(
      (confirmed) => setEmail(confirmed.email),
      ({ message }: Refused) => setRefused(message),
    );
  }, [secret]);
  const isSignedIn = !!readToken();
  return (
    <PublicPage
      title={email ? t.doneTitle : t.title}
      lead={email ? t.done(email) : refused ? undefined : <span role="status">{t.opening}</span>}
      failure={refused ? { title: t.failure, text: refused } : null}
    >
      {(email || refused) && (
        <a href={isSignedIn ? (email ? '/' : '/profile') : '/login'} className={css.button}>
          {isSignedIn ? t.goOn : texts.signIn}
        </a>
      )}
    </PublicPage>
  );
}
