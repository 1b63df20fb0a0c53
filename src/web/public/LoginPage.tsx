import { type FormEvent, useEffect, useState } from 'react';
import { readEndOfSession, readLogoutError } from '../session/credentials.ts';
import type { Refused } from './call.ts';
import { Field } from './Field.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { PasswordField } from './PasswordField.tsx';
import css from './Public.module.css';
import { PublicPage, Submit } from './PublicPage.tsx';
import { portalOfAddress, usePortal } from './portal.ts';
import { companySignInProblems, emailProblem, signInProblems } from './problems.ts';
import { SecondStep } from './SecondStep.tsx';
import {
  type Challenge,
  type CompanyProvider,
  type Entered,
  type Provider,
  provePassword,
  readCompanyProvider,
  readProvider,
  signInWithCompany,
  signInWithProvider,
  submitSignIn,
  withDestination,
} from './sign-in.ts';
import { texts as t } from './texts.ts';
import { usePublicForm } from './usePublicForm.ts';

export function LoginPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [challenge, setChallenge] = useState<(Challenge & { remember: boolean }) | null>(null);

  const goOn = async (answer: Entered | Challenge, remember: boolean) => {
    if ('challenge' in answer) return setChallenge({ ...answer, remember });
    await submitSignIn(answer.token, remember);
    await onSignedIn();
  };

  if (!challenge) return <PasswordStep onProven={goOn} />;
  return (
    <SecondStep
      {...challenge}
      onProven={(answer) => goOn(answer, challenge.remember)}
      onAgain={() => setChallenge(null)}
    />
  );
}

interface PasswordStepProps {
  onProven: (answer: Entered | Challenge, remember: boolean) => Promise<void>;
}

function PasswordStep({ onProven }: PasswordStepProps) {
  const portal = usePortal();
  const [provider, setProvider] = useState<Provider | null>(null);
  const [logoutFailed] = useState(readLogoutError);
  const [endOfSession] = useState(readEndOfSession);
  useEffect(() => {
    // Without a response there is no sign-up link, and signing in shows the error.
    readProvider().then(setProvider, () => undefined);
  }, []);
  const company = useCompanyProvider();
  const { form, problems, failure, isBusy } = usePublicForm({
    names: ['email', 'password', 'remember'],
    check: (given) => (company.isOnlyWay ? companySignInProblems(given) : signInProblems(given)),
    send: async ({ email, password, remember }) => {
      const rememberMe = remember === 'on';
      if (company.isOnlyWay) return signInWithCompany(email.trim(), rememberMe);
      await onProven(await provePassword({ email, password, rememberMe }), rememberMe);
    },
    fallback: t.invalidCredentials,
  });

  if (provider?.kind === 'redirect')
    return provider.installation ? <InstallationStep address={provider.installation} /> : <ElsewhereStep />;
  return (
    <PublicPage
      title={t.title(portal?.name)}
      failure={
        failure
          ? { title: t.loginError, text: failure }
          : logoutFailed
            ? { title: t.logoutError, text: t.logoutFailed }
            : endOfSession
              ? { title: t.signedOut, text: endOfSession }
              : null
      }
      foot={
        // The space is reserved, so that nothing moves when the response arrives.
        portal?.application_path ? (
          <>
            {t.notPartner} <a href={portal.application_path}>{t.becomePartner}</a>
          </>
        ) : portal === null && provider?.registration ? (
          <>
            {t.noAccount} <a href={withDestination('/register')}>{t.signUp}</a>
          </>
        ) : (
          '\u00a0'
        )
      }
    >
      <form {...form}>
        <Field
          name="email"
          label={t.emailOrUsername}
          inputMode="email"
          autoComplete="username webauthn"
          problem={problems.email}
          autoFocus
          onBlur={({ target }) => company.look(target.value)}
        />
        {company.isOnlyWay ? (
          <p role="status" className={css.help}>
            {t.company.required(company.name)}{' '}
            <button type="button" className={css.plain} onClick={company.usePassword}>
              {t.company.usePassword}
            </button>
          </p>
        ) : (
          <PasswordField
            label={t.password}
            problem={problems.password}
            autoComplete="current-password"
            aside={{ label: t.forgot, to: withDestination('/forgot-password') }}
          />
        )}
        <label className={css.remember}>
          <input type="checkbox" name="remember" defaultChecked />
          {t.remember}
        </label>
        <Submit isBusy={isBusy}>
          {isBusy ? t.signingIn : company.isOnlyWay ? t.company.go(company.name) : t.signIn}
        </Submit>
        {!company.isOnlyWay && (
          <PasskeySignIn
            remember={() => new FormData(form.ref.current!).get('remember') === 'on'}
            onEntered={onProven}
          />
        )}
        {company.isOffered && (
          <button
            type="button"
            className={css.plain}
            onClick={() => company.go(new FormData(form.ref.current!).get('remember') === 'on')}
          >
            {t.company.go(company.name)}
          </button>
        )}
      </form>
    </PublicPage>
  );
}

