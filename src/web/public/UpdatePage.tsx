import { useState } from 'react';
import { removeToken } from '../session/credentials.ts';
import { post } from './call.ts';
import { PasswordField } from './PasswordField.tsx';
import css from './Public.module.css';
import { PublicPage, Submit } from './PublicPage.tsx';
import { updateProblems } from './problems.ts';
import { readSecret } from './secret.ts';
import { texts } from './texts.ts';
import { usePublicForm } from './usePublicForm.ts';

const t = texts.update;

/** The page of the link in an email about a forgotten password. */
export default function UpdatePage() {
  const [secret] = useState(readSecret);
  const [isDone, setDone] = useState(false);
  const { form, problems, failure, isBusy } = usePublicForm({
    names: ['password', 'confirm'],
    check: updateProblems,
    send: async ({ password }) => {
      await post('auth/update-password', { token: secret, password });
      // The new password has ended all sessions of this user.
      removeToken();
      setDone(true);
    },
    fallback: t.failed,
  });
  const again = <a href="/forgot-password">{t.again}</a>;
  if (!secret) {
    return <PublicPage title={t.title} failure={{ title: t.error, text: t.incomplete }} foot={again} />;
  }
  if (isDone) {
    return (
      <PublicPage title={t.doneTitle} lead={t.done}>
        <a href="/login" className={css.button}>
          {texts.signIn}
        </a>
      </PublicPage>
    );
  }
  return (
    <PublicPage
      title={t.title}
      lead={t.lead}
      failure={failure ? { title: t.error, text: failure } : null}
      foot={failure ? again : undefined}
    >
      <form {...form}>
        <PasswordField
          label={t.password}
          help={texts.register.passwordHelp}
          problem={problems.password}
          autoComplete="new-password"
          autoFocus
        />
        <PasswordField
          name="confirm"
          label={t.confirm}
          what="confirmation"
          problem={problems.confirm}
          autoComplete="new-password"
        />
        <Submit isBusy={isBusy}>{isBusy ? t.busy : t.submit}</Submit>
      </form>
    </PublicPage>
  );
}
