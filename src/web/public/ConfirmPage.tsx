import { useEffect, useState } from 'react';
import { readRegistrationKey, readToken, removeRegistrationKey } from '../session/credentials.ts';
import { post, type Refused } from './call.ts';
import { PasswordField } from './PasswordField.tsx';
import css from './Public.module.css';
import { PublicPage, Submit } from './PublicPage.tsx';
import { present } from './problems.ts';
import { isSignUp, readSecret } from './secret.ts';
import { type Entered, submitSignIn } from './sign-in.ts';
import { texts } from './texts.ts';
import { usePublicForm } from './usePublicForm.ts';

const t = texts.confirmEmail;

type Confirmed = { email: string } | Entered;

/** The link is tried once per load, however often the page renders. */
let answer: Promise<Confirmed> | undefined;

function confirm(token: string, password?: string): Promise<Confirmed> {
  const given = { token, ...(password && { password }) };
  if (!isSignUp()) return post<Confirmed>('auth/confirm-email', given, readToken() ?? undefined);
  const key = password ? null : readRegistrationKey();
  return post<Entered>('auth/finish-registration', { ...given, ...(key && { key }) });
}

/** The page of the link in an email that confirms an address, and finishes a registration. */
export default function ConfirmPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [secret] = useState(readSecret);
  const [email, setEmail] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(secret ? null : texts.update.incomplete);
  const [asksPassword, setAsksPassword] = useState(false);

  const settle = async (confirmed: Confirmed) => {
    if ('email' in confirmed) return setEmail(confirmed.email);
    removeRegistrationKey();
    await submitSignIn(confirmed.token, true);
    await onSignedIn();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is opened once, whatever is rendered
  useEffect(() => {
    if (!secret) return;
    answer ??= confirm(secret);
    answer.then(settle, ({ message, errors }: Refused) =>
      errors?.password ? setAsksPassword(true) : setRefused(message),
    );
  }, [secret]);

  if (asksPassword && !email)
    return <AskPassword onGiven={async (password) => settle(await confirm(secret!, password))} />;
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

/** Asks for the password, because a stranger may have signed up with the address of the reader. */
function AskPassword({ onGiven }: { onGiven: (password: string) => Promise<void> }) {
  const { form, problems, failure, isBusy } = usePublicForm({
    names: ['password'],
    check: ({ password }) => present({ password: password ? undefined : texts.passwordRequired }),
    send: ({ password }) => onGiven(password),
    fallback: t.failure,
  });
  return (
    <PublicPage title={t.title} lead={t.askPassword} failure={failure ? { title: t.failure, text: failure } : null}>
      <form {...form}>
        <PasswordField label={texts.password} problem={problems.password} autoComplete="current-password" />
        <Submit isBusy={isBusy}>{t.submit}</Submit>
      </form>
    </PublicPage>
  );
}
