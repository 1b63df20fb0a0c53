import { useEffect, useState } from 'react';
import { storeRegistrationKey } from '../session/credentials.ts';
import { post } from './call.ts';
import { Field } from './Field.tsx';
import { browserLocale } from './locale.ts';
import { PasswordField } from './PasswordField.tsx';
import css from './Public.module.css';
import { PublicPage, Submit } from './PublicPage.tsx';
import { usePortal } from './portal.ts';
import { registerProblems } from './problems.ts';
import { type Entered, type Provider, readProvider, submitSignIn, withDestination } from './sign-in.ts';
import { texts } from './texts.ts';
import { usePublicForm } from './usePublicForm.ts';

const t = texts.register;

/** The answer when a link was emailed: the same for every address. */
interface Started {
  email: string;
  key: string;
}

export default function RegisterPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const portal = usePortal();
  const [mailed, setMailed] = useState<string | null>(null);
  const [provider, setProvider] = useState<Provider | null>(null);
  useEffect(() => {
    readProvider().then(setProvider, () => undefined);
  }, []);
  const { form, problems, failure, isBusy } = usePublicForm({
    names: ['full_name', 'email', 'password'],
    check: registerProblems,
    send: async ({ full_name, email, password }) => {
      const named = full_name.trim() && { full_name: full_name.trim() };
      const body = { email: email.trim(), password, ...named, ...browserLocale() };
      const answer = await post<Entered | Started>('auth/register', body);
      if ('key' in answer) {
        storeRegistrationKey(answer.key);
        return setMailed(answer.email);
      }
      await submitSignIn(answer.token, true);
      await onSignedIn();
    },
    fallback: t.failed,
  });
  if (mailed)
    return (
      <PublicPage
        title={t.mailedTitle}
        lead={<span role="status">{t.mailed(mailed)}</span>}
        foot={<a href={withDestination('/login')}>{texts.signIn}</a>}
      />
    );
  const foot = (
    <>
      {t.hasAccount} <a href={withDestination('/login')}>{texts.signIn}</a>
    </>
  );
  if (portal)
    return (
      <PublicPage title={texts.becomePartner} lead={t.inPortal(portal.name)} foot={foot}>
        {portal.application_path && (
          <a href={portal.application_path} className={css.button}>
            {t.apply}
          </a>
        )}
        {provider?.registration && (
          <p className={css.foot}>
            {t.ownProgram} <a href="/register?portal=">{t.ownProgramLink}</a>
          </p>
        )}
      </PublicPage>
    );
  if (provider && !provider.registration) return <PublicPage title={t.title} lead={t.closed} foot={foot} />;
  return (
    <PublicPage title={t.title} lead={t.lead} failure={failure ? { title: t.error, text: failure } : null} foot={foot}>
      <form {...form}>
        <Field
          name="full_name"
          label={t.fullName}
          autoComplete="name"
          maxLength={200}
          problem={problems.full_name}
          autoFocus
        />
        <Field
          name="email"
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          problem={problems.email}
        />
        <PasswordField
          label={texts.password}
          help={t.passwordHelp}
          problem={problems.password}
          autoComplete="new-password"
        />
        <Submit isBusy={isBusy}>{isBusy ? t.busy : t.submit}</Submit>
      </form>
    </PublicPage>
  );
}