/** The provider of the company that has the domain of the typed address, if there is one. */
function useCompanyProvider() {
  const [email, setEmail] = useState('');
  const [provider, setProvider] = useState<CompanyProvider | null>(null);
  const [wantsPassword, setWantsPassword] = useState(false);
  const isOnlyWay = Boolean(provider?.company && provider.is_required && !wantsPassword);
  return {
    name: provider?.company ?? '',
    isOnlyWay,
    isOffered: Boolean(provider?.company) && !isOnlyWay,
    usePassword: () => setWantsPassword(true),
    look: (typed: string) => {
      const address = typed.trim();
      if (address === email) return;
      setEmail(address);
      setProvider(null);
      setWantsPassword(false);
      // Without an answer, the password is asked for.
      if (!emailProblem(address)) readCompanyProvider(address).then(setProvider, () => undefined);
    },
    go: (remember: boolean) => signInWithCompany(email, remember).catch(() => setProvider(null)),
  };
}

/** The provider of the installation leads back to its own address only. */
function InstallationStep({ address }: { address: string }) {
  const portal = usePortal();
  const slug = portalOfAddress();
  return (
    <PublicPage title={t.title(portal?.name)} lead={t.installation.lead}>
      <a href={`${address}/login${slug ? `?portal=${slug}` : ''}`} className={css.button}>
        {t.installation.go(new URL(address).host)}
      </a>
      <CompanyStep />
    </PublicPage>
  );
}

/** Signs in at the identity provider of the user's organization. */
function ElsewhereStep() {
  const portal = usePortal();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const go = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      await signInWithProvider(new FormData(event.currentTarget).get('remember') === 'on');
    } catch (error) {
      setFailure((error as Refused).message);
      setBusy(false);
    }
  };
  return (
    <PublicPage
      title={t.title(portal?.name)}
      lead={t.elsewhere.lead}
      failure={failure ? { title: t.loginError, text: failure } : null}
    >
      <form onSubmit={go}>
        <label className={css.remember}>
          <input type="checkbox" name="remember" defaultChecked />
          {t.remember}
        </label>
        <Submit isBusy={isBusy}>{isBusy ? t.elsewhere.leaving : t.elsewhere.go}</Submit>
      </form>
      <CompanyStep />
    </PublicPage>
  );
}

/** Leads people of a company that has a provider of its own, beside the one of the installation. */
function CompanyStep() {
  const { form, problems, failure, isBusy } = usePublicForm({
    names: ['email'],
    check: companySignInProblems,
    send: ({ email }) => signInWithCompany(email.trim(), true),
    fallback: t.loginError,
  });
  return (
    <details>
      <summary className={css.help}>{t.company.own}</summary>
      <form {...form}>
        <Field
          name="email"
          label={t.email}
          inputMode="email"
          autoComplete="username"
          problem={problems.email ?? failure ?? undefined}
        />
        <Submit isBusy={isBusy}>{isBusy ? t.elsewhere.leaving : t.company.goOwn}</Submit>
      </form>
    </details>
  );
}
